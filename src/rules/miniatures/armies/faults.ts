import type { Parameters } from '../../reason.ts'

/** Why a line of a pasted list is not understood; each has its words in the messages. */
export type LineFaultKey =
  | 'noArm'
  | 'noName'
  | 'twoArms'
  | 'contradiction'
  | 'twoStrengths'
  | 'wordNotOfArm'
  | 'unknownWords'
  | 'unknownNation'
  | 'unclearFigure'
  | 'basesOutOfRange'
  | 'copiesOutOfRange'
  | 'gunsOutOfRange'
  | 'officerValue'
  | 'noOfficer'
  | 'nameTooLong'
  | 'impossible'
  | 'noSuchUnit'
  | 'unitHasOfficer'
  | 'namedTwice'
  | 'tooManyUnits'
  | 'tooManyCommands'
  | 'tooManyOfficers'
  | 'notesTooLong'
  | 'lineTooLong'

export interface LineFault {
  readonly key: LineFaultKey
  readonly parameters: Parameters
}

export function fault(key: LineFaultKey, parameters: Parameters = {}): LineFault {
  return { key, parameters }
}
