// @vitest-environment node
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { keeperOf } from '@/app/open-file/keepers.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { readBackup, type CheckedBackup } from '@/storage/backup/check.ts'
import { collectEverything } from '@/storage/backup/collect.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createConnection } from '@/storage/index.ts'
import { emptyBrowser } from '../../support/stored-games.ts'

beforeEach(emptyBrowser)

/** A file that an earlier version saved. A fixture is never made anew. */
function savedFile(name: string): Uint8Array {
  return readFileSync(new URL(`../../fixtures/${name}.aide-de-camp.txt`, import.meta.url))
}

async function backupOf(name: string): Promise<CheckedBackup> {
  const backup = await readBackup(savedFile(name), keeperOf)
  if ('problem' in backup) throw new Error(JSON.stringify(backup.problem))
  return backup
}

const seals = {
  'Quatre Bras': { entries: 37 },
  'The war of 1802': { entries: 78 },
  'Even Steven': { entries: 23 },
} as const

describe('a file of the second form, saved by an earlier version', () => {
  test('of one game is read: its entries, the roll that waits and who throws own dice', async () => {
    const { about, games } = await backupOf('backup-2-game')
    expect(about).toEqual({ kind: 'game', savedAt: Date.UTC(2026, 10, 30, 19, 30), savedBy: '0.2.0' })
    expect(games).toHaveLength(1)
    expect(games[0]?.journal?.entries).toHaveLength(seals['Quatre Bras'].entries)
    expect(games[0]?.game).toMatchObject({
      name: 'Quatre Bras',
      from: 0,
      draft: { command: { type: 'rally', unit: 'u1' }, faces: [{ face: 7, origin: 'rolled' }] },
      ownDice: { a: true },
    })
  })

  test.each(['everything', 'automatic'])('of %s is read, and all of it lies here then', async (kind) => {
    const backup = await backupOf(`backup-2-${kind}`)
    expect(backup.about.kind).toBe(kind)
    const lengths = backup.games.map(({ game, journal }) => [game.name, journal?.entries.length])
    expect(lengths).toEqual(Object.entries(seals).map(([name, { entries }]) => [name, entries]))
    const connection = createConnection()
    await carryOut(connection, await planImport(connection, backup), true)
    const { games, armies, chartSets, setups, settings, unread } = await collectEverything(connection)
    expect(games).toHaveLength(3)
    expect(armies).toHaveLength(1)
    expect(chartSets.map(({ content }) => content)).toMatchObject([{ name: 'Thursday rules' }])
    expect(setups.map(({ content }) => content)).toMatchObject([{ kind: 'map', name: 'Our board' }])
    expect(settings).toMatchObject({ theme: 'dark', keepAwake: false })
    expect(unread.map(({ id }) => id).toSorted()).toEqual(['future', 'later'])
  })

  test('[fault: hand-over] of what is new in a game goes on where the game was', async () => {
    const connection = createConnection()
    const news = await backupOf('backup-2-handOver')
    expect(news.games[0]?.game).toMatchObject({ from: 5, name: 'Quatre Bras' })
    const refused = await planImport(connection, news)
    expect(refused.games).toMatchObject([{ kind: 'lacksBeginning', after: 5, here: 0 }])
    await carryOut(connection, await planImport(connection, await backupOf('backup-2-game')))
    expect((await planImport(connection, news)).games).toMatchObject([{ kind: 'upToDate' }])
  })
})
