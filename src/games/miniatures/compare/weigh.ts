import { commandOdds } from '@/rules/index.ts'
import type {
  CombatCommand,
  MiniaturesEffect,
  MiniaturesState,
  SideId,
  Unit,
} from '@/rules/miniatures/index.ts'
import type { CombatReferee } from '../resolve/table.ts'

/** What may become of a unit, mildest first. */
export const fates = ['marker', 'damaged', 'movesBack', 'officerFalls', 'removed'] as const
export type Fate = (typeof fates)[number]

/** What a side has to expect of a resolution. */
export interface Expected {
  readonly side: SideId
  /** On average. */
  readonly basesLost: number
  /** The chance, 0 to 1, that it befalls a unit of the side. */
  readonly chances: Readonly<Record<Fate, number>>
}

interface Ending {
  readonly effects: readonly MiniaturesEffect[]
  readonly after: MiniaturesState
}

type Befalls = (unit: Unit, ending: Ending) => boolean

/** A unit as an ending leaves it. */
function left({ id }: Unit, { after }: Ending): Unit | undefined {
  return after.units.find((unit) => unit.id === id)
}

function stands(unit: Unit | undefined): unit is Unit {
  return unit !== undefined && unit.removed === null
}

function suffers(type: MiniaturesEffect['type']): Befalls {
  return ({ id }, { effects }) =>
    effects.some((effect) => effect.type === type && 'unit' in effect && effect.unit === id)
}

const befalls: Readonly<Record<Fate, Befalls>> = {
  marker: (unit, ending) => {
    const now = left(unit, ending)
    return stands(now) && now.marker && !unit.marker
  },
  damaged: (unit, ending) => {
    const now = left(unit, ending)
    return stands(now) && now.damaged && !unit.damaged
  },
  movesBack: (unit, ending) => stands(left(unit, ending)) && suffers('movedBack')(unit, ending),
  removed: (unit, ending) => unit.removed === null && !stands(left(unit, ending)),
  officerFalls: suffers('officerFell'),
}

const precision = 1e9

/** The same fight reached by two ways is rounded the same way. */
function withoutNoise(sum: number): number {
  return Math.round(sum * precision) / precision
}

function presentBases(unit: Unit | undefined): number {
  return stands(unit) ? unit.bases : 0
}

/**
 * What each side has to expect of a command, by its exact odds: the very rules that roll it.
 *
 * @throws Refused when the command is refused
 */
export function weigh(
  referee: CombatReferee,
  state: MiniaturesState,
  command: CombatCommand,
): readonly Expected[] {
  const chances = commandOdds(referee, state, command, ({ effects }) => JSON.stringify(effects))
  const endings = chances.map(({ value: { effects }, probability }) => ({
    probability,
    ending: { effects, after: effects.reduce(referee.apply, state) },
  }))
  return state.sides.map(({ id: side }) => {
    const units = state.units.filter((unit) => unit.side === side)
    const average = (count: (ending: Ending) => number): number =>
      withoutNoise(endings.reduce((sum, { ending, probability }) => sum + probability * count(ending), 0))
    const chanceOf = (fate: Fate): number =>
      average((ending) => Number(units.some((unit) => befalls[fate](unit, ending))))
    return {
      side,
      basesLost: average((ending) =>
        units.reduce((lost, unit) => lost + presentBases(unit) - presentBases(left(unit, ending)), 0),
      ),
      chances: {
        marker: chanceOf('marker'),
        damaged: chanceOf('damaged'),
        movesBack: chanceOf('movesBack'),
        officerFalls: chanceOf('officerFalls'),
        removed: chanceOf('removed'),
      },
    }
  })
}
