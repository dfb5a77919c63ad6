import { describe, expect, it } from 'vitest'
import {
  fleetLines,
  holderLine,
  pieceCounts,
  promises,
  regionLines,
  relationsLine,
} from '@/games/napoleon-in-europe/powers/nation.ts'
import NationSheet from '@/games/napoleon-in-europe/powers/NationSheet.vue'
import PowersPlace from '@/games/napoleon-in-europe/powers/PowersPlace.vue'
import { specialRules } from '@/games/napoleon-in-europe/powers/specialRules.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { regionOf, withNations } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, findByRole, inputByLabel, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

describe('who has a nation', () => {
  it('names the player, the nation that controls it, or nobody', () => {
    const state = withNations(november1805(), {
      prussia: { control: { by: 'russia', until: 'overture' } },
      ottoman: { control: { by: 'france', until: 'war' } },
    })
    expect(holderLine(state, 'britain')).toBe('Played by Ben')
    expect(holderLine(state, 'prussia')).toBe('Controlled by Russia')
    expect(holderLine(state, 'ottoman')).toBe('Controlled by France until the war ends')
    expect(holderLine(november1805(), 'prussia')).toBe('Nobody plays it')
  })

  it('says how it stands to the others', () => {
    expect(relationsLine(november1805(), 'austria')).toBe(
      'At war with France and Spain, allied with Britain and Russia',
    )
    expect(relationsLine(november1805(), 'prussia')).toBe('Neutral to all')
  })

  it('says what was promised, from either side', () => {
    const state = november1805({
      truces: [{ nations: ['france', 'austria'], until: monthAt(1806, 12) }],
      passages: [{ through: 'prussia', of: 'france' }],
    })
    expect(promises(state, 'france')).toEqual([
      'No war with Austria before December 1806',
      'Its units may pass through Prussia',
    ])
    expect(promises(state, 'prussia')).toEqual(['Lets the units of France pass'])
    expect(promises(state, 'austria')).toEqual(['No war with France before December 1806'])
  })
})

describe('what a nation has', () => {
  it('counts named and unnamed regions by kind', () => {
    const state = november1805({
      regions: [
        regionOf('paris', { homeland: 'france', capital: 'paris' }),
        regionOf('alsace', { homeland: 'france', owner: 'austria' }),
        regionOf('tyrol', { homeland: 'austria', owner: 'france', uprising: true }),
        regionOf('egypt', { northAfrica: true, owner: 'france' }),
        regionOf('bavaria', { owner: 'france' }),
      ],
    })
    expect(regionLines(state, 'france').map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Own homeland: 10 of 11',
      'Other homelands: 1',
      'Minor nations: 8',
      'North Africa: 1',
      'Occupied or in uprising: 1',
    ])
  })

  it('adds up its pieces wherever they stand', () => {
    const state = november1805({
      stacks: [
        { nation: 'russia', region: null, pieces: { infantry: 3, leader: 1 } },
        { nation: 'russia', region: 'moscow', pieces: { infantry: 2, leader: 1 } },
        { nation: 'france', region: null, pieces: { artillery: 1 } },
      ],
    })
    expect(pieceCounts(state, 'russia').map(({ name, count }) => `${count} ${name}`)).toEqual([
      '5 infantry',
      '2 leaders',
    ])
  })

  it('says where its squadrons lie', () => {
    const state = november1805({
      regions: [regionOf('cornwall', { name: 'Cornwall', homeland: 'britain', port: true })],
      seas: [{ id: 'northSea', name: 'North Sea', links: [], straits: [] }],
      fleets: [
        { nation: 'britain', at: { kind: 'sea', sea: 'northSea' }, squadrons: 3 },
        { nation: 'britain', at: { kind: 'port', region: 'cornwall' }, squadrons: 1 },
        { nation: 'britain', at: null, squadrons: 2 },
      ],
    })
    expect(fleetLines(state, 'britain').map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'North Sea: 3 squadrons',
      'Cornwall: 1 squadron',
      'Wherever they lie: 2 squadrons',
    ])
  })
})

describe('rules of a nation’s own', () => {
  it('takes their numbers from the charts of the game', () => {
    expect(specialRules(november1805(), 'ottoman')[0]).toBe('Each of its regions gives 1, Constantinople 2.')
    expect(specialRules(november1805(), 'britain')[0]).toBe(
      'It builds at most 2 land units in a production turn.',
    )
    expect(specialRules(november1805(), 'prussia')).toEqual([
      'From 1810 it may build militia, which may leave the homeland.',
    ])
    expect(specialRules(november1805(), 'austria')).toEqual([])
  })

  it('depends on the rules that are played', () => {
    const attrition = november1805({ rules: rulesWith({ attrition: 'on' }) })
    expect(specialRules(attrition, 'spain')).toHaveLength(1)
    expect(specialRules(november1805(), 'spain')).toEqual([])
    expect(specialRules(november1805({ victory: 'historical' }), 'france')).toHaveLength(1)
    expect(specialRules(november1805({ level: 'basic' }), 'britain')).toEqual([])
  })
})

describe('the powers place', () => {
  it('lists the nations, and opens one', async () => {
    const part = showPart(PowersPlace, november1805())
    expect(namesByRole('button')).toContain('Prussia Nobody plays it Neutral to all')
    byRole('button', 'Prussia Nobody plays it Neutral to all').click()
    await part.settle()
    expect(findByRole('dialog', 'Prussia')).toBeDefined()
  })

  it('leads to the pages about all of them', () => {
    showPart(PowersPlace, november1805())
    expect(namesByRole('link')).toEqual(
      expect.arrayContaining([
        'Relations Who is at war, who is allied',
        'For the next evening A sheet to share',
      ]),
    )
  })
})

describe('the sheet of a nation', () => {
  it('tells all that is known of it', () => {
    showPart(NationSheet, november1805(), { nation: 'britain' })
    const words = spoken(byRole('dialog', 'Britain'))
    for (const part of [
      'Played by Ben',
      'Production points 19',
      'Own homeland 6 of 6',
      'Infantry 5',
      'Wherever they lie 14 squadrons',
      'At war with France and Spain',
    ]) {
      expect(words).toContain(part)
    }
  })

  it('closes on the way to a page', async () => {
    const part = showPart(NationSheet, november1805(), { nation: 'britain' })
    byRole('button', 'Show the relations').click()
    await part.settle()
    expect(part.wrapper.emitted('close')).toHaveLength(1)
    expect(part.router.currentRoute.value.path).toBe('/campaign/g1/relations')
  })

  it('sets its points right, with a reason', async () => {
    const part = showPart(NationSheet, november1805(), { nation: 'britain' })
    byRole('button', 'Points and commitment').click()
    await expect.poll(() => findByRole('button', 'Production points: more'), { timeout: 8000 }).toBeDefined()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.asked).toEqual([])
    byRole('button', 'Miscounted').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.asked).toEqual([])
    const points = inputByLabel('textbox', 'Production points')
    points.focus()
    points.value = '21'
    points.dispatchEvent(new Event('input'))
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.asked).toEqual([
      { type: 'correctNation', nation: 'britain', changes: { productionPoints: 21 }, note: 'Miscounted' },
    ])
    expect(part.state().nations.britain.productionPoints).toBe(21)
  })

  it('sets its squadrons right where they lie', async () => {
    const part = showPart(NationSheet, november1805(), { nation: 'spain' })
    byRole('button', 'Squadrons').click()
    await expect.poll(() => findByRole('textbox', 'Wherever they lie'), { timeout: 8000 }).toBeDefined()
    const squadrons = inputByLabel('textbox', 'Wherever they lie')
    squadrons.focus()
    squadrons.value = '6'
    squadrons.dispatchEvent(new Event('input'))
    byRole('button', 'Forgotten earlier').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.asked).toEqual([
      { type: 'correctSquadrons', nation: 'spain', at: null, squadrons: 6, note: 'Forgotten earlier' },
    ])
  })

  it('sets regions without a name and pieces right', async () => {
    const part = showPart(NationSheet, november1805(), { nation: 'britain' })
    byRole('button', 'Regions without a name').click()
    await expect.poll(() => findByRole('textbox', 'Minor nations'), { timeout: 8000 }).toBeDefined()
    const minor = inputByLabel('textbox', 'Minor nations')
    minor.focus()
    minor.value = '4'
    minor.dispatchEvent(new Event('input'))
    byRole('button', 'Miscounted').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.state().unnamed.britain.minor).toBe(4)

    byRole('button', 'Pieces').click()
    await expect.poll(() => findByRole('textbox', 'Artillery'), { timeout: 8000 }).toBeDefined()
    expect(findByRole('textbox', 'Light infantry')).toBeUndefined()
    const artillery = inputByLabel('textbox', 'Artillery')
    artillery.focus()
    artillery.value = '2'
    artillery.dispatchEvent(new Event('input'))
    byRole('button', 'Miscounted').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(pieceCounts(part.state(), 'britain').map(({ name, count }) => `${count} ${name}`)).toEqual([
      '5 infantry',
      '2 cavalry',
      '2 artillery',
      '1 leader',
    ])
  })

  it('shows cards in place of points in the Basic Rules', () => {
    showPart(NationSheet, november1805({ level: 'basic' }), { nation: 'britain' })
    expect(spoken(byRole('dialog', 'Britain'))).toContain('Cards in hand 0')
    expect(findByRole('button', 'Points and commitment')).toBeUndefined()
  })
})
