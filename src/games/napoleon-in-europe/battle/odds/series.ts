import type { StandardBattle, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { canFireAt, fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import {
  chanceOfHits,
  seriesOdds,
  type SeriesShot,
} from '@/rules/napoleon-in-europe/battle/standard/series.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { groupsOf, type GroupView } from '../standard/groups.ts'

/** Pieces that are alike, with where they stand. */
export interface PlacedGroup {
  readonly key: string
  readonly group: GroupView
  readonly first: StandardPiece
}

/** Pieces by the area that they stand in and by what they are. */
function placed(pieces: readonly StandardPiece[]): readonly PlacedGroup[] {
  const places = [...new Set(pieces.map(({ at }) => at))]
  return places.flatMap((at) =>
    groupsOf(pieces.filter((piece) => piece.at === at)).flatMap((group) => {
      const [first] = group.pieces
      return first === undefined ? [] : [{ key: `${at} ${group.key}`, group, first }]
    }),
  )
}

/** Everything that can be fired at now by anybody. */
export function seriesTargets(state: NapoleonState, { pieces }: StandardBattle): readonly PlacedGroup[] {
  const targets = new Set(pieces.flatMap((piece) => fireTargets(state, piece)))
  return placed(pieces.filter((piece) => targets.has(piece)))
}

/** Everybody who can fire at a target now. */
export function seriesFirers(
  state: NapoleonState,
  { pieces }: StandardBattle,
  target: StandardPiece,
): readonly PlacedGroup[] {
  return placed(pieces.filter((piece) => canFireAt(state, piece, target)))
}

/** What a series comes to: the chance of so many hits or more, and of so many pieces eliminated or more. */
export interface SeriesLine {
  readonly least: number
  readonly hits: number
  readonly eliminated: number
}

export function seriesLines(state: NapoleonState, shots: readonly SeriesShot[]): readonly SeriesLine[] {
  const chances = seriesOdds(state, shots)
  return shots.map((_shot, place) => {
    const least = place + 1
    const eliminated = chances
      .filter((chance) => chance.eliminated >= least)
      .reduce((sum, { probability }) => sum + probability, 0)
    return { least, hits: chanceOfHits(chances, least), eliminated }
  })
}
