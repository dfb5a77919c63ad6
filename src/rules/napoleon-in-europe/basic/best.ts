import { cellOf, numberIn } from '../../chart.ts'
import type { SymbolCard } from '../cards.ts'
import type { CombinationKind } from '../charts/basic.ts'
import { limits } from '../limits.ts'
import type { NationId } from '../nations.ts'
import { arms, unitsIn, type Arm, type Pieces } from '../pieces.ts'
import { cardsFor, sameKinds, type CombinationCharts } from './combinations.ts'
import { sortCards, type ArmCards, type SortedCards } from './hand.ts'
import { paid, waysToTake, type Payable } from './payable.ts'
import { together } from './pieces.ts'

export const wants = ['pieces', ...arms] as const
/** What a player wants most of. */
export type Want = (typeof wants)[number]

/** Combinations that a hand can pay together, and the pieces that they give. */
export interface Best {
  readonly combinations: readonly Payable[]
  readonly gains: Pieces
}

/** Cards of one type that go into one combination of that type alone, or into so many corps. */
interface Use {
  readonly kind: CombinationKind
  readonly arm: Arm
  readonly own: number
  readonly other: number
  readonly wild: number
}

/** The best that some cards come to, as a single number that is larger the better, and how. */
interface Plan {
  readonly worth: number
  readonly uses: readonly Use[]
}

const nothing: Plan = { worth: 0, uses: [] }

function better(one: Plan, other: Plan): Plan {
  return other.worth > one.worth ? other : one
}

function joined(one: Plan, other: Plan): Plan {
  return { worth: one.worth + other.worth, uses: [...one.uses, ...other.uses] }
}

/**
 * What a nation's hand gives at best: the most of what is wanted, then the most pieces, then with the fewest
 * cards. Exact: every division of the hand into combinations is weighed. (Basic Rules: Playing Cards.)
 */
export function bestOf(
  hand: readonly SymbolCard[],
  nation: NationId,
  charts: CombinationCharts,
  want: Want,
): Best {
  const sorted = sortCards(hand, nation)
  const combinations = combinationsOf(bestPlan(sorted, charts, want).uses, sorted)
    .map((one) => paid(one, nation, charts))
    .toSorted((one, other) => unitsIn(other.gains) - unitsIn(one.gains))
  return { combinations, gains: together(combinations.map(({ gains }) => gains)) }
}

/** Larger than any count of cards or pieces of one hand, so that a lesser aim never outweighs a greater one. */
const scale = limits.cards * limits.pieces * arms.length

/** Pieces of one type against the cards that they cost, by what is wanted. */
function worthOf(want: Want, arm: Arm, pieces: number, cards: number): number {
  const wanted = want === 'pieces' || want === arm ? pieces : 0
  return (wanted * scale + pieces) * scale - cards
}

/** Tries every number of corps; the rest of each type is then divided by itself, and Napoleons between them. */
function bestPlan({ byArm, wild }: SortedCards, charts: CombinationCharts, want: Want): Plan {
  const most = Math.floor(
    arms.reduce((sum, arm) => sum + byArm[arm].own.length + byArm[arm].other.length, wild.length) /
      arms.length,
  )
  const planners = arms.map((arm) => plannerOf(arm, byArm[arm], charts, want))
  let best = nothing
  for (let corps = 0; corps <= most; corps += 1) {
    const shared = planners.reduce<readonly (Plan | null)[]>(
      (before, plan) => withWild(before, wild.length, (wilds) => plan(corps, wilds)),
      Array.from({ length: wild.length + 1 }, () => nothing),
    )
    best = better(best, shared.at(-1) ?? nothing)
  }
  return best
}

/** The best of two parts of a hand for each number of Napoleons that they have together; null: it cannot be. */
function withWild(
  before: readonly (Plan | null)[],
  wild: number,
  plan: (wilds: number) => Plan | null,
): readonly (Plan | null)[] {
  const plans = Array.from({ length: wild + 1 }, (_, wilds) => plan(wilds))
  return plans.map((_, wilds) =>
    plans.slice(0, wilds + 1).reduce<Plan | null>((best, mine, used) => {
      const rest = before[wilds - used] ?? null
      if (mine === null || rest === null) return best
      const both = joined(rest, mine)
      return best === null ? both : better(best, both)
    }, null),
  )
}

/** The best of one type's cards, when so many of them go into corps and so many Napoleons may be used. */
function plannerOf(
  arm: Arm,
  cards: ArmCards,
  charts: CombinationCharts,
  want: Want,
): (corps: number, wilds: number) => Plan | null {
  const bonus = numberIn(cellOf(charts.colourBonus, 'ownColour', 'value'))
  const planOf = (kind: CombinationKind, times: number, taken: Omit<Use, 'kind' | 'arm'>): Plan => {
    const pieces = times * numberIn(cellOf(charts.combinations, kind, arm)) + taken.own * bonus
    const count = taken.own + taken.other + taken.wild
    return { worth: worthOf(want, arm, pieces, count), uses: [{ kind, arm, ...taken }] }
  }
  const known = new Map<string, Plan>()
  const alone = (own: number, other: number, wilds: number): Plan => {
    const key = `${own} ${other} ${wilds}`
    const before = known.get(key)
    if (before !== undefined) return before
    const held = { own: { length: own }, other: { length: other } }
    const plan = sameKinds
      .flatMap((kind) =>
        waysToTake(cardsFor(kind, charts), held, wilds).map((taken) =>
          joined(planOf(kind, 1, taken), alone(own - taken.own, other - taken.other, wilds - taken.wild)),
        ),
      )
      .reduce(better, nothing)
    known.set(key, plan)
    return plan
  }
  return (corps, wilds) =>
    waysToTake(corps, cards, wilds)
      .map((taken) =>
        joined(
          corps === 0 ? nothing : planOf('corps', corps, taken),
          alone(cards.own.length - taken.own, cards.other.length - taken.other, wilds - taken.wild),
        ),
      )
      .reduce<Plan | null>((best, plan) => (best === null ? plan : better(best, plan)), null)
}

/** Deals the cards of a hand out to what they are used for. */
function combinationsOf(uses: readonly Use[], sorted: SortedCards): readonly Omit<Payable, 'gains'>[] {
  const wild = [...sorted.wild]
  const piles = new Map(
    arms.map((arm) => [arm, { own: [...sorted.byArm[arm].own], other: [...sorted.byArm[arm].other] }]),
  )
  const dealt = uses.map((use) => {
    const pile = piles.get(use.arm)
    const own = pile?.own.splice(0, use.own) ?? []
    const other = pile?.other.splice(0, use.other) ?? []
    return { ...use, cards: [...own, ...other, ...wild.splice(0, use.wild)] }
  })
  const corps = dealt.filter(({ kind }) => kind === 'corps')
  const count = corps[0]?.cards.length ?? 0
  return [
    ...Array.from({ length: count }, (_, place) => ({
      kind: 'corps' as const,
      arm: null,
      cards: corps.flatMap(({ cards }) => cards.slice(place, place + 1)),
    })),
    ...dealt.filter(({ kind }) => kind !== 'corps').map(({ kind, arm, cards }) => ({ kind, arm, cards })),
  ]
}
