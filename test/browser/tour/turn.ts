import { whenReady, type Player } from '../../../scripts/player.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From home through a half-turn of a sample battle, and the pages of its game. */
export async function* turn(player: Player): AsyncGenerator<Stop> {
  yield* opening(player)
  yield* charge(player)
  yield* moves(player)
  yield* melee(player)
  yield* rally(player)
  yield* corrections(player)
}

async function* opening(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('button', { name: 'Ligny' }).click()
  yield stop('new game, a sample')
  await player.button('Begin').click()
  await player.button('Begin turn 1').waitFor()
  yield stop('before the first turn', inPlay)
  await player.button('Begin turn 1').click()
  await player.button('Roll for it').waitFor()
  yield stop('who moves first', inPlay)
  await player.button('Roll for it').click()
  await player.rollButton().waitFor()
  yield stop('who moves first, the dice', inPlay)
  await player.button('Close').click()
  await player.button('France moves first').click()
  await player.button('Declare a charge').waitFor()
}

async function* charge(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Declare a charge').click()
  await page.getByText('Who charges?').waitFor()
  yield stop('declaring a charge, who', inPlay)
  await player.unit('6th Cuirassiers').click()
  await player.unit('Silesian Schützen').waitFor()
  yield stop('declaring a charge, whom', inPlay)
  await player.unit('19th Regiment').click()
  await player.task('6th Cuirassiers').waitFor()
  yield stop('charges and reactions', inPlay)
  await player.takeTask('6th Cuirassiers')
  await player.rollButton().waitFor()
  yield stop('answer to a charge, before', inPlay)
  await player.choose('What it does about it', 'Stand')
  await (await whenReady(player.button('Record it'))).click()
  await player.result().waitFor()
  yield stop('answer to a charge, after', inPlay)
  await player.done()
  await onTo(player, 'Chargers move')
  await player.openTask('6th Cuirassiers')
  yield stop('chargers move', inPlay)
  await player.button('Reaches it').click()
}

async function* moves(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await onTo(player, 'Other moves')
  yield stop('other moves', inPlay)
  await player.takeTask('23rd Line')
  yield stop('how far', inPlay)
  await player.choose('Formation it takes up', 'Line')
  await player.unfold('Hills and fences')
  await player.unfold('Ends in')
  yield stop('how far, unfolded', inPlay)
  await player.button('Moved').click()
  await player.sheet().waitFor({ state: 'hidden' })
  await onTo(player, 'Defender fires')
  yield stop('defender fires', inPlay)
  await player.takeTask('Foot Battery 1')
  await player.rollButton().waitFor()
  await page.getByRole('button', { name: /^15th Light / }).click()
  yield stop('fire in the turn, the target opened', inPlay)
  await player.button('Compare').click()
  await page.getByRole('dialog', { name: /^Compare/ }).waitFor()
  yield stop('compare, set up', inPlay)
  await player.button('Close').click()
  await player.button('Close').click()
}

async function* melee(player: Player): AsyncGenerator<Stop> {
  await onTo(player, 'Attacker fires')
  await onTo(player, 'Melee')
  yield stop('melee', inPlay)
  await player.takeTask('6th Cuirassiers')
  await player.rollButton().waitFor()
  yield stop('melee of a charge', inPlay)
  await player.button('Close').click()
}

async function* rally(player: Player): AsyncGenerator<Stop> {
  await player.goTo('Forces')
  yield stop('forces in a turn', inPlay)
  await player.tell('30th Line', 'Correct')
  await player.turn('Morale marker')
  await player.button('Miscounted').click()
  await player.button('Record the correction').click()
  await player.sheet().waitFor({ state: 'hidden' })
  await player.goTo('Turn')
  await onTo(player, 'Rally')
  await player.takeTask('30th Line')
  await player.useOwnDice()
  await player.typeFaces(1)
  await player.button('Did 30th Line leave the table?').waitFor()
  yield stop('fallen back', inPlay)
  await player.button('Did 30th Line leave the table?').click()
  await player.done()
  yield stop('rally, and who leaves', inPlay)
}

async function* corrections(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Correct the turn').click()
  await player.button('Record the correction').waitFor()
  yield stop('correcting the turn', inPlay)
  await player.button('Close').click()
  await player.button('This game').click()
  await player.button('Scenario').click()
  await page.getByRole('dialog', { name: 'Scenario' }).getByText(/turns/).first().waitFor()
  yield stop('scenario')
  await player.button('Close').click()
  for (const name of ['Table check', 'Quick reference', 'Summary of the battle']) {
    await player.openPage(name)
    yield stop(name, name === 'Table check')
    await player.button('Back').click()
    await player.button('This game').waitFor()
  }
  await player.button('Back').click()
}

async function onTo({ page }: Player, step: string): Promise<void> {
  await page.getByRole('button', { name: `Go on to ${step.toLowerCase()}` }).click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}
