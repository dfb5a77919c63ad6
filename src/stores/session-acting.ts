import { shallowRef, type Ref } from 'vue'
import type { Typed } from '@/rules/index.ts'
import type { Answer } from './session-types.ts'
import type { ShownGame } from './shown-game.ts'
import type { Turnstile } from './turnstile.ts'

const ignored = { kind: 'ignored' } as const

/** An action of a player on the game that is open, by its id. */
export type Action<Command extends Typed, Effect extends Typed> = (
  id: string,
) => Promise<Answer<Command, Effect>>

/**
 * When a player may act on a game: one thing is done at a time, and a second tap meanwhile is ignored.
 *
 * @param isOnlyShown whether the game is shown and not played here
 */
export function createSessionActing<State, Command extends Typed, Effect extends Typed>(
  { game, status, unsaved, pending }: ShownGame<State, Command, Effect>,
  turnstile: Turnstile,
  isOnlyShown: Readonly<Ref<boolean>>,
) {
  type OwnAnswer = Answer<Command, Effect>
  /** How often something was tried that only the window that plays may do. */
  const triedInVain = shallowRef(0)

  /** An action of a player: needs an open game, waits for nothing, and leaves what is unsaved alone. */
  async function act(action: Action<Command, Effect>): Promise<OwnAnswer> {
    const id = game.value?.id
    if (id === undefined || status.value !== 'open' || unsaved.value !== null) return ignored
    if (isHindered()) return ignored
    return (await turnstile.pass(() => action(id))) ?? ignored
  }

  /** Whether the game is only shown: then it is told that something was tried in vain. */
  function isHindered(): boolean {
    if (isOnlyShown.value) triedInVain.value += 1
    return isOnlyShown.value
  }

  /** An action that needs the table free of a command whose faces are known. */
  function actFreely(action: Action<Command, Effect>): Promise<OwnAnswer> {
    return act(async (id) => {
      if (isUnfinished()) return { kind: 'unfinished' }
      pending.value = null
      return action(id)
    })
  }

  function isUnfinished(): boolean {
    return pending.value !== null && pending.value.faces.length > 0
  }

  return { act, actFreely, isHindered, isUnfinished, triedInVain }
}
