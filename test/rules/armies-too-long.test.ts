// @vitest-environment node
import { expect, it, test } from 'vitest'
import { printArmy } from '@/rules/miniatures/armies/print.ts'
import { hasTooManyLines, mostTextLines, readArmy } from '@/rules/miniatures/armies/read-army.ts'
import { effortSince } from '../support/effort.ts'

const hostile = 'x\n'.repeat(32_768)

test('a text of far too many lines is refused as a whole, and at once', () => {
  const before = process.cpuUsage()
  expect(readArmy(hostile)).toBeNull()
  expect(effortSince(before)).toBeLessThan(200)
  expect(hasTooManyLines(hostile)).toBe(true)
})

it('is read up to there, and its blank lines are not counted', () => {
  const text = `${'x\n'.repeat(mostTextLines)}${'\n'.repeat(9_000)}`
  expect(hasTooManyLines(text)).toBe(false)
  expect(readArmy(text)?.lines).toHaveLength(mostTextLines)
  expect(readArmy(`${text}x`)).toBeNull()
})

test('the longest list that can be kept is written in lines that are read again', () => {
  const army = readArmy('1st Line\n'.repeat(80))
  if (army === null) throw new Error('it is not too long')
  const notes = Array.from({ length: 1_000 }, () => 'x').join('\n')
  const { officers, commands } = army
  const text = printArmy({ name: 'Nord', nation: 'france', officers, commands, notes })
  expect(readArmy(text)?.notes).toBe(notes)
})
