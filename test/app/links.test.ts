import { beforeEach, describe, expect, it, vi } from 'vitest'
import { appGames, appRuleSets, appShelf, stock } from './shelf.ts'
import { openApp } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', async () => {
  const { appGames: games } = await import('./shelf.ts')
  return { appGames: Object.assign(games, { openGame: async () => ({ problem: 'malformed', index: null }) }) }
})
vi.mock('@/stores/app-rule-sets.ts', () => import('./shelf.ts'))

const markup = encodeURIComponent('<img src=x onerror=alert(1)>')

beforeEach(() => {
  stock()
})

/** A link can be sent by anybody: it may show a screen, and nothing else. */
describe('[fault: foreign-file] a link from outside', () => {
  it.each([
    '/',
    `/?name=${markup}&open=${markup}#${markup}`,
    '/new',
    `/new?name=${markup}`,
    `/quick/fire?roll=1&first=${markup}`,
    `/game/${markup}/turn`,
    `/game/${markup}/log?at=${markup}`,
    '/game/__proto__/turn',
    '/game/constructor/log',
    `/armies/${markup}`,
    '/armies/__proto__',
    `/rules?chart=${markup}&row=__proto__&column=constructor`,
    `/rules/reference?set=${markup}`,
    `/rules/sets/${markup}`,
    '/settings',
    `/${'x'.repeat(5_000)}`,
    '/%E0%A4%A',
  ])('%s stores nothing, and its text is only text', async (address) => {
    await openApp(address)
    expect(appGames.createGame).not.toHaveBeenCalled()
    expect(appShelf.removeGame).not.toHaveBeenCalled()
    expect(appShelf.saveSetting).not.toHaveBeenCalled()
    expect(appRuleSets.save).not.toHaveBeenCalled()
    expect(appRuleSets.remove).not.toHaveBeenCalled()
    expect(document.querySelector('img')).toBeNull()
  })
})
