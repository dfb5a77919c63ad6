import type { LocationQuery } from 'vue-router'
import type { CellPlace } from '@/rules/index.ts'

/** The query of an address of the rules that opens at a cell's row. */
export function queryOf({ chart, row }: Pick<CellPlace, 'chart' | 'row'>): Record<string, string> {
  return { chart, row }
}

/** The row that an address of the rules asks for, if it asks for one. */
export function rowAsked({ chart, row }: LocationQuery): { chart: string; row: string } | undefined {
  return typeof chart === 'string' && typeof row === 'string' ? { chart, row } : undefined
}
