import { expect, type Page } from '@playwright/test'
import { Player, whenReady } from '../../scripts/player.ts'
import { perform, recorded } from './battle/hand.ts'
import { fallen, left, record, type Left } from './battle/quatre-bras.ts'
import { storedState } from './stored.ts'
import { hurry, test } from './support.ts'

test.setTimeout(600_000)

/** Plays the record on the screen, line by line, with real dice for both sides; tells how the first turn began. */
async function play(player: Player): Promise<string> {
  let begun = ''
  for (const [place, [action, faces, heading]] of record.entries()) {
    await test.step(heading, async () => {
      await perform(player, action)
      const isFirstDie = faces.length > 0 && !record.slice(0, place).some(([, earlier]) => earlier.length > 0)
      if (isFirstDie) await player.useOwnDice()
      await player.typeFaces(...faces)
      await recorded(player, heading)
    })
    if (place === 0) begun = await storedState(player.page)
  }
  return begun
}

/** An entry of the log as it is shared: its dice, its heading and what came of it. */
function entryOf(row: string): readonly [faces: readonly number[], heading: string, sentence: string] {
  const [heading = '', ...parts] = row.slice(row.indexOf('  ') + 2).split(' | ')
  const faces = [...row.matchAll(/D10 (\d+) \(typed\)/g)].map(([, face]) => Number(face))
  return [inOrder(faces), heading, parts.at(-1) ?? '']
}

/** In the log dice lie beside their sums, whenever they were thrown. */
function inOrder(faces: readonly number[]): readonly number[] {
  return faces.toSorted((one, other) => one - other)
}

/** The whole log as it is shared, without the line that the set-up is. */
async function sharedLog(player: Player): Promise<readonly string[]> {
  const { page } = player
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await player.button('This game').click()
  await player.button('Share the log as text').click()
  await page.getByText('Log copied: paste it where you like.').waitFor()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  return text.split('\n').slice(2)
}

/** How a unit stands in the roster, as a screen reader has it. */
function standing([, began, remaining, gone]: Left): RegExp {
  if (gone !== undefined) return new RegExp(gone)
  return new RegExp(remaining === began ? `${began} (bases|base)` : `${remaining} of ${began} bases`)
}

async function expectLosses(player: Player): Promise<void> {
  const { page } = player
  await player.goTo('Forces')
  for (const unit of [...left.France, ...left.Britain]) {
    await expect.soft(player.unit(unit[0])).toHaveAccessibleName(standing(unit))
  }
  await player.openPage('Summary of the battle')
  const main = page.getByRole('main')
  await main.getByRole('heading', { name: 'Dice' }).waitFor()
  for (const officer of fallen) await expect.soft(main.getByText(officer)).not.toHaveCount(0)
  for (const [side, units] of Object.entries(left)) {
    const [began, remaining] = totals(units)
    const row = main
      .getByRole('listitem')
      .filter({ hasText: new RegExp(`^${side}`) })
      .first()
    await expect.soft(row).toContainText(`${remaining} of ${began} bases left`)
  }
  await player.button('Back').click()
}

/** Bases at the beginning and at the end; a unit that is off the table has none left. */
function totals(units: readonly Left[]): readonly [began: number, left: number] {
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  return [
    sum(units.map(([, began]) => began)),
    sum(units.map(([, , remaining, gone]) => (gone === undefined ? remaining : 0))),
  ]
}

async function press(page: Page, name: RegExp, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await (await whenReady(page.getByRole('button', { name }).first())).click()
  }
}

test('[fault: undo-to-the-start] a recorded battle of six turns, played on the screen with real dice, ends as the record says', async ({
  serve,
  phone,
}) => {
  const server = await serve()
  const page = await (await phone.open()).newPage()
  const player = new Player(page)
  await hurry(page)
  await page.goto(server.url)
  await player.beginSample('Quatre Bras')

  const begun = await play(player)
  await player.putAway()
  const played = await storedState(page)

  await test.step('the log is the record', async () => {
    const expected = record.map(([, faces, heading, sentence = '']) => [inOrder(faces), heading, sentence])
    expect((await sharedLog(player)).map(entryOf)).toEqual(expected)
  })

  await test.step('the losses are those of the record', () => expectLosses(player))

  await test.step('undo leads back to the first turn, redo to the same end', async () => {
    const taps = record.length - 1
    await player.goTo('Turn')
    await press(page, /^Undo: /, taps)
    await expect(page.getByRole('button', { name: 'Undo: Turn 1 begins' })).toBeVisible()
    expect(await storedState(page)).toBe(begun)
    await expect(player.button('Roll for it')).toBeVisible()
    await player.goTo('Log')
    await press(page, /^Redo( |$)/, taps)
    await expect(page.getByRole('button', { name: /^Redo( |$)/ })).toHaveCount(0)
    expect(await storedState(page)).toBe(played)
  })
})
