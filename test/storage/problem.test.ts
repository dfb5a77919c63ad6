// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest'
import { patiently } from '@/storage/patience.ts'
import { asStorageProblem, isPassing } from '@/storage/problem.ts'

afterEach(() => {
  vi.useRealTimers()
})

describe('what the browser says of a failure', () => {
  it.each([
    ['InvalidStateError', true],
    ['AbortError', true],
    ['UnknownError', true],
    ['TransactionInactiveError', true],
    ['TimeoutError', true],
    ['QuotaExceededError', false],
    ['VersionError', false],
    ['ConstraintError', false],
  ])('%s may be cured by a new connection: %s', (name, passes) => {
    expect(isPassing(new DOMException('', name))).toBe(passes)
  })

  it.each([
    ['QuotaExceededError', 'quota'],
    ['VersionError', 'newer'],
    ['SecurityError', 'unavailable'],
    ['ConstraintError', 'failed'],
  ])('%s is %s', (name, code) => {
    const cause = new DOMException('', name)
    expect(asStorageProblem(cause)).toMatchObject({ code, cause })
  })

  it('is a failure also where it says nothing', () => {
    expect(isPassing('AbortError')).toBe(false)
    expect(asStorageProblem('AbortError')).toMatchObject({ code: 'failed', cause: 'AbortError' })
  })
})

describe('waiting', () => {
  it('leaves no clock running once the answer is there, whatever it is', async () => {
    vi.useFakeTimers()
    expect(await patiently(Promise.resolve('there'), 1_000)).toBe('there')
    await expect(patiently(Promise.reject(new Error('refused')), 1_000)).rejects.toThrow('refused')
    expect(vi.getTimerCount()).toBe(0)
  })

  it('ends after as long as was said', async () => {
    vi.useFakeTimers()
    const waiting = patiently(new Promise(() => undefined), 1_000)
    const answer = expect(waiting).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(1_000)
    await answer
  })
})
