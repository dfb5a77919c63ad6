import type {
  Battle,
  Ground,
  StandardBattle,
  StandardCourse,
  StandardPiece,
} from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { BySide, Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Area, Lane } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { landUnits, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, relationOf } from '../table.ts'

/** A place of a side's pieces: its own areas by their lanes, which are the attacker's for both. */
export type Place = Lane | `middle.${Lane}` | 'reserve' | 'retreat' | 'coming' | 'lost'

/** What a side has, and where. */
export type Army = Readonly<Partial<Record<Place, Pieces>>>

const flatGround: Ground = {
  features: {},
  toPlace: [],
  riverBehind: false,
  riverInFront: false,
  hasRolled: false,
}

/** The first turn's cavalry phase, the attacker acting. */
const firstPart: StandardCourse = {
  stage: 'fight',
  first: 'attacker',
  openly: null,
  surprised: null,
  deployed: ['attacker', 'defender'],
  turn: 1,
  phase: 'cavalry',
  acting: 'attacker',
  hasActed: false,
  isLively: false,
  idleTurns: 0,
  owed: [],
  result: null,
  isCovered: false,
}

export interface Armies extends Partial<Omit<StandardBattle, 'kind' | 'pieces' | 'course' | 'ground'>> {
  readonly attacker: Army
  readonly defender: Army
  readonly course?: Partial<StandardCourse>
  readonly ground?: Partial<BySide<Partial<Ground>>>
}

const usualNations: BySide<readonly NationId[]> = { attacker: ['france'], defender: ['britain'] }

/**
 * A battle of the Standard Rules: France attacks Britain. Pieces are named by nation, unit and number, in the order
 * in which the places are given: `france.infantry.1`. It is a skirmish where only centres are held.
 */
export function battleOf({ attacker, defender, course, ground, ...about }: Armies): StandardBattle {
  const { nations = usualNations } = about
  const places = [...Object.keys(attacker), ...Object.keys(defender)]
  const isMajor = places.some((place) => /left|right/u.test(place))
  return {
    kind: 'standard',
    due: null,
    region: null,
    place: 'Belgium',
    size: isMajor ? 'major' : 'skirmish',
    landed: null,
    groups: [],
    innovations: { attacker: [], defender: [] },
    ...about,
    nations,
    pieces: [
      ...piecesOf(attacker, 'attacker', nations.attacker[0] ?? null),
      ...piecesOf(defender, 'defender', nations.defender[0] ?? null),
    ],
    course: { ...firstPart, ...course },
    ground: {
      attacker: { ...flatGround, ...ground?.attacker },
      defender: { ...flatGround, ...ground?.defender },
    },
  }
}

/** Pieces of a side; those of its allies are added with their own nation. */
export function piecesOf(army: Army, side: Side, nation: NationId | null): readonly StandardPiece[] {
  const counts = new Map<string, number>()
  return placesIn(army).flatMap(([place, pieces]) =>
    landUnits.flatMap((unit) =>
      Array.from({ length: pieces[unit] ?? 0 }, (): StandardPiece => {
        const number = (counts.get(unit) ?? 0) + 1
        counts.set(unit, number)
        return {
          id: `${nation ?? side}.${unit}.${number}`,
          side,
          nation,
          unit,
          at: areaOf(place, side),
          isNapoleon: false,
          group: 0,
          spent: 0,
          inSquare: false,
          hasFired: false,
          hasCharged: false,
          hasCountercharged: false,
          hasPursued: false,
        }
      }),
    ),
  )
}

const places: readonly Place[] = [
  'left',
  'centre',
  'right',
  'middle.left',
  'middle.centre',
  'middle.right',
  'reserve',
  'retreat',
  'coming',
  'lost',
]

function placesIn(army: Army): readonly (readonly [Place, Pieces])[] {
  const order = Object.keys(army)
  return places
    .filter((place) => army[place] !== undefined)
    .toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    .map((place) => [place, army[place] ?? {}])
}

function areaOf(place: Place, side: Side): Area | 'coming' | 'lost' {
  switch (place) {
    case 'coming':
    case 'lost':
    case 'middle.left':
    case 'middle.centre':
    case 'middle.right':
      return place
    default:
      return `${side}.${place}`
  }
}

/** A game in which a battle stands on the board, France and Britain at war. */
export function stateOf(battle: Battle, options: Partial<NapoleonOptions> = {}): NapoleonState {
  return gameOf({
    battle,
    rules: rulesWith(options),
    relations: [relationOf('france', 'britain', 'war')],
  })
}

/** The Standard battle of a game. */
export function battleIn({ battle }: NapoleonState): StandardBattle {
  if (battle?.kind !== 'standard') throw new Error('no Standard battle stands on the board')
  return battle
}

/** A piece of a battle by its name. */
export function pieceIn(state: NapoleonState, id: string): StandardPiece {
  const piece = battleIn(state).pieces.find((each) => each.id === id)
  if (piece === undefined) throw new Error(`no piece ${id}`)
  return piece
}

/** A battle in which some pieces are otherwise. */
export function withPieces(
  battle: StandardBattle,
  changes: Readonly<Record<string, Partial<StandardPiece>>>,
): StandardBattle {
  return {
    ...battle,
    pieces: battle.pieces.map((piece) => ({ ...piece, ...changes[piece.id] })),
  }
}
