import { describe, expect, it } from 'vitest'
import CardSheet from '@/games/napoleon-in-europe/advanced/CardSheet.vue'
import CardsPage from '@/games/napoleon-in-europe/advanced/CardsPage.vue'
import { winter } from '../../rules/napoleon-in-europe/advanced.cases.ts'
import { byRole, namesByRole } from '../../ui/parts/reading.ts'
import { showPart } from './table.ts'

describe('the page of cards', () => {
  it('hides the hand until its player asks for it', async () => {
    const part = showPart(CardsPage, winter)
    expect(namesByRole('button').slice(1)).toEqual(['Show the hand', 'Draw 2 cards'])
    byRole('button', 'Show the hand').click()
    await part.settle()
    expect(namesByRole('button').slice(1)).toEqual([
      'Royal Marriage Played: two political action points.',
      'Corps d’Armée Laid out: 1 more for reinforcement.',
      'Storm',
      'Hide the hand',
      'Draw 2 cards',
    ])
  })
})

describe('the sheet of a card', () => {
  const about = { nation: 'france', isLaidOut: false }

  it('plays it', async () => {
    const part = showPart(CardSheet, winter, { ...about, title: 'Royal Marriage' })
    await part.settle()
    byRole('button', 'Play').click()
    await part.settle()
    expect(part.asked).toEqual([{ type: 'playCard', nation: 'france', title: 'Royal Marriage', on: null }])
    expect(part.state().nations.france.politicalActionPoints).toBe(3)
  })

  it('lays an innovation out for ten points', async () => {
    const part = showPart(CardSheet, winter, { ...about, title: 'Corps d’Armée' })
    await part.settle()
    byRole('button', 'Lay out').click()
    await part.settle()
    expect(part.state().nations.france).toMatchObject({ innovations: ['Corps d’Armée'], productionPoints: 2 })
  })

  it('puts it back into the deck', async () => {
    const part = showPart(CardSheet, winter, { ...about, title: 'Storm' })
    await part.settle()
    byRole('button', 'Put back into the deck').click()
    await part.settle()
    expect(part.state().nations.france.hand).toEqual(['Royal Marriage', 'Corps d’Armée'])
  })
})
