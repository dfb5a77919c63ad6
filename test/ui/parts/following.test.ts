import { describe, expect, it, vi } from 'vitest'
import { effectScope, ref } from 'vue'
import { useFollowing } from '@/ui/useFollowing.ts'

function following() {
  const value = ref(1)
  const waits = ref(false)
  const followed = effectScope().run(() => useFollowing(value, waits))
  if (followed === undefined) throw new Error('the scope did not run')
  return { value, waits, followed }
}

describe('what follows a value', () => {
  it('has it at once where nothing else comes first', () => {
    const { value, followed } = following()
    value.value = 2
    expect(followed.value).toBe(2)
  })

  it('has the newest one after the next painting, where something else does', async () => {
    const { value, waits, followed } = following()
    waits.value = true
    value.value = 2
    value.value = 3
    expect(followed.value).toBe(1)
    await vi.waitFor(() => expect(followed.value).toBe(3))
  })
})
