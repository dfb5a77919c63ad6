import { cellOf, numberIn } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { Ledger, refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import type { Owed } from '../due.ts'
import { holdingsOf } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import { owedOf, settle } from '../pending.ts'
import type { NapoleonState } from '../state.ts'
import { capitalsThatCount } from './capitals.ts'
import type { cardCommands } from './commands.ts'
import { requirePrinted } from './hand.ts'
import { joining, say, sayTotal } from './lines.ts'
import { hasMarked, marked, noteTurn, requirePlayed } from './turn.ts'

const drawing = rule('Drawing Cards')

type DrawDue = Extract<Owed, { readonly kind: 'drawCards' }>

export const drawDeciders: Deciders<Pick<typeof cardCommands, 'drawSymbolCards'>> = {
  drawSymbolCards(state, { nation, ofTurn, dues, cards }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    if (ofTurn && hasMarked(state, nation, 'drew')) refuse('drewAlready', 'ofTurn', drawing, { nation })
    const settled = dues.map((id, index) => requireDraw(state, nation, id, `dues[${index}]`))
    writeHeading(ledger, 'drawSymbolCards', { nation, count: cards.length })
    noteTurn(state, nation, ledger)
    const due = drawsOf(state, nation, ofTurn, settled, ledger)
    if (cards.length !== due) {
      refuse('otherNumberOfCards', 'cards', drawing, { nation, due, entered: cards.length })
    }
    requirePrinted(cards, 'cards')
    const hand = [...state.nations[nation].symbolCards, ...cards]
    say(ledger, 'outcome', 'outcome.drawn', drawing, { nation, count: cards.length, hand: hand.length })
    return [
      { type: 'symbolCardsSet', nation, cards: hand },
      ...settled.map(settle),
      ...(ofTurn ? [marked(state, nation, 'drew')] : []),
    ]
  },
}

/** A draw of this nation that is pending. @throws Refused where there is none of that number */
function requireDraw(state: NapoleonState, nation: NationId, id: number, path: string): DrawDue {
  const found = drawsPending(state, nation).find((due) => due.id === id)
  return found ?? refuse('noSuchDraw', path, drawing, { nation })
}

/** The cards that a nation has won and not drawn yet. */
export function drawsPending(state: NapoleonState, nation: NationId): readonly DrawDue[] {
  return owedOf(state, 'drawCards').filter((due) => due.nation === nation)
}

/**
 * How many cards a nation draws, with the reasons: those won, one for each capital that counts, and one for so
 * many regions. (Basic Rules: Drawing Cards.)
 */
function drawsOf(
  state: NapoleonState,
  nation: NationId,
  ofTurn: boolean,
  won: readonly DrawDue[],
  ledger: Ledger,
): number {
  const battles = won.reduce((sum, { cards }) => sum + cards, 0)
  const line = { operation: joining(ledger, 'draw'), sum: 'draw', parameters: { nation } } as const
  if (battles > 0) {
    const cell = cellOf(state.rules.charts.basicDraws, 'majorBattle', 'value')
    ledger.fromCell(cell, { ...line, key: 'draw.won', value: battles })
  }
  const total = battles + (ofTurn ? turnDrawsOf(state, nation, ledger) : 0)
  sayTotal(ledger, 'draw.total', drawing, total, { nation }, 'draw')
  return total
}

function turnDrawsOf(state: NapoleonState, nation: NationId, ledger: Ledger): number {
  const { basicDraws } = state.rules.charts
  const capitals = capitalsThatCount(state, nation).map((capital) =>
    ledger.read(cellOf(basicDraws, 'capital', 'value'), {
      key: 'draw.capital',
      operation: joining(ledger, 'draw'),
      sum: 'draw',
      parameters: { nation, capital },
    }),
  )
  const cell = cellOf(basicDraws, 'regionsForACard', 'value')
  const each = numberIn(cell)
  const { regions } = holdingsOf(state, nation)
  const forRegions = Math.floor(regions / each)
  ledger.fromCell(cell, {
    key: 'draw.regions',
    operation: joining(ledger, 'draw'),
    sum: 'draw',
    parameters: { nation, regions, each },
    value: forRegions,
  })
  return capitals.reduce((sum, card) => sum + card, forRegions)
}

/** How many cards a nation draws now, with the lines that say why; what it has drawn already does not count. */
export interface DrawsNow {
  readonly total: number
  readonly reasons: Ledger['reasons']
  /** Whether the cards of its turn are among them. */
  readonly ofTurn: boolean
  readonly dues: readonly number[]
}

export function drawsNow(state: NapoleonState, nation: NationId): DrawsNow {
  const ledger = new Ledger()
  const ofTurn = !hasMarked(state, nation, 'drew')
  const won = drawsPending(state, nation)
  const total = drawsOf(state, nation, ofTurn, won, ledger)
  return { total, reasons: ledger.reasons, ofTurn, dues: won.map(({ id }) => id) }
}
