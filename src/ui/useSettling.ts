import { onScopeDispose, readonly, ref, watch, type Ref } from 'vue'

/** The second press of a double tap comes within this. */
const settlingMilliseconds = 450

/**
 * Whether what is shown has only just taken the place of something else: the second press of a double tap on
 * what was there before is no answer to what is there now.
 *
 * @param shown changes when something else is shown
 */
export function useSettling(shown: () => unknown): Readonly<Ref<boolean>> {
  const isSettling = ref(false)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    shown,
    () => {
      isSettling.value = true
      clearTimeout(timer)
      timer = setTimeout(() => (isSettling.value = false), settlingMilliseconds)
    },
    { flush: 'sync' },
  )
  onScopeDispose(() => clearTimeout(timer))
  return readonly(isSettling)
}
