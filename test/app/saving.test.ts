import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { saveWithSheet } from '@/games/shared/saving/saveWithSheet.ts'
import type { ToSave } from '@/games/shared/saving/useSaving.ts'
import { later } from '@/messages/later.ts'
import { saveBy, waysToSave } from '@/stores/save-file.ts'
import { byRole, findByRole, namesByRole, spoken } from '../ui/parts/reading.ts'
import { settle } from './shell.ts'

const { saving } = later.backups
const noteSaved = vi.fn<() => Promise<void>>()
const file = new File(['Aide-de-Camp file'], 'Ligny.aide-de-camp.txt', { type: 'text/plain' })

function give(name: string, value: unknown): void {
  Object.defineProperty(window.navigator, name, { value, configurable: true })
}

/** A share sheet that ends in one way. */
function giveShareSheet(end: () => Promise<void>) {
  const share = vi.fn<(shared: unknown) => Promise<void>>(end)
  give('canShare', () => true)
  give('share', share)
  return share
}

/** A picker whose file ends in one way. */
function givePicker(pick: () => Promise<unknown>): void {
  Object.defineProperty(window, 'showSaveFilePicker', { value: pick, configurable: true })
}

function writing(changes: Partial<Record<'write' | 'close', () => Promise<void>>> = {}) {
  const done = vi.fn(() => Promise.resolve())
  return { write: done, close: done, abort: done, ...changes }
}

function downloads() {
  return vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
}

const failure = (name: string) => () => Promise.reject(new DOMException('no', name))
const success = () => Promise.resolve()

beforeEach(() => {
  noteSaved.mockReset().mockResolvedValue(undefined)
})

afterEach(async () => {
  findByRole('button', 'Close')?.click()
  await settle()
  for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(window.navigator, name)
  Reflect.deleteProperty(window, 'showSaveFilePicker')
})

/** Opens the sheet; the answer is what it says once it is closed. */
async function openSheet(pack: ToSave['pack'] = async () => ({ file, noteSaved })) {
  const outcome = vi.fn<(words: string | null) => void>()
  void saveWithSheet({ name: 'Ligny', pack }).then(outcome)
  await settle()
  return outcome
}

/** Presses a button as soon as it takes it: what has just appeared does not, for a moment. */
async function press(name: string): Promise<void> {
  await vi.waitFor(() => {
    const button = byRole('button', name)
    expect(button.getAttribute('aria-disabled')).toBeNull()
    button.click()
  })
  await settle()
}

function text(): string {
  return spoken(document.body)
}

describe('the ways to save a file', () => {
  it('are those that this browser has', () => {
    expect(waysToSave(file)).toEqual(['download'])
    givePicker(failure('AbortError'))
    expect(waysToSave(file)).toEqual(['disk', 'download'])
    giveShareSheet(success)
    expect(waysToSave(file)).toEqual(['share', 'disk', 'download'])
  })

  it('[fault: share-failed] are without a share sheet that does not take the file', () => {
    giveShareSheet(success)
    give('canShare', () => false)
    expect(waysToSave(file)).toEqual(['download'])
  })

  it.each([
    ['share', 'AbortError', 'cancelled'],
    ['share', 'NotAllowedError', 'refused'],
    ['disk', 'AbortError', 'cancelled'],
    ['disk', 'SecurityError', 'refused'],
  ] as const)('[fault: share-failed] %s that ends in %s is %s', async (way, error, taken) => {
    giveShareSheet(failure(error))
    givePicker(failure(error))
    expect(await saveBy(way, file)).toBe(taken)
  })

  it.each(['write', 'close'] as const)(
    '[fault: share-failed] a disk that fails at %s has not saved the file',
    async (step) => {
      const broken = writing({ [step]: failure('AbortError') })
      givePicker(async () => ({ createWritable: async () => broken }))
      expect(await saveBy('disk', file)).toBe('refused')
      expect(broken.abort).toHaveBeenCalled()
    },
  )

  it('[fault: share-failed] a download that the browser blocks is refused', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError')
    })
    expect(await saveBy('download', file)).toBe('refused')
  })
})

describe('the sheet', () => {
  it('says saved at once where the file is closed on the disk', async () => {
    givePicker(async () => ({ createWritable: async () => writing() }))
    const outcome = await openSheet()
    expect(namesByRole('button')).not.toContain(saving.ways.download)
    await press(saving.ways.disk)
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('Ligny is saved to a file.'))
    expect(noteSaved).toHaveBeenCalledTimes(1)
    expect(findByRole('heading', saving.title('Ligny'))).toBeUndefined()
  })

  it.each([
    ['share', saving.ways.share],
    ['download', saving.ways.download],
  ] as const)('asks after a %s, and only a yes counts', async (way, label) => {
    downloads()
    if (way === 'share') giveShareSheet(success)
    const outcome = await openSheet()
    await press(label)
    expect(text()).toContain(saving.asking[way].question)
    expect(noteSaved).not.toHaveBeenCalled()
    await press(saving.yes)
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('Ligny is saved to a file.'))
    expect(noteSaved).toHaveBeenCalledTimes(1)
  })

  it('[fault: double-tap] a double tap on a way is no answer to the question after it', async () => {
    downloads()
    const outcome = await openSheet()
    await press(saving.ways.download)
    byRole('button', saving.yes).click()
    await settle()
    expect(text()).toContain(saving.asking.download.question)
    expect(noteSaved).not.toHaveBeenCalled()
    expect(outcome).not.toHaveBeenCalled()
  })

  it('closed without an answer has saved nothing', async () => {
    downloads()
    const outcome = await openSheet()
    await press(saving.ways.download)
    await press('Close')
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith(null))
    expect(noteSaved).not.toHaveBeenCalled()
  })

  it('[fault: share-failed] a file that is not there leads to the other ways, and at last to its text', async () => {
    downloads()
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    give('clipboard', { writeText })
    const outcome = await openSheet()
    expect(namesByRole('button')).not.toContain(saving.ways.copy)
    await press(saving.ways.download)
    await press(saving.no)
    expect(text()).toContain(saving.notThere)
    await press(saving.ways.copy)
    expect(writeText).toHaveBeenCalledWith('Aide-de-Camp file')
    expect(text()).toContain(saving.asking.copy.question)
    await press(saving.yes)
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('Ligny is saved to a file.'))
  })

  it('[fault: share-failed] the whole text is shown where nothing can be copied', async () => {
    giveShareSheet(failure('NotAllowedError'))
    give('clipboard', undefined)
    await openSheet()
    await press(saving.ways.share)
    expect(text()).toContain(saving.refused.share)
    await press(saving.ways.copy)
    expect(text()).toContain(saving.refused.copy)
    expect(text()).toContain(saving.text)
    expect(document.querySelector('textarea')).toHaveProperty('value', 'Aide-de-Camp file')
    expect(noteSaved).not.toHaveBeenCalled()
  })

  it('[fault: share-failed] says that nothing was saved where the player changed their mind', async () => {
    giveShareSheet(failure('AbortError'))
    await openSheet()
    await press(saving.ways.share)
    expect(text()).toContain(saving.cancelled)
    expect(findByRole('button', saving.ways.share)).toBeDefined()
  })

  it('can try again where the file could not be packed', async () => {
    const pack = vi.fn<ToSave['pack']>().mockRejectedValueOnce(new Error('lost'))
    pack.mockResolvedValue({ file, noteSaved })
    await openSheet(pack)
    expect(text()).toContain(saving.failed)
    await press('Try again')
    expect(findByRole('button', saving.ways.download)).toBeDefined()
  })

  it('says what to do where it is more than one file holds', async () => {
    const pack = vi.fn<ToSave['pack']>().mockRejectedValue(new RangeError('too much for one file'))
    await openSheet(pack)
    expect(text()).toContain(saving.tooMuch)
    expect(text()).not.toContain(saving.failed)
  })

  it('calls a file saved though that could not be noted', async () => {
    downloads()
    noteSaved.mockRejectedValue(new Error('lost'))
    const outcome = await openSheet()
    await press(saving.ways.download)
    await press(saving.yes)
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledWith('Ligny is saved to a file.'))
  })
})
