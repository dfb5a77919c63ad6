import { expect, type Page } from '@playwright/test'
import { Player, whenReady } from '../../scripts/player.ts'
import { sidewaysProblems, smallTargets } from './measures.ts'
import { accessibilityProblems, hurry, setTheme, test, themes } from './support.ts'

test('a charge without a game: the square fails on a real die', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'Charge' }).tap()
  await expect(page.getByRole('radio', { name: 'Form square' })).toBeChecked()
  await expect(page.getByText('charges up to 18 in')).toBeVisible()
  await player.useOwnDice()
  await player.typeFaces(5)
  await expect(page.getByRole('heading', { name: 'Caught before the square forms' })).toBeVisible()
  await expect(page.getByText('Stays as it is.', { exact: true })).toBeVisible()
  await (await whenReady(player.button('Undo'))).click()
  await player.choose('What it does about it', 'Stand')
  await (await whenReady(player.button('Record it'))).click()
  await expect(page.getByRole('heading', { name: 'Stands to receive the charge' })).toBeVisible()
})

/** Cuirassiers and a battery against a battalion and hussars, in the first half-turn, the French one. */
async function halfTurn(player: Player): Promise<void> {
  await hurry(player.page)
  await player.page.goto('./')
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Quatre Bras')
  await player.addUnits('France', [
    { name: '2nd Line', bases: 4, formation: 'Column' },
    { name: '8th Cuirassiers', arm: 'Cavalry', kind: 'Armoured' },
    { name: 'Gun 1', arm: 'Artillery', copies: 3 },
  ])
  await player.addUnits('Britain', [
    { name: '32nd Foot', bases: 4 },
    { name: 'Hussars', arm: 'Cavalry', kind: 'Light' },
  ])
  await player.goTo('Turn')
  await player.button('Begin turn 1').click()
  await player.button('Roll for it').click()
  await player.useOwnDice()
  await player.typeFaces(4, 5, 7, 2)
  await expect(player.page.getByText('1 tie thrown again')).toHaveCount(2)
  await expect(player.page.getByRole('heading', { name: 'France moves first' })).toBeVisible()
  await player.done()
}

async function goOn(player: Player): Promise<void> {
  const step = player.page.getByRole('heading', { level: 2 }).first()
  const before = await step.textContent()
  await player.page.getByRole('button', { name: /^Go on to / }).click()
  await expect(step).not.toHaveText(before ?? '')
}

test('a charge in a game: declared, not answered in time, ridden home, and the melee knows it all', async ({
  page,
}) => {
  const player = new Player(page)
  await halfTurn(player)

  await player.button('Declare a charge').click()
  await player.unit('8th Cuirassiers').click()
  // Until then the enemy that is found is the one on the roster.
  await player.sheet().waitFor()
  await player.unit('32nd Foot').click()
  await player.sheet().waitFor({ state: 'hidden' })
  await player.takeTask('8th Cuirassiers')
  await expect(page.getByRole('radiogroup', { name: 'What it does about it' })).toContainText('Hussars')
  await player.typeFaces(4)
  await expect(page.getByRole('heading', { name: 'Caught before the square forms' })).toBeVisible()
  await player.done()

  await goOn(player)
  await player.openTask('8th Cuirassiers')
  await player.button('Reaches it').click()
  await goOn(player)
  await player.takeTask('2nd Line')
  await expect(page.getByText('8 in', { exact: true })).toBeVisible()
  await player.button('Moved').click()
  await player.sheet().waitFor({ state: 'hidden' })

  await goOn(player)
  await player.takeTask('32nd Foot')
  await expect(player.numberField('Distance')).toHaveValue('4 in')
  await expect(player.unit('8th Cuirassiers')).toBeVisible()
  await player.typeFaces(1)
  await player.done()

  await goOn(player)
  await goOn(player)
  await player.takeTask('8th Cuirassiers')
  for (const line of ['Charging', 'Cavalry charges infantry in the open', 'Armoured cavalry']) {
    await expect(page.getByRole('term').getByText(line)).toBeVisible()
  }
  await player.front().getByText('32nd Foot supported').click()
  await expect(page.getByRole('term').getByText('In support')).toBeVisible()
  await player.typeFaces(6, 6)
  await expect(page.getByRole('heading', { name: '8th Cuirassiers wins' })).toBeVisible()
  await player.button('Did 32nd Foot leave the table?').click()
  await expect(page.getByText('32nd Foot has left the table.')).toBeVisible()
  await player.done()

  await player.goTo('Forces')
  await expect(player.unit('32nd Foot')).toHaveAccessibleName(/leaving the table/)
  await expect(player.unit('2nd Line')).toHaveAccessibleName(/moved/)
  await player.goTo('Log')
  for (const heading of [
    '8th Cuirassiers charges 32nd Foot',
    '32nd Foot tries to form square against 8th Cuirassiers',
    '8th Cuirassiers reaches 32nd Foot',
    '2nd Line moves',
    '32nd Foot leaves the table',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  }
})

test('a grand battery is one tap', async ({ page }) => {
  const player = new Player(page)
  await halfTurn(player)
  await player.goTo('Resolve')
  await player.choose('Resolve', 'Fire')
  await player.unit('Gun 1').click()
  // Until then the enemy that is found is the one on the roster.
  await player.sheet().waitFor()
  await player.unit('32nd Foot').click()
  await player.turn('All 3 guns together')
  await player.setNumber('Distance', 12)
  await expect(page.getByRole('term').getByText('3 guns × 3, up to 16 in')).toBeVisible()
  await expect(page.getByText('Past friends: 4 in clear at the gun, 4 in at the target')).toBeVisible()
})

test('the sheets of charges and moves can be used by everybody, in every theme', async ({ page }) => {
  const player = new Player(page)
  await halfTurn(player)
  await page.setViewportSize({ width: 360, height: 640 })

  await player.goTo('Resolve')
  await player.choose('Resolve', 'Charge')
  await player.unit('8th Cuirassiers').click()
  // Until then the enemy that is found is the one on the roster.
  await player.sheet().waitFor()
  await player.unit('32nd Foot').click()
  await page.getByRole('radiogroup', { name: 'What it does about it' }).waitFor()
  await expectUsable(page)
  await player.close()

  await player.goTo('Forces')
  await player.tell('2nd Line', 'Move')
  await player.choose('Formation it takes up', 'Line')
  await page.getByRole('radiogroup', { name: 'Changes formation' }).waitFor()
  await expectUsable(page)
})

async function expectUsable(page: Page): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page), theme).toEqual([])
    expect(await sidewaysProblems(page), theme).toEqual([])
    expect(await smallTargets(page, 48), theme).toEqual([])
  }
}
