import {
  applyEntry,
  emptyHead,
  headAfter,
  isGameCommand,
  moveContent,
  nextEntry,
  type Entry,
  type EntryContent,
  type Head,
  type SealedEntry,
} from '@/journal/index.ts'
import { deliberate, type Rulebook, type Typed } from '@/rules/index.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from './tally.ts'

/** What a player may do to a journal in tests: a number sets the tally. */
export type Tap = number | 'undo' | 'redo' | 'abandon'

/** A journal in memory, written the plain way: a test's own yardstick. */
export class MemoryJournal<State, Command extends Typed, Effect extends Typed> {
  readonly sealed: SealedEntry<Command, Effect>[] = []
  readonly rulebook: Rulebook<State, Command, Effect>
  readonly #states: Map<number | null, State>
  head: Head = emptyHead

  constructor(rulebook: Rulebook<State, Command, Effect>) {
    this.rulebook = rulebook
    this.#states = new Map([[null, rulebook.nothing]])
  }

  get entries(): Entry<Command, Effect>[] {
    return this.sealed.map(({ entry }) => entry)
  }

  get state(): State {
    return this.stateAt(this.head.position)
  }

  get now(): number {
    return 1_000 + this.head.nextIndex
  }

  stateAt(node: number | null): State {
    const state = this.#states.get(node)
    if (state === undefined) throw new Error(`no state at ${node}`)
    return state
  }

  /** Writes what a command came to. */
  write(content: EntryContent<Command, Effect>): void {
    this.#seal(nextEntry(this.head, this.head.position, content))
  }

  undo(): void {
    const parent = this.#entryAt(this.head.position)?.parent ?? null
    if (parent !== null) this.move({ type: 'undo' }, parent)
  }

  redo(): void {
    const next = this.head.redo.at(-1)
    if (next !== undefined) this.move({ type: 'redo' }, next)
  }

  move(command: Parameters<typeof moveContent>[0], parent: number | null): void {
    this.#seal(nextEntry(this.head, parent, moveContent(command, this.now, 'standard')))
  }

  #entryAt(index: number | null): Entry<Command, Effect> | undefined {
    return index === null ? undefined : this.sealed[index]?.entry
  }

  #seal(sealed: SealedEntry<Command, Effect>): void {
    const { entry } = sealed
    if (isGameCommand(entry.command)) {
      this.#states.set(entry.index, applyEntry(this.rulebook, this.stateAt(entry.parent), entry))
    }
    this.sealed.push(sealed)
    this.head = headAfter(this.head, entry)
  }
}

/** A journal of the smallest rulebook, begun. */
export class TallyJournal extends MemoryJournal<TallyState, TallyCommand, TallyEffect> {
  constructor() {
    super(tally)
    this.command({ type: 'begin', name: 'Ligny' })
  }

  command(command: TallyCommand, face = 4): void {
    const faces = command.type === 'rollOne' ? [{ face, origin: 'given' } as const] : []
    const decided = deliberate(tally, this.state, command, faces)
    if (decided.kind !== 'decided') throw new Error(decided.kind)
    const { effects, rolls, reasons } = decided
    this.write({ at: this.now, side: null, command, rolls, reasons, effects, chartSet: 'standard' })
  }

  tap(tap: Tap): void {
    if (typeof tap === 'number') this.command({ type: 'set', value: tap })
    else this[tap]()
  }

  abandon(): void {
    this.move({ type: 'abandon', command: { type: 'rollTwo' } }, this.head.position)
  }
}
