import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watch } from 'vue'
import type { Typed } from '@/rules/index.ts'
import { isSameStand, type GameStorage } from '@/storage/index.ts'
import type { ShownGame } from './shown-game.ts'
import type { Turnstile } from './turnstile.ts'

interface Watched<State, Command extends Typed, Effect extends Typed> {
  readonly shown: ShownGame<State, Command, Effect>
  readonly storage: GameStorage
  readonly turnstile: Turnstile
  /** Reads a game again. */
  readonly load: (id: string) => Promise<void>
  readonly saveAgain: () => Promise<unknown>
}

/**
 * Keeps what is shown in step with what is stored: when the page is shown again, since the phone may have
 * slept, and when another tab says that it has written to the same game.
 */
export function watchStand<State, Command extends Typed, Effect extends Typed>({
  shown,
  storage,
  turnstile,
  load,
  saveAgain,
}: Watched<State, Command, Effect>): void {
  const { game, status, stand, unsaved, problem } = shown
  const others = 'BroadcastChannel' in globalThis ? new BroadcastChannel('aide-de-camp-games') : null

  async function check(): Promise<void> {
    const id = game.value?.id
    if (id === undefined) return
    try {
      const stored = await storage.readStand(id)
      problem.value = null
      if (!isSameStand(stored, stand.value)) await load(id)
    } catch (error) {
      shown.showProblem(error)
    }
  }

  async function look(): Promise<void> {
    if (status.value !== 'open') return
    if (unsaved.value !== null) return void (await saveAgain())
    await turnstile.pass(check)
  }

  useEventListener(document, 'visibilitychange', () => {
    if (document.visibilityState === 'visible') void look()
  })

  if (others === null) return
  others.addEventListener('message', ({ data }) => {
    if (data === game.value?.id) void look()
  })
  watch(stand, (_now, before) => {
    if (before.head.nextIndex > 0 && game.value !== null) others.postMessage(game.value.id)
  })
  onScopeDispose(() => others.close())
}
