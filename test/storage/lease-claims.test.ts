// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { createConnection } from '@/storage/database.ts'
import { createLeaseStorage, type Claim } from '@/storage/leases.ts'
import { emptyBrowser, withDatabase } from '../support/stored-games.ts'

beforeEach(emptyBrowser)

const mine = { game: 'ligny', holder: 'me', until: 9_000 }
const theirs = { game: 'ligny', holder: 'you', until: 2_000 }

function leases() {
  return createLeaseStorage(createConnection({ blockedWait: 20, patience: 2_000 }))
}

async function put(row: object): Promise<void> {
  await leases().read('ligny')
  await withDatabase((database) => database.put('leases', row))
}

describe('who plays a game, where the browser has no locks', () => {
  it.each<[string, Claim, number, object | null, boolean]>([
    ['is whoever asks where nobody does', 'free', 1_000, null, true],
    ['stays who does until that ends', 'free', 1_999, theirs, false],
    ['is another from the moment on at which that ends', 'free', 2_000, theirs, true],
    ['stays the same window that asks again', 'free', 1_000, { ...mine, until: 2_000 }, true],
    ['is whoever asks where what lies there says nothing', 'free', 1_000, { game: 'ligny' }, true],
    ['is renewed by the window that has it', 'own', 3_000, { ...mine, until: 2_000 }, true],
    ['is not renewed where another window has it', 'own', 1_000, theirs, false],
    ['is not renewed once that window’s has ended, either', 'own', 3_000, theirs, false],
    ['is not renewed where nobody has it', 'own', 1_000, null, false],
    ['is the window that is told to play here', 'any', 1_000, theirs, true],
  ])('%s', async (_name, claim, now, there, isTaken) => {
    if (there !== null) await put(there)
    expect(await leases().claim(mine, claim, now)).toBe(isTaken)
    expect(await leases().read('ligny')).toEqual(isTaken ? mine : there)
  })

  it('is nobody at first, and nobody where what lies there says nothing', async () => {
    expect(await leases().read('ligny')).toBeNull()
    await put({ game: 'ligny', holder: 'me' })
    expect(await leases().read('ligny')).toBeNull()
  })

  it('ends with the window that has it, and with no other', async () => {
    await leases().end('ligny', 'me')
    await put(theirs)
    await leases().end('ligny', 'me')
    expect(await leases().read('ligny')).toEqual(theirs)
    await leases().end('ligny', 'you')
    expect(await leases().read('ligny')).toBeNull()
  })

  it('is told for each game', async () => {
    await leases().claim(mine, 'free', 1_000)
    expect(await leases().claim({ ...theirs, game: 'wavre' }, 'free', 1_000)).toBe(true)
    expect(await leases().read('ligny')).toEqual(mine)
  })
})
