/** How much of a text is read at all. */
interface JsonLimits {
  /** The longest text. Without it 32,000,000: a campaign of years takes a tenth of that. */
  readonly characters?: number
  /** How many lists and records may stand within each other, the outermost counted. Without it 64. */
  readonly levels?: number
  /**
   * How many values may stand in it. Without it 2,000,000: a short file can be packed from far more than any
   * phone has room for.
   */
  readonly values?: number
}

/** What a text of JSON says, or why none of it is taken, and where the reason lies; `''` for the whole. */
type ReadJson = { readonly data: unknown } | JsonRefusal

/** Why nothing of a text of JSON is taken. */
export type JsonProblem = 'notJson' | 'tooLarge' | 'tooDeep' | 'forbiddenKey'

interface JsonRefusal {
  readonly problem: JsonProblem
  readonly path: string
}

const usualCharacters = 32_000_000
const usualLevels = 64
const usualValues = 2_000_000

/** Names that reach into what every object has in common: no record from outside needs them. */
const forbiddenKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON that comes from outside: from a file, from storage, from a link, pasted. It is taken whole or not
 * at all; never throws.
 */
export function readJson(
  text: string,
  { characters = usualCharacters, levels = usualLevels, values = usualValues }: JsonLimits = {},
): ReadJson {
  if (text.length > characters || holdsMoreThan(values, text)) return { problem: 'tooLarge', path: '' }
  try {
    const data: unknown = JSON.parse(text)
    return refusalIn(data, levels) ?? { data }
  } catch (error) {
    // Some engines run out of room for what is nested very deep.
    return { problem: error instanceof SyntaxError ? 'notJson' : 'tooDeep', path: '' }
  }
}

/** What a text of JSON says, by `readJson`; undefined where nothing of it is taken. */
export function jsonOf(text: string, limits?: JsonLimits): unknown {
  const read = readJson(text, limits)
  return 'data' in read ? read.data : undefined
}

function refusalIn(part: unknown, levels: number): JsonRefusal | null {
  if (typeof part !== 'object' || part === null) return null
  if (levels === 0) return { problem: 'tooDeep', path: '' }
  const isList = Array.isArray(part)
  for (const [key, value] of isList ? part.entries() : Object.entries(part)) {
    const refusal =
      typeof key === 'string' && forbiddenKeys.has(key)
        ? { problem: 'forbiddenKey' as const, path: '' }
        : refusalIn(value, levels - 1)
    if (refusal !== null) return { ...refusal, path: joined(isList ? `[${key}]` : `${key}`, refusal.path) }
  }
  return null
}

/** Told from the text, without room for a single one of its values. */
function holdsMoreThan(values: number, text: string): boolean {
  let found = 1
  for (let at = 0; at < text.length && found <= values; at += 1) {
    const character = text[at]
    if (character === '"') at = endOfString(text, at)
    else if (character === ',' || character === '[' || character === '{') found += 1
  }
  return found > values
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, quote: number): boolean {
  let backslashes = 0
  while (text[quote - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

function joined(place: string, rest: string): string {
  return rest === '' || rest.startsWith('[') ? place + rest : `${place}.${rest}`
}
