import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type BrowserContext, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { hurry, test, untilOffline } from './support.ts'

/** Everything that the app keeps of a game: the roster with its signs, and the log with what was undone. */
async function everything(page: Page): Promise<{ roster: string; log: string }> {
  const player = new Player(page)
  const main = page.getByRole('main')
  await player.goTo('Log')
  await expect(main.getByRole('article')).not.toHaveCount(0)
  const log = await main.ariaSnapshot()
  await player.goTo('Forces')
  await expect(player.addButtons()).toHaveCount(2)
  return { roster: await main.ariaSnapshot(), log }
}

async function reloadOffline(context: BrowserContext, page: Page): Promise<void> {
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
}

test('[fault: kill-mid-append] an evening with the server stopped: everything is there after the browser was closed', async ({
  serve,
  phone,
}) => {
  const server = await serve()
  const context = await phone.open()
  const page = await context.newPage()
  const player = new Player(page)
  await hurry(page)
  await page.goto(server.url)
  await untilOffline(page)
  await server.stop()
  await reloadOffline(context, page)

  await test.step('a new game of four units a side', async () => {
    await player.beginGame(
      [{ nation: 'France', name: 'Armée du Nord' }, { nation: 'Britain' }],
      'Quatre Bras',
    )
    await player.addUnits('Armée du Nord', [
      { name: '1st Line', bases: 6, copies: 2 },
      { name: '8th Cuirassiers', arm: 'Cavalry', kind: 'Armoured', bases: 3 },
    ])
    await player.tellMore('2nd Line', 'Duplicate')
    await player.addUnits('Britain', [
      { name: '32nd Foot', bases: 4, copies: 2 },
      { name: '42nd Highlanders', class: 'Elite', officer: { name: 'Picton', value: 2 } },
      { name: 'Rogers’s Battery', arm: 'Artillery', kind: 'Heavy' },
    ])
    for (const unit of ['1st Line', '2nd Line', '3rd Line', '8th Cuirassiers']) {
      await expect(player.unit(unit)).toBeVisible()
    }
    for (const unit of ['32nd Foot', '33rd Foot', '42nd Highlanders', 'Rogers’s Battery']) {
      await expect(player.unit(unit)).toBeVisible()
    }
  })

  await test.step('a volley from the roster, with real dice', async () => {
    await player.aim('Fire', '32nd Foot', '1st Line')
    await player.useOwnDice()
    await player.typeFaces(10)
    await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Telling fire' })).toBeVisible()
    await player.done()
    await expect(player.unit('1st Line')).toHaveAccessibleName(/morale marker 5 of 6 bases/)
  })

  await test.step('a melee: the French roll in the app, the British with real dice', async () => {
    await player.aim('Melee', '8th Cuirassiers', '33rd Foot')
    await player.roll()
    await expect(player.knownDice()).toHaveCount(1)
    await player.typeFaces(5)
    await expect(page.getByRole('img', { name: /^D10: \d+, rolled$/ })).toHaveCount(1)
    await expect(page.getByRole('img', { name: 'D10: 5, typed' })).toHaveCount(1)
    await player.done()
  })

  await test.step('a rally', async () => {
    await player.tell('1st Line', 'Rally')
    await player.roll()
    await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
    await player.done()
  })

  const beforeLeader = await everything(page)

  await test.step('a fallen leader', async () => {
    await player.tell('42nd Highlanders', 'Fallen leader')
    await player.typeFaces(1)
    await expect(page.getByRole('heading', { name: 'The leader falls' })).toBeVisible()
    await player.done()
    await expect(player.unit('42nd Highlanders')).not.toHaveAccessibleName(/Picton/)
  })

  await test.step('undo twice, redo once', async () => {
    await player.goTo('Log')
    await player.button('Undo: Picton in danger with 42nd Highlanders').click()
    await player.button('Undo: 1st Line tries to rally').click()
    await player.button('Redo 1st Line').click()
    await expect(page.getByRole('article').first()).toContainText('Redo: 1st Line tries to rally')
    const undone = page.getByRole('article').filter({ hasText: /Undone at/ })
    await expect(undone).toHaveCount(1)
    await expect(undone.getByRole('heading').locator('s')).toHaveText(
      'Picton in danger with 42nd Highlanders',
    )
  })

  const left = await everything(page)
  expect(left.roster).toBe(beforeLeader.roster)

  await test.step('the browser is closed and opened again', async () => {
    const again = await phone.open()
    await again.setOffline(true)
    const opened = await again.newPage()
    const samePlayer = new Player(opened)
    await opened.goto(server.url)
    await opened.getByRole('link', { name: 'Continue Quatre Bras' }).click()
    await expect(samePlayer.addButtons()).toHaveCount(2)
    expect(await everything(opened)).toEqual(left)

    await samePlayer.aim('Fire', '32nd Foot', '2nd Line')
    await expect(samePlayer.keypad()).toBeVisible()
    await samePlayer.close()
    await samePlayer.aim('Fire', '2nd Line', '32nd Foot')
    await expect(samePlayer.rollButton()).toBeVisible()
  })
})

test('without the service worker the app does not open with the server stopped', async ({
  copyOfApp,
  serve,
  phone,
}) => {
  await rm(join(copyOfApp, 'sw.js'))
  const server = await serve(copyOfApp)
  const context = await phone.open()
  const page = await context.newPage()
  await page.goto(server.url)
  await expect(page.getByRole('link', { name: 'New game' })).toBeVisible()
  await server.stop()
  await expect(reloadOffline(context, page)).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED)/)
})
