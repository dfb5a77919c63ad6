import { cellOf, numberIn, type FoundCell, type Provenance } from '../../chart.ts'
import { house, rule } from '../../chart-building.ts'
import type { Parameters, Refusal } from '../../reason.ts'
import { yearOf } from '../calendar.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'
import { isPlayerNation } from '../standing.ts'
import { isInPlay, raisesIrregulars } from '../units-in-play.ts'
import { countOf, isLandUnit, landUnitsIn, type Basket, type Item } from './basket.ts'
import { hasPlace, hasPort } from './places.ts'

/** A basket that a nation would buy, as the limits see it. */
interface Purchase {
  readonly state: NapoleonState
  readonly nation: NationId
  /** What is asked for now. */
  readonly basket: Basket
  /** Land units built before in this production turn. */
  readonly built: Basket
}

type Limit = (purchase: Purchase, item: Item) => Refusal | null

/** What the Ottoman Empire may build. (The Ottoman Army; N19.) */
const ottomanItems: readonly Item[] = [
  'militia',
  'irregularCavalry',
  'leader',
  'squadron',
  'politicalActionPoint',
]

/** In the order that they are told: what never can be before what cannot be now. */
const limitsInOrder: readonly Limit[] = [
  switchedOff,
  ottomanArmy,
  irregularsOnly,
  militiaOnly,
  eliteBeyondBritain,
  britishArmy,
  infantryForElite,
  politicalPoints,
  somewhereToGo,
]

/**
 * Why a nation may not have what a basket holds of an item; null where nothing but its cost is in the way.
 * (National Special Rules; Pieces; Placing; N14, N19.)
 */
export function limitOn(state: NapoleonState, nation: NationId, basket: Basket, item: Item): Refusal | null {
  const built = state.nations[nation].productionTurn?.built ?? {}
  const purchase = { state, nation, basket, built }
  for (const limit of limitsInOrder) {
    const refusal = limit(purchase, item)
    if (refusal !== null) return refusal
  }
  return null
}

/**
 * Whether a nation can ever have an item in this game as far as anybody can tell now: what it cannot is not
 * offered, but told with its reason.
 */
export function isOffered(state: NapoleonState, nation: NationId, item: Item): boolean {
  const purchase = { state, nation, basket: { [item]: 1 }, built: {} }
  const never: readonly Limit[] = [switchedOff, ottomanArmy, irregularsOnly]
  const isMilitia = item === 'militia' && nation !== 'prussia' && nation !== 'ottoman'
  return !isMilitia && never.every((limit) => limit(purchase, item) === null)
}

function refusal(item: Item, code: string, provenance: Provenance, parameters: Parameters): Refusal {
  return { code, path: `basket.${item}`, provenance, parameters: { item, ...parameters } }
}

function switchedOff({ state }: Purchase, item: Item): Refusal | null {
  if (item !== 'lightInfantry' && item !== 'horseArtillery') return null
  if (isInPlay(state, item)) return null
  return refusal(
    item,
    'notSwitchedOn',
    rule(item === 'lightInfantry' ? 'Light Infantry' : 'Horse Artillery'),
    {},
  )
}

function ottomanArmy({ nation }: Purchase, item: Item): Refusal | null {
  if (nation !== 'ottoman' || ottomanItems.includes(item)) return null
  return refusal(item, 'ottomanArmy', rule('The Ottoman Army'), {})
}

function irregularsOnly({ nation }: Purchase, item: Item): Refusal | null {
  if (item !== 'irregularCavalry' || raisesIrregulars(nation)) return null
  return refusal(item, 'irregularsOnly', rule('Irregular Cavalry'), {})
}

function militiaOnly({ nation, state }: Purchase, item: Item): Refusal | null {
  if (item !== 'militia' || nation === 'ottoman') return null
  const last = limitOf(state, 'lastYearWithoutPrussianMilitia')
  const { month } = state.calendar
  if (nation === 'prussia' && month !== null && yearOf(month) > numberIn(last)) return null
  const code = nation === 'prussia' ? 'prussianMilitiaLater' : 'militiaOnly'
  return refusal(item, code, last.provenance, { year: numberIn(last) })
}

/** An elite unit and its two infantry are more than Britain may build in a turn. (N19.) */
function eliteBeyondBritain({ nation, state }: Purchase, item: Item): Refusal | null {
  if (nation !== 'britain' || item !== 'eliteInfantry') return null
  const most = numberIn(limitOf(state, 'britishLandUnits'))
  const infantry = numberIn(limitOf(state, 'infantryForElite'))
  if (infantry < most) return null
  return refusal(item, 'eliteBeyondBritain', house('N19'), { most, infantry })
}

function britishArmy({ nation, state, basket, built }: Purchase, item: Item): Refusal | null {
  if (nation !== 'britain' || !isLandUnit(item)) return null
  const most = limitOf(state, 'britishLandUnits')
  const units = landUnitsIn(built) + landUnitsIn(basket)
  if (units <= numberIn(most)) return null
  return refusal(item, 'britishArmy', most.provenance, { most: numberIn(most) })
}

/** Elite infantry needs ordinary infantry built in the same production. (N14.) */
function infantryForElite({ state, basket, built }: Purchase, item: Item): Refusal | null {
  if (item !== 'eliteInfantry') return null
  const each = limitOf(state, 'infantryForElite')
  const elite = countOf(basket, item) + countOf(built, item)
  const infantry = countOf(basket, 'infantry') + countOf(built, 'infantry')
  const needed = elite * numberIn(each)
  if (infantry >= needed) return null
  const parameters = { each: numberIn(each), missing: needed - infantry }
  return refusal(item, 'infantryForElite', each.provenance, parameters)
}

function politicalPoints({ state, nation }: Purchase, item: Item): Refusal | null {
  if (item !== 'politicalActionPoint' || isPlayerNation(state, nation)) return null
  return refusal(item, 'noPointsForNeutrals', rule('Neutral Major Nations'), { nation })
}

function somewhereToGo({ state, nation }: Purchase, item: Item): Refusal | null {
  if (item === 'squadron') {
    return hasPort(state, nation) ? null : refusal(item, 'noFreePort', rule('Ports'), { nation })
  }
  if (!isLandUnit(item) || hasPlace(state, nation)) return null
  return refusal(item, 'noFreeHomeland', rule('Placing'), { nation })
}

function limitOf(
  { rules }: NapoleonState,
  id: 'britishLandUnits' | 'infantryForElite' | 'lastYearWithoutPrussianMilitia',
): FoundCell {
  return cellOf(rules.charts.buildingLimits, id, 'value')
}
