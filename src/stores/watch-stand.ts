import { useEventListener } from '@vueuse/core'
import { onScopeDispose, watch, type Ref } from 'vue'
import type { Typed } from '@/rules/index.ts'
import { isSameStand, type GameStorage } from '@/storage/index.ts'
import type { ShownGame } from './shown-game.ts'
import type { Turnstile } from './turnstile.ts'

/** How often a window that looks on looks into storage, in milliseconds; mostly it is told at once. */
const lookMilliseconds = 3_000

interface Watched<State, Command extends Typed, Effect extends Typed> {
  readonly shown: ShownGame<State, Command, Effect>
  readonly storage: GameStorage
  readonly turnstile: Turnstile
  /** Whether another window plays the game. */
  readonly elsewhere: Readonly<Ref<boolean>>
  /** Reads a game again. */
  readonly load: (id: string) => Promise<void>
  readonly saveAgain: () => Promise<unknown>
}

/**
 * Keeps what is shown in step with what is stored: when the page is shown again, since the phone may have
 * slept, when another tab says that it has written to the same game, and every few seconds while one plays.
 */
export function watchStand<State, Command extends Typed, Effect extends Typed>({
  shown,
  storage,
  turnstile,
  elsewhere,
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

  async function lookIfShown(): Promise<void> {
    if (document.visibilityState === 'visible') await look()
  }

  useEventListener(document, 'visibilitychange', () => {
    void lookIfShown()
  })

  let looking: ReturnType<typeof setInterval> | undefined
  watch(elsewhere, (looksOn) => {
    clearInterval(looking)
    if (looksOn) looking = setInterval(() => void lookIfShown(), lookMilliseconds)
  })
  onScopeDispose(() => clearInterval(looking))

  if (others === null) return
  others.addEventListener('message', ({ data }) => {
    if (data === game.value?.id) void look()
  })
  watch(stand, (_now, before) => {
    if (before.head.nextIndex > 0 && game.value !== null) others.postMessage(game.value.id)
  })
  onScopeDispose(() => others.close())
}
