import { beforeEach, describe, expect, it, vi } from 'vitest'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { ListedGame } from '@/storage/index.ts'
import { packStoredGame } from '@/stores/backup-files.ts'
import { allByRole, byRole, findByRole, namesByRole, spoken } from '../ui/parts/reading.ts'
import { appShelf, problem, stock } from './shelf.ts'
import { noticeTexts, openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/backup-files.ts', () => ({ packStoredGame: vi.fn() }))

const evening = new Date(2026, 10, 30, 20, 52).getTime()

const quatreBras: ListedGame = {
  id: 'quatre-bras',
  rulebook: 'miniatures',
  name: 'Quatre Bras',
  summary: {
    sides: [
      { name: 'France', colour: 'france' },
      { name: 'Britain', colour: 'britain' },
    ],
    strength: [
      { present: 20, started: 22 },
      { present: 21, started: 21 },
    ],
  },
  createdAt: evening,
  playedAt: evening,
  unfinished: false,
  problem: null,
}
const albuera: ListedGame = { ...quatreBras, id: 'albuera', name: 'Albuera', unfinished: true, summary: 7 }
const tuesdays: ListedGame = {
  ...quatreBras,
  id: 'tuesdays',
  rulebook: 'napoleon-in-europe',
  name: 'Tuesdays',
  summary: { month: 1802 * 12 + 3, round: 1, phase: 'movement', acting: 'france', isOver: false },
}
const newer: ListedGame = { id: 'newer', name: 'Leipzig', problem: 'unsupported' }
const damaged: ListedGame = { id: 'damaged', name: null, problem: 'malformed' }

beforeEach(() => {
  vi.useFakeTimers({ now: evening + 60_000, toFake: ['Date'] })
  stock()
  const file = new File(['packed'], 'Albuera.aide-de-camp.txt')
  vi.mocked(packStoredGame).mockResolvedValue({ file, marks: [] })
})

function text(): string {
  return spoken(document.body)
}

function address(link: HTMLElement): string | null {
  return link.getAttribute('href')
}

describe('home with games', () => {
  beforeEach(() => stock([quatreBras, albuera, newer, damaged]))

  it('shows the game played last largest, with the way on', async () => {
    await openApp()
    expect(address(byRole('link', 'Continue Quatre Bras'))).toBe('/game/quatre-bras/forces')
    expect(text()).toContain('Quatre Bras Miniatures, France and Britain Last played today 20:52')
  })

  it('lists the others, and tells a roll that waits', async () => {
    await openApp()
    const way = byRole('link', 'Albuera Miniatures A roll waits for its next die')
    expect(address(way)).toBe('/game/albuera/forces')
  })

  it.each([
    ['whose turn it is', {}, 'April 1802, France to move'],
    ['production', { phase: 'production' }, 'April 1802, production'],
    [
      'a round without months',
      { month: null, round: 4, acting: 'ottoman' },
      'Round 4, Ottoman Empire to move',
    ],
    ['a round that closes', { acting: null }, 'April 1802'],
    ['its end', { isOver: true, acting: null }, 'Ended in April 1802'],
  ])('tells where a campaign stands: %s', async (_what, summary, line) => {
    stock([{ ...tuesdays, summary: { ...Object(tuesdays.summary), ...summary } }])
    await openApp()
    expect(address(byRole('link', 'Continue Tuesdays'))).toBe('/campaign/tuesdays/turn')
    expect(text()).toContain(`Tuesdays Napoleon in Europe ${line}`)
  })

  it('tells where a battle stands that is fought in a campaign', async () => {
    const line = 'Battle of Belgium: turn 2, France’s cavalry'
    stock([{ ...tuesdays, summary: { ...Object(tuesdays.summary), line, acting: 'france', isLone: false } }])
    await openApp()
    expect(address(byRole('link', 'Continue Tuesdays'))).toBe('/campaign/tuesdays/turn')
    expect(text()).toContain(`Tuesdays Napoleon in Europe ${line}`)
    stock([{ ...tuesdays, summary: { ...Object(tuesdays.summary), isOver: true } }])
    await openApp()
    expect(text()).toContain('Tuesdays Napoleon in Europe Ended in April 1802')
  })

  it('leads to the board of a game that is nothing but a battle', async () => {
    const over = { line: 'Battle: over', acting: null, isLone: true, isOver: true }
    stock([{ ...tuesdays, summary: { ...Object(tuesdays.summary), ...over } }])
    await openApp()
    expect(address(byRole('link', 'Continue Tuesdays'))).toBe('/campaign/tuesdays/battle')
    expect(text()).toContain('Battle: over')
  })

  it('lists what cannot be opened with the reason, and offers nothing that would touch it', async () => {
    await openApp()
    await vi.waitFor(() => byRole('heading', 'Leipzig'))
    expect(text()).toContain(`Leipzig ${later.storedGames.games.unsupported}`)
    expect(text()).toContain(`Unnamed game ${later.storedGames.games.malformed}`)
    expect(namesByRole('button')).not.toContain('Menu of Leipzig')
  })

  it.each([
    ['of a newer version', newer, 'Leipzig', 'Leipzig'],
    ['that is damaged', damaged, 'Unnamed game', 'Unreadable game'],
  ])(
    '[fault: version-from-the-future] saves a game %s to a file as it lies there',
    async (_what, game, name, file) => {
      await openApp()
      const label = `Save what is stored to a file: ${name}`
      await vi.waitFor(() => byRole('button', label).click())
      await vi.waitFor(() => byRole('button', 'Download it').click())
      expect(packStoredGame).toHaveBeenCalledWith(game.id, file)
      await vi.waitFor(() => {
        findByRole('button', 'Yes, it is there')?.click()
        expect(text()).toContain(`${file} is saved to a file.`)
      })
    },
  )

  it('deletes a game after a question that names it and offers saving first', async () => {
    await openApp()
    byRole('button', 'Menu of Albuera').click()
    await vi.waitFor(() => byRole('button', 'Delete').click())
    await vi.waitFor(() => byRole('heading', 'Delete Albuera?'))
    expect(text()).toContain('The automatic backups may still have it, but only for a few days of play.')
    byRole('button', 'Save to a file first').click()
    await vi.waitFor(() => byRole('button', 'Download it').click())
    await vi.waitFor(() => {
      // What has just appeared takes no tap, for a moment.
      findByRole('button', 'Yes, it is there')?.click()
      expect(text()).toContain('Albuera is saved to a file.')
    })
    expect(appShelf.removeGame).not.toHaveBeenCalled()
    byRole('button', 'Delete').click()
    await settle()
    expect(appShelf.removeGame).toHaveBeenCalledWith('albuera')
    expect(noticeTexts()).toContain('Albuera is deleted.')
    expect(findByRole('button', 'Menu of Albuera')).toBeUndefined()
  })

  it('says so when a game could not be deleted, and keeps it', async () => {
    await openApp()
    appShelf.removeGame.mockRejectedValue(problem())
    byRole('button', 'Menu of Albuera').click()
    await vi.waitFor(() => byRole('button', 'Delete').click())
    await vi.waitFor(() => byRole('heading', 'Delete Albuera?'))
    byRole('button', 'Delete').click()
    await vi.waitFor(() => expect(text()).toContain(later.storage.problems.blocked.what))
    expect(findByRole('button', 'Menu of Albuera')).toBeDefined()
  })

  it('says when a file could not be made', async () => {
    await openApp()
    vi.mocked(packStoredGame).mockRejectedValue(problem())
    byRole('button', 'Menu of Quatre Bras').click()
    await vi.waitFor(() => byRole('button', 'Save to a file A copy that can be kept or passed on').click())
    await vi.waitFor(() => expect(text()).toContain(later.backups.saving.failed))
    expect(findByRole('button', 'Try again')).toBeDefined()
    expect(noticeTexts()).toEqual([])
    byRole('button', 'Close').click()
    await settle()
  })

  it('reads the list again when the page is shown again', async () => {
    await openApp()
    expect(appShelf.listGames).toHaveBeenCalledTimes(1)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(appShelf.listGames).toHaveBeenCalledTimes(2)
  })
})

describe('home without games', () => {
  it('says so calmly, with both ways to begin', async () => {
    await openApp()
    expect(text()).toContain(messages.app.home.empty)
    expect(address(byRole('link', 'New game'))).toBe('/new')
    const ways = ['Fire', 'Charge', 'Melee', 'Morale', 'Leader'].map((name) => address(byRole('link', name)))
    expect(ways).toEqual(['/quick/fire', '/quick/charge', '/quick/melee', '/quick/morale', '/quick/leader'])
  })

  it('has the way to the rules and the settings', async () => {
    const { router } = await openApp()
    byRole('button', 'Menu').click()
    await vi.waitFor(() => byRole('button', 'Settings').click())
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/settings'))
  })
})

describe('home while storage does not answer', () => {
  it('[fault: private-mode] says what is wrong and what to do, and still resolves', async () => {
    appShelf.listGames.mockRejectedValueOnce(problem())
    await openApp()
    const { what, remedy } = later.storage.problems.blocked
    await vi.waitFor(() => expect(text()).toContain(`${what} ${remedy}`))
    expect(text()).not.toContain(messages.app.home.empty)
    expect(allByRole('link').map(address)).toContain('/quick/fire')
    byRole('button', 'Try again').click()
    await settle()
    expect(text()).not.toContain(what)
    expect(text()).toContain(messages.app.home.empty)
  })
})

describe('when a game was played', () => {
  const now = evening
  const { lastPlayed } = messages.app.home

  it.each([
    [new Date(2026, 10, 30, 0, 5), 'Last played today 00:05'],
    [new Date(2026, 10, 29, 23, 58), 'Last played yesterday 23:58'],
    [new Date(2026, 10, 26, 21, 10), 'Last played on Thursday, 21:10'],
    [new Date(2026, 10, 24, 21, 10), 'Last played on Tuesday, 21:10'],
    [new Date(2026, 10, 23, 21, 10), 'Last played on 23 November'],
    [new Date(2026, 2, 28, 21, 10), 'Last played on 28 March'],
    [new Date(2025, 11, 31, 21, 10), 'Last played on 31 December 2025'],
    // A clock that was set back.
    [new Date(2026, 11, 2, 9, 0), 'Last played on 2 December'],
  ])('%s', (at, words) => {
    expect(lastPlayed(at.getTime(), now)).toBe(words)
  })
})
