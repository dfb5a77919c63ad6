import type { Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'

/** A game of one unit a side, entered: the 1st Guard against the 42nd Highlanders, four bases each. */
export async function smallGame(page: Page): Promise<Player> {
  const player = new Player(page)
  await page.goto('./')
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Quatre Bras')
  await player.addUnits('France', [{ name: '1st Guard', class: 'Guard' }])
  await player.addUnits('Britain', [{ name: '42nd Highlanders' }])
  return player
}

/** A melee whose first die the app has thrown and whose second is still wanted from a real die. */
export async function halfDoneMelee(player: Player): Promise<void> {
  await player.aim('Fire', '42nd Highlanders', '1st Guard')
  await player.useOwnDice()
  await player.close()
  await player.aim('Melee', '1st Guard', '42nd Highlanders')
  await player.roll()
  await player.knownDice().waitFor()
}
