// @vitest-environment node
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import * as v from 'valibot'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  followJournal,
  headAfter,
  moveContent,
  nextEntry,
  openEntry,
  type Entry,
  type Head,
  type JournalCommand,
} from '@/journal/index.ts'
import { defaultOptions } from '@/rules/miniatures/index.ts'
import { shippedMap } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { keptBoardSchema } from '@/rules/napoleon-in-europe/setup/files.ts'
import { keeperOf } from '@/app/open-file/keepers.ts'
import { collectEverything, collectGame } from '@/storage/backup/collect.ts'
import { nothingSaved, type BackupContents, type BackupGame } from '@/storage/backup/format.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { readFile } from '@/storage/backup/read.ts'
import { createConnection } from '@/storage/index.ts'
import { chartSetOf } from '@/storage/rules-file.ts'
import { anyArmy } from '../../rules/army-arbitraries.ts'
import { thursdayCharts } from '../../rules/own-charts.ts'
import { aboutGame, everythingStored, imported } from '../../support/backups.ts'
import { marchOnBelgium } from '../../support/battle-campaign.ts'
import { dashForTheDanube, evenSteven, novemberWithDues } from '../../support/campaigns.ts'
import { beforeWavre, outposts } from '../../support/lone-battles.ts'
import { emptyBrowser } from '../../support/stored-games.ts'
import type { Version1Game } from '../../support/version-1.ts'

async function oldGame(name: string): Promise<Version1Game> {
  const read = await readFile(readFileSync(`test/fixtures/${name}.aide-de-camp.json`))
  const game = 'contents' in read ? read.contents.games[0] : undefined
  if (game === undefined) throw new Error(`${name} cannot be read`)
  return game
}

/** A game of every kind that can be played. */
const kinds: Readonly<Record<string, () => Version1Game | Promise<Version1Game>>> = {
  miniatures: () => oldGame('miniatures-2'),
  'the Basic Rules': () => evenSteven().saved,
  'the Basic Rules, played on': () => oldGame('napoleon-in-europe-basic-1'),
  'the Standard Rules': () => dashForTheDanube().saved,
  'the Standard Rules with dues': () => novemberWithDues().saved,
  'the Standard Rules, played on': () => oldGame('napoleon-in-europe-1'),
  'the Standard Rules on the eve of a battle': () => marchOnBelgium('The war of 1805').saved,
  'a lone battle before its first roll': () => beforeWavre().saved,
  'a lone battle with Advanced Rules': () => outposts().saved,
}

type Move = JournalCommand['type']

const moves: fc.Arbitrary<readonly Move[]> = fc.array(fc.constantFrom<Move[]>('undo', 'redo', 'abandon'), {
  maxLength: 12,
})

/** A game after some moves on its journal; one that cannot be made is left out. */
function moved(game: Version1Game, script: readonly Move[]): Version1Game {
  const opened = game.entries.map(({ text, hash }) => openEntry(text, hash))
  const journal: Entry[] = opened.flatMap((one) => ('entry' in one ? [one.entry] : []))
  const followed = followJournal(journal)
  if ('problem' in followed) throw new Error(followed.problem)
  const entries = [...game.entries]
  let head: Head = followed.head
  for (const move of script) {
    const parent = parentOf(move, head, journal)
    if (parent === undefined || parent === null) continue
    const command = move === 'abandon' ? { type: move, command: { type: 'rollTwo' } } : { type: move }
    const { entry, text } = nextEntry(head, parent, moveContent(v.parse(anyMove, command), 9_000, 'standard'))
    entries.push({ text, hash: entry.hash })
    journal.push(entry)
    head = headAfter(head, entry)
  }
  return { ...game, entries }
}

const anyMove = v.variant('type', [
  v.object({ type: v.literal('undo') }),
  v.object({ type: v.literal('redo') }),
  v.object({ type: v.literal('abandon'), command: v.object({ type: v.string() }) }),
])

function parentOf(move: Move, head: Head, journal: readonly Entry[]): number | null | undefined {
  if (move === 'undo') return journal[head.position ?? 0]?.parent
  return move === 'redo' ? head.redo.at(-1) : head.position
}

/** The game under the name that its state has: an undo may take a new name back. */
async function named(game: BackupGame): Promise<BackupGame> {
  const keeper = await keeperOf(game.rulebook)
  const journal = typeof keeper === 'string' ? null : keeper.open(game)
  const kept = journal !== null && 'keptAfter' in journal ? journal.keptAfter([]) : null
  if (kept === null || 'problem' in kept) throw new Error(`${game.name} cannot be read`)
  return { ...game, name: kept.name }
}

function whole(game: Version1Game, about: Partial<BackupGame> = {}): BackupGame {
  return { from: 0, previousHash: '', draft: null, ownDice: {}, ...game, ...about }
}

const anyDraft = fc.option(
  fc.record({
    command: fc.record({ type: fc.constantFrom('fire', 'melee'), unit: fc.string() }),
    faces: fc.array(
      fc.record({
        face: fc.integer({ min: 1, max: 10 }),
        origin: fc.constantFrom('rolled', 'typed', 'counted', 'given'),
      }),
    ),
  }),
)

/** What comes out of a browser in which nothing was but this. */
async function throughFileAndBrowser(contents: BackupContents): Promise<BackupContents> {
  const file = await readFile(await packFile(contents, aboutGame, []))
  if ('problem' in file) throw new Error(JSON.stringify(file.problem))
  expect(file.contents).toEqual(contents)
  emptyBrowser()
  const connection = createConnection()
  await imported(connection, file.contents, keeperOf, true)
  const before = await everythingStored()
  await imported(connection, file.contents, keeperOf, true)
  expect(await everythingStored()).toEqual(before)
  return collectEverything(connection)
}

const fresh = { theme: 'system', keepAwake: true, vibrate: true, ownDice: {} } as const

describe('export, then import in an empty browser', () => {
  describe.each(Object.entries(kinds))('of a game of %s', (_name, make) => {
    let game: Version1Game
    beforeAll(async () => {
      game = await make()
    })

    test('[fault: round-trip] gives back the very same game', async () => {
      await fc.assert(
        fc.asyncProperty(
          moves,
          anyDraft,
          fc.dictionary(fc.string({ maxLength: 8 }), fc.boolean(), { noNullPrototype: true }),
          async (script, draft, ownDice) => {
            const moving = await named(whole(moved(game, script), { draft, ownDice }))
            const contents = { ...nothingSaved, settings: fresh, games: [moving] }
            expect(await throughFileAndBrowser(contents)).toEqual(contents)
          },
        ),
        { numRuns: 3 },
      )
    })
  })

  test('[fault: round-trip] gives back army lists, rules, boards, settings and what could not be read', async () => {
    const chartSet = chartSetOf({ ...thursdayCharts, options: defaultOptions })
    const board = v.parse(keptBoardSchema, { kind: 'map', name: 'Our board', map: shippedMap })
    const entries = [{ game: 'later', index: 0, text: '{"version":99}', hash: 'none' }]
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(anyArmy, { maxLength: 4, selector: ({ name }) => name }),
        async (armies) => {
          const contents: BackupContents = {
            games: [],
            armies: armies.map((content, place) => ({ id: `army-${place}`, changedAt: place, content })),
            chartSets: [{ id: 'thursday', changedAt: 1, content: JSON.parse(JSON.stringify(chartSet)) }],
            setups: [{ id: 'board', changedAt: 1, content: board }],
            settings: { theme: 'sunlight', keepAwake: false, vibrate: false, ownDice: { a: true } },
            unread: [
              {
                kind: 'game',
                id: 'later',
                record: { id: 'later', formatVersion: 9, name: 'Of 2040' },
                entries,
              },
              { kind: 'army', id: 'new', record: { id: 'new', formatVersion: 9 }, entries: [] },
            ],
          }
          expect(await throughFileAndBrowser(contents)).toEqual(contents)
        },
      ),
      { numRuns: 5 },
    )
  })

  test('[fault: altered-journal] a game that is broken travels as it lies, and lies there as it was', async () => {
    const game = await oldGame('miniatures-2')
    const contents = { ...nothingSaved, settings: fresh, games: [whole(game)] }
    await throughFileAndBrowser(contents)
    const connection = createConnection()
    await connection.use(async (database) => {
      await database.put('entries', { game: game.id, index: 1, text: '{"version":1}', hash: 'none' })
    })
    const broken = await collectGame(connection, game.id)
    expect(broken).toMatchObject({ games: [], unread: [{ kind: 'game', id: game.id }] })
    const before = await everythingStored()
    emptyBrowser()
    const other = createConnection()
    await imported(other, broken, keeperOf)
    const after = await everythingStored()
    expect(after['entries']).toEqual(before['entries'])
    expect(after['games']).toEqual(before['games'])
    const again = await imported(other, broken, keeperOf)
    expect(again.unread).toMatchObject([{ kind: 'same', name: game.name }])
  })
})
