import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Router } from 'vue-router'
import { later } from '@/messages/later.ts'
import { pageTitles } from '@/messages/pages.ts'
import { releases } from '@/messages/updates.ts'
import { version } from '../../package.json'
import { byRole, spoken } from '../ui/parts/reading.ts'
import { stock } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

beforeEach(() => {
  stock()
})

async function follow(router: Router, link: string): Promise<void> {
  await router.push(byRole('link', link).getAttribute('href') ?? '')
  await settle()
}

function text(): string {
  return spoken(document.body)
}

describe('what is new', () => {
  it('begins with the version that is built', () => {
    expect(releases[0].version).toBe(version)
  })

  it('is told by version, newest first, each with its day', () => {
    const dates = releases.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
    for (const { date, news } of releases) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      expect(Number.isNaN(Date.parse(date))).toBe(false)
      expect(news.length).toBeGreaterThan(0)
    }
  })

  it('is a page that the settings lead to', async () => {
    const { router } = await openApp('/settings')
    await follow(router, pageTitles.whatsNew)
    expect(router.currentRoute.value.path).toBe('/settings/whats-new')
    for (const { version: each, news } of releases) {
      expect(text()).toContain(later.about.whatsNew.version(each))
      for (const sentence of news) expect(text()).toContain(sentence)
    }
    byRole('button', 'Back').click()
    await settle()
    expect(router.currentRoute.value.path).toBe('/settings')
  })
})

describe('the licences', () => {
  const mit = { licence: 'MIT', packages: ['idb 8.0.4', 'vue 3.5.45'], text: 'Do as you like. <b>Here</b>' }

  function serve(files: Readonly<Record<string, string>>): void {
    vi.stubGlobal('fetch', (address: string) =>
      address in files
        ? Promise.resolve(new Response(files[address]))
        : Promise.reject(new TypeError('offline')),
    )
  }

  it('of all that is shipped are a page that the settings lead to', async () => {
    serve({
      './rulebooks.json': JSON.stringify(['assets/europe-1.js', 'assets/licences-1.json']),
      'assets/licences-1.json': JSON.stringify([mit]),
    })
    const { router } = await openApp('/settings')
    await follow(router, pageTitles.licences)
    expect(text()).toContain('idb 8.0.4, vue 3.5.45')
    expect(text()).toContain('Do as you like. <b>Here</b>')
  })

  it.each([
    ['there is no network', {}],
    ['none were listed', { './rulebooks.json': '[]' }],
    [
      'something else is there',
      { './rulebooks.json': '["assets/licences-1.json"]', 'assets/licences-1.json': '[{"text":1}]' },
    ],
    [
      'half of them are there',
      { './rulebooks.json': '["assets/licences-1.json"]', 'assets/licences-1.json': '[{"text":' },
    ],
  ])('are asked for once more where %s', async (_why, files) => {
    serve(files)
    await openApp('/settings/licences')
    expect(text()).toContain(later.about.licences.missing)
    serve({
      './rulebooks.json': '["assets/licences-1.json"]',
      'assets/licences-1.json': JSON.stringify([mit]),
    })
    byRole('button', later.about.licences.again).click()
    await settle()
    expect(text()).not.toContain(later.about.licences.missing)
    expect(text()).toContain('vue 3.5.45')
  })
})
