import { inject, provide, shallowRef, type InjectionKey, type ShallowRef, type Slot } from 'vue'

/** What a place or a page has under the thumb just now. */
type Foot = ShallowRef<Slot | null>

const key: InjectionKey<Foot> = Symbol('placeFoot')

/** What is to be shown above the bar at the bottom. To be called by the screen that has that bar. */
export function providePlaceFoot(): Readonly<Foot> {
  const foot: Foot = shallowRef(null)
  provide(key, foot)
  return foot
}

/** Where a foot is handed to; null where no screen shows it, and then it stays where it is written. */
export function usePlaceFoot(): Foot | null {
  return inject(key, null)
}
