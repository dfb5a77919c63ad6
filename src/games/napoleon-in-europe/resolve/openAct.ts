import { inject, provide, type InjectionKey } from 'vue'
import type { ActId, ActStart } from './acts.ts'

/** Opens an act's sheet over whatever is on the screen. */
export type OpenAct = (id: ActId, start?: ActStart) => void

const key: InjectionKey<OpenAct> = Symbol('openAct')

/** To be called by the screen that shows the sheets. */
export function provideOpenAct(openAct: OpenAct): void {
  provide(key, openAct)
}

/** How any place or page of a campaign opens an act. Where no screen shows sheets, nothing happens. */
export function useOpenAct(): OpenAct {
  return inject(key, () => () => undefined, true)
}
