import { messages, signed } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import {
  armyStrength,
  type ArmyDraft,
  type ArmyFileProblem,
  type ArmyStrength,
  type ArmyUnit,
} from '@/rules/miniatures/armies/index.ts'
import type { Nation, Officer } from '@/rules/miniatures/index.ts'
import { standingText } from '../describe/unit.ts'
import { descriptionOf } from './edit.ts'

const { armies } = later
const { words, screens } = messages.miniatures

/** "Picton +2". */
export function officerWords({ name, value }: Officer): string {
  return screens.unit.officer(name, signed(value))
}

/** "3 units, 12 bases". */
export function strengthWords({ units, bases }: ArmyStrength): string {
  return units === 0 ? armies.noUnits : armies.strength(units, bases)
}

/** What an army comes to, with its nation: "Prussia: 12 units, 40 bases and 5 officers". */
export function armyLine(army: ArmyDraft): string {
  const { units, bases, officers } = armyStrength(army)
  const strength = units === 0 ? armies.noUnits : armies.strengthAndOfficers(units, bases, officers)
  return armies.line(words.nations[army.nation], strength)
}

/** How a unit of a list stands, and how many of it there are: "3 of them, in column". */
export function unitLine(unit: ArmyUnit, nation: Nation): string {
  const several = unit.arm === 'artillery' ? armies.guns(unit.copies) : armies.several(unit.copies)
  const standing = standingText(descriptionOf(unit, nation))
  return unit.copies === 1 && unit.arm !== 'artillery' ? standing : `${several}, ${standing}`
}

/** Why an army file cannot be read, in words. */
export function fileProblemText({ reason, path }: ArmyFileProblem): string {
  return armies.fileProblems[reason](path)
}
