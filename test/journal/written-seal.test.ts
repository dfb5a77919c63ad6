// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { carriesSeal, hashOf, typedSeal, writtenSeal } from '@/journal/index.ts'

const hash = hashOf('Ligny')

describe('a seal that is written down', () => {
  it('is the first eight characters of the hash, in two groups', () => {
    expect(writtenSeal('3f9a11c2ffff')).toBe('3F9A-11C2')
  })

  it('is read back as it was written', () => {
    const typed = typedSeal(writtenSeal(hash))
    expect(typed).toEqual({ seal: hash.slice(0, 8) })
    expect(carriesSeal(hash, hash.slice(0, 8))).toBe(true)
    expect(carriesSeal(hash, hashOf('Wavre').slice(0, 8))).toBe(false)
  })

  it.each([
    ['3F9A-11C2', '3f9a11c2'],
    ['3f9a11c2', '3f9a11c2'],
    [' 3f 9a – 11 c2 ', '3f9a11c2'],
    ['3F9A—11C2.', '3f9a11c2'],
    ['0O1I-lL00', '00111100'],
  ])('takes %j', (text, seal) => {
    expect(typedSeal(text)).toEqual({ seal })
  })

  it.each([
    ['', { problem: 'length', length: 0 }],
    ['3F9A-11C', { problem: 'length', length: 7 }],
    ['3F9A-11C22', { problem: 'length', length: 9 }],
    ['3F9A-11G2', { problem: 'characters', wrong: 'G' }],
    ['3F9A-11C😀', { problem: 'characters', wrong: '😀' }],
  ])('says what is wrong with %j', (text, problem) => {
    expect(typedSeal(text)).toEqual(problem)
  })

  it('never takes less than a whole seal for one', () => {
    expect(carriesSeal(hash, '')).toBe(false)
    expect(carriesSeal(hash, hash.slice(0, 7))).toBe(false)
  })
})
