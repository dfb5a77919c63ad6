import { describe, expect, it } from 'vitest'
import DiceRecord from '@/ui/dice/DiceRecord.vue'
import { fairnessText } from '@/ui/dice/fairnessText.ts'
import { show, spoken } from './reading.ts'

/** As many dice of each face of a D10, but for these. */
function counts(each: number, changes: Readonly<Record<number, number>> = {}): readonly number[] {
  return Array.from({ length: 10 }, (_, index) => changes[index + 1] ?? each)
}

describe('what counted dice come to', () => {
  it.each<[string, readonly number[], string]>([
    ['no dice', counts(0), '0 dice, mean 5.5, 5.5 expected. Under 50 dice it is too early to tell.'],
    ['one die', counts(0, { 7: 1 }), '1 die, mean 7.0, 5.5 expected. Under 50 dice it is too early to tell.'],
    [
      'forty-nine dice',
      counts(5, { 1: 4 }),
      '49 dice, mean 5.6, 5.5 expected. Under 50 dice it is too early to tell.',
    ],
    [
      'even dice',
      counts(5),
      '50 dice, mean 5.5, 5.5 expected. Fair dice fall at least this unevenly in nearly every game: nothing odd here.',
    ],
  ])('%s', (_name, dice, text) => {
    expect(fairnessText(dice)).toBe(text)
  })

  // A hundred dice, of which face 1 took some from face 2: chi-squared is twice the square of those by 10.
  it.each([
    [6, 'in 6 games out of 10: nothing odd here'],
    [8, 'in 2 games out of 10: nothing odd here'],
    [9, 'in 1 of 15 games: nothing odd here'],
    [10, 'in 1 of 55 games: a little uneven, as happens'],
  ])('says how often fair dice are so uneven: %i', (moved, text) => {
    const dice = counts(10, { 1: 10 + moved, 2: 10 - moved })
    expect(fairnessText(dice)).toContain(text)
  })

  it.each([
    [24, 'rarely'],
    [28, 'very odd'],
    [90, 'fewer than 1 of a million games: very odd, worth a look at the dice'],
  ])('says so where it is rare: %i ones among a hundred', (ones, text) => {
    const others = (100 - ones) / 9
    expect(fairnessText(counts(others, { 1: ones }))).toContain(text)
  })
})

describe('the picture of counted dice', () => {
  it('[fault: dice-record] has a bar for each face, with what was rolled and what was typed', () => {
    const wrapper = show(DiceRecord, {
      props: {
        tallies: [
          { origin: 'rolled', counts: counts(1, { 10: 3 }) },
          { origin: 'typed', counts: counts(0, { 10: 1 }) },
        ],
      },
    })
    const faces = wrapper.findAll('li').map(({ element }) => spoken(element))
    expect(faces).toEqual([...Array.from({ length: 9 }, (_, index) => `${index + 1}: 1 time`), '10: 4 times'])
    const last = wrapper.findAll('li').at(-1)
    expect(last?.findAll('.part').map((part) => part.attributes('style'))).toEqual([
      'height: 75%;',
      'height: 25%;',
    ])
    expect(wrapper.text()).toContain('1.3 expected of each')
    expect(wrapper.findAll('dt').map(({ element }) => spoken(element))).toEqual([
      'Rolled by the app',
      'Typed from real dice',
    ])
  })

  it('can be drawn of dice that were not thrown', () => {
    const wrapper = show(DiceRecord, { props: { tallies: [{ origin: 'rolled', counts: counts(0) }] } })
    expect(wrapper.findAll('li')).toHaveLength(10)
  })
})
