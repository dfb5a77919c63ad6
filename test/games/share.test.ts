import { afterEach, describe, expect, it, vi } from 'vitest'
import { shareText } from '@/games/shared/shareText.ts'

afterEach(() => vi.unstubAllGlobals())

function platform(abilities: object): void {
  vi.stubGlobal('navigator', abilities)
}

describe('a text that is shared', () => {
  it('goes to another app where the platform shares', async () => {
    const share = vi.fn(async () => undefined)
    platform({ share })
    expect(await shareText('Ligny', 'the log')).toBe('shared')
    expect(share).toHaveBeenCalledWith({ title: 'Ligny', text: 'the log' })
  })

  it('is left alone when the player changes their mind', async () => {
    const share = vi.fn(async () => {
      throw new DOMException('no', 'AbortError')
    })
    platform({ share })
    expect(await shareText('Ligny', 'the log')).toBe('cancelled')
  })

  it('goes to the clipboard where there is one', async () => {
    const writeText = vi.fn(async () => undefined)
    platform({ clipboard: { writeText } })
    expect(await shareText('Ligny', 'the log')).toBe('copied')
    expect(writeText).toHaveBeenCalledWith('the log')
  })

  it('becomes a text file over plain http, which has neither', async () => {
    platform({})
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:log', revokeObjectURL: () => undefined })
    const clicked: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      clicked.push(this.download)
    })
    expect(await shareText('Quatre Bras', 'the log')).toBe('saved')
    expect(clicked).toEqual(['Quatre-Bras.txt'])
  })
})
