import { beforeEach, describe, expect, it, vi } from 'vitest'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { StorageProblem, type ListedGame } from '@/storage/index.ts'
import { byRole, findByRole, spoken } from '../ui/parts/reading.ts'
import { appShelf, isInMemory, problem, stock } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

const { memory } = later.keeping
const { tryAgain, problems } = later.storage

const game: ListedGame = {
  id: 'ligny',
  rulebook: 'miniatures',
  name: 'Ligny',
  summary: {},
  createdAt: 1,
  playedAt: 1,
  unfinished: false,
  problem: null,
}

beforeEach(() => stock())

describe('[fault: private-mode] home in a browser that keeps nothing', () => {
  it('says so before a game is begun, and tries again', async () => {
    isInMemory.value = true
    await openApp()
    await vi.waitFor(() => expect(spoken(document.body)).toContain(memory.homeEmpty))
    expect(findByRole('button', tryAgain)).toBeDefined()
  })

  it('speaks of files once there is a game, and of no other try, with which it would be gone', async () => {
    stock([game])
    isInMemory.value = true
    await openApp()
    await vi.waitFor(() => expect(spoken(document.body)).toContain(memory.home))
    expect(findByRole('button', tryAgain)).toBeUndefined()
  })
})

describe('[fault: private-mode] the question before a game is deleted', () => {
  it('speaks of no automatic backups where none are made', async () => {
    stock([game])
    isInMemory.value = true
    await openApp()
    await vi.waitFor(() => byRole('button', 'Menu of Ligny').click())
    await vi.waitFor(() => byRole('button', 'Delete').click())
    await vi.waitFor(() => byRole('heading', 'Delete Ligny?'))
    expect(spoken(document.body)).toContain('This cannot be undone.')
    expect(spoken(document.body)).not.toContain('backups may still')
  })
})

describe('[fault: blocked-upgrade] home while an older window holds the database', () => {
  it('says which to close, and goes on by itself', async () => {
    appShelf.listGames.mockRejectedValueOnce(problem()).mockRejectedValueOnce(problem())
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await openApp()
    await vi.waitFor(() => expect(spoken(document.body)).toContain(problems.blocked.remedy))
    expect(byRole('button', tryAgain)).toBeDefined()
    await vi.advanceTimersByTimeAsync(2_000)
    await settle()
    expect(spoken(document.body)).toContain(problems.blocked.what)
    await vi.advanceTimersByTimeAsync(2_000)
    vi.useRealTimers()
    await settle()
    expect(spoken(document.body)).not.toContain(problems.blocked.what)
  })
})

describe('[fault: connection-lost] home over a database that is there and does not open', () => {
  it('says what it is and what to do, shows no empty list, and tries again', async () => {
    stock([game])
    appShelf.listGames.mockRejectedValueOnce(new StorageProblem('shut'))
    await openApp()
    await vi.waitFor(() => expect(spoken(document.body)).toContain(problems.shut.remedy))
    expect(spoken(document.body)).not.toContain(messages.app.home.empty)
    byRole('button', tryAgain).click()
    await vi.waitFor(() => expect(spoken(document.body)).toContain('Ligny'))
    expect(spoken(document.body)).not.toContain(problems.shut.what)
  })
})
