import type { Reason } from '@/rules/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Item } from '@/rules/napoleon-in-europe/production/basket.ts'
import type { BasketLine, BasketView } from '@/rules/napoleon-in-europe/production/view.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { whoHasTurns } from '@/rules/napoleon-in-europe/calendar/order.ts'
import { pointsOf } from '@/rules/napoleon-in-europe/production/income.ts'
import { pieceSymbols } from '../powers/pieceSymbols.ts'
import type { NapoleonGame } from '../store.ts'

/** The sprite's symbol of each thing that can be bought. */
export function itemSymbol(item: Item): string {
  if (item === 'squadron') return 'squadron'
  return item === 'politicalActionPoint' ? 'flag' : pieceSymbols[item]
}

/** The lines in the order in which a player reads them: infantry, cavalry, guns, leaders, ships, points. */
const order: readonly Item[] = [
  'infantry',
  'eliteInfantry',
  'lightInfantry',
  'militia',
  'cavalry',
  'heavyCavalry',
  'irregularCavalry',
  'artillery',
  'horseArtillery',
  'leader',
  'squadron',
  'politicalActionPoint',
]

/** What is offered to a nation, and what it can never have in this game; pieces of rules not in force are neither. */
export function sorted({ lines }: BasketView): {
  readonly offered: readonly BasketLine[]
  readonly never: readonly BasketLine[]
} {
  const read = lines.toSorted((one, other) => order.indexOf(one.item) - order.indexOf(other.item))
  return {
    offered: read.filter(({ offered }) => offered),
    never: read.filter(({ offered, more }) => !offered && more?.code !== 'notSwitchedOn'),
  }
}

/** What a nation had to spend in this production turn before it bought anything. */
export function hadToSpend({ nations }: NapoleonState, nation: NationId): number {
  const { productionPoints, productionTurn } = nations[nation]
  if (productionTurn === null) return productionPoints
  return Math.max(productionPoints, productionTurn.saved + pointsOf(productionTurn.income))
}

const shownOf: Readonly<Record<string, Reason['operation']>> = { purchase: 'order', grantPoints: 'heading' }

/** What a nation's last purchase or grant asks the hand to do; empty where the game's newest entry is neither. */
export function lastOrders(newest: NapoleonGame['lastEntry'], nation: NationId): readonly Reason[] {
  const shown = shownOf[newest?.command.type ?? '']
  if (newest === null || shown === undefined || newest.side !== nation) return []
  return newest.reasons.filter(({ operation }) => operation === shown)
}

/** Who produces after the one whose turn it is; null where nobody is left. */
export function nextToProduce(state: NapoleonState): NationId | null {
  const { acting, done } = state.calendar
  return whoHasTurns(state).find((nation) => nation !== acting && !done.includes(nation)) ?? null
}
