import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { cellOf, numberIn } from '@/rules/chart.ts'
import { drawsNow } from '@/rules/napoleon-in-europe/basic/draws.ts'
import { seaLimit } from '@/rules/napoleon-in-europe/basic/sea.ts'
import { hasMarked } from '@/rules/napoleon-in-europe/basic/turn.ts'
import { holdingsOf } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { unitsIn } from '@/rules/napoleon-in-europe/pieces.ts'
import { isPlayerNation } from '@/rules/napoleon-in-europe/standing.ts'
import { lineText } from '../describe/texts.ts'
import type { ActId } from '../resolve/acts.ts'
import { relationShown, type ShownRelation } from '../turn/ledger.ts'

const { turn } = napoleon.basic

/** How far a game has come, and what it is won by. */
export function gameLine({ victory, ending, calendar }: NapoleonState): string {
  if (victory === 'totalVictory') return turn.totalVictory
  return ending.kind === 'rounds'
    ? turn.limitedWar(ending.rounds, ending.rounds - calendar.round)
    : turn.limitedWarOpen
}

/** Something of a nation's turn, and where a tap on it leads; nowhere: it is done on the table alone. */
export interface TurnTask {
  readonly id: 'move' | 'battle' | 'draw' | 'build'
  readonly title: string
  readonly line: string
  readonly done: boolean
  readonly opens: ActId | 'hand' | null
}

/** What a nation does in its turn, in order. (Basic Rules: Sequence of each Player's Turn.) */
export function tasksOf(state: NapoleonState, nation: NationId): readonly TurnTask[] {
  return [
    movement(state, nation),
    { id: 'battle', ...turn.battle, done: false, opens: 'basicBattle' },
    drawing(state, nation),
    building(state, nation),
  ]
}

function movement(state: NapoleonState, nation: NationId): TurnTask {
  const { basicMoves } = state.rules.charts
  const at = (arm: 'infantry' | 'cavalry') => numberIn(cellOf(basicMoves, arm, 'value'))
  const sea = hasMarked(state, nation, 'sailed') ? null : seaLimit(state, nation)
  const line = turn.move.line(at('infantry'), at('cavalry'), sea)
  return { id: 'move', title: turn.move.title, line, done: false, opens: null }
}

function drawing(state: NapoleonState, nation: NationId): TurnTask {
  const { total, reasons } = drawsNow(state, nation)
  const done = hasMarked(state, nation, 'drew') && total === 0
  const why = reasons
    .filter(({ operation, value }) => operation !== 'total' && value > 0)
    .map((reason) => turn.draw.reason(lineText(reason), reason.value))
  const line = why.length > 0 ? why.join(' · ') : turn.draw.nothing
  return {
    id: 'draw',
    title: done ? turn.draw.done : turn.draw.title(total),
    line: done ? '' : line,
    done,
    opens: done || total === 0 ? null : 'drawSymbols',
  }
}

function building({ nations }: NapoleonState, nation: NationId): TurnTask {
  const line = turn.build.line(nations[nation].symbolCards.length)
  return { id: 'build', title: turn.build.title, line, done: false, opens: 'hand' }
}

/** A nation's line in the table of a Basic game. */
export interface BasicRow {
  readonly nation: NationId
  readonly isPlayed: boolean
  readonly regions: number
  readonly gained: number
  readonly pieces: number
  readonly cards: number
  readonly relation: ShownRelation | null
}

/** The nations that are played, or were, as one of them looks at the others. */
export function basicRows(state: NapoleonState, looking: NationId | null): readonly BasicRow[] {
  return nationIds
    .filter((nation) => state.nations[nation].hasBeenActive)
    .map((nation) => {
      const { regions, wholeHomeland } = holdingsOf(state, nation)
      const pieces = state.stacks.reduce(
        (sum, stack) => sum + (stack.nation === nation ? unitsIn(stack.pieces) : 0),
        0,
      )
      const relation = looking === null || looking === nation ? null : relationShown(state, looking, nation)
      return {
        nation,
        isPlayed: isPlayerNation(state, nation),
        regions,
        gained: regions - wholeHomeland,
        pieces,
        cards: state.nations[nation].symbolCards.length,
        relation,
      }
    })
}

/** The nations that nobody has played from the start. */
export function neutralNations({ nations }: NapoleonState): readonly NationId[] {
  return nationIds.filter((nation) => !nations[nation].hasBeenActive)
}
