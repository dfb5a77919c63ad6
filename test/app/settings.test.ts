import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lookInto } from '@/app/settings/backups/opening.ts'
import { keepInstallOffer } from '@/app/install.ts'
import { shownTheme } from '@/app/theme.ts'
import { later } from '@/messages/later.ts'
import { version } from '../../package.json'
import { byRole, findByRole, inputByLabel, spoken } from '../ui/parts/reading.ts'
import { appShelf, isInMemory, problem, stock } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

const { settings } = later

function storageOf(answers: { persisted: boolean; persist?: boolean; usage?: number; quota?: number }) {
  const storage = {
    persisted: vi.fn().mockResolvedValue(answers.persisted),
    persist: vi.fn().mockResolvedValue(answers.persist),
    estimate: vi.fn().mockResolvedValue({ usage: answers.usage, quota: answers.quota }),
  }
  Object.defineProperty(window.navigator, 'storage', { value: storage, configurable: true })
  return storage
}

beforeEach(() => {
  stock()
  Reflect.deleteProperty(window.navigator, 'storage')
})

function text(): string {
  return spoken(document.body)
}

describe('the theme', () => {
  it.each([
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['light', true, 'light'],
    ['sunlight', true, 'sunlight'],
  ] as const)('%s on a phone set to dark: %s, is %s', (theme, prefersDark, shown) => {
    expect(shownTheme(theme, prefersDark)).toBe(shown)
  })

  it('that is stored is shown, and changes at once', async () => {
    stock([], { theme: 'dark' })
    await openApp('/settings')
    expect(document.documentElement.dataset['theme']).toBe('dark')
    inputByLabel('radio', 'Sunlight').click()
    await settle()
    expect(document.documentElement.dataset['theme']).toBe('sunlight')
    expect(appShelf.saveSetting).toHaveBeenCalledWith('theme', 'sunlight')
  })

  it('holds though it cannot be stored, and the player is told', async () => {
    await openApp('/settings')
    appShelf.saveSetting.mockRejectedValue(problem())
    inputByLabel('radio', 'Dark').click()
    await settle()
    expect(document.documentElement.dataset['theme']).toBe('dark')
    expect(text()).toContain(settings.notSaved)
  })
})

describe('the games', () => {
  it('are said to be kept where the browser keeps them', async () => {
    storageOf({ persisted: true, usage: 1_260_000 })
    await openApp('/settings')
    expect(text()).toContain(`${settings.storage.kept} 1.3 MB are used.`)
    expect(findByRole('button', settings.storage.ask)).toBeUndefined()
  })

  it('can be asked for, and a refusal is said', async () => {
    const storage = storageOf({ persisted: false, persist: false, usage: 20_000 })
    await openApp('/settings')
    expect(text()).toContain(`${settings.storage.notKept} Less than 0.1 MB is used.`)
    byRole('button', settings.storage.ask).click()
    await settle()
    expect(storage.persist).toHaveBeenCalledTimes(1)
    expect(text()).toContain(settings.storage.refused)
  })

  it('[fault: private-mode] are not said to be kept or to have room where the browser keeps nothing', async () => {
    storageOf({ persisted: false, usage: 20_000, quota: 100_000_000 })
    isInMemory.value = true
    await openApp('/settings')
    expect(text()).toContain(settings.storage.inMemory)
    expect(text()).not.toContain('is used')
    expect(findByRole('button', settings.storage.ask)).toBeUndefined()
    await openApp('/settings/backups')
    await vi.waitFor(() => expect(text()).toContain(later.backups.screen.automatic.inMemory))
    expect(text()).not.toContain(later.backups.screen.automatic.none)
  })

  it('have automatic backups that are not called none where they cannot be read', async () => {
    const storage = storageOf({ persisted: true })
    const values = () => {
      throw new DOMException('damaged', 'NotReadableError')
    }
    Object.assign(storage, { getDirectory: async () => ({ getDirectoryHandle: async () => ({ values }) }) })
    vi.stubGlobal('FileSystemFileHandle', class {})
    await openApp('/settings/backups')
    const { automatic, everything } = later.backups.screen
    await vi.waitFor(() => expect(text().split(everything.unknown)).toHaveLength(3))
    expect(text()).not.toContain(automatic.none)
    vi.unstubAllGlobals()
  })

  it('have an automatic backup that is not there any more when it is looked into, and that is said', async () => {
    const gone = () => Promise.reject(new DOMException('made anew elsewhere', 'NotFoundError'))
    const about = { name: '2026-11-30.play.ab.txt', day: '2026-11-30', mark: 'ab', isWhole: true }
    const backup = { kind: 'play', ...about } as const
    const opening = await lookInto({ ...backup, size: 1, writtenAt: 1, start: gone, text: gone })
    expect(opening).toEqual({ words: later.opening.unread, hasFailed: true })
  })

  it('[fault: quota] have room that is said, and little of it with what to do', async () => {
    storageOf({ persisted: true, usage: 96_000_000, quota: 100_000_000 })
    await openApp('/settings')
    expect(text()).toContain('96 MB are used. There is room for 4 MB more.')
    expect(text()).toContain(settings.storage.low)
  })

  it('have room enough where a twentieth of it is left', async () => {
    storageOf({ persisted: true, usage: 900_000_000, quota: 1_000_000_000 })
    await openApp('/settings')
    expect(text()).toContain('There is room for 100 MB more.')
    expect(text()).not.toContain(settings.storage.low)
  })

  it('are not vouched for where the browser does not say', async () => {
    await openApp('/settings')
    expect(text()).toContain(settings.storage.unknown)
  })
})

describe('installing', () => {
  it('is explained for both kinds of phone', async () => {
    await openApp('/settings')
    expect(text()).toContain(settings.install.androidSteps)
    expect(text()).toContain(settings.install.iosSteps)
  })

  it('is one button where the browser offers it', async () => {
    keepInstallOffer()
    const prompt = vi.fn().mockResolvedValue({})
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
    window.dispatchEvent(offer)
    expect(offer.defaultPrevented).toBe(true)
    await openApp('/settings')
    byRole('button', settings.install.button).click()
    await settle()
    expect(prompt).toHaveBeenCalledTimes(1)
    expect(findByRole('button', settings.install.button)).toBeUndefined()
  })
})

it('tells the version', async () => {
  await openApp('/settings')
  expect(text()).toContain(`Aide-de-Camp ${version}`)
})
