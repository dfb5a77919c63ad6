import * as v from 'valibot'
import type { Typed } from '@/rules/index.ts'
import { journalCommandTypes } from './entry.ts'

/** Where a game stands, as it is stored: all that a list of games reads, without any entry. */

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const faceOrigin = v.picklist(['rolled', 'typed', 'counted', 'given'])

export const knownFaceSchema = v.object({ face: v.pipe(v.number(), v.safeInteger()), origin: faceOrigin })

/** Anything that says what it is; the rest of it is kept as it is. */
export const typedSchema: v.GenericSchema<unknown, Typed> = v.looseObject({ type: v.string() })

/** A rulebook's own command: any but those that the journal keeps for itself. */
export const gameCommandSchema = v.pipe(
  typedSchema,
  v.check(({ type }) => !journalCommandTypes.some((reserved) => reserved === type)),
)

export const headSchema = v.object({
  nextIndex: wholeNumber,
  position: v.nullable(wholeNumber),
  redo: v.pipe(v.array(wholeNumber), v.readonly()),
  lastHash: v.string(),
})
