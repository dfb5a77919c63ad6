import {
  applyEntry,
  emptyHead,
  headAfter,
  isGameCommand,
  moveContent,
  nextEntry,
  type Entry,
  type Head,
  type SealedEntry,
} from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import { tally, type TallyCommand, type TallyEffect, type TallyState } from './tally.ts'

export type TallyEntry = Entry<TallyCommand, TallyEffect>
type Sealed = SealedEntry<TallyCommand, TallyEffect>

/** What a player may do to a journal in tests: a number sets the tally. */
export type Tap = number | 'undo' | 'redo' | 'abandon'

/** A journal in memory, written the plain way: a test's own yardstick. */
export class TallyJournal {
  readonly sealed: Sealed[] = []
  readonly #states = new Map<number | null, TallyState>([[null, tally.nothing]])
  head: Head = emptyHead

  constructor() {
    this.command({ type: 'begin', name: 'Ligny' })
  }

  get entries(): TallyEntry[] {
    return this.sealed.map(({ entry }) => entry)
  }

  get state(): TallyState {
    return this.stateAt(this.head.position)
  }

  stateAt(node: number | null): TallyState {
    const state = this.#states.get(node)
    if (state === undefined) throw new Error(`no state at ${node}`)
    return state
  }

  command(command: TallyCommand, face = 4): void {
    const faces = command.type === 'rollOne' ? [{ face, origin: 'given' } as const] : []
    const decided = deliberate(tally, this.state, command, faces)
    if (decided.kind !== 'decided') throw new Error(decided.kind)
    const { effects, rolls, reasons } = decided
    this.#write(
      nextEntry(this.head, this.head.position, {
        at: this.#now,
        side: null,
        command,
        rolls,
        reasons,
        effects,
        chartSet: 'standard',
      }),
    )
  }

  tap(tap: Tap): void {
    if (typeof tap === 'number') this.command({ type: 'set', value: tap })
    else this[tap]()
  }

  undo(): void {
    const parent = this.#entryAt(this.head.position)?.parent ?? null
    if (parent !== null) this.#move({ type: 'undo' }, parent)
  }

  redo(): void {
    const next = this.head.redo.at(-1)
    if (next !== undefined) this.#move({ type: 'redo' }, next)
  }

  abandon(): void {
    this.#move({ type: 'abandon', command: { type: 'rollTwo' } }, this.head.position)
  }

  get #now(): number {
    return 1_000 + this.head.nextIndex
  }

  #entryAt(index: number | null): TallyEntry | undefined {
    return index === null ? undefined : this.sealed[index]?.entry
  }

  #move(command: Parameters<typeof moveContent>[0], parent: number | null): void {
    this.#write(nextEntry(this.head, parent, moveContent(command, this.#now, 'standard')))
  }

  #write(sealed: Sealed): void {
    const { entry } = sealed
    if (isGameCommand(entry.command)) {
      this.#states.set(entry.index, applyEntry(tally, this.stateAt(entry.parent), entry))
    }
    this.sealed.push(sealed)
    this.head = headAfter(this.head, entry)
  }
}
