export * from './chart.ts'
export * from './odds.ts'
export * from './reason.ts'
export * from './rulebook.ts'
