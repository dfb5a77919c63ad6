import {
  computed,
  inject,
  onScopeDispose,
  provide,
  ref,
  shallowRef,
  watch,
  type InjectionKey,
  type Ref,
} from 'vue'
import { afterPaint } from '@/ui/afterPaint.ts'

/** How many sheets of dice stand over a screen. */
const key: InjectionKey<Ref<number>> = Symbol('diceSheets')

/** To be called by a screen that must not change while a result is read over it. Whether a sheet stands there. */
export function provideDiceSheets(): Readonly<Ref<boolean>> {
  const open = ref(0)
  provide(key, open)
  return computed(() => open.value > 0)
}

/** To be called by a sheet, with whether it is open. */
export function noteDiceSheet(isOpen: Readonly<Ref<boolean>>): void {
  const sheets = inject(key, null)
  if (sheets === null) return
  let counted = 0
  function count(now: number): void {
    if (sheets !== null) sheets.value += now - counted
    counted = now
  }
  watch(isOpen, (open) => count(open ? 1 : 0), { immediate: true, flush: 'sync' })
  onScopeDispose(() => count(0))
}

/**
 * A value as it was before the sheets that stand over the screen were opened; else as it is. That the last sheet is
 * gone is painted before what has changed beneath: both in one stretch would hold a slow phone up.
 */
export function heldWhile<Value>(
  value: Readonly<Ref<Value>>,
  isHeld: Readonly<Ref<boolean>>,
): Readonly<Ref<Value>> {
  const held = shallowRef(value.value)
  watch(
    [value, isHeld],
    async (_now, [, wasHeld]) => {
      if (wasHeld) await afterPaint()
      if (!isHeld.value) held.value = value.value
    },
    { flush: 'sync' },
  )
  return held
}
