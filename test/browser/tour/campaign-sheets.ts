import type { Player } from '../../../scripts/player.ts'
import { goTo, openSheet } from './campaigns.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From the turn of a campaign of the Standard Rules: what is owed, the Resolve place and its sheets, the log. */
export async function* sheets(player: Player): AsyncGenerator<Stop> {
  yield* owed(player)
  await goTo(player, 'Resolve')
  yield stop('resolve place of a campaign', inPlay)
  yield* politics(player)
  yield* sea(player)
  yield* advanced(player)
  yield* log(player)
}

async function* owed(player: Player): AsyncGenerator<Stop> {
  await openSheet(player, 'Commitment roll')
  await player.rollButton().waitFor()
  yield stop('commitment', inPlay)
  await player.close()
  await openSheet(player, 'Battle Hanover')
  await player.button('Record it').waitFor()
  yield stop('a battle that is owed', inPlay)
  await player.close()
  await openSheet(player, 'Correct the calendar')
  yield stop('correcting the calendar')
  await player.close()
  await openSheet(player, 'When the game ends')
  yield stop('when the game ends')
  await player.close()
}

async function* politics(player: Player): AsyncGenerator<Stop> {
  await openSheet(player, 'Political action')
  await player.front().getByText('Not now').click()
  yield stop('political actions', inPlay)
  await player.close()
  await openSheet(player, 'Diplomatic overture')
  await player.choose('Whom to ask', 'Prussia')
  await player.rollButton().waitFor()
  yield stop('overture before', inPlay)
  await player.useOwnDice()
  yield stop('overture, typing', inPlay)
  await player.typeFaces(2, 3)
  yield stop('overture after', inPlay)
  await player.done()
  await openSheet(player, 'Sue for peace')
  await player.button('Record it').waitFor()
  yield stop('suing for peace', inPlay)
  await player.close()
}

async function* sea(player: Player): AsyncGenerator<Stop> {
  await openSheet(player, 'Naval battle')
  await player.button('Roll in the app').click()
  await player.button('Own dice').waitFor()
  yield stop('naval battle before', inPlay)
  await player.useOwnDice()
  await player.typeFaces(4, 3, 2, 5)
  yield stop('naval battle after', inPlay)
  await player.done()
  await openSheet(player, 'Transports')
  yield stop('transports, where', inPlay)
  await player.button('Picardy').click()
  await player.setNumber('Infantry', 3)
  await player.setNumber('Enemy squadrons', 2)
  await player.keypad().waitFor()
  yield stop('transports', inPlay)
  await player.close()
  await openSheet(player, 'Interception')
  await player.keypad().waitFor()
  yield stop('interception', inPlay)
  await player.close()
  await openSheet(player, 'Move squadrons')
  await player.button('Record it').waitFor()
  yield stop('moving squadrons', inPlay)
  await player.close()
}

async function* advanced(player: Player): AsyncGenerator<Stop> {
  await openSheet(player, 'An army ')
  yield stop('an army in a region', inPlay)
  await player.close()
  await openSheet(player, 'Attrition')
  await player.numberField('Infantry').waitFor()
  yield stop('attrition', inPlay)
  await player.close()
  await openSheet(player, 'Draw cards')
  yield stop('drawing cards', inPlay)
  await player.close()
}

async function* log(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await goTo(player, 'Log')
  await page.getByRole('article').getByRole('button').first().click()
  yield stop('log of a campaign', inPlay)
}
