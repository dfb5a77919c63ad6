// @vitest-environment node
import { describe, expect, it, test } from 'vitest'
import { bytesIn, isTextForm, textForm } from '@/storage/backup/text-form.ts'

const bytes = Uint8Array.from({ length: 200 }, (_, place) => (place * 37) % 256)
const text = textForm(bytes, ['1 game.'])
const [title = '', words = '', check = '', ...packed] = text.split('\n')

describe('bytes as a file of text', () => {
  it('stand in lines that no mail folds, each as full as it may be', () => {
    expect(packed.map(({ length }) => length)).toEqual([76, 76, 76, 40, 0])
    expect(bytesIn(text)).toEqual({ bytes })
  })

  it('stand below words of one line each', () => {
    expect(textForm(bytes, ['Les  Quatre\n\n\tBras ']).split('\n')[1]).toBe('Les Quatre Bras ')
  })

  it.each([0, 1, 2, 3, 29_184, 29_185])('come back as they were where they are %i', (length) => {
    const some = Uint8Array.from({ length }, (_, place) => place % 256)
    expect(bytesIn(textForm(some, []))).toEqual({ bytes: some })
  })
})

describe('a title', () => {
  it.each([
    ['Aide-de-Camp file, format 2', true],
    ['> > Aide-de-Camp file, format 2 ', true],
    ['Aide-de-Camp file, format 120', true],
    ['An Aide-de-Camp file, format 2', false],
    ['Aide-de-Camp file, format 2 of mine', false],
    ['Aide-de-Camp file, format two', false],
    ['Aide-de-Camp file, format 1234567', false],
  ])('%j is one: %s', (line, isTitle) => {
    expect(isTextForm(`Hello\n${line}\n${check}`)).toBe(isTitle)
  })

  it.each(['3', '12'])('of format %s is of a newer version', (version) => {
    expect(bytesIn(text.replace('format 2', `format ${version}`))).toEqual({ problem: { code: 'newer' } })
  })
})

describe('a checksum', () => {
  it.each([
    ['in a line of other words', `The ${check}`],
    ['before other words', `${check} or so`],
    ['of fewer letters', check.replace(/[0-9a-f]{2} of/u, ' of')],
    ['without a length', check.replace(/ of.*/u, '')],
  ])('is none %s: nothing is there of the file', (_where, line) => {
    const broken = [title, words, line, ...packed].join('\n')
    expect(bytesIn(broken)).toEqual({ problem: { code: 'truncated', there: 0, whole: 0 } })
  })

  test('[fault: truncated-backup] says how much of a file is there', () => {
    expect(bytesIn(text.slice(0, -42))).toEqual({ problem: { code: 'truncated', there: 171, whole: 200 } })
  })

  test.each([
    [
      'of other bytes',
      text.replace(/sha256 [0-9a-f]/u, (start) => `sha256 ${start.endsWith('0') ? '1' : '0'}`),
    ],
    ['of more bytes than it says', text.replace('of 200 bytes', 'of 199 bytes')],
    ['of far more bytes than it says', text.replace('of 200 bytes', 'of 20 bytes')],
    ['above what is no base64', text.replace(packed[1]?.slice(0, 9) ?? '', '!!!!!!!!!')],
  ])('[fault: hostile-backup] is not right where it is %s', (_what, file) => {
    expect(file).not.toBe(text)
    expect(bytesIn(file)).toEqual({ problem: { code: 'damaged' } })
  })
})
