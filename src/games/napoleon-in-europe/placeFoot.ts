import { inject, provide, shallowRef, type InjectionKey, type Ref } from 'vue'

const key: InjectionKey<Readonly<Ref<HTMLElement | null>>> = Symbol('placeFoot')

/** Where feet are shown. To be called by the screen that has the bar at the bottom. */
export function providePlaceFoot(element: Readonly<Ref<HTMLElement | null>>): void {
  provide(key, element)
}

/** The element that a foot is moved to; null where there is none, and then it stays where it is written. */
export function usePlaceFoot(): Readonly<Ref<HTMLElement | null>> {
  return inject(key, () => shallowRef(null), true)
}
