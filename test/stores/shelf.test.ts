import { createPinia, defineStore, setActivePinia } from 'pinia'
import * as v from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { later } from '@/messages/later.ts'
import { StorageProblem, type GameProblem, type StorageProblemCode } from '@/storage/index.ts'
import type { BackupProblem } from '@/storage/backup/format.ts'
import { createGames } from '@/stores/games.ts'
import { createSession } from '@/stores/session.ts'
import { createSettings } from '@/stores/settings.ts'
import { emptyBrowser, longJournal, storeJournal, tallyStorage } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

describe('the list of games', () => {
  it('is read, and forgets a game that is removed', async () => {
    const storage = tallyStorage()
    await storeJournal(storage, longJournal(1), 'one')
    await storeJournal(storage, longJournal(2), 'two')
    const { games, isRead, reload, remove } = createGames(storage)
    expect(isRead.value).toBe(false)
    await reload()
    expect(games.value.map(({ id }) => id)).toEqual(['two', 'one'])
    await remove('two')
    expect(games.value.map(({ id }) => id)).toEqual(['one'])
    expect(await storage.listGames()).toHaveLength(1)
  })

  it('says why it cannot be read, until it can', async () => {
    const storage = tallyStorage()
    const listGames = vi.fn(storage.listGames).mockRejectedValueOnce(new StorageProblem('blocked'))
    const { problem, isRead, reload } = createGames({ ...storage, listGames })
    await reload()
    expect([problem.value, isRead.value]).toEqual(['blocked', false])
    await reload()
    expect([problem.value, isRead.value]).toEqual([null, true])
  })
})

describe('settings', () => {
  it('are stored as they are changed, and come back', async () => {
    const storage = tallyStorage()
    const settings = createSettings(storage)
    await settings.ready
    settings.theme.value = 'sunlight'
    settings.vibrate.value = false
    await settings.dismissNotice('plainHttp')
    await settings.dismissNotice('plainHttp')
    await settings.setOwnDice('firer', true)
    await settings.rememberInput('fire', { rangeInches: 6.5 })
    const again = createSettings(tallyStorage())
    await again.ready
    expect(again.theme.value).toBe('sunlight')
    expect(again.vibrate.value).toBe(false)
    expect(again.keepAwake.value).toBe(true)
    expect(again.dismissedNotices.value).toEqual(['plainHttp'])
    expect(again.ownDice.value).toEqual({ firer: true })
    expect(again.lastInput('fire', v.object({ rangeInches: v.number() }))).toEqual({ rangeInches: 6.5 })
    expect(again.lastInput('fire', v.object({ rangeInches: v.string() }))).toBeNull()
    expect(again.lastInput('melee', v.object({}))).toBeNull()
  })

  it('that were changed before they were read are not taken back', async () => {
    const storage = tallyStorage()
    await storage.saveSetting('theme', 'light')
    const settings = createSettings(storage)
    settings.theme.value = 'dark'
    await settings.ready
    expect(settings.theme.value).toBe('dark')
  })

  it('hold, and say so, where they cannot be stored', async () => {
    const failing = { ...tallyStorage(), saveSetting: () => Promise.reject(new StorageProblem('quota')) }
    const settings = createSettings(failing)
    await settings.ready
    await settings.setOwnDice('firer', true)
    expect(settings.ownDice.value).toEqual({ firer: true })
    expect(settings.problem.value).toBe('quota')
  })
})

describe('a session as a Pinia store', () => {
  it('shows its state without refs', async () => {
    setActivePinia(createPinia())
    const useTally = defineStore('tally', () =>
      createSession(tally, {
        storage: tallyStorage(),
        faces: () => 6,
        now: () => 1,
        nameOf: ({ name }) => name,
        summarise: () => null,
        idle: () => undefined,
      }),
    )
    const store = useTally()
    const created = await store.create({ type: 'begin', name: 'Ligny' })
    await store.open(created.kind === 'created' ? created.id : '')
    await store.resolve({ type: 'rollOne', side: 'b' })
    await store.readMoreLog()
    expect(store.state).toEqual({ name: 'Ligny', count: 6 })
    expect(store.log.map(({ entry }) => entry.index)).toEqual([1, 0])
    expect(store.busy).toBe(false)
    store.$dispose()
  })
})

describe('messages', () => {
  it('there is one for everything that can go wrong with saved games', () => {
    const { problems, backups } = later.storage
    const { games } = later.storedGames
    const codes: Record<StorageProblemCode, { what: string; remedy: string }> = problems
    const faults: Record<GameProblem, string> = games
    const files: Record<BackupProblem['code'], unknown> = backups
    for (const { what, remedy } of Object.values(codes))
      expect(what.length * remedy.length).toBeGreaterThan(0)
    expect(Object.values(faults).every((text) => text.length > 0)).toBe(true)
    expect(files.badEntry).toBe(backups.badEntry)
    expect(backups.badEntry.altered('Ligny', 3)).toContain('Entry 4 of “Ligny”')
  })
})
