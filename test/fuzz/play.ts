import fc from 'fast-check'
import * as v from 'valibot'
import { expect } from 'vitest'
import { effectScope, type EffectScope } from 'vue'
import { entryReader, followJournal, stateAfter, type Entry, type Head } from '@/journal/index.ts'
import type { Typed } from '@/rules/index.ts'
import { carryOut } from '@/storage/backup/carry-out.ts'
import { readBackup } from '@/storage/backup/check.ts'
import { collectGame } from '@/storage/backup/collect.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { planImport } from '@/storage/backup/plan.ts'
import type { Connection } from '@/storage/database.ts'
import { createConnection, StorageProblem, type GameStorage } from '@/storage/index.ts'
import { createSession } from '@/stores/session.ts'
import { facesThatLookThrown } from '../rules/napoleon-in-europe/battle/thrown.ts'
import { emptyBrowser, tallyStorage } from '../support/stored-games.ts'
import type { Hand } from './hands.ts'
import { about, keeperOf } from './keepers.ts'
import { anySpoiling, spoil, type Spoiling } from './spoil.ts'

/** Whether the next write fails before it is on the disk, or after: then only its answer is lost. */
type DiskFault = 'before' | 'after'

/** What a careless or a hostile hand does with a game that is open. */
export type Deed<Tapped> =
  | { readonly deed: 'command' | 'doubleTap'; readonly tap: Tapped }
  | { readonly deed: 'hostile'; readonly tap: Tapped; readonly spoiling: Spoiling }
  | { readonly deed: 'undo' | 'redo' | 'abandon' | 'rollInstead' | 'takeBackFace' | 'saveAgain' | 'reopen' }
  | { readonly deed: 'typeFace' | 'countFaces'; readonly number: number }
  | { readonly deed: 'goOn'; readonly tap: Tapped; readonly number: number }
  | { readonly deed: 'ownDice'; readonly side: string; readonly own: boolean }
  | { readonly deed: 'breakDisk'; readonly fault: DiskFault }

const plainDeeds = [
  'undo',
  'undo',
  'redo',
  'abandon',
  'rollInstead',
  'takeBackFace',
  'saveAgain',
  'reopen',
] as const
const sides = ['', 'a', 'b', 'attacker', 'defender', 'france', 'britain', 'ann', 'bob'] as const
const number = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 6 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, 11, 2.5, Number.NaN, Number.POSITIVE_INFINITY, 1e9) },
)

function anyDeed<Tapped>(tap: fc.Arbitrary<Tapped>): fc.Arbitrary<Deed<Tapped>> {
  return fc.oneof<fc.MaybeWeightedArbitrary<Deed<Tapped>>[]>(
    { weight: 12, arbitrary: fc.record({ deed: fc.constant('goOn'), tap, number }) },
    { weight: 2, arbitrary: fc.record({ deed: fc.constant('command'), tap }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constant('doubleTap'), tap }) },
    { weight: 3, arbitrary: fc.record({ deed: fc.constant('hostile'), tap, spoiling: anySpoiling }) },
    { weight: 5, arbitrary: fc.record({ deed: fc.constantFrom(...plainDeeds) }) },
    { weight: 1, arbitrary: fc.record({ deed: fc.constantFrom('typeFace', 'countFaces'), number }) },
    {
      weight: 1,
      arbitrary: fc.record({ deed: fc.constant('breakDisk'), fault: fc.constantFrom('before', 'after') }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        deed: fc.constant('ownDice'),
        side: fc.constantFrom(...sides),
        own: fc.boolean(),
      }),
    },
  )
}

/** A game from its opening, and what is done with it. */
export interface Play<Command, Tapped> {
  readonly opening: Command
  /** What the app's dice fall by. */
  readonly seed: number
  /** Who throws real dice from the start. */
  readonly own: readonly string[]
  readonly deeds: readonly Deed<Tapped>[]
}

const mostDeeds = 30

export function anyPlay<State, Command extends Typed, Effect extends Typed, Tapped>({
  openings,
  taps,
}: Hand<State, Command, Effect, Tapped>): fc.Arbitrary<Play<Command, Tapped>> {
  return fc.record({
    opening: openings,
    seed: fc.nat(),
    own: fc.subarray([...sides]),
    deeds: fc.array(anyDeed(taps), { maxLength: mostDeeds, size: 'max' }),
  })
}

/** What writes nothing. */
const silent = ['refused', 'ignored', 'nothing', 'unfinished', 'cleared', 'needsDie']

/** A game in play, on one page after another, with what must hold whatever is done. */
export class FuzzedGame<State, Command extends Typed, Effect extends Typed, Tapped> {
  readonly #hand: Hand<State, Command, Effect, Tapped>
  readonly #faces: (sides: number) => number
  #scope: EffectScope = effectScope()
  #clock = 1_000
  #fault: DiskFault | null = null
  id = ''
  session: ReturnType<typeof createSession<State, Command, Effect>>

  constructor(hand: Hand<State, Command, Effect, Tapped>, seed: number) {
    this.#hand = hand
    this.#faces = facesThatLookThrown(seed)
    this.session = this.#page()
  }

  /** A page of the app, over a connection of its own. */
  #page(): ReturnType<typeof createSession<State, Command, Effect>> {
    this.#scope = effectScope()
    const { rulebook, nameOf, summarise } = this.#hand.kept
    const session = this.#scope.run(() =>
      createSession(rulebook, {
        storage: this.#disk(),
        faces: this.#faces,
        now: () => (this.#clock += 1),
        nameOf,
        summarise,
        idle: () => undefined,
      }),
    )
    if (session === undefined) throw new Error('the scope has ended')
    return session
  }

  #disk(): GameStorage {
    const storage = tallyStorage()
    const write = async (action: () => Promise<void>): Promise<void> => {
      const fault = this.#fault
      this.#fault = null
      if (fault !== 'before') await action()
      if (fault !== null) throw new StorageProblem('quota')
    }
    return {
      ...storage,
      appendEntry: (append) => write(() => storage.appendEntry(append)),
      saveDraft: (game, expected, draft) => write(() => storage.saveDraft(game, expected, draft)),
    }
  }

  async close(): Promise<void> {
    await this.session.close()
    this.#scope.stop()
  }

  /** Stores a new game and opens it. */
  async begin({ opening, own }: Play<Command, Tapped>): Promise<void> {
    const created = await this.session.create(opening)
    if (created.kind !== 'created') throw new Error(JSON.stringify(created))
    this.id = created.id
    await this.session.open(this.id)
    expect(this.session.status.value).toBe('open')
    for (const side of own) await this.session.setOwnDice(side, true)
  }

  /** Does one thing, and looks at what it left behind. */
  async act(deed: Deed<Tapped>): Promise<void> {
    const { session } = this
    const before = session.head.value
    const done = await this.#done(deed)
    if (done === null) return
    const { kind } = done.kind === 'unsaved' ? await this.#savedAgain(before) : done
    if (kind === 'recorded') {
      expect(session.head.value.nextIndex).toBe(before.nextIndex + 1)
      this.#expectStorable()
    } else {
      expect(silent, `${deed.deed} is answered by ${kind}`).toContain(kind)
      expect(session.head.value).toEqual(before)
    }
    expect(session.problem.value).toBeNull()
  }

  /** Meanwhile nothing else can be done, and nothing that is not on the disk is shown as recorded. */
  async #savedAgain(before: Head): Promise<{ readonly kind: string }> {
    const { session } = this
    expect(session.head.value).toEqual(before)
    expect(session.problem.value).toBe('quota')
    expect(await session.undo()).toEqual({ kind: 'ignored' })
    return session.saveAgain()
  }

  async #done(deed: Deed<Tapped>): Promise<{ readonly kind: string } | null> {
    const { session } = this
    switch (deed.deed) {
      case 'command':
        return this.#put(this.#commandOf(deed.tap))
      case 'doubleTap': {
        const command = this.#commandOf(deed.tap)
        const [first, second] = await Promise.all([this.#put(command), this.#put(command)])
        if (first !== null) expect(second).toEqual({ kind: 'ignored' })
        return first
      }
      case 'hostile':
        return this.#put(spoil(plain(this.#commandOf(deed.tap)), deed.spoiling))
      case 'goOn':
        return this.#goneOn(deed.tap, deed.number)
      case 'typeFace':
      case 'countFaces':
        return session[deed.deed](deed.number)
      case 'ownDice':
        await session.setOwnDice(deed.side, deed.own)
        return null
      case 'breakDisk':
        this.#fault = deed.fault
        return null
      case 'reopen':
        return this.reopen()
      default:
        return session[deed.deed]()
    }
  }

  /** The dice that are waited for; else a command. */
  async #goneOn(tap: Tapped, number: number): Promise<{ readonly kind: string } | null> {
    const { die } = this.session.pending.value ?? {}
    if (die === undefined) return this.#put(this.#commandOf(tap))
    return die.pool === undefined ? this.session.typeFace(number) : this.session.countFaces(number - 1)
  }

  #commandOf(tap: Tapped): unknown {
    return this.#hand.commandOf(this.session.state.value, tap)
  }

  /** What the border lets through is put to the rules. */
  async #put(command: unknown): Promise<{ readonly kind: string } | null> {
    const parsed = v.safeParse(this.#hand.kept.rulebook.commandSchema, command)
    return parsed.success ? this.session.resolve(parsed.output) : null
  }

  /** The game on another page: it stands as it stood. */
  async reopen(): Promise<null> {
    const { state, head, pending, ownDice } = this.session
    const before = plain([state.value, head.value, pending.value?.faces ?? [], ownDice.value])
    await this.close()
    this.session = this.#page()
    await this.session.open(this.id)
    const again = this.session
    expect(again.status.value).toBe('open')
    expect(
      plain([again.state.value, again.head.value, again.pending.value?.faces ?? [], again.ownDice.value]),
    ).toEqual(before)
    return null
  }

  #expectStorable(): void {
    const state = this.session.state.value
    expect(v.parse(this.#hand.kept.rulebook.stateSchema, plain(state))).toEqual(state)
  }

  /** The journal as it lies in storage: it follows from its first entry, and folds to what is shown. */
  async expectFolded(): Promise<void> {
    const entries = await this.stored()
    const { state, head } = this.session
    expect(followJournal(entries)).toEqual({ head: head.value })
    expect(stateAfter(this.#hand.kept.rulebook, entries)).toEqual(state.value)
  }

  async stored(): Promise<Entry<Command, Effect>[]> {
    const read = entryReader(this.#hand.kept.rulebook)
    const rows = await tallyStorage().readEntries(this.id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)
    return rows.toReversed().map(({ text, hash }) => {
      const opened = read(text, hash)
      if ('problem' in opened) throw new Error(`${opened.problem}: ${text}`)
      return opened.entry
    })
  }

  /** Saved to a file and opened on another phone, it is the same to the character. */
  async expectRoundTrip(): Promise<void> {
    const contents = await collectGame(connection(), this.id)
    expect(contents.games).toHaveLength(1)
    const file = await packFile(contents, { ...about, kind: 'game' }, ['A game'])
    emptyBrowser()
    const backup = await readBackup(file, keeperOf)
    if ('problem' in backup) throw new Error(JSON.stringify(backup.problem))
    const there = connection()
    await carryOut(there, await planImport(there, backup))
    expect(await collectGame(there, this.id)).toEqual(contents)
    await this.reopen()
  }

  /** Takes back as many commands as there are, up to a number, and brings them back: all is as it was. */
  async expectUndoneAndRedone(most: number): Promise<void> {
    const { session } = this
    this.#fault = null
    await session.abandon()
    const { position } = session.head.value
    const state = session.state.value
    let undone = 0
    while (undone < most && session.undoTarget.value !== null) {
      expect(await session.undo()).toMatchObject({ kind: 'recorded' })
      undone += 1
    }
    for (let turn = 0; turn < undone; turn += 1) {
      expect(await session.redo()).toMatchObject({ kind: 'recorded' })
    }
    expect(session.head.value.position).toBe(position)
    expect(session.state.value).toEqual(state)
  }
}

function connection(): Connection {
  return createConnection({ blockedWait: 20, patience: 5_000 })
}

function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
