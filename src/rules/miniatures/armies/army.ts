import type { Nation, Officer, UnitDescription } from '../units.ts'

/** A unit of an army list; as many of it as `copies` says. Each gun of a battery is a copy. */
export interface ArmyUnit extends Pick<
  UnitDescription,
  'name' | 'arm' | 'kind' | 'class' | 'startingBases' | 'formation' | 'officer'
> {
  /** Null: the nation of the army. */
  readonly nation: Nation | null
  /** 1 to 20. An officer is with the first of them. */
  readonly copies: number
}

/** A part of an army under one heading, such as a division. */
export interface ArmyCommand {
  readonly name: string
  /** Who leads it. He is with none of its units until he is attached. */
  readonly officer: Officer | null
  readonly units: readonly ArmyUnit[]
}

/** An army apart from any game. */
export interface ArmyList {
  readonly id: string
  readonly name: string
  readonly nation: Nation
  /** Officers of the whole army, with no unit until they are attached. */
  readonly officers: readonly Officer[]
  readonly commands: readonly ArmyCommand[]
  readonly notes: string
}

/** An army list that is not kept anywhere yet. */
export type ArmyDraft = Omit<ArmyList, 'id'>

/** The most that an army list holds. */
export const armyLimits = {
  /** Units with all their copies. */
  units: 80,
  commands: 30,
  /** Officers who are with no unit. */
  officersAlone: 20,
  notesLength: 2000,
} as const

/** Every entry of an army, command by command. */
export function armyUnits({ commands }: Pick<ArmyList, 'commands'>): readonly ArmyUnit[] {
  return commands.flatMap(({ units }) => units)
}

/** What an army comes to: units and bases with all copies, and officers wherever they are. */
export interface ArmyStrength {
  readonly units: number
  readonly bases: number
  readonly officers: number
}

/** The strength of some entries of an army, without the officers who are with none of them. */
export function strengthOf(units: readonly ArmyUnit[]): ArmyStrength {
  return {
    units: units.reduce((sum, { copies }) => sum + copies, 0),
    bases: units.reduce((sum, { copies, startingBases }) => sum + copies * startingBases, 0),
    officers: units.filter(({ officer }) => officer !== null).length,
  }
}

/** The strength of a whole army. */
export function armyStrength(army: Pick<ArmyList, 'commands' | 'officers'>): ArmyStrength {
  const inUnits = strengthOf(armyUnits(army))
  return { ...inUnits, officers: inUnits.officers + officersAloneOf(army).length }
}

/** The officers of an army who are with no unit: its own first, then the leaders of its commands. */
export function officersAloneOf({ commands, officers }: Pick<ArmyList, 'commands' | 'officers'>) {
  const leaders = commands.map(({ officer }) => officer)
  return [...officers, ...leaders.filter((officer) => officer !== null)]
}
