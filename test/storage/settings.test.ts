// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { reactive } from 'vue'
import { parseSettings } from '@/storage/index.ts'
import { emptyBrowser, tallyStorage, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const fresh = {
  theme: 'system',
  keepAwake: true,
  vibrate: true,
  dismissedNotices: [],
  askedToKeep: false,
  lastInputs: {},
  ownDice: {},
  unguardedUpgrade: null,
}

describe('settings', () => {
  it('start as they are in a fresh app', async () => {
    expect(await tallyStorage().readSettings()).toEqual(fresh)
  })

  it('[fault: vue-proxy] are kept one by one, as plain data', async () => {
    const storage = tallyStorage()
    await storage.saveSetting('theme', 'dark')
    await storage.saveSetting('lastInputs', reactive({ fire: { rangeInches: 6.5 } }))
    expect(await tallyStorage().readSettings()).toEqual({
      ...fresh,
      theme: 'dark',
      lastInputs: { fire: { rangeInches: 6.5 } },
    })
  })

  it.each([
    ['theme', 'neon', 'system'],
    ['keepAwake', 'yes', true],
    ['vibrate', null, true],
    ['dismissedNotices', [1], []],
    ['askedToKeep', 1, false],
    ['lastInputs', 'none', {}],
    ['ownDice', { a: 'sometimes' }, {}],
  ])('fall back alone: a bad %s', (key, value, fallback) => {
    const good = { theme: 'dark', keepAwake: false, vibrate: false }
    expect(parseSettings({ ...good, [key]: value })).toEqual({ ...fresh, ...good, [key]: fallback })
  })

  it('outlive rows that are none', async () => {
    const storage = tallyStorage()
    await storage.saveSetting('vibrate', false)
    await withDatabase(async (database) => {
      await database.put('settings', { key: 'theme' })
      await database.put('settings', { key: 'unheardOf', value: 1 })
    })
    expect(await storage.readSettings()).toEqual({ ...fresh, vibrate: false })
  })
})
