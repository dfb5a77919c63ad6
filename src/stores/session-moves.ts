import { applyEntry, moveContent, type EntryContent } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { createSessionActing } from './session-acting.ts'
import type { Answer, SessionOptions } from './session-types.ts'
import type { createSessionWriting } from './session-writing.ts'
import type { ShownGame } from './shown-game.ts'

const nothing = { kind: 'nothing' } as const

/** The moves on a journal that players make: a command is taken back, and brought back. */
export function createSessionMoves<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { now }: SessionOptions<State>,
  shown: ShownGame<State, Command, Effect>,
  writing: ReturnType<typeof createSessionWriting<State, Command, Effect>>,
  { actFreely }: ReturnType<typeof createSessionActing<State, Command, Effect>>,
) {
  type OwnAnswer = Answer<Command, Effect>
  const { head, state, memory } = shown

  function moved(command: Parameters<typeof moveContent>[0]): EntryContent<Command, Effect> {
    return moveContent(command, now(), rulebook.chartSetOf(state.value))
  }

  /** Answers a failure to read from storage; nothing has been written then. */
  async function reading(action: () => Promise<OwnAnswer>): Promise<OwnAnswer> {
    try {
      return await action()
    } catch (error) {
      return { kind: 'failed', problem: shown.showProblem(error) }
    }
  }

  /** Takes back `undoTarget`. @param note why, where the player says so */
  function undo(note?: string): Promise<OwnAnswer> {
    return actFreely((id) =>
      reading(async () => {
        const parent = shown.undoTarget.value?.parent ?? null
        const step = parent === null ? null : await memory.value?.step(parent)
        if (parent === null || step === null || step === undefined) return nothing
        if ('problem' in step) return { kind: 'unreadable', fault: step }
        const command = note === undefined ? { type: 'undo' as const } : { type: 'undo' as const, note }
        return writing.record(id, parent, moved(command), () => step.state)
      }),
    )
  }

  /** Brings back `redoTarget`. */
  function redo(): Promise<OwnAnswer> {
    return actFreely((id) =>
      reading(async () => {
        const target = shown.redoTarget.value
        if (target === null) return nothing
        const after = head.value.redo.at(-2)
        const next = after === undefined ? undefined : await memory.value?.entry(after)
        if (next !== undefined && 'problem' in next) return { kind: 'unreadable', fault: next }
        return writing.record(id, target.index, moved({ type: 'redo' }), () =>
          applyEntry(rulebook, state.value, target),
        )
      }),
    )
  }

  return { undo, redo }
}
