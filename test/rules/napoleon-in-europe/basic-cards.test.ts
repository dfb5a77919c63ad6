// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { bestOf, wants, type Want } from '@/rules/napoleon-in-europe/basic/best.ts'
import { payable } from '@/rules/napoleon-in-europe/basic/payable.ts'
import { handWithout } from '@/rules/napoleon-in-europe/basic/hand.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { cardColours, cardSymbols, type SymbolCard } from '@/rules/napoleon-in-europe/cards.ts'
import { arms, unitsIn, type Arm, type Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { effortSince } from '../../support/effort.ts'
import { basicGame, cards, dealt, shorthand } from './basic-game.ts'
import { refusalOf, tell } from './table.ts'

/** "3 I 1 C": how many pieces of which arm. */
function inWords(pieces: Pieces): string {
  const letters: Readonly<Record<Arm, string>> = { infantry: 'I', cavalry: 'C', artillery: 'A', leader: 'L' }
  return arms
    .filter((arm) => (pieces[arm] ?? 0) > 0)
    .map((arm) => `${pieces[arm]}${letters[arm]}`)
    .join(' ')
}

type Combinations = CommandOf<'cashInCards'>['combinations']

function cashed(hand: string, combinations: Combinations) {
  const state = dealt(basicGame(), 'france', hand)
  return tell(state, { type: 'cashInCards', nation: 'france', combinations, placements: [] })
}

function piecesOfFrance(state: ReturnType<typeof cashed>['state']): string {
  return inWords(state.stacks.find(({ nation }) => nation === 'france')?.pieces ?? {})
}

describe('what France is paid for a combination', () => {
  test.each([
    // kind, of what, cards, pieces
    ['regiment', 'infantry', 'Is Ib', '1I'],
    ['regiment', 'cavalry', 'Cs Cb', '1C'],
    ['regiment', 'artillery', 'As Ab', '1A'],
    ['regiment', 'leader', 'Ls Lb', '1L'],
    ['brigade', 'infantry', 'Is Ib Io', '3I'],
    ['brigade', 'cavalry', 'Cs Cb Co', '2C'],
    ['brigade', 'artillery', 'As Ab Ao', '2A'],
    ['brigade', 'leader', 'Ls Lb Lo', '2L'],
    ['division', 'infantry', 'Is Ib Io Ia', '6I'],
    ['division', 'cavalry', 'Cs Cb Co Ca', '4C'],
    ['division', 'artillery', 'As Ab Ao Aa', '3A'],
    ['division', 'leader', 'Ls Lb Lo La', '3L'],
    ['corps', null, 'Is Cb Ao La', '1I 1C 1A 1L'],
    // The example of the rulebook: a corps with cavalry in the nation's own colour.
    ['corps', null, 'Is Cf Ao La', '1I 2C 1A 1L'],
    // Every card in the nation's colour gives one more.
    ['regiment', 'infantry', 'If If', '3I'],
    ['brigade', 'leader', 'Lf Ls Lf', '4L'],
    ['corps', null, 'If Cf Af Lf', '2I 2C 2A 2L'],
    // Napoleon stands for any type and has no colour.
    ['regiment', 'artillery', 'As N', '1A'],
    ['division', 'infantry', 'If N N Is', '7I'],
    ['corps', null, 'Is N N Lf', '1I 1C 1A 2L'],
    ['regiment', 'leader', 'N N', '1L'],
  ] as const)('%s of %s with %s: %s', (kind, arm, hand, pieces) => {
    const { state } = cashed(hand, [{ kind, arm, cards: cards(hand) }])
    expect(piecesOfFrance(state)).toBe(pieces)
    expect(state.nations.france.symbolCards).toEqual([])
  })

  it('is paid for several combinations at once, and the rest stays in the hand', () => {
    const { state, reasons } = cashed('If Is Cs N Cb - Lr', [
      { kind: 'regiment', arm: 'infantry', cards: cards('Is If') },
      { kind: 'brigade', arm: 'cavalry', cards: cards('Cb Cs N') },
    ])
    expect(piecesOfFrance(state)).toBe('2I 2C')
    expect(shorthand(state.nations.france.symbolCards)).toBe('- Lr')
    expect(reasons.filter(({ sum }) => sum === 'cash').map(({ key, value }) => `${key} ${value}`)).toEqual([
      'cash.regiment 1',
      'cash.ownColour 1',
      'cash.brigade 2',
      'cash.total 4',
    ])
    expect(reasons.filter(({ operation }) => operation === 'order')).toHaveLength(2)
  })
})

describe('cards that are turned in', () => {
  test.each([
    ['regiment', 'infantry', 'Is', 'notA.regiment'],
    ['regiment', 'infantry', 'Is Cs', 'notA.regiment'],
    ['regiment', null, 'Is Is', 'notA.regiment'],
    ['brigade', 'infantry', 'Is Is', 'notA.brigade'],
    ['division', 'leader', 'Ls Ls Ls -', 'notA.division'],
    ['corps', null, 'Is Cs As As', 'notA.corps'],
    ['corps', null, 'Is Cs As -', 'notA.corps'],
    ['corps', 'infantry', 'Is Cs As Ls', 'notA.corps'],
    ['corps', null, 'Is Cs As', 'notA.corps'],
  ] as const)('%s of %s with %s: refused, %s', (kind, arm, hand, code) => {
    const state = dealt(basicGame(), 'france', hand)
    const combinations = [{ kind, arm, cards: cards(hand) }]
    const refusal = refusalOf(state, { type: 'cashInCards', nation: 'france', combinations, placements: [] })
    expect(refusal).toMatchObject({ code, path: 'combinations[0]' })
  })

  it('must be in the hand, each for one combination alone', () => {
    const state = dealt(basicGame(), 'france', 'Is Ib')
    const regiment = { kind: 'regiment', arm: 'infantry', cards: cards('Is Ib') } as const
    const combinations = [regiment, regiment]
    const refusal = refusalOf(state, { type: 'cashInCards', nation: 'france', combinations, placements: [] })
    expect(refusal.code).toBe('cardsNotInHand')
  })
})

describe('all that a hand can pay', () => {
  test.each([
    ['nothing', 'If', []],
    ['blank cards are worth nothing', '- - - -', []],
    ['a pair', 'Is Ib', ['regiment 1I']],
    ['a pair that may be in colour or not', 'If Is Ib', ['brigade 4I', 'regiment 2I', 'regiment 1I']],
    ['Napoleon beside one card', 'Ls N', ['regiment 1L']],
    ['four of a kind', 'As Ab Ao Ar', ['division 3A', 'brigade 2A', 'regiment 1A']],
    ['one of each', 'Is Cs As Ls', ['corps 1I 1C 1A 1L']],
    [
      'one of each with Napoleon for what is missing',
      'Is Cs N Lf',
      ['corps 1I 1C 1A 2L', 'regiment 2L', 'regiment 1I', 'regiment 1C'],
    ],
  ])('%s: %s', (_what, hand, wanted) => {
    const found = payable(cards(hand), 'france', defaultCharts)
    expect(found.map(({ kind, gains }) => `${kind} ${inWords(gains)}`)).toEqual(wanted)
  })

  it('spares Napoleon where a plain card does as well', () => {
    const [brigade] = payable(cards('Is Ib Io N'), 'france', defaultCharts).filter(
      ({ kind }) => kind === 'brigade',
    )
    expect(shorthand(brigade?.cards ?? [])).toBe('Is Ib Io')
  })
})

describe('the best of a hand', () => {
  test.each([
    // want, hand, combinations, pieces
    ['pieces', 'Is Ib Io Ia', 'division', '6I'],
    ['pieces', 'Is Ib Io Ia Ir If', 'division regiment', '8I'],
    ['pieces', 'If Is Cf Cs', 'regiment regiment', '2I 2C'],
    ['pieces', 'If Cf Af Lf If', 'corps', '2I 2C 2A 2L'],
    ['infantry', 'Is Ib Io Cs As Ls', 'brigade', '3I'],
    ['cavalry', 'Is Ib Io Cs As Ls', 'corps regiment', '2I 1C 1A 1L'],
    ['leader', 'Is Ib N Ls', 'regiment regiment', '1I 1L'],
    ['artillery', 'Is Ib N Ls', 'brigade', '3I'],
    ['pieces', '- -', '', ''],
  ] as const)('for most %s of %s: %s, %s', (want, hand, kinds, pieces) => {
    const best = bestOf(cards(hand), 'france', defaultCharts, want)
    expect(inWords(best.gains)).toBe(pieces)
    expect(best.combinations.map(({ kind }) => kind).join(' ')).toBe(kinds)
  })

  const card: fc.Arbitrary<SymbolCard> = fc
    .record({
      symbol: fc.constantFrom(...cardSymbols),
      colour: fc.constantFrom('france', 'spain', 'britain'),
    })
    .map(({ symbol, colour }) =>
      symbol === 'napoleon' || symbol === 'blank'
        ? { symbol, colour: 'none' as const }
        : { symbol, colour: cardColours.find((one) => one === colour) ?? 'none' },
    )

  /** The most by trying every combination first, then every one of what is left. */
  function searched(hand: readonly SymbolCard[], want: Want): readonly [number, number, number] {
    const options = payable(hand, 'france', defaultCharts).map(({ cards: used, gains }) => {
      const rest = searched(handWithout(hand, used) ?? [], want)
      const wanted = want === 'pieces' ? unitsIn(gains) : (gains[want] ?? 0)
      return [rest[0] + wanted, rest[1] + unitsIn(gains), rest[2] - used.length] as const
    })
    return options.reduce<readonly [number, number, number]>(larger, [0, 0, 0])
  }

  function larger(
    one: readonly [number, number, number],
    other: readonly [number, number, number],
  ): readonly [number, number, number] {
    const at = one.findIndex((value, index) => value !== other[index])
    return at < 0 || (one[at] ?? 0) > (other[at] ?? 0) ? one : other
  }

  it('is what a search through all divisions of the hand finds, and can be paid', () => {
    fc.assert(
      fc.property(fc.array(card, { maxLength: 9 }), fc.constantFrom(...wants), (hand, want) => {
        const { combinations, gains } = bestOf(hand, 'france', defaultCharts, want)
        const used = combinations.flatMap((one) => one.cards)
        expect(handWithout(hand, used)).not.toBeNull()
        const wanted = want === 'pieces' ? unitsIn(gains) : (gains[want] ?? 0)
        expect([wanted, unitsIn(gains), 0 - used.length]).toEqual(searched(hand, want))
      }),
      { numRuns: 150 },
    )
  })

  it('is found at once in a hand of half the deck', () => {
    const hand = Array.from({ length: 9 }, () => cards('If Is Cf Cs Af As Lf N Ls'))
      .flat()
      .slice(0, 45)
    const began = process.cpuUsage()
    for (const want of wants) bestOf(hand, 'france', defaultCharts, want)
    expect(effortSince(began)).toBeLessThan(1500)
  })
})
