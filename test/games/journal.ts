import * as v from 'valibot'
import type { KnownFace } from '@/dice/index.ts'
import {
  applyEntry,
  commandContent,
  emptyHead,
  entryReader,
  headAfter,
  logLines,
  moveContent,
  nextEntry,
  readBack,
  type Entry,
  type EntryContent,
  type Head,
  type LogLine,
} from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import {
  miniatures,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'
import { quatreBras } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'

type OwnEntry = Entry<MiniaturesCommand, MiniaturesEffect>

/** Eight in the evening, by the clock of whoever runs the tests; each entry comes a minute later. */
const evening = new Date(2026, 10, 30, 20, 0).getTime()
const minute = 60_000

/** A game with its journal, without a disk. */
export class PlayedGame {
  head: Head = emptyHead
  readonly entries: OwnEntry[] = []
  readonly #states = new Map<number | null, MiniaturesState>([[null, miniatures.nothing]])

  constructor(setUp: Difference = quatreBras) {
    this.play(setUp)
  }

  get state(): MiniaturesState {
    const state = this.#states.get(this.head.position)
    if (state === undefined) throw new Error('no state')
    return state
  }

  /** The log, newest first. */
  get lines(): readonly LogLine<MiniaturesCommand, MiniaturesEffect>[] {
    return logLines(this.entries.toReversed())
  }

  play(command: Difference, faces: readonly KnownFace[] = []): void {
    const parsed = v.parse(miniatures.commandSchema, command)
    const answer = deliberate(miniatures, this.state, parsed, faces)
    if (answer.kind !== 'decided') throw new Error(JSON.stringify(answer))
    const before = this.state
    const entry = this.#write(
      this.head.position,
      commandContent(miniatures, before, parsed, answer, this.#now),
    )
    this.#states.set(entry.index, applyEntry(miniatures, before, entry))
  }

  undo(note?: string): void {
    const parent = this.entries.find(({ index }) => index === this.head.position)?.parent ?? null
    this.#move(note === undefined ? { type: 'undo' } : { type: 'undo', note }, parent)
  }

  redo(): void {
    this.#move({ type: 'redo' }, this.head.redo.at(-1) ?? null)
  }

  /** Gives up a command after these faces. */
  abandon(command: Difference, faces: readonly KnownFace[]): void {
    const parsed = v.parse(miniatures.commandSchema, command)
    const answer = deliberate(miniatures, this.state, parsed, faces)
    if (answer.kind !== 'needsDie') throw new Error(answer.kind)
    const content = moveContent({ type: 'abandon', command: parsed }, this.#now, '')
    const { rolls, reasons } = answer
    this.#write(this.head.position, { ...content, side: 'a', rolls, reasons })
  }

  get #now(): number {
    return evening + this.head.nextIndex * minute
  }

  #move(command: Parameters<typeof moveContent>[0], parent: number | null): void {
    this.#write(parent, moveContent(command, this.#now, ''))
  }

  #write(parent: number | null, content: EntryContent<MiniaturesCommand, MiniaturesEffect>): OwnEntry {
    const entry = readBack(entryReader(miniatures), nextEntry(this.head, parent, content))
    this.entries.push(entry)
    this.head = headAfter(this.head, entry)
    return entry
  }
}
