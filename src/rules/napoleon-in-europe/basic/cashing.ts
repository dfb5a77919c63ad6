import { cellOf } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { InferOutput } from 'valibot'
import type { SymbolCard } from '../cards.ts'
import type { Deciders } from '../decider.ts'
import type { NationId } from '../nations.ts'
import { arms, unitsIn, type Pieces } from '../pieces.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { changeTroops } from '../troops.ts'
import { baseGains, colourGains, requireCombination, type Combination } from './combinations.ts'
import type { cardCommands } from './commands.ts'
import { handWithout } from './hand.ts'
import { joining, remark, say, sayTotal } from './lines.ts'
import { together, troopsIn } from './pieces.ts'
import { isHomelandLost } from './regions.ts'
import { hasMarked, noteTurn, requirePlayed } from './turn.ts'

const playing = rule('Playing Cards')
const production = rule('Production Phase')

type Placements = InferOutput<(typeof cardCommands)['cashInCards']>['placements']

export const cashingDeciders: Deciders<Pick<typeof cardCommands, 'cashInCards'>> = {
  cashInCards(state, { nation, combinations, placements }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    if (isHomelandLost(state, nation)) refuse('wholeHomelandLost', 'nation', production, { nation })
    combinations.forEach((one, index) =>
      requireCombination(one, `combinations[${index}]`, state.rules.charts),
    )
    const cards = combinations.flatMap((one) => one.cards)
    const left = handLeft(state, nation, cards, 'combinations')
    writeHeading(ledger, 'cashInCards', { nation, count: cards.length })
    noteTurn(state, nation, ledger)
    if (!hasMarked(state, nation, 'drew')) remark(ledger, 'basic.beforeDrawing', production, { nation })
    const gains = together(combinations.map((one) => writeGains(state, nation, one, ledger)))
    sayTotal(ledger, 'cash.total', playing, unitsIn(gains), { nation }, 'cash')
    const placed = placedIn(state, nation, gains, placements)
    for (const { region, pieces } of placed) writePlacement(state, nation, region, pieces, ledger)
    say(ledger, 'outcome', 'outcome.cashedIn', playing, {
      nation,
      count: cards.length,
      pieces: unitsIn(gains),
    })
    return [
      { type: 'symbolCardsSet', nation, cards: [...left] },
      ...placed.flatMap(({ region, pieces }) => changeTroops(nation, region, troopsIn(pieces), 1)),
    ]
  },
}

/** A nation's hand without some of its cards. @throws Refused where it does not hold them */
export function handLeft(
  { nations }: NapoleonState,
  nation: NationId,
  cards: readonly SymbolCard[],
  path: string,
): readonly SymbolCard[] {
  return (
    handWithout(nations[nation].symbolCards, cards) ?? refuse('cardsNotInHand', path, playing, { nation })
  )
}

function writeGains({ rules }: NapoleonState, nation: NationId, one: Combination, ledger: Ledger): Pieces {
  const { charts } = rules
  const [base, colour] = [baseGains(one, charts), colourGains(one, nation, charts)]
  const column = one.arm ?? 'infantry'
  const cell = cellOf(charts.combinations, one.kind, column)
  const key = `cash.${one.kind}`
  ledger.fromCell(cell, {
    key,
    operation: joining(ledger, 'cash'),
    sum: 'cash',
    parameters: { unit: one.arm ?? '', cards: one.cards.length },
    value: unitsIn(base),
  })
  for (const { unit, count } of troopsIn(colour)) {
    ledger.fromCell(cellOf(charts.colourBonus, 'ownColour', 'value'), {
      key: 'cash.ownColour',
      operation: joining(ledger, 'cash'),
      sum: 'cash',
      parameters: { nation, unit: unit ?? '', count },
      value: count,
    })
  }
  return together([base, colour])
}

interface Placed {
  readonly region: string | null
  readonly pieces: Pieces
}

/** Where the new pieces are put: free homeland regions, or nowhere in particular where the table does not say. */
function placedIn(
  state: NapoleonState,
  nation: NationId,
  gains: Pieces,
  placements: Placements,
): readonly Placed[] {
  if (placements.length === 0) return [{ region: null, pieces: gains }]
  placements.forEach(({ region }, index) => requireFree(state, nation, region, `placements[${index}].region`))
  const put = together(placements.map(({ pieces }) => pieces))
  const other = arms.find((arm) => (put[arm] ?? 0) !== (gains[arm] ?? 0))
  if (other !== undefined) {
    refuse('otherPiecesPlaced', 'placements', production, {
      unit: other,
      put: put[other] ?? 0,
      gained: gains[other] ?? 0,
    })
  }
  return placements
}

/** The regions that new pieces may be put in: of the nation's homeland, and not occupied by enemies. */
export function freeHomeland(state: NapoleonState, nation: NationId): NapoleonState['regions'] {
  return state.regions.filter(
    ({ homeland, owner, occupier }) =>
      homeland === nation && owner === nation && (occupier === null || areFriends(state, occupier, nation)),
  )
}

function requireFree(state: NapoleonState, nation: NationId, id: string, path: string): void {
  const { homeland, name } = requireRegion(state, id, path)
  if (homeland !== nation) refuse('notInItsHomeland', path, production, { nation, place: name })
  if (!freeHomeland(state, nation).some((region) => region.id === id)) {
    refuse('homelandOccupied', path, production, { nation, place: name })
  }
}

function writePlacement(
  state: NapoleonState,
  nation: NationId,
  region: string | null,
  pieces: Pieces,
  ledger: Ledger,
): void {
  const place = region === null ? '' : requireRegion(state, region, 'placements').name
  for (const { unit, count } of troopsIn(pieces)) {
    say(ledger, 'order', 'basic.place', production, { nation, unit: unit ?? '', count, place })
  }
}
