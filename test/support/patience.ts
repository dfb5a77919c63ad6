import { vi } from 'vitest'

/** What is waited for is given up late: a machine that is busy besides is slow, not wrong. */
const usual = { timeout: 20_000 }
const { waitFor } = vi

vi.waitFor = (callback, options = usual) => waitFor(callback, options)
