import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const base = 'https://table.example/app/assets/initial.js'

/** Stylesheets that were asked for, in their order; they come when a test says so. */
const links: HTMLLinkElement[] = []

beforeEach(() => {
  vi.resetModules()
  links.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    links.push(...nodes.filter((node) => node instanceof HTMLLinkElement))
  })
})

afterEach(() => document.head.replaceChildren())

function arrive(event: 'load' | 'error', at = links.length - 1): void {
  links[at]?.dispatchEvent(new Event(event))
}

describe('a lazy part', () => {
  it('comes when its styles are there, asked for beside whoever imports it', async () => {
    const { withStyles } = await import('@/app/with-styles.ts')
    const got = vi.fn()
    const loading = withStyles(() => Promise.resolve('part'), ['./desk.css'], base).then(got)
    expect(links.map(({ rel, href }) => [rel, href])).toEqual([
      ['stylesheet', 'https://table.example/app/assets/desk.css'],
    ])
    await Promise.resolve()
    expect(got).not.toHaveBeenCalled()
    arrive('load')
    await loading
    expect(got).toHaveBeenCalledWith('part')
  })

  it('without styles comes by itself', async () => {
    const { withStyles } = await import('@/app/with-styles.ts')
    expect(await withStyles(() => Promise.resolve('part'))).toBe('part')
  })

  it('asks once for the styles that it shares with another', async () => {
    const { withStyles } = await import('@/app/with-styles.ts')
    const both = ['one', 'other'].map((part) => withStyles(() => Promise.resolve(part), ['./desk.css'], base))
    expect(links).toHaveLength(1)
    arrive('load')
    expect(await Promise.all(both)).toEqual(['one', 'other'])
  })

  it('asks for no styles that the page has', async () => {
    document.head.innerHTML = '<link rel="preload" href="https://table.example/app/assets/initial.css">'
    const { withStyles } = await import('@/app/with-styles.ts')
    expect(await withStyles(() => Promise.resolve('part'), ['./initial.css'], base)).toBe('part')
    expect(links).toEqual([])
  })

  it('[fault: lost-chunk] fails with its styles, which are asked for again the next time', async () => {
    const { withStyles } = await import('@/app/with-styles.ts')
    const loading = withStyles(() => Promise.resolve('part'), ['./desk.css'], base)
    arrive('error')
    await expect(loading).rejects.toThrow('desk.css')
    const again = withStyles(() => Promise.resolve('part'), ['./desk.css'], base)
    expect(links).toHaveLength(2)
    arrive('load')
    expect(await again).toBe('part')
  })

  it('[fault: lost-chunk] fails where its own file is gone', async () => {
    const { withStyles } = await import('@/app/with-styles.ts')
    await expect(withStyles(() => Promise.reject(new TypeError('gone')))).rejects.toThrow('gone')
  })
})
