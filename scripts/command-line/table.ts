import {
  applyEntry,
  commandContent,
  emptyHead,
  headAfter,
  moveContent,
  nextEntry,
  stateAfter,
  type Entry,
  type Head,
} from '@/journal/index.ts'
import type { KnownFace } from '@/dice/index.ts'
import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'

/** Scripts know no clock: the same script always gives the same journal. */
const noTime = 0

/** A game that is played in memory, through the app's own decisions and journal. */
export class GameTable<State, Command extends Typed, Effect extends Typed> {
  readonly #rulebook: Rulebook<State, Command, Effect>
  readonly #entries: Entry<Command, Effect>[] = []
  #head: Head = emptyHead
  #state: State

  constructor(rulebook: Rulebook<State, Command, Effect>) {
    this.#rulebook = rulebook
    this.#state = rulebook.nothing
  }

  get entries(): readonly Entry<Command, Effect>[] {
    return this.#entries
  }

  get state(): State {
    return this.#state
  }

  /** Decides a command and, where it is decided, writes its entry. */
  give(command: Command, faces: readonly KnownFace[]): Deliberation<Effect> {
    const result = deliberate(this.#rulebook, this.#state, command, faces)
    if (result.kind !== 'decided') return result
    const content = commandContent(this.#rulebook, this.#state, command, result, noTime)
    const { entry } = nextEntry(this.#head, this.#head.position, content)
    this.#write(entry)
    this.#state = applyEntry(this.#rulebook, this.#state, entry)
    return result
  }

  /** Takes back the last command that stands. Answers false where there is none but the set-up. */
  undo(): boolean {
    const { position } = this.#head
    const parent = position === null ? null : (this.#entries[position]?.parent ?? null)
    return parent !== null && this.#move('undo', parent)
  }

  /** Brings back what was undone last. Answers false where there is nothing. */
  redo(): boolean {
    const next = this.#head.redo.at(-1)
    return next !== undefined && this.#move('redo', next)
  }

  /** Gives up a command whose first dice lie on the table. Answers false where none does, or none is missing. */
  abandon(command: Command, faces: readonly KnownFace[]): boolean {
    const result = deliberate(this.#rulebook, this.#state, command, faces)
    if (result.kind !== 'needsDie' || faces.length === 0) return false
    const { rolls, reasons } = result
    const side = this.#rulebook.sideOf(this.#state, command)
    const chartSet = this.#rulebook.chartSetOf(this.#state)
    const content = { ...moveContent({ type: 'abandon', command }, noTime, chartSet), side, rolls, reasons }
    this.#write(nextEntry<Command, Effect>(this.#head, this.#head.position, content).entry)
    return true
  }

  #move(type: 'undo' | 'redo', parent: number): boolean {
    const content = moveContent({ type }, noTime, this.#rulebook.chartSetOf(this.#state))
    this.#write(nextEntry<Command, Effect>(this.#head, parent, content).entry)
    this.#state = stateAfter(this.#rulebook, this.#entries)
    return true
  }

  #write(entry: Entry<Command, Effect>): void {
    this.#entries.push(entry)
    this.#head = headAfter(this.#head, entry)
  }
}
