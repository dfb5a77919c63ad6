import { afterEach, beforeEach } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import type { FaceSource } from '@/dice/index.ts'
import { StorageProblem, type GameStorage } from '@/storage/index.ts'
import { createSession, type SessionOptions } from '@/stores/session.ts'
import { emptyBrowser, tallyStorage } from '../support/stored-games.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from '../support/tally.ts'

/** Sessions of the tally in a browser that is empty before each test, and over after it. */

type TallySession = ReturnType<typeof createSession<TallyState, TallyCommand, TallyEffect>>

let scope: EffectScope

beforeEach(() => {
  emptyBrowser()
  scope = effectScope()
})

afterEach(() => scope.stop())

let clock = 1_000
export const never = () => undefined
export const rollOne: TallyCommand = { type: 'rollOne', side: 'a' }
export const rollTwo: TallyCommand = { type: 'rollTwo' }

/** Faces in the order given, and then no more. */
export function faces(...given: number[]): FaceSource {
  return () => {
    const face = given.shift()
    if (face === undefined) throw new Error('no face is left')
    return face
  }
}

export function sessionOn(
  storage: GameStorage,
  options: Partial<SessionOptions<TallyState>> = {},
  rulebook: typeof tally = tally,
): TallySession {
  const session = scope.run(() =>
    createSession(rulebook, {
      storage,
      faces: faces(),
      now: () => (clock += 1),
      nameOf: ({ name }) => name,
      summarise: ({ count }) => ({ count }),
      idle: never,
      ...options,
    }),
  )
  if (session === undefined) throw new Error('the scope has ended')
  return session
}

export async function played(
  storage: GameStorage,
  options: Partial<SessionOptions<TallyState>> = {},
): Promise<TallySession> {
  const session = sessionOn(storage, options)
  const created = await session.create({ type: 'begin', name: 'Ligny' })
  if (created.kind !== 'created') throw new Error(created.kind)
  await session.open(created.id)
  return session
}

/** The same game on another page: another session over a connection of its own. */
export async function reopened(
  session: TallySession,
  options: Partial<SessionOptions<TallyState>> = {},
  rulebook: typeof tally = tally,
  storage: GameStorage = tallyStorage(),
): Promise<TallySession> {
  const another = sessionOn(storage, options, rulebook)
  await another.open(idOf(session))
  return another
}

export function idOf(session: TallySession): string {
  const id = session.game.value?.id
  if (id === undefined) throw new Error('no game is open')
  return id
}

export function set(value: number): TallyCommand {
  return { type: 'set', value }
}

/** Storage whose appends and drafts fail until it is mended. */
export function fragile(): { storage: GameStorage; break(code: StorageProblem['code']): void; mend(): void } {
  const storage = tallyStorage()
  let problem: StorageProblem | null = null
  async function unlessBroken<Result>(action: () => Promise<Result>): Promise<Result> {
    if (problem !== null) throw problem
    return action()
  }
  return {
    storage: {
      ...storage,
      appendEntry: (append) => unlessBroken(() => storage.appendEntry(append)),
      saveDraft: (game, expected, draft) => unlessBroken(() => storage.saveDraft(game, expected, draft)),
      readEntries: (game, before, count) => unlessBroken(() => storage.readEntries(game, before, count)),
      readStand: (game) => unlessBroken(() => storage.readStand(game)),
    },
    break: (code) => {
      problem = new StorageProblem(code)
    },
    mend: () => {
      problem = null
    },
  }
}
