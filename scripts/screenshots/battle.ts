import type { Page } from '@playwright/test'
import type { Action } from '../../test/browser/battle/actions.ts'
import { perform, recorded } from '../../test/browser/battle/hand.ts'
import { record } from '../../test/browser/battle/quatre-bras.ts'
import { Player } from '../player.ts'
import { letFall, type Picture } from './evening.ts'

const begins = new Date('2026-06-20T14:00').getTime()
const minute = 60_000

/** Plays the recorded battle with its own faces, from home, and takes pictures of it and of its summary. */
export async function playBattle(page: Page, picture: Picture): Promise<void> {
  const player = new Player(page)
  await letFall(
    page,
    record.flatMap(([, faces]) => faces),
  )
  await page.clock.setFixedTime(begins)
  await page.reload()
  await player.beginSample('Quatre Bras')
  for (const [place, [action, faces, heading]] of record.entries()) {
    await page.clock.setFixedTime(begins + place * minute)
    await perform(player, action)
    if (isSquareAgainstCuirassiers(action)) await picture('charge')
    if (faces.length > 0) await roll(player)
    await recorded(player, heading)
    if (isOnlyGun(action)) await lookAtTurn(player, picture)
  }
  await player.putAway()
  await player.openPage('Summary of the battle')
  await page.getByRole('heading', { name: 'Dice' }).waitFor()
  await picture('summary')
  await changeChart(player, picture)
}

/** In turn 3: an answer before its die, */
function isSquareAgainstCuirassiers(action: Action): boolean {
  return action.kind === 'answer' && action.charger === '8th Cuirassiers' && action.answer === 'Form square'
}

/** and a step with something done, something open, and a square. */
function isOnlyGun(action: Action): boolean {
  return action.kind === 'fire' && action.target === '8th Cuirassiers' && action.firer === 'Kuhlmann’s Troop'
}

async function roll(player: Player): Promise<void> {
  await player.roll()
  await player.result().waitFor()
}

async function lookAtTurn(player: Player, picture: Picture): Promise<void> {
  await player.done()
  await player.page.evaluate(() => window.scrollTo(0, 0))
  await picture('turn')
}

/** One number of the table's own. */
async function changeChart(player: Player, picture: Picture): Promise<void> {
  const { page } = player
  for (const link of ['Summary of the battle', 'Quatre Bras']) {
    await page.getByRole('heading', { level: 1, name: link }).waitFor()
    await player.button('Back').click()
  }
  await player.button('Menu').click()
  await player.button('Rules').click()
  await page.getByRole('link', { name: 'Your own' }).click()
  await player.button('Make your own').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday rules')
  await player.button('Save').click()
  await page.getByRole('tab', { name: /^Fire effect/ }).click()
  await page.getByRole('button', { name: /^Deadly, 12–14: 10/ }).click()
  await page.getByRole('button', { name: /12–14.*Deadly: less$/ }).click()
  await picture('chart-editor')
}
