import { describe, expect, it } from 'vitest'
import { messages } from '@/messages/index.ts'

const { ui } = messages

describe('percentages', () => {
  it.each([
    [0, '0\u00a0%'],
    [0.0001, 'under 0.1\u00a0%'],
    [0.005, '0.5\u00a0%'],
    [0.105, '10.5\u00a0%'],
    [0.1 + 0.2 - 0.2, '10\u00a0%'],
    [0.3, '30\u00a0%'],
    [0.994, '99.4\u00a0%'],
    [0.9999, 'over 99.9\u00a0%'],
    [1, '100\u00a0%'],
  ])('%d reads %s', (probability, words) => {
    expect(ui.percent(probability)).toBe(words)
  })
})

describe('bases', () => {
  it.each([
    [3, 4, '3 of 4 bases'],
    [0, 1, '0 of 1 base'],
  ])('%d of %d', (bases, startingBases, words) => {
    expect(ui.bases(bases, startingBases)).toBe(words)
  })
})

it('writes a true minus sign', () => {
  expect(ui.number(-1.5)).toBe('−1.5')
})
