export {
  armyLimits,
  armyStrength,
  armyUnits,
  officersAloneOf,
  strengthOf,
  type ArmyCommand,
  type ArmyDraft,
  type ArmyList,
  type ArmyStrength,
  type ArmyUnit,
} from './army.ts'
export { battleOfficers, battleUnits } from './battle.ts'
export type { LineFault, LineFaultKey } from './faults.ts'
export { armyFileText, parseArmyFile, type ArmyFileProblem } from './file.ts'
export { armySchema } from './schema.ts'
