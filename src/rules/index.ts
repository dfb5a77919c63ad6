export * from './chart.ts'
export * from './reason.ts'
export * from './rulebook.ts'
