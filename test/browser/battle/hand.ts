import { whenReady, type Player } from '../../../scripts/player.ts'
import type { Action, Step, Volley, Way } from './actions.ts'

type Kind = Action['kind']
type Doing<Of extends Kind> = Extract<Action, { readonly kind: Of }>

/** What each deed is on the screen, from the turn. A result is left on the sheet: what follows may begin there. */
const deeds: { readonly [Of in Kind]: (player: Player, action: Doing<Of>) => Promise<void> } = {
  beginTurn: (player) => player.button('Begin turn 1').click(),
  rollForFirst: (player) => player.button('Roll for it').click(),
  endHalfTurn,
  goTo: (player, { step }) => goTo(player, step),
  declare,
  goOn,
  answer,
  callOff: (player, { charger }) => ride(player, charger, 'Call the charge off'),
  fallShort: (player, { charger }) => ride(player, charger, 'Falls short'),
  reach: async (player, { charger, strikes }) => {
    await player.openTask(charger)
    await player.choose('Strikes the', strikes)
    await player.button('Reaches it').click()
  },
  move,
  fire,
  fight,
  rally: (player, { unit }) => player.takeTask(unit),
  leave: (player, { unit }) => player.button(`Did ${unit} leave the table?`).click(),
  correct,
}

/** These begin on the result that they follow from. */
const followOn: readonly Kind[] = ['goOn', 'leave']

/** Does on the screen what a line of a recorded battle says, up to its dice. */
export async function perform(player: Player, action: Action): Promise<void> {
  if (!followOn.includes(action.kind)) await player.putAway()
  await doing(action.kind, action, player)
}

/** Waits until the game has it: what undo is about is called by its heading. */
export async function recorded({ page }: Player, heading: string): Promise<void> {
  await page.getByLabel(`Undo: ${heading}`, { exact: true }).waitFor()
}

function doing<Of extends Kind>(kind: Of, action: Doing<Of>, player: Player): Promise<void> {
  return deeds[kind](player, action)
}

/** The way on where it leads there, else the line of the step. */
async function goTo({ page }: Player, step: Step): Promise<void> {
  const onward = page.getByRole('button', { name: new RegExp(`^Go on to ${step.toLowerCase()}`) })
  const line = page.getByRole('list', { name: /^Steps / }).getByRole('button', { name: step })
  await onward.or(line).first().click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}

async function endHalfTurn({ page }: Player): Promise<void> {
  const end = page.getByRole('button', { name: /^End the half-turn/ })
  await end.click()
  await end.waitFor({ state: 'hidden' })
}

async function declare(player: Player, { charger, target }: Doing<'declare'>): Promise<void> {
  await player.button('Declare a charge').click()
  await player.unit(charger).click()
  await player.unit(target).click()
  await player.sheet().waitFor({ state: 'hidden' })
}

async function answer(player: Player, { charger, answer, by }: Doing<'answer'>): Promise<void> {
  await player.takeTask(charger)
  await player.choose('What it does about it', by === undefined ? answer : `${by} rides out`)
  if (answer === 'Stand') await (await whenReady(player.button('Record it'))).click()
}

async function goOn(player: Player, { charger, target, answer }: Doing<'goOn'>): Promise<void> {
  await player.button(`Go on with ${charger}`).click()
  await player.unit(target).click()
  await player.choose('What it does about it', answer)
}

async function ride(player: Player, charger: string, order: string): Promise<void> {
  await player.openTask(charger)
  await player.button(order).click()
}

async function move(player: Player, { unit, way }: Doing<'move'>): Promise<void> {
  await player.takeTask(unit)
  await take(player, way)
  await (await whenReady(player.button(way.stays === true ? 'Only change formation' : 'Moved'))).click()
  await player.sheet().waitFor({ state: 'hidden' })
}

async function take(player: Player, { into, ground, fences, endsIn }: Way): Promise<void> {
  if (into !== undefined) await player.choose('Formation it takes up', into)
  if (ground !== undefined) await player.choose('Slowest ground on the way', ground)
  if (fences !== undefined) {
    await player.unfold('Hills and fences')
    await player.setNumber('Fences', fences)
  }
  if (endsIn !== undefined) {
    await player.unfold('Ends in')
    await player.choose('Ground', endsIn)
  }
}

async function fire(player: Player, { firer, target, inches, volley }: Doing<'fire'>): Promise<void> {
  await player.takeTask(firer)
  await player.aimAt(target)
  await player.setNumber('Distance', inches)
  await say(player, firer, target, volley)
}

async function say(player: Player, firer: string, target: string, { taken, together = [] }: Volley) {
  if (together.length > 0) {
    await player.unit(firer).click()
    const guns = player.front().getByRole('group', { name: 'Fires together with' })
    for (const gun of together) await guns.getByRole('switch', { name: gun }).click()
    await player.unit(firer).click()
  }
  if (taken !== undefined) {
    await player.unit(target).click()
    await player.choose('Taken from', taken)
    await player.unit(target).click()
  }
}

async function fight(player: Player, { attacker, supported }: Doing<'fight'>): Promise<void> {
  await player.takeTask(attacker)
  if (supported !== undefined) await player.support(supported)
}

async function correct(player: Player, { unit, bases, why }: Doing<'correct'>): Promise<void> {
  await player.goTo('Forces')
  await player.tell(unit, 'Correct')
  await player.setNumber('Bases now', bases)
  await player.button(why).click()
  await player.button('Record the correction').click()
  await player.sheet().waitFor({ state: 'hidden' })
  await player.goTo('Turn')
}
