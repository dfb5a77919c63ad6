import { exactOdds, type Chance } from '@/dice/index.ts'
import { Ledger } from '../../../reason.ts'
import { apply } from '../../apply.ts'
import type { NapoleonState } from '../../state.ts'
import type { StandardPiece } from '../battle.ts'
import { standardBattleIn } from '../standing.ts'
import { pieceById, setCourse } from './board.ts'
import { lineBroken } from './ending.ts'
import { afterShot, shoot, type Shot, type ThrownShot } from './firing.ts'
import { canFireAt } from './fire-lines.ts'
import { fellsLeader, leadersBeside } from './leaders.ts'

/** A shot of a series, by the names of the pieces. */
export interface SeriesShot {
  readonly piece: string
  /** Where it is gone when its turn comes, another of its kind in the same area is fired at instead. */
  readonly target: string
}

/** What a series of shots may come to, and how likely that is. */
export interface SeriesChance {
  readonly eliminated: number
  readonly fallenBack: number
  /** Shots for which nothing was left. */
  readonly unfired: number
  /** 0 to 1. */
  readonly probability: number
}

/**
 * The exact chances of some shots in a row, by the procedure that resolves each. A shot that may not be fired when
 * its turn comes, because no such target is left or the battle is lost, falls away.
 *
 * @param state the phase in which the shots are fired
 */
export function seriesOdds(state: NapoleonState, shots: readonly SeriesShot[]): readonly SeriesChance[] {
  const oddsOf = shotOdds()
  const start: Branch = { state, eliminated: 0, fallenBack: 0, unfired: 0, probability: 1 }
  const ends = shots
    .map((shot) => ({ ...shot, kind: kindOf(pieceById(standardBattleIn(state), shot.target)) }))
    .reduce<readonly Branch[]>(
      (branches, shot) =>
        merged(
          branches.flatMap((branch) => further(branch, shot, oddsOf)),
          (branch) => `${keyOfCounts(branch)} ${keyOfBoard(branch.state)}`,
        ),
      [start],
    )
  return merged(ends, keyOfCounts).map(({ eliminated, fallenBack, unfired, probability }) => ({
    eliminated,
    fallenBack,
    unfired,
    probability,
  }))
}

/** The chance that a series hits at least so often. */
export function chanceOfHits(chances: readonly SeriesChance[], least: number): number {
  return chances
    .filter(({ eliminated, fallenBack }) => eliminated + fallenBack >= least)
    .reduce((sum, { probability }) => sum + probability, 0)
}

/** A way that a series may have gone so far. */
interface Branch extends SeriesChance {
  readonly state: NapoleonState
}

interface PlannedShot extends SeriesShot {
  readonly kind: string
}

type ShotOdds = (state: NapoleonState, shot: Shot) => readonly Chance<ThrownShot>[]

function further(branch: Branch, planned: PlannedShot, oddsOf: ShotOdds): readonly Branch[] {
  const shot = shotOf(branch.state, planned)
  if (shot === null) return [{ ...branch, unfired: branch.unfired + 1 }]
  return oddsOf(branch.state, shot).map(({ value, probability }) => ({
    state: afterwards(branch.state, shot, value),
    eliminated: branch.eliminated + (value.outcome === 'eliminated' ? 1 : 0),
    fallenBack: branch.fallenBack + (value.outcome === 'fallsBack' ? 1 : 0),
    unfired: branch.unfired,
    probability: branch.probability * probability,
  }))
}

/** The shot as it can be fired now; null where it cannot. */
function shotOf(state: NapoleonState, { piece: id, target: named, kind }: PlannedShot): Shot | null {
  const battle = standardBattleIn(state)
  const piece = pieceById(battle, id)
  if (piece === undefined) return null
  const alike = battle.pieces.filter((each) => kindOf(each) === kind)
  const target = alike.find((each) => each.id === named) ?? alike[0]
  return target === undefined || !canFireAt(state, piece, target) ? null : { battle, piece, target }
}

/** The state after a shot. Which of several leaders falls beside the target matters to no other shot. */
function afterwards(state: NapoleonState, shot: Shot, thrown: ThrownShot): NapoleonState {
  const ledger = new Ledger()
  const after = afterShot(state, shot, thrown, ledger).reduce(apply, state)
  const battle = standardBattleIn(after)
  if (battle.course.owed.length === 0) return after
  const decided = apply(after, setCourse(battle, { owed: [] }))
  return lineBroken(decided, ledger).reduce(apply, decided)
}

/** The odds of each shot, worked out once for every firer and kind of target. */
function shotOdds(): ShotOdds {
  const known = new Map<string, readonly Chance<ThrownShot>[]>()
  return (state, shot) => {
    const hasLeaders = leadersBeside(shot.battle, shot.target).length > 0
    const key = `${shot.piece.id} ${kindOf(shot.target)} ${hasLeaders}`
    const odds = known.get(key) ?? oddsOfShot(state, shot)
    known.set(key, odds)
    return odds
  }
}

function oddsOfShot(state: NapoleonState, shot: Shot): readonly Chance<ThrownShot>[] {
  return exactOdds(
    (dice) => shoot(state, shot, { dice, ledger: new Ledger() }),
    ({ natural, outcome }) =>
      `${outcome} ${leadersBeside(shot.battle, shot.target).length > 0 && fellsLeader(state, natural)}`,
  )
}

/** Targets of one kind are as good as each other. */
function kindOf(piece: StandardPiece | undefined): string {
  return piece === undefined ? '' : `${piece.side} ${piece.unit} ${piece.at} ${piece.inSquare}`
}

/** Boards on which pieces of the same kinds stand are as good as each other. */
function keyOfBoard(state: NapoleonState): string {
  const { pieces, course } = standardBattleIn(state)
  return `${course.stage} ${pieces.map(kindOf).toSorted().join()}`
}

function keyOfCounts({ eliminated, fallenBack, unfired }: SeriesChance): string {
  return [eliminated, fallenBack, unfired].join()
}

/** Puts together what comes to the same. */
function merged<Way extends { readonly probability: number }>(
  ways: readonly Way[],
  keyOf: (way: Way) => string,
): readonly Way[] {
  const all = new Map<string, Way>()
  for (const way of ways) {
    const same = all.get(keyOf(way))
    const probability = (same?.probability ?? 0) + way.probability
    all.set(keyOf(way), { ...(same ?? way), probability })
  }
  return [...all.values()]
}
