import type {
  BasicBattle,
  BasicCourse,
  BasicPiece,
  BasicPlace,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import { bySide, sides, type BySide, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf } from '../table.ts'

const units: Readonly<Record<string, LandUnit>> = {
  I: 'infantry',
  C: 'cavalry',
  A: 'artillery',
  L: 'leader',
}

const nations: BySide<NationId> = { attacker: 'france', defender: 'britain' }

/** What a side has in each rank and beside the battle: "6I 1L". */
export type Ranks = Partial<Record<BasicPlace, string>>

/** What is otherwise in a battle than that France attacks Britain in Hanover, and both stand in ranks. */
interface About {
  readonly attacker: Ranks
  readonly defender: Ranks
  readonly course?: Partial<BasicCourse>
  readonly battle?: Partial<BasicBattle>
  readonly options?: { readonly basicLeaders?: 'on' }
}

/** Which unit each letter of an army stands for: "2I 1L" is infantry, infantry, leader. */
function unitsOf(army: string): readonly LandUnit[] {
  return army
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const unit = units[word.slice(-1)]
      if (unit === undefined) throw new Error(`no piece ${word}`)
      return Array.from({ length: Number(word.slice(0, -1)) }, () => unit)
    })
}

/** A side's pieces; those of one unit are numbered from 1: in front, in the rear, then the lost ones. */
function piecesOf(side: Side, ranks: Ranks): readonly BasicPiece[] {
  const counts = new Map<LandUnit, number>()
  return (['front', 'rear', 'lost'] as const).flatMap((at) =>
    unitsOf(ranks[at] ?? '').map((unit) => {
      const number = (counts.get(unit) ?? 0) + 1
      counts.set(unit, number)
      const nation = nations[side]
      return { id: `${nation}.${unit}.${number}`, side, nation, unit, at }
    }),
  )
}

/** A battle of the Basic Rules in its first turn, the defender to move, unless it is said otherwise. */
export function ranksOf({ attacker, defender, course, battle, options = {} }: About): NapoleonState {
  const armies = { attacker, defender }
  return gameOf({
    level: 'basic',
    rules: rulesWith(options),
    battle: {
      kind: 'basic',
      due: null,
      region: null,
      place: 'Hanover',
      nations: bySide((side) => [nations[side]]),
      size: 'major',
      landed: null,
      pieces: sides.flatMap((side) => piecesOf(side, armies[side])),
      course: {
        stage: 'fight',
        deployed: sides,
        turn: 1,
        acting: 'defender',
        step: 'move',
        owed: null,
        result: null,
        ...course,
      },
      ...battle,
    },
  })
}

/** The battle that stands in a state. */
export function basicIn({ battle }: NapoleonState): BasicBattle {
  if (battle?.kind !== 'basic') throw new Error('no battle of the Basic Rules')
  return battle
}

/** What a side has in each rank and beside the battle, in letters. */
export function standing(state: NapoleonState, side: Side): Ranks {
  const places = ['front', 'rear', 'lost'] as const
  const own = basicIn(state).pieces.filter((piece) => piece.side === side)
  const found = places.map((at) => {
    const words = Object.entries(units).flatMap(([letter, unit]) => {
      const count = own.filter((piece) => piece.unit === unit && piece.at === at).length
      return count === 0 ? [] : [`${count}${letter}`]
    })
    return [at, words.join(' ')] as const
  })
  return Object.fromEntries(found.filter(([, words]) => words !== ''))
}

/** The first of a side's pieces of each kind in a place: "2C 2A" are two cavalry and two artillery. */
export function chosen(
  state: NapoleonState,
  side: Side,
  army: string,
  at: readonly BasicPlace[] = ['front', 'rear'],
): readonly string[] {
  const left = basicIn(state).pieces.filter((piece) => piece.side === side && at.includes(piece.at))
  return unitsOf(army).map((unit) => {
    const place = left.findIndex((piece) => piece.unit === unit)
    const [piece] = place < 0 ? [] : left.splice(place, 1)
    if (piece === undefined) throw new Error(`no ${unit} of the ${side}`)
    return piece.id
  })
}
