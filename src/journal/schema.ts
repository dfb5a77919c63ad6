import * as v from 'valibot'
import { operations, provenanceKinds, type Typed } from '@/rules/index.ts'
import { journalCommandTypes } from './entry.ts'

const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const faceOrigin = v.picklist(['rolled', 'typed', 'given'])

export const knownFaceSchema = v.object({ face: v.pipe(v.number(), v.safeInteger()), origin: faceOrigin })

const rollSchema = v.object({
  sides: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  label: v.string(),
  side: v.exactOptional(v.string()),
  subject: v.exactOptional(v.string()),
  face: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  origin: faceOrigin,
})

const reasonSchema = v.object({
  key: v.string(),
  parameters: v.record(v.string(), v.union([v.string(), v.number()])),
  value: v.number(),
  operation: v.picklist(operations),
  sum: v.string(),
  provenance: v.object({
    kind: v.picklist(provenanceKinds),
    section: v.string(),
  }),
  place: v.exactOptional(v.object({ chart: v.string(), row: v.string(), column: v.string() })),
})

/** Anything that says what it is; the rest of it is kept as it is. */
export const typedSchema: v.GenericSchema<unknown, Typed> = v.looseObject({ type: v.string() })

/** A rulebook's own command: any but those that the journal keeps for itself. */
export const gameCommandSchema = v.pipe(
  typedSchema,
  v.check(({ type }) => !journalCommandTypes.some((reserved) => reserved === type)),
)

const journalCommandSchema = v.variant('type', [
  v.object({ type: v.literal('undo'), note: v.exactOptional(v.string()) }),
  v.object({ type: v.literal('redo') }),
  v.object({ type: v.literal('abandon'), command: gameCommandSchema }),
])

/** The shape of an entry's text, around the commands and effects of a rulebook. */
export function envelopeSchema<Command extends Typed, Effect extends Typed>(
  commandSchema: v.GenericSchema<unknown, Command>,
  effectSchema: v.GenericSchema<unknown, Effect>,
) {
  return v.object({
    version: v.literal(1),
    index: wholeNumber,
    parent: v.nullable(wholeNumber),
    at: v.number(),
    side: v.nullable(v.string()),
    command: v.union([journalCommandSchema, commandSchema]),
    rolls: v.array(rollSchema),
    reasons: v.array(reasonSchema),
    effects: v.array(effectSchema),
    chartSet: v.string(),
    previousHash: v.string(),
  })
}

export const headSchema = v.object({
  nextIndex: wholeNumber,
  position: v.nullable(wholeNumber),
  redo: v.pipe(v.array(wholeNumber), v.readonly()),
  lastHash: v.string(),
})
