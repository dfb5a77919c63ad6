import type { Chart } from '../chart.ts'
export type MiniaturesCharts = Record<string, Chart>
export type MiniaturesOptions = Record<string, string>
