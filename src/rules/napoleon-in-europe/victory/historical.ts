import { rule } from '../../chart-building.ts'
import type { Ledger } from '../../reason.ts'
import type { Effects } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { alliesOf, enemiesOf, truceBetween } from '../standing.ts'
import type { NapoleonState } from '../state.ts'

const winning = rule('How to Win')

/** The two sides of a historical game. */
export interface HistoricalStanding {
  /** France and its allies. */
  readonly french: readonly NationId[]
  /** Who is at war with France. */
  readonly against: readonly NationId[]
  /** Enemies of France that have sued for peace. */
  readonly beaten: readonly NationId[]
  readonly winner: 'french' | 'antiFrench' | null
}

/**
 * The sides of a historical game and who has won: the enemies of France as soon as it has sued for peace, France
 * as soon as none of its enemies fights on and one at least was beaten. (How to Win: Historical.)
 */
export function historicalStanding(state: NapoleonState): HistoricalStanding {
  const french: readonly NationId[] = ['france', ...alliesOf(state, 'france')]
  const against = enemiesOf(state, 'france')
  const beaten = nationIds.filter(
    (nation) =>
      state.nations[nation].defeats > 0 &&
      !french.includes(nation) &&
      !against.includes(nation) &&
      truceBetween(state, nation, 'france') !== null,
  )
  return { french, against, beaten, winner: winnerOf(state, against, beaten) }
}

function winnerOf(
  { nations }: NapoleonState,
  against: readonly NationId[],
  beaten: readonly NationId[],
): HistoricalStanding['winner'] {
  if (nations.france.defeats > 0) return 'antiFrench'
  return against.length === 0 && beaten.length > 0 ? 'french' : null
}

/**
 * A historical game ends with the peace that decides it; nothing where none does.
 *
 * @param before the game before that peace: what was decided then does not end it again
 */
export function endedByPeace(before: NapoleonState, state: NapoleonState, ledger: Ledger): Effects {
  if (state.victory !== 'historical' || state.ended !== null) return []
  const { winner } = historicalStanding(state)
  if (winner === null || winner === historicalStanding(before).winner) return []
  const line = { key: `victory.${winner}`, parameters: {}, operation: 'result', sum: 'victory' } as const
  ledger.write({ ...line, value: 0, provenance: winning })
  return [{ type: 'gameEnded', cause: 'defeat' }]
}
