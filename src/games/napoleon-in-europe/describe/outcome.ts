import type { Roll } from '@/dice/index.ts'
import { plain, signed } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Reason } from '@/rules/index.ts'
import type { DieFaceView, OrderView, OutcomeView, SumLineView } from '@/ui/resolve/view.ts'
import { isAdded } from './sums.ts'
import { lineText, nationName, nationNamed, subjectName } from './texts.ts'

type Throws = readonly [Roll, ...Roll[]]

/** A die as it lies on the table. */
export function dieFaceOf({ face, sides, origin, label, side, subject }: Roll): DieFaceView {
  const named = subject === undefined ? undefined : subjectName(subject)
  const words = named ?? napoleon.dice[label] ?? nationName(nationNamed(side))
  return words === undefined ? { face, sides, origin } : { face, sides, origin, label: words }
}

/** Dice that were thrown together, with what was added to them and what that made. */
export function sumLinesOf(rolls: readonly Roll[], reasons: readonly Reason[]): readonly SumLineView[] {
  const open = new Set(reasons.filter(({ operation }) => operation === 'total').map(({ sum }) => sum))
  const all = throwsIn(rolls)
  return all.map((dice) => {
    // A line that is called as the dice are says what they made: they are in its sum already.
    const isLine = reasons.some(({ key }) => key === dice[0].label)
    const sum = isLine ? undefined : sumOfThrow(dice[0], open)
    if (sum !== undefined) open.delete(sum)
    const own = sum === undefined ? [] : reasons.filter((reason) => reason.sum === sum)
    const isAlone = all.filter(([{ label }]) => label === dice[0].label).length === 1
    const ofThese = isAlone ? reasons.filter((reason) => sumsCalled(dice[0]).includes(reason.sum)) : []
    const meaning = resultIn(own) ?? resultIn(ofThese) ?? (all.length > 1 ? undefined : resultIn(reasons))
    return sumLine(dice, own, all.length > 1, meaning)
  })
}

/** The dice of each line: one after another for the same thing, by the same thrower. */
function throwsIn(rolls: readonly Roll[]): readonly Throws[] {
  return rolls.reduce<readonly Throws[]>((lines, roll) => {
    const same = lines.find(([first]) => isSameThrow(first, roll))
    if (same === undefined) return [...lines, [roll]]
    return lines.map((line): Throws => (line === same ? [...line, roll] : line))
  }, [])
}

function isSameThrow(one: Roll, other: Roll): boolean {
  return one.label === other.label && one.side === other.side && one.subject === other.subject
}

/** The sum that dice belong to: it is called as they are, or as whoever throws them. */
function sumOfThrow(first: Roll, open: ReadonlySet<string>): string | undefined {
  return [...sumsCalled(first), first.side ?? ''].find((candidate) => open.has(candidate))
}

/** What a sum is called that is called as dice are. */
function sumsCalled({ label }: Roll): readonly string[] {
  return [label, label.split('.').at(-1) ?? label]
}

function resultIn(reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(({ operation }) => operation === 'result')
}

function sumLine(
  dice: Throws,
  sum: readonly Reason[],
  isOneOfSeveral: boolean,
  meaning: Reason | undefined,
): SumLineView {
  const [{ side, subject }] = dice
  const nation = isOneOfSeveral ? nationNamed(side) : undefined
  const who = subject === undefined ? nationName(nation) : subjectName(subject)
  return {
    // Of dice whose successes were only counted nobody knows the faces.
    dice: dice
      .filter(({ origin }) => origin !== 'counted')
      .map(({ face, sides, origin }) => ({ face, sides, origin })),
    terms: [...countedTerms(dice), ...(isAdded(sum) ? sum.filter(isTerm).map(termOf) : [])],
    result: resultText(dice, sum, meaning),
    ...(nation === undefined ? {} : { nation }),
    ...(who === undefined ? {} : { who }),
    ...(meaning === undefined ? {} : { note: lineText(meaning) }),
  }
}

/** Dice at which a high face succeeds; of others a face that only stands for its like does not tell which it is. */
const highSucceeds: readonly string[] = ['basicBattle.fire', 'basicBattle.rally']

/** How many dice were only counted, and how many of them succeeded. */
function countedTerms(dice: Throws): SumLineView['terms'] {
  const own = dice.filter(({ origin }) => origin === 'counted')
  if (own.length === 0) return []
  const successes = own.filter(({ face, sides }) => face === sides).length
  const isTold = highSucceeds.includes(dice[0].label)
  return [{ value: plain(own.length), label: napoleon.shell.counting.counted(isTold ? successes : null) }]
}

function isTerm({ operation, value }: Reason): boolean {
  return (operation === 'set' || operation === 'add') && value !== 0
}

function termOf(reason: Reason) {
  return { value: signed(reason.value), label: lineText(reason) }
}

/** What dice and terms make; nothing where the dice are not added up. */
function resultText(dice: Throws, sum: readonly Reason[], meaning: Reason | undefined): string {
  const faces = dice.reduce((total, { face }) => total + face, 0)
  const total = sum.find(({ operation }) => operation === 'total')
  if (total !== undefined && isAdded(sum)) return plain(faces + total.value)
  return dice.length > 1 && meaning?.value === faces ? plain(faces) : ''
}

/** What a resolution came to: heading, and orders to the hand. */
export function outcomeOf(reasons: readonly Reason[]): OutcomeView | undefined {
  const heading = reasons.find(({ operation }) => operation === 'outcome') ?? headingIn(reasons)
  const orders = reasons.filter(({ operation }) => operation === 'order').map(orderOf)
  return heading === undefined ? undefined : { heading: lineText(heading), orders }
}

/** What was attempted. */
export function headingIn(reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(({ operation }) => operation === 'heading')
}

/** Signs of orders by what their keys begin with. */
const orderSymbols: readonly (readonly [string, string])[] = [
  ['order.remove', 'remove'],
  ['order.lose', 'base-lost'],
  ['order.place', 'plus'],
  ['order.own', 'done'],
  ['order.war', 'relation-war'],
  ['order.allied', 'relation-allied'],
  ['order.neutral', 'relation-neutral'],
  ['order.retreat', 'fall-back'],
]

function orderOf(reason: Reason): OrderView {
  const sign = orderSymbols.find(([beginning]) => reason.key.startsWith(beginning))
  return { symbol: sign?.[1] ?? 'forward', text: lineText(reason) }
}
