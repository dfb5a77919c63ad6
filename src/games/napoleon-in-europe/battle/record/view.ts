import { battleEnd } from '@/messages/en/napoleon-in-europe/battle/closing.ts'
import { battleRecord as words } from '@/messages/en/napoleon-in-europe/battle/record.ts'
import { battleStanding } from '@/messages/en/napoleon-in-europe/battle-standing.ts'
import type { DiceTally } from '@/journal/index.ts'
import type { Battle, StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { countedPieces, lossesOn, piecesOf } from '@/rules/napoleon-in-europe/battle/closing/losses.ts'
import { seatOf, titleOfSide } from '@/rules/napoleon-in-europe/battle/seat.ts'
import { enemyOf, sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { areas, lanesIn } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { unitsIn, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { diceViews, type DiceView, type Thrower } from '../../../shared/dice/dice.ts'
import { nationNamed } from '../../describe/texts.ts'
import { momentTitle } from '../../turn/moment.ts'
import type { BattleRecord } from './reading.ts'

/** The battle as it stood at last. */
export function lastStand({ steps }: BattleRecord): Battle {
  return (steps.at(-1) ?? steps[0]).after
}

export function titleOf(record: BattleRecord): string {
  return battleStanding.title(lastStand(record).place)
}

/** "Britain won", or how far the battle is. */
export function fateOf(record: BattleRecord): string {
  const battle = lastStand(record)
  const { result } = battle.course
  if (result !== null) return words.won(titleOfSide(battle, result.winner))
  if (record.isAbandoned) return words.abandoned
  return battleStanding.line(battle)
}

/** Why it was won: "The battle line of Britain was broken."; empty where it was not. */
export function reasonOf(record: BattleRecord): string {
  const battle = lastStand(record)
  const { result } = battle.course
  return result === null ? '' : battleEnd.why(result.cause, titleOfSide(battle, enemyOf(result.winner)))
}

/** "A major battle, 3 turns". */
export function scaleOf(record: BattleRecord): string {
  const { size, course } = lastStand(record)
  return battleEnd.about(battleEnd.kind[size], battleEnd.turns(course.turn))
}

/** "May 1805", or the round; empty where the battle is a game of its own. */
export function momentOf({ opening }: BattleRecord): string {
  return opening.scenario === 'battle' ? '' : momentTitle(opening)
}

/** What one nation brought into a battle, and lost in it. */
export interface ArmyView {
  readonly nation: NationId | null
  readonly name: string
  readonly side: Side
  readonly brought: Pieces
  readonly lost: Pieces
  /** "3 of 9 pieces". */
  readonly share: string
}

/** The armies of both sides, the attacker's first. */
export function armiesOf(record: BattleRecord): readonly ArmyView[] {
  const battle = lastStand(record)
  return sides.flatMap((side) => {
    const own = piecesOf(battle).filter((piece) => piece.side === side)
    const lost = lossesOn(battle, side)
    return [...new Set(own.map(({ nation }) => nation))].map((nation): ArmyView => {
      const brought = countedPieces(own.filter((piece) => piece.nation === nation))
      const gone = lost.find((loss) => loss.nation === nation)?.pieces ?? {}
      return {
        nation,
        side,
        name: words.seat(nation ?? titleOfSide(battle, side)),
        brought,
        lost: gone,
        share: words.lostOf(unitsIn(gone), unitsIn(brought)),
      }
    })
  })
}

/** The ground of each side that has any: "Britain: a hill on the left and a river behind". */
export function groundLines(
  record: BattleRecord,
): readonly { readonly seat: string; readonly parts: readonly string[] }[] {
  const battle = lastStand(record)
  if (battle.kind === 'basic') return []
  return sides
    .map((side) => ({ seat: words.seat(titleOfSide(battle, side)), parts: groundOf(battle, side) }))
    .filter(({ parts }) => parts.length > 0)
}

function groundOf({ ground, size }: StandardBattle, side: Side): readonly string[] {
  const { features, riverBehind, riverInFront } = ground[side]
  const placed = lanesIn(size).flatMap((lane) => {
    const feature = features[lane]
    return feature === undefined ? [] : [words.featureAt(feature, lane, side)]
  })
  return [
    ...placed,
    ...(riverBehind ? [words.riverBehind] : []),
    ...(riverInFront ? [words.riverInFront] : []),
  ]
}

/** The dice of both sides of a battle. */
export function diceOfBattle(record: BattleRecord, dice: readonly DiceTally[]): readonly DiceView[] {
  const battle = lastStand(record)
  const { players, nations } = record.opening
  const throwers = sides.map((side): Thrower => {
    const id = seatOf(battle, side)
    const nation = nationNamed(id)
    const holder = nation === undefined ? null : nations[nation].player
    const names = players.flatMap(({ id: player, name }) => (player === holder && name !== '' ? [name] : []))
    return { id, name: words.seat(titleOfSide(battle, side)), players: names, nation: nation ?? null }
  })
  return diceViews(throwers, dice)
}

/** Where each side set up in the Standard Rules: "Britain: 2 infantry on the left; 1 leader in the reserve". */
export function setUpLines({ steps }: BattleRecord): readonly string[] {
  const begun = steps.find(
    ({ before, after }) => before.course.stage === 'deployment' && after.course.stage === 'fight',
  )
  if (begun?.before.kind !== 'standard' || begun.after.kind !== 'standard') return []
  const { before, after } = begun
  const arrived = before.pieces.filter(({ at }) => at === 'coming').map(({ id }) => id)
  const placed = after.pieces.filter(
    ({ id, at }) => at !== 'coming' && at !== 'lost' && !arrived.includes(id),
  )
  return sides.map((side) => {
    const own = placed.filter((piece) => piece.side === side)
    const spots = areas.flatMap((area) => {
      const there = own.filter(({ at }) => at === area)
      return there.length === 0 ? [] : [words.placed(countedPieces(there), area, side)]
    })
    return words.setUpOf(titleOfSide(after, side), spots)
  })
}
