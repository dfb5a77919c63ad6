import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { hashOf } from '@/journal/index.ts'
import { textForm } from '@/storage/backup/text-form.ts'
import { honest, oldFiles, shortened } from './honest.ts'
import { about } from './keepers.ts'
import { anySpoiling, spoil, type Spoiling } from './spoil.ts'

/** What is done to a file, from its outside to its innermost; small enough to be printed. */
export type Attack =
  | {
      readonly on: 'text' | 'packed'
      readonly how: 'cut' | 'flip' | 'half'
      readonly at: number
      readonly bit: number
    }
  | {
      readonly on: 'lines' | 'contents' | 'smallContents' | 'oldFile'
      readonly spoilings: readonly Spoiling[]
    }
  | {
      readonly on: 'entry'
      readonly game: number
      readonly entry: number
      readonly spoilings: readonly Spoiling[]
      /** Whether every hash after it is worked out anew, so that the chain holds. */
      readonly isRechained: boolean
    }
  | { readonly on: 'games'; readonly game: number; readonly twin: Twin; readonly from: number }

const twins = ['sameId', 'otherId', 'end', 'endOfAnother', 'otherRulebook', 'shorterThenLonger'] as const
type Twin = (typeof twins)[number]

const spoilings = fc.array(anySpoiling, { minLength: 1, maxLength: 3 })
const place = fc.nat()

export const anyAttack: fc.Arbitrary<Attack> = fc.oneof<fc.Arbitrary<Attack>[]>(
  fc.record({
    on: fc.constantFrom('text', 'packed'),
    how: fc.constantFrom('cut', 'flip', 'half'),
    at: place,
    bit: fc.nat(7),
  }),
  fc.record({
    on: fc.constantFrom('lines', 'contents', 'smallContents', 'smallContents', 'oldFile'),
    spoilings,
  }),
  fc.record({
    on: fc.constant('entry'),
    game: place,
    entry: place,
    spoilings,
    isRechained: fc.boolean(),
  }),
  fc.record({ on: fc.constant('games'), game: place, twin: fc.constantFrom(...twins), from: fc.nat(40) }),
)

/** JSON with numbers that are none any more when they are read. */
function jsonOf(value: unknown): string {
  const endless = '\u0001endless'
  const text = JSON.stringify(value, (_key, part: unknown) =>
    part === Number.POSITIVE_INFINITY ? endless : part,
  )
  return (text ?? 'null').replaceAll(JSON.stringify(endless), '1e999')
}

export function packed(contents: unknown): string {
  return wrapped(gzipSync(jsonOf(contents)))
}

function wrapped(bytes: Uint8Array): string {
  return textForm(new Uint8Array(bytes), ['Games: Quatre Bras, Lützen'])
}

export function whole(contents: object): unknown {
  return { formatVersion: 2, ...about, ...contents }
}

const small = { ...honest, games: honest.games.map((game, nth) => shortened(game, nth + 1)) }
const honestText = packed(whole(honest))
const honestBytes = gzipSync(jsonOf(whole(small)))

/** The file that an attack comes to. */
export function fileOf(attack: Attack): string | Uint8Array {
  switch (attack.on) {
    case 'text':
      return struck(new TextEncoder().encode(honestText), attack)
    case 'packed':
      return wrapped(struck(honestBytes, attack))
    case 'lines':
      return linesOf(spoiled(honestText.split('\n'), attack.spoilings))
    case 'contents':
      return packed(spoiled(whole(honest), attack.spoilings))
    case 'smallContents':
      return packed(spoiled(whole(small), attack.spoilings))
    case 'oldFile':
      return jsonOf(spoiled(JSON.parse(oneOf(oldFiles, attack.spoilings[0]?.place ?? 0)), attack.spoilings))
    case 'entry':
      return packed(whole({ ...honest, games: [withEntry(attack)] }))
    case 'games':
      return packed(whole({ ...honest, games: twinGames(attack) }))
  }
}

function struck(bytes: Uint8Array, { how, at, bit }: Extract<Attack, { readonly how: unknown }>): Uint8Array {
  const place = at % bytes.length
  if (how === 'cut') return bytes.slice(0, place)
  if (how === 'half') return bytes.slice(place)
  return bytes.with(place, (bytes[place] ?? 0) ^ (1 << bit))
}

function spoiled(value: unknown, all: readonly Spoiling[]): unknown {
  return all.reduce(spoil, value)
}

function linesOf(lines: unknown): string {
  const all: readonly unknown[] = Array.isArray(lines) ? lines : [lines]
  return all.map((line) => (typeof line === 'string' ? line : jsonOf(line))).join('\n')
}

function oneOf<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length]
  if (item === undefined) throw new Error('there is none')
  return item
}

type EntryAttack = Extract<Attack, { readonly on: 'entry' }>

function withEntry({ game, entry, spoilings: all, isRechained }: EntryAttack): unknown {
  const original = oneOf(honest.games, game)
  const at = entry % original.entries.length
  let before: string | undefined
  const entries = original.entries.map(({ text, hash }, place) => {
    if (place < at || (place > at && !isRechained)) return { text, hash }
    const content: unknown = JSON.parse(text)
    const changed = place === at ? spoiled(content, all) : withPrevious(content, before)
    const written = jsonOf(changed)
    before = hashOf(written)
    return { text: written, hash: before }
  })
  return { ...original, id: 'attacked', entries }
}

function withPrevious(content: unknown, previousHash: string | undefined): unknown {
  return typeof content === 'object' && content !== null ? { ...content, previousHash } : content
}

function twinGames({ game: nth, twin, from }: Extract<Attack, { readonly on: 'games' }>): unknown {
  const game = oneOf(honest.games, nth)
  const at = from % game.entries.length
  const end = {
    ...game,
    from: at,
    previousHash: game.entries[at - 1]?.hash ?? '',
    entries: game.entries.slice(at),
  }
  const games: Readonly<Record<Twin, unknown>> = {
    sameId: [game, shortened(game, at + 1)],
    otherId: [game, { ...shortened(game, at + 1), id: 'twin' }],
    end: [end],
    endOfAnother: [
      { ...end, id: oneOf(honest.games, nth + 1).id, previousHash: honest.games[0]?.entries.at(-1)?.hash },
    ],
    otherRulebook: [{ ...game, rulebook: oneOf(honest.games, nth + 1).rulebook, id: 'other' }],
    shorterThenLonger: [
      { ...shortened(game, at + 1), id: 'short' },
      { ...game, id: 'long' },
    ],
  }
  return games[twin]
}

const million = 1_000_000
const opening = '{"formatVersion":2,"kind":"game","savedAt":1,"savedBy":"x",'

/** A small file of very many of something. */
function bomb(text: () => string): () => string {
  return () => wrapped(gzipSync(text(), { level: 1 }))
}

/** Files of some hundred kilobytes that unpack to more than a phone has room for. */
export const bombs: readonly (readonly [string, () => string])[] = [
  ['blanks', bomb(() => ' '.repeat(200 * million))],
  ['lists within lists', bomb(() => '['.repeat(50 * million))],
  ['games that are none', bomb(() => `${opening}"games":[${'0,'.repeat(30 * million)}0]}`)],
  ['empty lists', bomb(() => `[${'[],'.repeat(30 * million)}[]]`)],
  ['faults', bomb(() => `${opening}"games":[${'0,'.repeat(1.9 * million)}0]}`)],
]
