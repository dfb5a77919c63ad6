import { expect, type Page } from '@playwright/test'
import { Player, whenReady } from '../../scripts/player.ts'
import { declares, goesTo, reaches, type Action, type Step } from './battle/actions.ts'
import { perform } from './battle/hand.ts'
import { hurry, test } from './support.ts'

const shots = 5
const contacts = [
  ['1st Line', '5th Militia'],
  ['8th Cuirassiers', '42nd Highlanders'],
  ['6th Lancers', '32nd Foot'],
  ['1st Chasseurs à Cheval', '69th Foot'],
] as const
const resolutions = 2 * shots + contacts.length

/** The French half-turn at Quatre Bras with four charges in contact, before anybody has fired. */
async function fourCharges(page: Page): Promise<Player> {
  const player = new Player(page)
  await hurry(page)
  await page.goto('./')
  await player.beginSample('Quatre Bras')
  await player.button('Begin turn 1').click()
  await player.button('France moves first').click()
  const before: readonly Action[] = [
    ...contacts.map(([charger, target]) => declares(charger, target)),
    goesTo('Chargers move'),
    ...contacts.map(([charger]) => reaches(charger)),
  ]
  for (const action of before) await perform(player, action)
  await page.evaluate(() => {
    const counted = { taps: 0 }
    Object.assign(window, { counted })
    window.addEventListener('click', () => (counted.taps += 1), { capture: true })
  })
  return player
}

/** Goes on to a step, and tells how many taps its resolutions took, from its list to its last result. */
async function tapsIn(player: Player, step: Step, resolveAll: () => Promise<void>): Promise<number> {
  const { page } = player
  await perform(player, goesTo(step))
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
  const before = await page.evaluate<number>('counted.taps')
  await resolveAll()
  return (await page.evaluate<number>('counted.taps')) - before
}

async function roll(player: Player): Promise<void> {
  await player.roll()
  await player.result().waitFor()
}

async function next(player: Player): Promise<void> {
  await (await whenReady(player.page.getByRole('button', { name: /^Next: / }))).click()
}

/** Resolves one thing after another, as the sheet has it. */
async function inOrder(player: Player, first: string, count: number): Promise<void> {
  await player.takeTask(first)
  await roll(player)
  for (let done = 1; done < count; done += 1) {
    await next(player)
    await roll(player)
  }
}

/** Puts the last result aside and takes up anybody, at anybody. */
async function fire(player: Player, firer: string, target: string): Promise<void> {
  await player.putAway()
  await player.takeTask(firer)
  await player.aimAt(target)
  await roll(player)
}

/** Whoever is next, at anybody. */
async function fireNext(player: Player, target: string): Promise<void> {
  await next(player)
  await player.aimAt(target)
  await roll(player)
}

function report(taps: readonly number[]): number {
  const all = taps.reduce((sum, count) => sum + count, 0)
  const line = `${resolutions} resolutions: ${all} taps (${taps.join(' + ')})`
  test.info().annotations.push({ type: 'taps', description: line })
  console.log(line)
  return all
}

test('ten volleys and four melees on the roster’s order take no more than two taps each', async ({
  page,
}) => {
  const player = await fourCharges(page)
  const taps = [
    await tapsIn(player, 'Defender fires', () => inOrder(player, 'Rogers’s Battery 1', shots)),
    await tapsIn(player, 'Attacker fires', () => inOrder(player, 'Foot Battery 1', shots)),
    await tapsIn(player, 'Melee', () => inOrder(player, '1st Line', contacts.length)),
  ]
  expect(report(taps)).toBeLessThanOrEqual(2 * resolutions)
})

test('in any other order they take no more than four each', async ({ page }) => {
  const player = await fourCharges(page)
  const taps = [
    await tapsIn(player, 'Defender fires', async () => {
      await fire(player, 'Rogers’s Battery 1', '2nd Light')
      await fire(player, 'Leib Battalion', '61st Line')
      await fire(player, 'Kuhlmann’s Troop', '2nd Line')
      await fireNext(player, '8th Cuirassiers')
      await fire(player, '95th Rifles', '1st Light')
    }),
    await tapsIn(player, 'Attacker fires', async () => {
      await fire(player, '2nd Light', '28th Foot')
      await fireNext(player, 'Brunswick Hussars')
      await fireNext(player, '27th Jägers')
      await fire(player, '61st Line', '95th Rifles')
      await fire(player, 'Horse Battery', 'Leib Battalion')
    }),
    await tapsIn(player, 'Melee', async () => {
      for (const [attacker] of contacts.toReversed()) {
        await player.putAway()
        await player.takeTask(attacker)
        await roll(player)
      }
    }),
  ]
  expect(report(taps)).toBeLessThanOrEqual(4 * resolutions)
})
