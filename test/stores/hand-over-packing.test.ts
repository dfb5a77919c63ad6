import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPinia, setActivePinia } from 'pinia'
import { effectScope } from 'vue'
import { useHandOver } from '@/games/shared/hand-over/useHandOver.ts'
import { later } from '@/messages/later.ts'
import { readBackup } from '@/storage/backup/check.ts'
import { createGameStorage } from '@/storage/index.ts'
import { appConnection } from '@/stores/app-storage.ts'
import { packGame } from '@/stores/hand-over-packing.ts'
import { tallyKeeperOf } from '../support/backups.ts'
import { emptyBrowser, longJournal, storeJournal } from '../support/stored-games.ts'

const storage = createGameStorage(appConnection)
const faces = [{ face: 3, origin: 'rolled' as const }]

beforeEach(async () => {
  await appConnection.close()
  emptyBrowser()
  setActivePinia(createPinia())
})

/** What the players of another window do: a die is thrown, and lies on the table. */
async function throwADie(): Promise<void> {
  const { head } = await storage.readStand('game')
  await storage.saveDraft('game', { head, draft: null }, { command: { type: 'rollTwo' }, faces })
}

/** What the players of another window do: a command is recorded. */
async function playOn(): Promise<void> {
  const journal = longJournal(4)
  const { head } = await storage.readStand('game')
  const sealed = journal.sealed.at(-1)
  if (sealed === undefined) throw new Error('nothing was played')
  const about = { head: journal.head, state: journal.state, stateVersion: 1, name: 'Ligny', summary: {} }
  await storage.appendEntry({ game: 'game', expected: { head, draft: null }, ...sealed, ...about })
}

describe('a game that is packed for another phone', () => {
  test('is as it stood when it was looked at', async () => {
    await storeJournal(storage, longJournal(3))
    const packed = await packGame('game', 0, longJournal(3).head, ['Ligny'])
    expect(await readBackup((await packed?.file.text()) ?? '', tallyKeeperOf)).toMatchObject({
      games: [{ game: { entries: { length: 4 }, draft: null } }],
    })
  })

  test('[fault: hand-over] is not packed with a die that was thrown since it was looked at', async () => {
    await storeJournal(storage, longJournal(3))
    await throwADie()
    expect(await packGame('game', 0, longJournal(3).head, ['Ligny'])).toBeNull()
  })

  test('[fault: hand-over] is not packed with more than what the other phone is said to get', async () => {
    await storeJournal(storage, longJournal(3))
    await playOn()
    for (const from of [0, 2]) {
      expect(await packGame('game', from, longJournal(3).head, ['Ligny'])).toBeNull()
    }
  })
})

describe('handing over a game that another window plays meanwhile', () => {
  function handOver() {
    const game = { game: { id: 'game', name: 'Ligny' }, unsaved: null, readOnly: null }
    const handing = effectScope().run(() => useHandOver(game))
    if (handing === undefined) throw new Error('the scope has ended')
    return handing
  }

  async function offered() {
    await storeJournal(storage, longJournal(3))
    const handing = handOver()
    await vi.waitFor(() => expect(handing.stage.value.kind).toBe('offering'))
    return handing
  }

  test('[fault: hand-over] is hindered by a die on the table', async () => {
    const handing = await offered()
    await throwADie()
    await expect(handing.pack()).rejects.toThrow()
    expect(handing.stage.value).toEqual({ kind: 'hindered', words: later.handOver.unfinished })
  })

  test('[fault: hand-over] hands over all that is there by then, and says so', async () => {
    const handing = await offered()
    await playOn()
    const { file } = await handing.pack()
    expect(handing.offer.value?.head.nextIndex).toBe(5)
    expect(await readBackup(await file.text(), tallyKeeperOf)).toMatchObject({
      games: [{ game: { entries: { length: 5 } } }],
    })
    expect(await file.text()).toContain('the whole game: 5 entries')
    await handing.confirm()
    expect(handing.stage.value.kind).toBe('done')
  })
})
