import { nextName } from '../names.ts'
import { limits } from '../limits.ts'
import type { OfficerAlone } from '../state.ts'
import type { SideId } from '../sides.ts'
import type { Cover, UnitDescription } from '../units.ts'
import { armyUnits, officersAloneOf, type ArmyList, type ArmyUnit } from './army.ts'

/** A unit as a game begins with it. */
export interface BattleUnit extends Omit<UnitDescription, 'cover'> {
  readonly side: SideId
  readonly cover: Cover[]
}

type Army = Pick<ArmyList, 'nation' | 'commands' | 'officers'>

/** The units of an army as one side of a game begins with them: fresh, and each with a name of its own. */
export function battleUnits(army: Army, side: SideId): BattleUnit[] {
  const taken: string[] = []
  return armyUnits(army).flatMap((unit) =>
    namesFor(unit, taken).map((name, place) => {
      taken.push(name)
      const { arm, kind, class: unitClass, startingBases, formation } = unit
      return {
        side,
        name,
        nation: unit.nation ?? army.nation,
        arm,
        kind,
        class: unitClass,
        startingBases,
        bases: startingBases,
        formation,
        cover: [],
        marker: false,
        damaged: false,
        officer: place === 0 ? unit.officer : null,
      }
    }),
  )
}

/** The officers of an army who begin a game with no unit. */
export function battleOfficers(army: Army, side: SideId): OfficerAlone[] {
  return officersAloneOf(army).map((officer) => ({ side, officer }))
}

/** Room for the number that tells one of several from the others. */
const roomForNumber = 5
const hasNumber = /^\d+(?:st|nd|rd|th)\b|\d$/u

/** The names of a unit's copies: those that are numbered already go on, others begin at 1. */
function namesFor({ name, copies }: ArmyUnit, taken: readonly string[]): readonly string[] {
  const stem = name.slice(0, limits.nameLength - roomForNumber).trim()
  const first = copies > 1 && !hasNumber.test(name) ? `${stem} 1` : name
  const opening = taken.includes(first)
    ? nextName(first.slice(0, limits.nameLength - roomForNumber), taken)
    : first
  const names = [opening]
  while (names.length < copies) names.push(nextName(opening, [...taken, ...names]))
  return names
}
