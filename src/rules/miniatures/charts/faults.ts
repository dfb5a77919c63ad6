import type { Parameters } from '../../reason.ts'

/** What can be wrong with charts. */
export const faultCodes = [
  'missingChart',
  'unknownChart',
  'tooManyRows',
  'missingRow',
  'unknownRow',
  'duplicateRow',
  'missingCell',
  'unknownColumn',
  'wrongType',
  'notAChoice',
  'outOfRange',
  'offStep',
  'blankCell',
  'noBands',
  'badBound',
  'backwards',
  'wrongStart',
  'wrongEnd',
  'gap',
  'overlap',
  'blankBeforeNumber',
  'blankLoss',
  'lockedAlone',
  'belowEffect',
] as const
export type FaultCode = (typeof faultCodes)[number]

/** Something that charts cannot say, and where: `charts.fireEffect.rows[3].cells.deadly`. */
export interface ChartsFault {
  readonly code: FaultCode
  readonly path: string
  readonly parameters: Parameters
}

export function fault(code: FaultCode, path: string, parameters: Parameters = {}): ChartsFault {
  return { code, path, parameters }
}
