import { cellOf, numberIn } from '@/rules/index.ts'
import { messages } from '@/messages/index.ts'
import {
  defaultCharts,
  emptyState,
  type MiniaturesState,
  type Side,
  type SideId,
  type Unit,
  type UnitDescription,
} from '@/rules/miniatures/index.ts'
import { freshUnit, withArm } from '../unitDraft.ts'
import { freshChoices, type Choices, type ProcedureId, type ResolveInputs } from './inputs.ts'
import { settled } from './settle.ts'

/** What a player has entered for one procedure of quick resolve. */
export interface QuickEntry {
  readonly first: UnitDescription
  readonly second: UnitDescription
  /** How many guns like the first fire together, and whether they moved. */
  readonly guns: number
  readonly moved: boolean
  /** Bases of other units that fight beside each, for two to one. */
  readonly firstHelp: number
  readonly secondHelp: number
  /** Whether the two are locked from an earlier round. */
  readonly locked: boolean
  readonly choices: Choices
}

const { quick } = messages.miniatures.screens

const names: Readonly<Record<ProcedureId, readonly [string, string]>> = {
  fire: [quick.firer, quick.target],
  charge: [quick.charger, quick.charged],
  melee: [quick.attacker, quick.defender],
  morale: [quick.unit, quick.target],
  leader: [quick.leader, quick.target],
  firstMover: ['', ''],
}

const usualOfficer = {
  name: '',
  value: numberIn(cellOf(defaultCharts.officerValues, 'brigade', 'value')),
  onlyFallsInMelee: false,
}

/** What stands on the sheet before anything was entered: two taps from home to a result. */
export function freshQuickEntry(procedure: ProcedureId): QuickEntry {
  const [name, second] = names[procedure]
  const battalion = freshUnit('france', name)
  return {
    first: {
      ...(procedure === 'charge' ? withArm(battalion, 'cavalry') : battalion),
      marker: procedure === 'morale',
      officer: procedure === 'leader' ? usualOfficer : null,
    },
    second: freshUnit('britain', second),
    guns: 1,
    moved: false,
    firstHelp: 0,
    secondHelp: 0,
    locked: false,
    choices: freshChoices,
  }
}

function unitsOf(description: UnitDescription, side: SideId, copies: number): readonly Unit[] {
  return Array.from({ length: copies }, (_, index) => ({
    ...description,
    id: `${side}${index + 1}`,
    side,
    lockedWith: [],
    removed: null,
  }))
}

function helperOf(lead: UnitDescription, side: SideId, bases: number): readonly Unit[] {
  if (bases === 0) return []
  const [helper] = unitsOf({ ...lead, name: '', startingBases: bases, bases, officer: null }, side, 1)
  return helper === undefined ? [] : [{ ...helper, id: `${side}Help` }]
}

/** The sides have no names of their own: the units' say it all. */
function sideOf({ nation }: UnitDescription, id: SideId): Side {
  return { id, name: '', nation, colour: nation, players: [] }
}

/** How many guns of the first unit's sort stand on the sheet. */
function copiesOf({ first, guns }: QuickEntry): number {
  return first.arm === 'artillery' ? guns : 1
}

function lock(units: readonly Unit[], partner: string): readonly Unit[] {
  return units.map((unit) => ({ ...unit, lockedWith: [partner] }))
}

/** The two sides of quick resolve as a state that the rules can be put to. */
export function quickState(entry: QuickEntry): MiniaturesState {
  const { first, second, locked } = entry
  const firsts = unitsOf(first, 'a', copiesOf(entry))
  const seconds = unitsOf(second, 'b', 1)
  const units = locked ? [...lock(firsts, 'b1'), ...lock(seconds, 'a1')] : [...firsts, ...seconds]
  const helpers = [...helperOf(first, 'a', entry.firstHelp), ...helperOf(second, 'b', entry.secondHelp)]
  return {
    ...emptyState,
    name: quick.title,
    sides: [sideOf(first, 'a'), sideOf(second, 'b')],
    units: [...units, ...helpers],
  }
}

/** The inputs of the sheet that an entry comes to. */
export function quickInputs(procedure: ProcedureId, entry: QuickEntry): ResolveInputs {
  return settled(quickState(entry), entered(procedure, entry))
}

function entered(procedure: ProcedureId, entry: QuickEntry): ResolveInputs {
  const guns = unitsOf(entry.first, 'a', copiesOf(entry)).map(({ id }) => id)
  const [, ...others] = guns
  return {
    procedure,
    first: 'a1',
    guns: others,
    second: 'b1',
    choices: {
      ...entry.choices,
      moved: entry.moved && entry.first.arm === 'artillery' ? guns : [],
      firstOthers: entry.firstHelp > 0 ? ['aHelp'] : [],
      secondOthers: entry.secondHelp > 0 ? ['bHelp'] : [],
    },
  }
}
