export { miniatures } from './rulebook.ts'
export { procedures } from './procedures.ts'
export { combat, isCombat } from './combat.ts'
export { emptyState } from './empty.ts'
export { commandSchemas, beginSchema } from './commands.ts'
export type { CombatCommand, CommandOf, MiniaturesCommand } from './commands.ts'
export type { MiniaturesEffect } from './effects.ts'
export { defaultCharts, dieSides } from './charts/index.ts'
export { defaultOptions, optionChoices, optionDefinitions, type MiniaturesOptions } from './options.ts'
export {
  chartsInForce,
  nameInId,
  ownChartsId,
  rulesWith,
  usualCharts,
  type ChartSet,
  type MiniaturesRules,
  type NamedCharts,
} from './rules.ts'
export { isChartSet } from './charts/complete.ts'
export { limits } from './limits.ts'
export { unitSchema } from './schemas.ts'
export { isHeavyCavalry, unitFaults } from './check.ts'
export { nextName } from './names.ts'
export { isGreatCommander } from './commanders.ts'
export { answersTo } from './charge.ts'
export { meleeOf } from './charge-melee.ts'
export { answersIn, chargeOf, isAgainst, isInContact, isPinned, isUnderWay } from './charges.ts'
export { openTasks, tasksOf, type Task } from './guide.ts'
export { groundKinds, type GroundKind } from './ground.ts'
export { emptyScenario, type Scenario } from './scenario.ts'
export * from './turn.ts'
export * from './sides.ts'
export * from './state.ts'
export * from './units.ts'
