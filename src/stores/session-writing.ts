import {
  entryReader,
  headAfter,
  nextEntry,
  readBack,
  type Entry,
  type EntryContent,
} from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { nextTurn } from './give-way.ts'
import { draftOf } from './given-up.ts'
import type { Answer, Pending, SessionAppend, SessionOptions } from './session-types.ts'
import type { ShownGame } from './shown-game.ts'

/** How a session writes: nothing is shown as recorded, and no face is shown, before it is on the disk. */
export function createSessionWriting<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { storage, nameOf, summarise }: SessionOptions<State>,
  shown: ShownGame<State, Command, Effect>,
  reload: () => Promise<void>,
) {
  type OwnAnswer = Answer<Command, Effect>
  type OwnEntry = Entry<Command, Effect>
  const read = entryReader(rulebook)

  /**
   * Seals an entry on the head that is shown and writes it. The tap before, the writing and the drawing after have
   * each a turn of their own: together they would hold a slow phone up.
   */
  async function record(
    game: string,
    parent: number | null,
    content: EntryContent<Command, Effect>,
    stateOf: (entry: OwnEntry) => State,
  ): Promise<OwnAnswer> {
    const { head, draft } = shown.stand.value
    await nextTurn()
    const sealed = nextEntry(head, parent, content)
    const entry = readBack(read, sealed)
    const state = stateOf(entry)
    return write({
      game,
      expected: { head, draft },
      entry,
      text: sealed.text,
      head: headAfter(head, entry),
      state,
      stateVersion: rulebook.stateVersion,
      name: nameOf(state),
      summary: summarise(state),
    })
  }

  async function write(append: SessionAppend<State, Command, Effect>): Promise<OwnAnswer> {
    const { entry } = append
    try {
      await storage.appendEntry(append)
    } catch (error) {
      return failed(error, () => {
        shown.unsaved.value = { kind: 'entry', entry, append }
      })
    }
    await nextTurn()
    // What is beneath a sheet is drawn before the sheet; where dice lie on it already, both change at once.
    const hasDice = shown.pending.value !== null
    shown.accept(append)
    if (!hasDice) await nextTurn()
    return { kind: 'recorded', entry }
  }

  /** Shows a command that waits for a face; the faces that are known are stored first. */
  async function hold(game: string, pending: Pending<Command>): Promise<OwnAnswer> {
    const draft = draftOf(rulebook, shown.state.value, pending)
    try {
      const isNew = draft !== null || shown.stand.value.draft !== null
      if (isNew) await storage.saveDraft(game, shown.stand.value, draft)
    } catch (error) {
      return failed(error, () => {
        shown.unsaved.value = { kind: 'faces', pending, draft }
      })
    }
    shown.wait(pending, draft)
    return { kind: 'needsDie' }
  }

  async function failed(error: unknown, keep: () => void): Promise<OwnAnswer> {
    const problem = shown.showProblem(error)
    if (problem !== 'conflict') {
      keep()
      return { kind: 'unsaved', problem }
    }
    await reload()
    // Reading the game again cleared what was wrong, and the player has not been told yet.
    shown.showProblem(error)
    return { kind: 'moved' }
  }

  return { record, write, hold }
}
