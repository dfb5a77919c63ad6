import { shallowRef, watch, type Ref } from 'vue'
import { afterPaint } from './afterPaint.ts'

/**
 * Follows a value: at once, or, while something else is to be painted first, after that.
 *
 * @param waits whether something else comes first just now
 */
export function useFollowing<Value>(
  value: Readonly<Ref<Value>>,
  waits: Readonly<Ref<boolean>>,
): Readonly<Ref<Value>> {
  const followed = shallowRef(value.value)
  watch(
    value,
    async () => {
      if (waits.value) await afterPaint()
      followed.value = value.value
    },
    { flush: 'sync' },
  )
  return followed
}
