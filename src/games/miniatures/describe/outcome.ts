import type { Roll } from '@/dice/index.ts'
import { messages, plain, signed } from '@/messages/index.ts'
import { band } from '@/messages/index.ts'
import type { Reason } from '@/rules/index.ts'
import type { DieFaceView, OrderView, OutcomeView, SumLineView, TermView } from '@/ui/resolve/view.ts'
import { lineText, orderText, outcomeText, termText } from './texts.ts'

const { screens } = messages.miniatures

/** The sum that each kind of die belongs to; checks before contact and leaders come one after another. */
const sumsByLabel: Readonly<Record<string, readonly string[]>> = {
  fire: ['die'],
  'melee.attacker': ['attacker'],
  'melee.defender': ['defender'],
  'morale.rally': ['morale'],
  'morale.contact': ['attackerCheck', 'defenderCheck'],
  'charge.reaction': ['reaction'],
  'firstMover.a': ['a'],
  'firstMover.b': ['b'],
}

/** A die as it lies on the table. */
export function dieFaceOf({ face, sides, origin, label }: Roll, labelled: boolean): DieFaceView {
  const names: Readonly<Record<string, string>> = screens.dieLabels
  const die = { face, sides, origin }
  return labelled ? { ...die, label: names[label] ?? label } : die
}

/**
 * Each die with what was added to it and what that made. Dice that were thrown again after a tie stand in one
 * line, the one that counted last, and so do the throws for one leader.
 */
export function sumLinesOf(rolls: readonly Roll[], reasons: readonly Reason[]): readonly SumLineView[] {
  const open = reasons.filter(({ operation }) => operation === 'total').map(({ sum }) => sum)
  const sums = throwsIn(rolls.filter(({ label }) => label !== 'leader')).map((dice) => {
    const sum = sumsByLabel[dice[0].label]?.find((candidate) => open.includes(candidate))
    if (sum !== undefined) open.splice(open.indexOf(sum), 1)
    return sumLine(dice, sum, reasons)
  })
  return [...sums, ...leaderLines(rolls, reasons)]
}

type Throws = readonly [Roll, ...Roll[]]

/** The dice of each line: one, or all that a side threw for the first move until there was no tie. */
function throwsIn(rolls: readonly Roll[]): readonly Throws[] {
  return rolls.reduce<readonly Throws[]>((lines, roll) => {
    const tied = lines.find(([{ label }]) => label === roll.label && label.startsWith('firstMover.'))
    if (tied === undefined) return [...lines, [roll]]
    return lines.map((line): Throws => (line === tied ? [...line, roll] : line))
  }, [])
}

/** The throws for each leader, who is told from the others by his side and his name. */
function leaderLines(rolls: readonly Roll[], reasons: readonly Reason[]): readonly SumLineView[] {
  const throws = rolls.filter(({ label }) => label === 'leader')
  const leaders = [...new Set(throws.map(leaderOf))]
  const meanings = reasons.filter(({ sum, operation }) => sum === 'leader' && operation === 'result')
  return meanings.map((meaning, place) => {
    const own = throws.filter((roll) => leaderOf(roll) === leaders[place])
    const dice = own.map((roll) => dieFaceOf(roll, false))
    return { dice, terms: [], result: '', note: lineText(meaning) }
  })
}

function leaderOf({ side, subject }: Roll): string {
  return JSON.stringify([side, subject])
}

function sumLine(dice: Throws, sum: string | undefined, reasons: readonly Reason[]): SumLineView {
  const own = reasons.filter((reason) => reason.sum === sum)
  const total = own.find(({ operation }) => operation === 'total')
  const last = dice.at(-1) ?? dice[0]
  const line = {
    dice: dice.map((roll) => dieFaceOf(roll, false)),
    terms: own.filter(({ operation, value }) => operation === 'add' && value !== 0).map(termOf),
    result: plain(last.face + (total?.value ?? 0)),
    ...(dice.length > 1 ? { note: screens.tied(dice.length - 1) } : {}),
  }
  const who = String(total?.parameters['unit'] ?? '')
  const named = who === '' || sum === 'morale' ? line : { ...line, who }
  const meaning = own.find(({ operation }) => operation === 'result')
  return meaning === undefined || sum === 'morale' ? named : { ...named, note: lineText(meaning) }
}

function termOf(reason: Reason): TermView {
  return { value: signed(reason.value), label: termText(reason) }
}

/** What a resolution came to: heading, what was reached, and orders to the hand. */
export function outcomeOf(reasons: readonly Reason[]): OutcomeView | undefined {
  const outcome = reasons.find(({ operation }) => operation === 'outcome')
  if (outcome === undefined) return undefined
  const view = { heading: outcomeText(outcome), orders: ordersOf(reasons) }
  const note = reachedNote(outcome) ?? differenceNote(reasons)
  return note === undefined ? view : { ...view, note }
}

/** "6 to 8 on row 15–19". */
function reachedNote({ sum, parameters }: Reason): string | undefined {
  if (sum !== 'die') return undefined
  const { from, to, least, below } = parameters
  const row = band(from ?? '', to ?? '')
  return screens.needed(reachedRange(least, below), row)
}

function reachedRange(least: string | number | undefined, below: string | number | undefined): string {
  if (least === '' || least === undefined) return screens.reached.under(plain(Number(below)))
  if (below === '' || below === undefined) return screens.reached.orMore(plain(Number(least)))
  const last = Number(below) - 1
  return last === Number(least) ? plain(last) : screens.reached.to(plain(Number(least)), plain(last))
}

function differenceNote(reasons: readonly Reason[]): string | undefined {
  const difference = reasons.find(({ key }) => key === 'melee.difference')
  return difference === undefined ? undefined : screens.difference(plain(difference.value))
}

const orderSymbols: Readonly<Record<string, string>> = {
  'order.removeBases': 'base-lost',
  'order.removeUnit': 'remove',
  'order.placeMarker': 'marker-morale',
  'order.removeMarker': 'rallied',
  'order.placeDamage': 'marker-damage',
  'order.moveBack': 'fall-back',
  'order.officerFalls': 'officer-fallen',
  'order.mayOccupy': 'advance',
  'order.breaksThrough': 'advance',
  'order.locked': 'relation-war',
  'order.holds': 'holds',
  'order.counterCharge': 'advance',
  'order.formSquare': 'formation-square',
  'order.formLine': 'formation-line',
  'order.standsAsItIs': 'holds',
  'order.mayGoOn': 'advance',
}

/** Orders to the hand; where more than one unit is concerned, each says whose it is. */
function ordersOf(reasons: readonly Reason[]): readonly OrderView[] {
  const orders = reasons.filter(({ operation }) => operation === 'order')
  const units = new Set(
    orders.map(({ parameters }) => parameters['unit']).filter((unit) => unit !== undefined),
  )
  return orders.map((order) => ({
    symbol: orderSymbols[order.key] ?? 'forward',
    text: units.size > 1 ? addressed(order) : orderText(order),
  }))
}

function addressed(order: Reason): string {
  const unit = order.parameters['unit']
  return unit === undefined || unit === ''
    ? orderText(order)
    : screens.orderFor(String(unit), orderText(order))
}
