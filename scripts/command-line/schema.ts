import type { GenericSchema } from 'valibot'

/** One step of a schema's pipe: a check with its bound, or a description. */
interface Step {
  readonly type: string
  readonly requirement?: unknown
  readonly description?: string
}

/** The parts of valibot's schemas that the command line reads. */
interface Parts {
  readonly type: string
  /** The field that tells the options of a variant from each other. */
  readonly key?: string
  readonly pipe?: readonly [Parts, ...Step[]]
  readonly wrapped?: Parts
  readonly default?: unknown
  readonly entries?: Readonly<Record<string, Parts>>
  readonly item?: Parts
  readonly items?: readonly Parts[]
  readonly value?: Parts
  readonly options?: readonly unknown[]
  readonly literal?: unknown
}

/** A field of a document, as the documentation lists it. */
export interface Field {
  /** Where it stands, such as `firers[].bases`. */
  readonly path: string
  /** What it takes, in words. */
  readonly takes: string
  /** What it is when it is left out, as JSON; null where it may not be, empty where that is nothing. */
  readonly standard: string | null
  readonly description: string
}

/** A schema with its optional and nullable wrappings taken off, and what they said. */
interface Core {
  readonly parts: Parts
  readonly steps: readonly Step[]
  readonly nullable: boolean
  readonly standard: string | null
}

function coreOf(schema: Parts): Core {
  const [piped, ...steps] = schema.pipe ?? []
  if (piped !== undefined) {
    const inner = coreOf(piped)
    return { ...inner, steps: [...inner.steps, ...steps] }
  }
  if (schema.wrapped === undefined) return { parts: schema, steps: [], nullable: false, standard: null }
  const inner = coreOf(schema.wrapped)
  if (schema.type.startsWith('null')) return { ...inner, nullable: true }
  return { ...inner, standard: standardOf(schema.default) }
}

function standardOf(standard: unknown): string {
  return standard === undefined ? '' : JSON.stringify(standard)
}

/** What a schema takes, in words, with its bounds. */
function wordsFor(schema: Parts): string {
  const core = coreOf(schema)
  const words = wordsByType[core.parts.type]?.(core) ?? 'a value'
  return core.nullable ? `${words} or null` : words
}

const wordsByType: Readonly<Record<string, (core: Core) => string>> = {
  array: (core) => `a list${lengthOf(core)}${eachOf(core.parts.item)}`,
  boolean: () => 'true or false',
  literal: ({ parts }) => JSON.stringify(parts.literal),
  number: numberWords,
  object: () => 'an object',
  picklist: ({ parts }) => `one of ${choicesOf(parts.options ?? [])}`,
  record: () => 'an object',
  strict_object: ({ parts }) => objectWords(parts),
  strict_tuple: ({ parts }) => `a list of ${parts.items?.length ?? 0}`,
  string: (core) => `a text${lengthOf(core)}`,
  union: ({ parts }) => partsAmong(parts.options).map(wordsForOption).join(' or '),
  unknown: () => 'anything',
  variant: ({ parts }) => `an object whose ${keyOf(parts)} is one of ${choicesOf(variantKinds(parts))}`,
}

/** Objects of many fields that all take the same are told by what each takes. */
function objectWords(parts: Parts): string {
  const each = entryOfAll(parts)
  if (each === null) return 'an object'
  return `an object of ${Object.keys(parts.entries ?? {}).join(', ')}: each ${wordsFor(each)}`
}

/** What every field of an object takes, where they all take the same; else null. */
function entryOfAll({ entries = {} }: Parts): Parts | null {
  const [first, second, ...others] = Object.values(entries)
  if (first === undefined || second === undefined || others.length === 0) return null
  return [second, ...others].every((entry) => entry === first) ? first : null
}

/** One of the things that a place takes; objects are told from each other by their fields. */
function wordsForOption(option: Parts): string {
  const { parts } = coreOf(option)
  const fields = Object.keys(parts.entries ?? {})
  return fields.length === 0 ? wordsFor(option) : `an object with ${fields.join(', ')}`
}

function numberWords({ steps }: Core): string {
  const kind = steps.some(({ type }) => type === 'integer') ? 'a whole number' : 'a number'
  const step = boundIn(steps, 'multiple_of')
  return `${kind}${rangeOf(steps, 'min_value', 'max_value')}${step === null ? '' : ` in steps of ${step}`}`
}

function lengthOf({ steps }: Core): string {
  const range = rangeOf(steps, 'min_length', 'max_length')
  return range === '' ? '' : `, length${range}`
}

function eachOf(item: Parts | undefined): string {
  return item === undefined || coreOf(item).parts.entries !== undefined ? '' : `; each ${wordsFor(item)}`
}

function rangeOf(steps: readonly Step[], minimum: string, maximum: string): string {
  const least = boundIn(steps, minimum)
  const most = boundIn(steps, maximum)
  if (least !== null && most !== null) return ` from ${least} to ${most}`
  if (least !== null) return ` of ${least} or more`
  return most === null ? '' : ` up to ${most}`
}

function boundIn(steps: readonly Step[], type: string): string | null {
  const step = steps.find((each) => each.type === type)
  return step === undefined ? null : String(step.requirement)
}

function choicesOf(choices: readonly unknown[]): string {
  return choices.map((choice) => JSON.stringify(choice)).join(', ')
}

function keyOf({ key = 'type' }: Parts): string {
  return key
}

function variantKinds(variant: Parts): readonly unknown[] {
  return partsAmong(variant.options).map(({ entries }) => entries?.[keyOf(variant)]?.literal)
}

function partsAmong(options: readonly unknown[] = []): Parts[] {
  return options.filter(isParts)
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Every field of what a schema takes, the fields within lists and objects among them. */
export function fieldsOf(schema: GenericSchema): Field[] {
  return fieldsWithin(coreOf(schema), '')
}

function fieldsWithin({ parts }: Core, path: string): Field[] {
  if (parts.item !== undefined) return fieldsWithin(coreOf(parts.item), `${path}[]`)
  if (parts.items !== undefined) {
    return parts.items.flatMap((item, place) => fieldsWithin(coreOf(item), `${path}[${place}]`))
  }
  const options = partsAmong(parts.options)
  if (options.length > 0) return fieldsOfOptions(options, path)
  const each = entryOfAll(parts)
  if (each !== null) return fieldsWithin(coreOf(each), `${path}.*`)
  return Object.entries(parts.entries ?? {}).flatMap(([key, entry]) =>
    fieldsAt(entry, path === '' ? key : `${path}.${key}`),
  )
}

/** The fields of objects that stand for each other; one that not all of them have may be left out. */
function fieldsOfOptions(options: readonly Parts[], path: string): Field[] {
  const fields = options.map((option) => fieldsWithin(coreOf(option), path))
  const paths = [...new Set(fields.flat().map((field) => field.path))]
  return paths.flatMap((place) => {
    const alike = fields.flatMap((each) => each.find((field) => field.path === place) ?? [])
    const [first] = alike
    if (first === undefined) return []
    const takes = [...new Set(alike.map((field) => field.takes))].join(' or ')
    return [{ ...first, takes, standard: alike.length < options.length ? '' : first.standard }]
  })
}

function fieldsAt(schema: Parts, path: string): Field[] {
  const core = coreOf(schema)
  const description = core.steps.findLast((step) => step.type === 'description')?.description ?? ''
  return [
    { path, takes: wordsFor(schema), standard: core.standard, description },
    ...fieldsWithin(core, path),
  ]
}

/**
 * What one place in a document takes, in words; null where its schema has no such place.
 *
 * @param keys the path to it
 * @param containers what the document holds at each step of the path: it tells one command from another
 */
export function placeIn(
  schema: GenericSchema,
  keys: readonly unknown[],
  containers: readonly unknown[],
): string | null {
  let parts: Parts | undefined = schema
  for (const [step, key] of keys.entries()) {
    parts = partsBelow(coreOf(parts).parts, key, containers[step])
    if (parts === undefined) return null
  }
  return wordsFor(parts)
}

function partsBelow(parts: Parts, key: unknown, container: unknown): Parts | undefined {
  if (parts.type === 'variant') return partsBelow(optionFor(parts, container), key, container)
  if (typeof key === 'number') return parts.item ?? parts.items?.[key]
  return parts.entries?.[String(key)] ?? parts.value
}

function optionFor(variant: Parts, container: unknown): Parts {
  const options = partsAmong(variant.options)
  const key = keyOf(variant)
  const kind = isRecord(container) ? container[key] : undefined
  return options.find(({ entries }) => entries?.[key]?.literal === kind) ?? { type: 'never' }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
