import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { defaultOptions } from '@/rules/miniatures/index.ts'
import { shippedMap } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { keptBoardSchema } from '@/rules/napoleon-in-europe/setup/files.ts'
import * as v from 'valibot'
import type { BackupContents, BackupGame, UnreadItem } from '@/storage/backup/format.ts'
import { readFile } from '@/storage/backup/read.ts'
import { chartSetOf } from '@/storage/rules-file.ts'
import { anyArmy } from '../rules/army-arbitraries.ts'
import { thursdayCharts } from '../rules/own-charts.ts'

/** Backups as the app makes them, to be spoiled. */

/** Files of the first version. */
export const oldFiles: readonly string[] = [
  'miniatures-2',
  'napoleon-in-europe-1',
  'napoleon-in-europe-basic-1',
].map((name) => readFileSync(`test/fixtures/${name}.aide-de-camp.json`, 'utf8'))

async function gamesIn(file: string): Promise<readonly BackupGame[]> {
  const read = await readFile(file)
  if ('problem' in read) throw new Error(JSON.stringify(read.problem))
  return read.contents.games
}

/** The beginning of a game, which is a game. */
export function shortened(game: BackupGame, entries: number): BackupGame {
  return { ...game, entries: game.entries.slice(0, entries) }
}

const [army] = fc.sample(anyArmy, { numRuns: 1, seed: 1805 })

const unread: readonly UnreadItem[] = [
  {
    kind: 'army',
    id: 'future',
    record: { id: 'future', formatVersion: 9, army: { name: 'Of 2040' } },
    entries: [],
  },
  {
    kind: 'game',
    id: 'later',
    record: { id: 'later', formatVersion: 9, name: 'Of 2040' },
    entries: [{ game: 'later', index: 0, text: '{"version":9}', hash: 'none' }],
  },
]

async function everything(): Promise<BackupContents> {
  const games = (await Promise.all(oldFiles.map(gamesIn))).flat()
  const rolled = { command: { type: 'rally', unit: 'u1' }, faces: [{ face: 7, origin: 'rolled' as const }] }
  const map = v.parse(keptBoardSchema, { kind: 'map', name: 'Our board', map: shippedMap })
  return {
    games: games.map((game, place) => ({
      ...game,
      draft: place === 0 ? rolled : null,
      ownDice: { a: true },
    })),
    armies: [{ id: 'nord', changedAt: 1_780_000_000_000, content: army }],
    chartSets: [
      {
        id: 'thursday',
        changedAt: 1_780_000_000_000,
        content: chartSetOf({ ...thursdayCharts, options: defaultOptions }),
      },
    ],
    setups: [{ id: 'board', changedAt: 1_780_000_000_000, content: map }],
    settings: { theme: 'dark', keepAwake: false },
    unread,
  }
}

/** One of everything, games of three kinds among it. */
export const honest: BackupContents = await everything()
