// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { baseOfName, freeCopy, nameOfCopy, nameOfRecord } from '@/storage/copy-name.ts'

const endless = 'The battle on both banks of the river between two old bridges'

describe('the name of a copy', () => {
  it.each([
    ['Ulm', 2, 'Ulm (2)'],
    ['Ulm (2)', 3, 'Ulm (3)'],
    ['Ulm (2) (3)', 12, 'Ulm (2) (12)'],
    [' Ulm', 2, ' Ulm (2)'],
    [endless, 2, 'The battle on both banks of the river between two old br (2)'],
    [
      'The battle on both banks of the river between two old bank s',
      10_000,
      'The battle on both banks of the river between two ol (10000)',
    ],
    [`${'N'.repeat(55)} N`, 2, `${'N'.repeat(55)} (2)`],
  ])('of %j is, as number %i, %j', (name, copy, copyName) => {
    expect(nameOfCopy(name, copy)).toBe(copyName)
    expect(copyName.length).toBeLessThanOrEqual(60)
  })

  it.each([
    ['Ulm', 'Ulm'],
    ['Ulm (2)', 'Ulm'],
    ['Ulm (12)', 'Ulm'],
    ['Ulm (second day)', 'Ulm (second day)'],
    [endless, 'The battle on both banks of the river between two'],
    [' Ulm', ' Ulm'],
  ])('%j has %j in common with its copies', (name, base) => {
    expect(baseOfName(name)).toBe(base)
    expect(baseOfName(nameOfCopy(name, 2))).toBe(base)
  })

  it('is the first that is not taken', () => {
    expect(freeCopy('Ulm', new Set())).toBe(2)
    expect(freeCopy('Ulm', new Set(['Ulm', 'Ulm (3)']))).toBe(2)
    expect(freeCopy('Ulm (2)', new Set(['Ulm (2)', 'Ulm (3)']))).toBe(4)
  })

  it('is that of the game for one that is no copy', () => {
    expect(nameOfRecord('Ulm', {})).toBe('Ulm')
    expect(nameOfRecord('Ulm', { copy: 3 })).toBe('Ulm (3)')
  })
})
