import fc from 'fast-check'

/** What is too large, or too deep, to be printed where a property fails. */
class Large {
  readonly words: string
  readonly make: () => unknown

  constructor(words: string, make: () => unknown) {
    this.words = words
    this.make = make
  }

  [fc.toStringMethod](): string {
    return this.words
  }
}

/** What no screen of the app would ever write into a field. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.integer({ min: 0, max: 12 }),
  fc.constantFrom(
    'u1',
    'u5',
    'u99',
    'france',
    'ottoman',
    'attacker',
    'a',
    'infantry',
    'paris',
    'fire',
    'undo',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    -0,
    1.5,
    7,
    1e21,
    -1e308,
    Number.MAX_SAFE_INTEGER,
    Number.MAX_SAFE_INTEGER + 1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    ' ',
    'nobody',
    'u1',
    '__proto__',
    'constructor',
    'toString',
    '<img src=x onerror=alert(1)>',
    '\u202Egnirts\u0000\uD800',
    [],
    {},
  ),
  fc.constantFrom(
    new Large('a long word', () => 'Vive l’Empereur! '.repeat(2_000)),
    new Large('10 levels', () => nested(10)),
    new Large('100 levels', () => nested(100)),
    new Large('500 levels', () => nested(500)),
  ),
  fc.constantFrom('__proto__', 'constructor', 'prototype').map(withKey),
  fc.jsonValue({ maxDepth: 3 }),
)

function nested(depth: number): unknown {
  return Array.from({ length: depth }).reduce<unknown>((inner) => [inner], 1)
}

/** A record with a key of its own that every object has already. */
function withKey(key: string): unknown {
  return JSON.parse(`{"${key}":{"isAdmin":true,"type":"begin"}}`)
}

/** How something is spoiled, and where: the place is a number among all places that there are. */
export interface Spoiling {
  readonly place: number
  readonly how: 'replace' | 'remove' | 'double' | 'swap' | 'rename'
  readonly value: unknown
}

export const anySpoiling: fc.Arbitrary<Spoiling> = fc.record({
  place: fc.nat(),
  how: fc.constantFrom<Spoiling['how']>(
    'replace',
    'replace',
    'replace',
    'remove',
    'double',
    'swap',
    'rename',
  ),
  value: hostileValue,
})

/** Plain JSON with one of its places spoiled; the value itself is left alone. */
export function spoil(value: unknown, spoiling: Spoiling): unknown {
  const places = countPlaces(value)
  const hostile = spoiling.value instanceof Large ? spoiling.value.make() : spoiling.value
  return spoilAt(value, spoiling.place % places, { ...spoiling, value: hostile })
}

function countPlaces(value: unknown): number {
  return childrenOf(value).reduce<number>((sum, child) => sum + countPlaces(child), 1)
}

function childrenOf(value: unknown): readonly unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : []
}

function spoilAt(value: unknown, place: number, spoiling: Spoiling): unknown {
  if (place === 0) return spoiling.how === 'replace' ? spoiling.value : within(value, spoiling)
  const children = childrenOf(value)
  let before = 1
  const at = children.findIndex((child) => {
    const size = countPlaces(child)
    if (place < before + size) return true
    before += size
    return false
  })
  return withChild(value, at, spoilAt(children[at], place - before, spoiling))
}

function withChild(value: unknown, at: number, child: unknown): unknown {
  if (Array.isArray(value)) return value.toSpliced(at, 1, child)
  const entries = Object.entries(value ?? {})
  return Object.fromEntries(entries.map(([key, old], place) => [key, place === at ? child : old]))
}

/** A list or a record spoiled in itself; anything else is replaced. */
function within(value: unknown, { how, place, value: hostile }: Spoiling): unknown {
  if (Array.isArray(value)) return ofList(value, how, place, hostile)
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {})
  if (entries.length === 0) return hostile
  const at = place % entries.length
  if (how === 'remove') return Object.fromEntries(entries.toSpliced(at, 1))
  if (how === 'rename')
    return Object.fromEntries(entries.map(([key, old], nth) => [nth === at ? `${key}s` : key, old]))
  return { ...Object.fromEntries(entries), [`more${place % 9}`]: hostile }
}

function ofList(list: readonly unknown[], how: Spoiling['how'], place: number, hostile: unknown): unknown {
  if (list.length === 0) return [hostile]
  const at = place % list.length
  if (how === 'remove') return list.toSpliced(at, 1)
  if (how === 'double') return list.toSpliced(at, 0, list[at])
  if (how === 'swap') return list.toSpliced(at, 2, list[(at + 1) % list.length], list[at])
  return [...list, hostile]
}
