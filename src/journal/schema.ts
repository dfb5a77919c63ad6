import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { seenTextSchema } from '@/rules/plain-text.ts'
import { operations, provenanceKinds, type Typed } from '@/rules/index.ts'
import { entryVersionOf } from './entry.ts'
import { faceOrigin, gameCommandSchema, wholeNumber } from './stand-schema.ts'

/** A word of the rules. Texts are looked up by it, and what every object has is none. */
const ruleWord = v.pipe(
  v.string(),
  v.check((word) => !(word in Object.prototype)),
)

const rollSchema = v.object({
  sides: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  label: ruleWord,
  side: v.exactOptional(v.string()),
  subject: v.exactOptional(v.string()),
  face: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  origin: faceOrigin,
})

const reasonSchema = v.object({
  key: ruleWord,
  parameters: v.record(v.string(), v.union([seenTextSchema, v.number()])),
  value: v.number(),
  operation: v.picklist(operations),
  sum: ruleWord,
  provenance: v.object({
    kind: v.picklist(provenanceKinds),
    section: v.string(),
  }),
  place: v.exactOptional(v.object({ chart: ruleWord, row: ruleWord, column: ruleWord })),
})

const journalCommandSchema = v.variant('type', [
  v.object({ type: v.literal('undo'), note: v.exactOptional(v.string()) }),
  v.object({ type: v.literal('redo') }),
  v.object({ type: v.literal('abandon'), command: gameCommandSchema }),
  v.object({
    type: v.literal('copied'),
    seal: v.string(),
    entries: wholeNumber,
    copied: wholeNumber,
    fault: wholeNumber,
  }),
])

/** What an entry would say of a command whose first dice lie on the table, were it given up now. */
export const seenSchema = v.object({
  side: v.nullable(v.string()),
  rolls: v.array(rollSchema),
  reasons: v.array(reasonSchema),
})

/** The shape of an entry's text, around the commands and effects of a rulebook. */
export function envelopeSchema<Command extends Typed, Effect extends Typed>(
  commandSchema: v.GenericSchema<unknown, Command>,
  effectSchema: v.GenericSchema<unknown, Effect>,
) {
  const fields = v.object({
    version: wholeNumber,
    index: wholeNumber,
    parent: v.nullable(wholeNumber),
    at: momentSchema,
    side: v.nullable(v.string()),
    command: v.union([journalCommandSchema, commandSchema]),
    rolls: v.array(rollSchema),
    reasons: v.array(reasonSchema),
    effects: v.array(effectSchema),
    chartSet: v.string(),
    previousHash: v.string(),
  })
  return v.pipe(
    fields,
    v.check(({ version, command }) => version === entryVersionOf(command)),
  )
}
