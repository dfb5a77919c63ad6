import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { effectScope } from 'vue'
import { problemWords, stepName, stepWords } from '@/app/open-file/words.ts'
import { kept as keptMiniatures } from '@/games/miniatures/kept.ts'
import { kept as keptNapoleon } from '@/games/napoleon-in-europe/kept.ts'
import { emptyHead, hashOf } from '@/journal/index.ts'
import { home } from '@/messages/en/app/home.ts'
import { createArmyStorage } from '@/storage/armies.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { checkBackup, readBackup } from '@/storage/backup/check.ts'
import { planImport } from '@/storage/backup/plan.ts'
import { createConnection, createGameStorage, createShelf } from '@/storage/index.ts'
import { createSetupStorage } from '@/storage/setups.ts'
import { createSession } from '@/stores/session.ts'
import { everythingStored } from '../support/backups.ts'
import { emptyBrowser } from '../support/stored-games.ts'
import { anyAttack, bombs, fileOf, packed, whole } from './attacks.ts'
import { honest, shortened } from './honest.ts'
import { about, keeperOf } from './keepers.ts'
import { patience, withstands } from './runs.ts'

const longestAnswerMilliseconds = 60_000
const rulebooks = [keptMiniatures.rulebook.id, keptNapoleon.rulebook.id]
const now = 1_795_000_000_000

/** A phone on which the games of the files have been begun already, and everything else is. */
async function usedPhone() {
  emptyBrowser()
  const connection = createConnection({ blockedWait: 20, patience: 5_000 })
  const games = honest.games.map((game, place) => shortened(game, 3 + 20 * place))
  const checked = await checkBackup(about, { ...honest, games }, keeperOf)
  if ('problem' in checked) throw new Error(JSON.stringify(checked.problem))
  await carryOut(connection, await planImport(connection, checked))
  return connection
}

type Phone = Awaited<ReturnType<typeof usedPhone>>
type Rows = Awaited<ReturnType<typeof everythingStored>>

/** Nothing that was there is gone or another, but that a game may have gone on. */
function expectKept(before: Rows, after: Rows): void {
  for (const store of ['entries', 'armies', 'customCharts', 'setups', 'gameNotes']) {
    const kept = new Set(texts(after[store]))
    expect(texts(before[store]).filter((row) => !kept.has(row))).toEqual([])
  }
  const games = new Set(texts(after['games']?.map(lasting)))
  expect(texts(before['games']?.map(lasting)).filter((game) => !games.has(game))).toEqual([])
}

function texts(rows: readonly unknown[] = []): readonly string[] {
  return rows.map((row) => JSON.stringify(row))
}

const lastingSchema = v.object({
  id: v.string(),
  rulebook: v.string(),
  createdAt: v.number(),
})

/** What stays of a game's record whatever is played, but for one that cannot be read. */
function lasting(game: unknown): unknown {
  return v.is(lastingSchema, game) ? v.parse(lastingSchema, game) : game
}

/** All that the app shows of what is stored can be shown. */
async function expectShown(phone: Phone): Promise<void> {
  const games = await createShelf(phone, rulebooks).listGames()
  for (const game of games) {
    if (game.problem !== null) continue
    expect(home.lastPlayed(game.playedAt, now)).toBeTypeOf('string')
    await expectOpened(phone, game.id, game.rulebook)
  }
  await createArmyStorage(phone).listArmies()
  await createSetupStorage(phone).listSetups()
}

async function expectOpened(phone: Phone, id: string, rulebook: string): Promise<void> {
  const scope = effectScope()
  const options = { storage: createGameStorage(phone), faces: () => 1, now: () => now, idle: () => undefined }
  const session = scope.run(() =>
    rulebook === keptMiniatures.rulebook.id
      ? createSession(keptMiniatures.rulebook, { ...options, ...keptMiniatures })
      : createSession(keptNapoleon.rulebook, { ...options, ...keptNapoleon }),
  )
  await session?.open(id)
  expect(['open', 'unreadable']).toContain(session?.status.value)
  await session?.readMoreLog()
  await session?.close()
  scope.stop()
}

function expectWords(words: string): void {
  expect(words).not.toMatch(/undefined|NaN|\[object|^$| at \./)
}

let kept: Phone | undefined
let before: Rows
let isUsed = true

/** The phone as it was: what an import left on it is not met by the next. */
async function untouchedPhone(): Promise<Phone> {
  if (kept !== undefined && !isUsed) return kept
  await kept?.close()
  kept = await usedPhone()
  before = await everythingStored()
  isUsed = false
  return kept
}

/** Opens a file as the app does, and looks at what became of it. */
async function open(file: string | Uint8Array): Promise<'refused' | 'taken'> {
  const phone = await untouchedPhone()
  const backup = await readBackup(file, keeperOf)
  if ('problem' in backup) {
    expectWords(problemWords(backup.problem))
    expect(JSON.stringify(await everythingStored()) === JSON.stringify(before)).toBe(true)
    return 'refused'
  }
  isUsed = true
  const plan = await planImport(phone, backup)
  for (const step of [...plan.games, ...plan.items, ...plan.unread])
    expectWords(`${stepName(step)}: ${stepWords(step)}`)
  await carryOut(phone, plan, true)
  const after = await everythingStored()
  expectKept(before, after)
  await carryOut(phone, await planImport(phone, backup), true)
  expect(JSON.stringify(await everythingStored()) === JSON.stringify(after), 'opened twice').toBe(true)
  await expectShown(phone)
  return 'taken'
}

function withMoment(text: string, at: number): { readonly text: string; readonly hash: string } {
  const changed = JSON.stringify({ ...Object(JSON.parse(text)), at })
  return { text: changed, hash: hashOf(changed) }
}

describe('a hostile backup', () => {
  it(
    '[fault: hostile-backup] is refused in words or adds to what is here, whatever was done to it',
    { timeout: patience },
    async () => {
      await withstands(
        fc.asyncProperty(anyAttack, async (attack) => {
          const started = performance.now()
          await open(fileOf(attack))
          expect(performance.now() - started).toBeLessThan(longestAnswerMilliseconds)
        }),
        { usual: 80, share: 1 },
      )
    },
  )

  test.each(['null', '[]', '1', '"backup"', '{"formatVersion":2}', '{"constructor":1}'])(
    '[fault: hostile-backup] contents that are none are refused in words: %s',
    async (contents) => {
      expect(await open(packed(JSON.parse(contents)))).toBe('refused')
      expect(await open(contents)).toBe('refused')
    },
  )

  test.each(bombs)(
    '[fault: hostile-backup] a small file of %s is refused at its limit',
    async (_name, make) => {
      expect(await open(make())).toBe('refused')
    },
  )

  test.each([1e300, -1e300, 8.64e15 + 1])(
    '[fault: hostile-backup] a game of a time that no calendar has is refused: %d',
    async (at) => {
      const [game] = honest.games
      const entry = withMoment(game?.entries[0]?.text ?? '', at)
      expect(await open(packed(whole({ games: [{ ...game, id: 'other', entries: [entry] }] })))).toBe(
        'refused',
      )
      const record = { ...game, formatVersion: 1, id: 'raw', playedAt: at, summary: null, head: emptyHead }
      const unread = [{ kind: 'game', id: 'raw', record, entries: [] }]
      expect(await open(packed(whole({ unread })))).toBe('taken')
    },
  )

  test('[fault: hostile-backup] the same without anything done to it is taken', async () => {
    expect(await open(fileOf({ on: 'lines', spoilings: [] }))).toBe('taken')
  })
})
