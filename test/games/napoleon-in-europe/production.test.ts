import { describe, expect, it } from 'vitest'
import GrantSheet from '@/games/napoleon-in-europe/production/GrantSheet.vue'
import { piecesToPlace, placementsOf } from '@/games/napoleon-in-europe/production/placing.ts'
import ProductionTurn from '@/games/napoleon-in-europe/production/ProductionTurn.vue'
import VictoryPage from '@/games/napoleon-in-europe/victory/VictoryPage.vue'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { regionOf, withNations } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, findByRole, spoken } from '../../ui/parts/reading.ts'
import { november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

/** The production round of the picture: Britain has 45 to spend. */
function december1805(nation: NationId = 'britain', about: Partial<NapoleonState> = {}): NapoleonState {
  const state = november1805(about)
  const income = [
    { source: 'capital', capital: 'london', count: 1, points: 10 },
    { source: 'regions', capital: null, count: 8, points: 16 },
  ] as const
  const calendar = { month: monthAt(1805, 12), phase: 'production', acting: nation, done: [] } as const
  const produced = withNations(state, {
    [nation]: {
      player: 'ben',
      productionPoints: 45,
      productionTurn: { saved: 19, income: [...income], built: {} },
    },
  })
  return { ...produced, calendar: { ...produced.calendar, ...calendar } }
}

function tap(name: string): void {
  byRole('button', name).click()
}

const more = (name: string) => tap(`One more ${name}`)
const text = () => spoken(document.body)

describe('the production page', () => {
  it('shows what came in, what is left, and a basket that grows by taps', async () => {
    const { settle, asked, state } = showPart(ProductionTurn, december1805(), { nation: 'britain' })
    expect(text()).toContain('London 10, 8 regions 16, saved 19')
    more('infantry')
    await settle()
    more('cavalry')
    await settle()
    more('naval squadron')
    await settle()
    expect(text()).toContain('14 left of 45')
    tap('Buy for 31, save 14')
    await settle()
    expect(asked).toEqual([
      {
        type: 'purchase',
        nation: 'britain',
        basket: { infantry: 1, cavalry: 1, squadron: 1 },
        placements: [],
      },
    ])
    expect(state().nations.britain.productionPoints).toBe(14)
    expect(text()).toContain('Place 1 infantry in a free homeland region of Britain.')
    expect(text()).toContain('14 left of 45')
  })

  it('says what was bought for the record, and the reason of a row goes with the purchase', async () => {
    const { settle } = showPart(ProductionTurn, december1805('france'), { nation: 'france' })
    more('political action point')
    await settle()
    more('elite infantry')
    await settle()
    expect(text()).toContain('2 more first')
    tap('Buy for 10, save 35')
    await settle()
    expect(text()).toContain('France gets 1 political action point')
    expect(text()).not.toContain('2 more first')
    expect(findByRole('button', 'Undo')).toBeDefined()
    more('infantry')
    await settle()
    tap('Buy for 6, save 29')
    await settle()
    tap('Save 29 then Britain produces')
    await settle()
    expect(findByRole('button', 'Undo')).toBeUndefined()
  })

  it('says in the row why one more cannot be bought, until it can', async () => {
    const { settle } = showPart(ProductionTurn, december1805(), { nation: 'britain' })
    const limit = 'Britain builds at most 2 land units in a production turn.'
    more('infantry')
    await settle()
    more('infantry')
    await settle()
    expect(text()).not.toContain(limit)
    more('artillery')
    await settle()
    expect(text()).toContain(limit)
    tap('One infantry fewer')
    await settle()
    expect(text()).not.toContain(limit)
  })

  it('does not sell elite infantry without its infantry when that is put back', async () => {
    const { settle, asked } = showPart(ProductionTurn, december1805('france'), { nation: 'france' })
    more('infantry')
    await settle()
    more('infantry')
    await settle()
    more('elite infantry')
    await settle()
    tap('One infantry fewer')
    await settle()
    expect(text()).toContain('1 more first')
    tap('Buy for 15, save 30')
    await settle()
    expect(asked).toEqual([])
  })

  it('ends the turn with an empty basket, and says who is next', async () => {
    const { settle, state } = showPart(ProductionTurn, december1805('france'), { nation: 'france' })
    expect(text()).toContain('then Britain produces')
    tap('Save 45 then Britain produces')
    await settle()
    expect(state().calendar).toMatchObject({ acting: 'britain', done: ['france'] })
  })

  it('leaves what a nation never builds out of the list, and tells why on demand', async () => {
    const { settle } = showPart(ProductionTurn, december1805('ottoman'), { nation: 'ottoman' })
    expect(findByRole('button', 'One more artillery')).toBeUndefined()
    tap('Not for the Ottoman Empire: infantry, elite infantry, cavalry, heavy cavalry and artillery')
    await settle()
    expect(text()).toContain('builds only militia, irregular cavalry and leaders')
  })

  it('asks for places only where the table keeps them, and proposes the likeliest', () => {
    const regions = [
      regionOf('scotland', { homeland: 'britain', owner: 'britain' }),
      regionOf('london', { homeland: 'britain', capital: 'london', port: true }),
      regionOf('cornwall', { homeland: 'britain', port: true }),
    ]
    const basket = { infantry: 2, squadron: 1, politicalActionPoint: 1 }
    expect(piecesToPlace(december1805('britain', { regions }), 'britain', basket)).toEqual([])
    const tracked = december1805('britain', {
      regions,
      stacks: [{ nation: 'france', region: 'scotland', pieces: { infantry: 1 } }],
      fleets: [{ nation: 'britain', at: { kind: 'port', region: 'cornwall' }, squadrons: 2 }],
    })
    expect(placementsOf(piecesToPlace(tracked, 'britain', basket))).toEqual([
      { item: 'infantry', region: 'london', count: 2 },
      { item: 'squadron', region: 'cornwall', count: 1 },
    ])
  })

  it('gives points away from Britain', async () => {
    const { settle, state } = showPart(GrantSheet, december1805(), { open: true })
    tap('Give 10 to Russia')
    await settle()
    expect(state().nations.russia.productionPoints).toBe(14)
    expect(state().nations.britain.productionPoints).toBe(35)
  })
})

describe('the victory page', () => {
  it('tells each player’s level and what is missing for the next', () => {
    showPart(VictoryPage, november1805())
    expect(text()).toContain('Major Victory')
    expect(text()).toContain('16 of 26 regions: more than Russia and Ottoman together')
  })

  it('tells the sides of a historical game', () => {
    showPart(VictoryPage, november1805({ victory: 'historical' }))
    expect(text()).toContain('The French alliance')
    expect(text()).toContain('France wins when the last of its enemies has sued for peace')
  })
})
