import type { Page } from '@playwright/test'
import { Player } from '../player.ts'

/** A moment of the evening that is worth a picture. */
export type Picture = (name: string) => Promise<void>

const evening = '2026-06-18'

/**
 * Plays an evening at Quatre Bras on a fresh phone, from a fixed clock and with known dice, and takes the
 * pictures on the way.
 */
export async function playEvening(page: Page, picture: Picture): Promise<void> {
  const player = new Player(page)
  await page.getByText('Ready to work offline.').waitFor()
  await player.button('Dismiss').click()
  await earlierGames(player)
  await at(page, '19:31')
  await setUp(player)
  await firstShots(player, picture)
  await decisiveVolley(player, picture)
  await player.openUnit('1st Line')
  await page.evaluate(() => window.scrollTo(0, 0))
  await picture('roster')
  await player.goTo('Log')
  await picture('log')
  await player.button('Back').click()
  await page.getByRole('link', { name: 'Continue Quatre Bras' }).waitFor()
  await picture('home')
}

/** Makes the phone's clock stand; the first dice are known. */
export async function prepare(page: Page): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-06-12T21:40'))
  await letFall(page, [9, 2])
}

/** From the next load on the app rolls these faces first: the pictures are always the same. */
export async function letFall(page: Page, faces: readonly number[]): Promise<void> {
  await page.addInitScript((wanted) => {
    const random = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) => {
      random(array)
      if (array instanceof Uint32Array) for (const [place, face] of wanted.entries()) array[place] = face - 1
      return array
    }
  }, faces)
}

/** Opened anew the game is as the pictures have it: at its top, with the distance that is usual. */
async function openAnew(player: Player): Promise<void> {
  await player.page.reload()
  await player.addButtons().first().waitFor()
}

async function at(page: Page, time: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${evening}T${time}`))
}

async function earlierGames(player: Player): Promise<void> {
  const { page } = player
  await player.beginGame([{ nation: 'France' }, { nation: 'Russia' }], 'Borodino')
  await player.button('Back').click()
  await page.clock.setFixedTime(new Date('2026-06-16T22:05'))
  await player.beginGame([{ nation: 'France' }, { nation: 'Prussia' }], 'Ligny')
  await player.button('Back').click()
}

async function setUp(player: Player): Promise<void> {
  await player.beginGame([{ nation: 'France' }, { nation: 'Britain' }], 'Quatre Bras')
  await player.addUnits('France', [
    { name: '1st Line', formation: 'Column' },
    { name: '2nd Line', officer: { name: 'Jérôme', value: 1 } },
    { name: '61st Line', formation: 'Line' },
    { name: '1st Light', class: 'Light', formation: 'Skirmish' },
    { name: '8th Cuirassiers', arm: 'Cavalry', kind: 'Armoured', class: 'Elite' },
    { name: '6th Lancers', kind: 'Lancers', class: 'Line' },
  ])
  await player.addUnits('Britain', [
    { name: '42nd Highlanders', formation: 'Line', officer: { name: 'Picton', value: 1 } },
    { name: '32nd Foot' },
    { name: '28th Foot' },
    { name: '69th Foot' },
    { name: '95th Rifles', class: 'Light', bases: 3, formation: 'Skirmish' },
    { name: 'Rogers’s Gun 1', arm: 'Artillery', kind: 'Medium', class: 'Line', copies: 2 },
  ])
  await player.openUnit('1st Line')
  await player.choose('Ground', 'Woods')
}

async function firstShots(player: Player, picture: Picture): Promise<void> {
  const { page } = player
  await at(page, '20:38')
  await player.aim('Fire', '95th Rifles', '61st Line')
  await player.roll()
  await player.done()
  await at(page, '20:41')
  await player.openUnit('42nd Highlanders')
  await player.choose('Formation', 'Square')
  await at(page, '20:44')
  await player.tell('61st Line', 'Rally')
  await player.useOwnDice()
  await player.typeFaces(3)
  await player.done()
  await at(page, '20:47')
  await player.tell('Rogers’s Gun 1', 'Fire')
  await player.setNumber('Distance', 12)
  await player.unit('2nd Line').click()
  await player.sheet().waitFor()
  await player.unit('Rogers’s Gun 1').click()
  await page.getByRole('switch', { name: 'Rogers’s Gun 2' }).first().click()
  await player.roll()
  await player.done()
  await at(page, '20:48')
  await openAnew(player)
  await player.aim('Fire', '32nd Foot', '1st Line')
  await picture('resolve-before')
  await player.button('Close').click()
  await at(page, '20:49')
  await player.aim('Fire', '28th Foot', '1st Light')
  await player.setNumber('Distance', 8)
  await player.useOwnDice()
  await player.typeFaces(9)
  await at(page, '20:50')
  await player.result().click()
  await player.button('Close').click()
  await player.tell('1st Light', 'Correct')
  await player.setNumber('Bases now', 3)
  await page.getByLabel('Why, for the log').fill('The base lost in turn 3 was not entered.')
  await player.button('Record the correction').click()
  await player.sheet().waitFor({ state: 'hidden' })
}

async function decisiveVolley(player: Player, picture: Picture): Promise<void> {
  const { page } = player
  await at(page, '20:52')
  await letFall(page, [8])
  await openAnew(player)
  await player.aim('Fire', '32nd Foot', '1st Line')
  await player.keypad().waitFor()
  await picture('own-dice')
  await player.button('Roll in the app').click()
  await player.roll()
  await page.getByText('Recorded', { exact: true }).waitFor()
  await picture('resolve-after')
  await player.done()
}
