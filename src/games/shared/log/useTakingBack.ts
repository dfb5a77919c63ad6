import { computed, ref, type ComputedRef } from 'vue'
import type { Entry } from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import type { Typed } from '@/rules/index.ts'
import type { Answer } from '@/stores/session-types.ts'

interface UndoneSession<Command extends Typed, Effect extends Typed> {
  readonly lastEntry: { readonly index: number } | null
  readonly undoTarget: Entry<Command, Effect> | null
  readonly redoTarget: Entry<Command, Effect> | null
  undo(): Promise<Answer<Command, Effect>>
  redo(): Promise<Answer<Command, Effect>>
}

interface TakingBack<Command extends Typed, Effect extends Typed> {
  undo(): Promise<void>
  /** Brings back what was taken back last; what was taken back before it can be brought back next. */
  redo(): Promise<void>
  /** What an undo is about, in full for a screen reader. */
  readonly undoTitle: ComputedRef<string>
  /** What was taken back, until anything else happens or it is dismissed. */
  readonly takenBack: ComputedRef<Entry<Command, Effect> | null>
  dismiss(): void
}

/**
 * The undo in the bar of a game.
 *
 * @param headingOf what an entry attempted, in one line
 */
export function useTakingBack<Command extends Typed, Effect extends Typed>(
  game: UndoneSession<Command, Effect>,
  headingOf: (entry: Entry<Command, Effect>) => string,
): TakingBack<Command, Effect> {
  const { log } = later.game
  /** The entry of the undo, or of the redo that left something to bring back. */
  const tookBack = ref<number | null>(null)

  async function moving(move: () => Promise<Answer<Command, Effect>>): Promise<void> {
    const answer = await move()
    if (answer.kind === 'recorded') tookBack.value = answer.entry.index
  }

  const undo = () => moving(() => game.undo())
  const redo = () => moving(() => game.redo())

  const undoTitle = computed(() =>
    game.undoTarget === null ? log.undoPlain : log.undo(headingOf(game.undoTarget)),
  )
  const takenBack = computed(() => (game.lastEntry?.index === tookBack.value ? game.redoTarget : null))

  return { undo, redo, undoTitle, takenBack, dismiss: () => (tookBack.value = null) }
}
