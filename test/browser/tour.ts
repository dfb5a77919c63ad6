import type { Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { handingOver, scanning } from './tour/hand-over.ts'
import { seals } from './tour/seals.ts'
import { about } from './tour/about.ts'
import { shelves } from './tour/shelves.ts'
import { inPlay, stop, type Stop } from './tour/stop.ts'
import { turn } from './tour/turn.ts'
import { hurry } from './support.ts'

export type { Stop }

/** Goes through every screen of the app on a fresh phone, and stops at each. */
export async function* tour(page: Page): AsyncGenerator<Stop> {
  const player = new Player(page)
  await hurry(page)
  await page.goto('./')
  await page.getByText(/^No games yet/).waitFor()
  yield stop('home without a game')
  yield* newGame(player)
  yield* forces(player)
  yield* resolving(player)
  yield* fire(player)
  yield* melee(player)
  yield* log(player)
  yield* seals(player)
  yield* handingOver(player)
  yield* rulesOfTheGame(player)
  yield* homeWithGames(player)
  yield* turn(player)
  yield* shelves(player)
  yield* about(player)
  yield* scanning(player)
  yield* quickResolve(player)
}

async function* newGame(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByLabel('Name of the game').fill('')
  yield stop('new game')
  await player.button('Begin').click()
  await page.getByText('Give the game a name.').waitFor()
  await page.getByText('Colour and players').first().click()
  await page.getByText('House rules').click()
  yield stop('new game, refused and unfolded')
  await page.getByLabel('Name of the game').fill('Quatre Bras')
  await player.button('Begin').click()
  await player.addButtons().first().waitFor()
  yield stop('forces without a unit', inPlay)
}

async function* forces(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Add units to France').click()
  await player.turn('Officer')
  yield stop('unit sheet')
  await player.describeUnit({ arm: 'Artillery' })
  yield stop('unit sheet for guns')
  await player.button('Done').click()
  await player.addUnits('France', [
    { name: '1st Light', class: 'Light', formation: 'Skirmish', officer: { name: 'Jérôme', value: 1 } },
    { name: '8th Cuirassiers', arm: 'Cavalry', kind: 'Armoured' },
    { name: 'Gun 1', arm: 'Artillery', copies: 2 },
  ])
  await player.addUnits('Britain', [
    { name: '42nd Highlanders', class: 'Elite', officer: { name: 'Picton', value: 2 } },
    { name: '95th Rifles', class: 'Light', bases: 12 },
  ])
  await player.openUnit('1st Light')
  yield stop('forces with an opened unit', inPlay)
  await player.button('More for 1st Light').click()
  await page.getByRole('dialog', { name: 'More for 1st Light' }).waitFor()
  yield stop('menu of a unit', inPlay)
  await player.button('Edit').click()
  await page.getByRole('dialog', { name: 'Edit' }).waitFor()
  yield stop('unit sheet, editing')
  await player.button('Close').click()
  await player.tell('1st Light', 'Officer')
  await page.getByRole('dialog', { name: 'Officer' }).waitFor()
  yield stop('officer sheet')
  await player.button('Close').click()
  await player.tell('1st Light', 'Correct')
  await player.button('Record the correction').click()
  await page.getByText('Say why in a few words').waitFor()
  yield stop('correct sheet, refused')
  await player.setNumber('Bases now', 3)
  await player.turn('Morale marker')
  await player.button('Miscounted').click()
  await player.button('Record the correction').click()
  await player.sheet().waitFor({ state: 'hidden' })
  await player.button('This game').click()
  await page.getByRole('dialog', { name: 'This game' }).waitFor()
  yield stop('menu of the game')
  await player.button('Name, sides and house rules').click()
  await page.getByRole('dialog', { name: 'Name, sides and house rules' }).waitFor()
  yield stop('set-up sheet')
  await player.button('Close').click()
}

async function* resolving(player: Player): AsyncGenerator<Stop> {
  await player.goTo('Resolve')
  yield stop('resolve place', inPlay)
  await player.choose('Resolve', 'Rally')
  await player.unit('1st Light').click()
  yield stop('rally before', inPlay)
  await player.roll()
  await player.result().waitFor()
  yield stop('rally after', inPlay)
  await player.button('Undo').click()
  await player.button('Close').click()
  await player.choose('Resolve', 'Fallen leader')
  await player.unit('42nd Highlanders').click()
  yield stop('fallen leader before', inPlay)
  await player.useOwnDice()
  await player.typeFaces(9)
  yield stop('fallen leader after', inPlay)
  await player.done()
}

async function* fire(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.goTo('Forces')
  await player.tell('42nd Highlanders', 'Fire')
  await page.getByText('At whom?').waitFor()
  yield stop('fire, choosing a target', inPlay)
  await player.unit('1st Light').click()
  await player.keypad().waitFor()
  yield stop('fire, typing', inPlay)
  await player.button('Roll in the app').click()
  await player.roll()
  await player.result().waitFor()
  yield stop('fire after', inPlay)
  await player.button('Reasons').click()
  yield stop('fire after, reasons', inPlay)
  await player.button('Turn the sheet round').click()
  yield stop('fire after, turned round', inPlay)
  await player.done()
  await player.aim('Fire', 'Gun 1', '42nd Highlanders')
  yield stop('fire before', inPlay)
  await player.button('Turn the sheet round').click()
  await player.unit('Gun 1').click()
  yield stop('fire before, guns opened', inPlay)
  await player.unit('Gun 1').click()
  await player.setNumber('Distance', 36.5)
  yield stop('fire, a mistyped distance', inPlay)
  await player.button('Close').click()
  await player.aim('Fire', '95th Rifles', '1st Light')
  await player.setNumber('Distance', 9)
  await page
    .getByText(/^Out of range/)
    .first()
    .waitFor()
  yield stop('fire refused', inPlay)
  await player.setNumber('Distance', 4)
  await player.useOwnDice()
  await player.button('Close').click()
}

async function* melee(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.aim('Melee', '8th Cuirassiers', '42nd Highlanders')
  yield stop('melee before', inPlay)
  await player.unit('42nd Highlanders').click()
  yield stop('melee before, defender opened', inPlay)
  await player.unit('42nd Highlanders').click()
  await player.roll()
  await player.keypad().waitFor()
  await player.knownDice().waitFor()
  yield stop('melee, typing the second die', inPlay)
  await player.button('Close').click()
  await page.getByRole('dialog', { name: 'Give this roll up?' }).waitFor()
  yield stop('giving a roll up', inPlay)
  await player.button('Go on').click()
  await player.typeFaces(8)
  while (await player.keypad().isVisible()) await player.typeFaces(9)
  yield stop('melee after', inPlay)
  await player.done()
  await player.unit('8th Cuirassiers').waitFor()
  yield stop('forces after fights', inPlay)
}

async function* log(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.goTo('Log')
  await page.getByRole('article').first().waitFor()
  await player.button('Correct').click()
  await page.getByText('Which unit?').waitFor()
  yield stop('log, whom to correct', inPlay)
  await player.button('Close').click()
  await page
    .getByRole('button', { name: /^Undo 8th Cuirassiers/ })
    .first()
    .click()
  await page
    .getByRole('article')
    .filter({ hasText: /Undone at/ })
    .first()
    .waitFor()
  yield stop('log', inPlay)
  await page
    .getByRole('article')
    .getByRole('button', { name: /^42nd Highlanders fires at/ })
    .click()
  yield stop('log, reasons', inPlay)
}

async function* rulesOfTheGame(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('This game').click()
  await player.button('Charts and rules').click()
  for (const tab of ['Fire', 'Melee', 'Morale', 'Options']) {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByRole('tabpanel', { name: tab }).waitFor()
    yield stop(`rules, ${tab.toLowerCase()}`)
  }
  await page.getByRole('tabpanel').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor()
  yield stop('rules, where a number comes from')
  await player.button('Close').click()
}

async function* homeWithGames(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await player.button('Back').click()
  await player.beginGame([{ nation: 'Prussia' }, { nation: 'Russia' }], 'A second game')
  await player.button('Back').click()
  await page.getByRole('link', { name: 'Continue A second game' }).waitFor()
  yield stop('home with games')
  await player.button('Menu of Quatre Bras').click()
  await player.button('Delete').waitFor()
  yield stop('menu of a game')
  await page.getByRole('button', { name: /^Delete/ }).click()
  await page.getByRole('dialog', { name: 'Delete Quatre Bras?' }).waitFor()
  yield stop('deleting a game')
  await player.button('Close').click()
  await player.button('Menu').click()
  yield stop('menu of home')
  await player.button('Settings').click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
  yield stop('settings')
  yield* backups(player)
  await player.button('Back').click()
  await player.button('Menu').click()
  await player.button('Rules').click()
  await page.getByRole('tab', { name: 'Fire' }).waitFor()
  yield stop('rules without a game')
  await player.button('Back').click()
}

async function* backups(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'Save and restore' }).click()
  await page.getByRole('heading', { name: 'Automatic backups' }).waitFor()
  yield stop('backups')
  await player.button('Save everything to a file').click()
  await page.getByRole('dialog').getByRole('button').nth(1).waitFor()
  yield stop('saving a file')
  await player.button('Close').click()
  const choosing = page.waitForEvent('filechooser')
  await player.button('Open a backup').click()
  await (await choosing).setFiles('test/fixtures/backup-2-everything.aide-de-camp.txt')
  await page.getByRole('dialog', { name: 'Open this file' }).waitFor()
  yield stop('opening a file')
  await player.button('Leave as it is').click()
  await player.button('Back').click()
  await page.getByRole('heading', { name: 'Settings' }).waitFor()
}

async function* quickResolve(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await page.getByRole('link', { name: 'Fire' }).click()
  await player.rollButton().waitFor()
  yield stop('quick fire before', inPlay)
  await page.getByRole('button', { name: /^Firing unit/ }).click()
  yield stop('quick fire, firer opened', inPlay)
  await page.getByRole('button', { name: /^Firing unit/ }).click()
  await player.roll()
  await player.result().waitFor()
  yield stop('quick fire after', inPlay)
  await player.button('Close').click()
}
