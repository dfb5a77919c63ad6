import { describe, expect, it } from 'vitest'
import { readNumber } from '@/ui/typedNumber.ts'

const bounds = { minimum: -2, maximum: 24, step: 0.5 }

function inches(value: number): string {
  return `${value} in`
}

describe('a typed number', () => {
  it.each([
    ['4', 4],
    [' 4.5 ', 4.5],
    ['4,5', 4.5],
    ['4½', 4.5],
    ['½', 0.5],
    ['4 in', 4],
    ['-1', -1],
    ['−1', -1],
    ['+3', 3],
  ])('%j is %d', (text, value) => {
    expect(readNumber(text, bounds, inches)).toEqual({ ok: true, value })
  })

  it.each([
    ['', 'Type a number.'],
    ['four', 'Type a number.'],
    ['1e9', 'Type a number.'],
    ['4 5', 'Type a number.'],
    ['25', 'At most 24 in.'],
    ['-3', 'At least -2 in.'],
    ['4.3', 'In steps of 0.5 in.'],
  ])('%j is refused: %s', (text, words) => {
    expect(readNumber(text, bounds, inches)).toEqual({ ok: false, words })
  })
})
