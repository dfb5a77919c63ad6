import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { Player, facesOf, whenReady } from '../player.ts'
import type { Screen } from './round.ts'

const attacker = '1st Guard'
const defender = '42nd Highlanders'

/**
 * A melee that is fought and undone for ever: the French roll in the app, the British throw real dice, so
 * that a face is known and another wanted at most moments. The officer's dice make some rows longer.
 */
async function begin(page: Page): Promise<void> {
  const player = new Player(page)
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Kill test')
  await player.addUnits('France', [{ name: attacker, class: 'Guard', bases: 8, officer: { name: 'Friant' } }])
  await player.addUnits('Britain', [{ name: defender, bases: 8 }])
  await player.aim('Fire', defender, attacker)
  await player.useOwnDice()
  await player.button('Close').click()
  await player.aim('Melee', attacker, defender)
}

/** Where a roll waits for a die the sheet is there again; else the last melee is undone and fought anew. */
async function openAgain(page: Page): Promise<void> {
  const player = new Player(page)
  const waits = await page.getByText('A roll waits for its next die').isVisible()
  await page.getByRole('link', { name: 'Continue Kill test' }).click()
  if (waits) return
  await player.addButtons().first().waitFor()
  const undo = page.getByRole('button', { name: /^Undo: 1st Guard .*42nd Highlanders/ })
  if (await undo.isVisible()) await undo.click()
  await undo.waitFor({ state: 'hidden' })
  await player.aim('Melee', attacker, defender)
}

/** Goes on from wherever the sheet is until it says that the roll is recorded. */
async function roll(page: Page, shown: (faces: readonly number[]) => void): Promise<readonly number[]> {
  const player = new Player(page)
  const recorded = page.getByText('Recorded', { exact: true })
  if (await recorded.isVisible()) await (await whenReady(player.result())).click()
  await player.rollButton().or(player.keypad()).waitFor()
  while (!(await recorded.isVisible())) {
    const known = await player.knownDice().count()
    if (known > 0) shown(await facesOf(player.knownDice().getByRole('img')))
    if (await player.keypad().isVisible()) await (await whenReady(player.key(randomInt(1, 11)))).click()
    else await player.roll()
    await recorded.or(player.knownDice().nth(known)).first().waitFor()
  }
  return facesOf(page.getByRole('dialog').getByRole('img', { name: /^D10: / }))
}

/** How the app's own screens are played. */
export const screen: Screen = { begin, openAgain, roll }
