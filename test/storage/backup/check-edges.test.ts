// @vitest-environment node
import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { checkBackup, readBackup } from '@/storage/backup/check.ts'
import { nothingSaved } from '@/storage/backup/format.ts'
import { shelfKinds } from '@/storage/backup/shelves.ts'
import { aboutGame, backupGameOf, contentsOf, tallyKeeperOf } from '../../support/backups.ts'
import { longJournal } from '../../support/stored-games.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

const army = {
  id: 'nord',
  changedAt: 1,
  content: { name: 'Nord', nation: 'france', officers: [], commands: [], notes: '' },
}

describe('what is in a file', () => {
  it('is not looked into where the file itself cannot be read', async () => {
    expect(await readBackup('', tallyKeeperOf)).toEqual({ problem: { code: 'empty' } })
  })

  test('[fault: altered-journal] holds also where nobody here knows the rules', async () => {
    const unknown = () => Promise.resolve('unknown' as const)
    const [first, ...others] = backupGameOf(longJournal(3)).entries
    const entries = [{ text: '{}', hash: first?.hash ?? '' }, ...others]
    const problem = { code: 'badEntry', problem: 'altered', game: 'Ligny', index: 0 }
    expect(await checkBackup(aboutGame, contentsOf(longJournal(3), { entries }), unknown)).toEqual({
      problem,
    })
    expect(await checkBackup(aboutGame, contentsOf(longJournal(3)), unknown)).toMatchObject({
      games: [{ game: { name: 'Ligny' }, journal: null }],
    })
  })

  test('[fault: lost-chunk] is not taken where the rules that read it are not on this phone', async () => {
    vi.spyOn(shelfKinds.armies, 'loadReader').mockRejectedValue(new TypeError('not loaded'))
    const contents = { ...nothingSaved, armies: [army] }
    expect(await checkBackup(aboutGame, contents, tallyKeeperOf)).toEqual({
      problem: { code: 'rulesMissing', name: null },
    })
    expect(await checkBackup(aboutGame, contentsOf(longJournal(3)), tallyKeeperOf)).toHaveProperty('games')
  })

  it.each([
    ['no content at all', 'army', 'armies[0].content'],
    [
      'a part that is none',
      { ...army.content, commands: [{ units: 7 }] },
      /^armies\[0\]\.content\.commands\[0\]\./u,
    ],
  ])('is named by its place where it is none: %s', async (_what, content, path) => {
    const contents = { ...nothingSaved, armies: [{ ...army, content }] }
    const problem = { code: 'malformed', path: typeof path === 'string' ? path : expect.stringMatching(path) }
    expect(await checkBackup(aboutGame, contents, tallyKeeperOf)).toEqual({ problem })
  })
})
