import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { reactive, shallowRef, type Component } from 'vue'
import { createMemoryHistory, createRouter, type Router } from 'vue-router'
import { deliberate } from '@/rules/index.ts'
import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'
import { show } from '../../ui/parts/reading.ts'

/** A part of a campaign's screen over a game that is kept in memory, with the real rules. */
export interface ShownPart {
  readonly wrapper: VueWrapper
  readonly router: Router
  /** What was put to the rules, refused or not. */
  readonly asked: readonly NapoleonCommand[]
  state(): NapoleonState
  /** Waits until what was tapped has been carried out and is shown. */
  settle(): Promise<void>
}

/** Shows a part over a game. @param props what it takes besides the state and the game */
export function showPart(
  part: Component,
  start: NapoleonState,
  props: Readonly<Record<string, unknown>> = {},
): ShownPart {
  let state = start
  const asked: NapoleonCommand[] = []
  const lastEntry = shallowRef<unknown>(null)
  const game = reactive({
    lastEntry,
    game: { id: 'g1', playedAt: 0 },
    busy: false,
    preview: (command: NapoleonCommand) => deliberate(napoleonInEurope, state, command, []),
    perform(command: NapoleonCommand) {
      asked.push(command)
      const result = deliberate(napoleonInEurope, state, command, [])
      if (result.kind === 'decided') {
        state = result.effects.reduce(napoleonInEurope.apply, state)
        lastEntry.value = { ...result, command, side: 'nation' in command ? command.nation : null }
      }
      const { kind } = result
      return Promise.resolve(kind === 'decided' ? { kind: 'recorded', entry: result } : result)
    },
  })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const wrapper = show(part, { props: { state, game, ...props }, global: { plugins: [router] } })
  return {
    wrapper,
    router,
    asked,
    state: () => state,
    async settle() {
      await flushPromises()
      await wrapper.setProps({ state })
      await flushPromises()
    },
  }
}
