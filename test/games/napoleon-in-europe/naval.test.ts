import { describe, expect, it } from 'vitest'
import { battleOf, likelyCounts, sidesAt } from '@/games/napoleon-in-europe/naval/battleDraft.ts'
import { battlePlaces, destinations, placeWords } from '@/games/napoleon-in-europe/naval/places.ts'
import SquadronsPage from '@/games/napoleon-in-europe/naval/SquadronsPage.vue'
import { landings, likelyWay } from '@/games/napoleon-in-europe/naval/transportDraft.ts'
import { asManyOf, availableAt, withCount } from '@/games/napoleon-in-europe/naval/troops.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { atWar, biscay, withoutPlaces } from '../../rules/napoleon-in-europe/naval.cases.ts'
import { namesByRole } from '../../ui/parts/reading.ts'
import { showPart } from './table.ts'

const brittany = { kind: 'port', region: 'brittany' } as const

describe('what is proposed for a naval battle', () => {
  it('stands where both sides have squadrons, then at the enemy’s ports', () => {
    expect(battlePlaces(atWar, 'britain').map((at) => placeWords(atWar, at))).toEqual([
      'Bay of Biscay',
      'Port of Brittany',
    ])
  })

  it('has all squadrons of both sides that are there', () => {
    expect(sidesAt(atWar, 'france', biscay)).toEqual({
      attackers: [{ nation: 'france', most: 5 }],
      defenders: [
        { nation: 'britain', most: 4 },
        { nation: 'austria', most: 1 },
        { nation: 'spain', most: 3 },
      ],
    })
    const counts = likelyCounts(atWar, 'france', biscay, false)
    expect(battleOf(atWar, 'france', biscay, counts, false)).toMatchObject({
      attackers: [{ nation: 'france', squadrons: 5 }],
      defenders: [{ squadrons: 4 }, { squadrons: 1 }, { squadrons: 3 }],
    })
  })

  it('has no more than two on a port', () => {
    expect(likelyCounts(atWar, 'spain', brittany, true)).toMatchObject({ spain: 2, france: 2, britain: 0 })
  })

  it('has the nation and its first enemy where nobody says where squadrons lie', () => {
    expect(likelyCounts(withoutPlaces, 'france', null, false)).toMatchObject({
      france: 4,
      britain: 6,
      spain: 0,
    })
  })

  it('is nothing while a side has nobody', () => {
    expect(battleOf(atWar, 'france', biscay, { france: 2 }, false)).toBeNull()
  })
})

describe('what is proposed for a voyage', () => {
  it('is the nearest sea first, then others, then friendly ports', () => {
    const ways = destinations(atWar, 'russia', { kind: 'sea', sea: 'aegeanSea' })
    expect(ways.map((at) => placeWords(atWar, at))).toEqual([
      'Black Sea',
      'Bay of Biscay',
      'North Sea',
      'Port of Crimea',
    ])
  })

  it('goes through a sea area that touches both coasts, past those that are there', () => {
    expect(likelyWay(atWar, 'britain', 'cornwall', { region: 'brittany' })).toEqual([
      { sea: 'bayOfBiscay', enemy: 5, own: 8 },
    ])
    expect(likelyWay(atWar, 'britain', null, null)).toEqual([{ sea: null, enemy: 0, own: 0 }])
  })

  it('goes where its squadrons are, where the map knows no coast', () => {
    const inland = { unnamed: 'minor', owner: null, homeland: null } as const
    expect(likelyWay(atWar, 'britain', null, inland)).toMatchObject([{ sea: 'bayOfBiscay', own: 8 }])
  })

  it('lands nowhere where it is not welcome', () => {
    const labels = landings(atWar, 'britain', 'cornwall').map(({ label }) => label)
    expect(labels).toContain('Brittany')
    expect(labels).not.toContain('Crimea')
    expect(labels).not.toContain('Cornwall')
  })

  it('takes what stands there as far as the escort goes, and any number where nothing is counted', () => {
    const state: NapoleonState = {
      ...atWar,
      stacks: [{ nation: 'britain', region: 'cornwall', pieces: { infantry: 2, leader: 1 } }],
    }
    const infantryAndLeader = (count: number) => [
      { unit: 'infantry', count },
      { unit: 'leader', count: 1 },
    ]
    const there = availableAt(state, 'britain', 'cornwall')
    expect(asManyOf(there, 4)).toEqual(infantryAndLeader(2))
    expect(asManyOf(there, 1)).toEqual(infantryAndLeader(1))
    // Nothing can sail: the rules say so of what stands there.
    expect(asManyOf(there, 0)).toEqual(infantryAndLeader(2))
    expect(availableAt(atWar, 'britain', 'cornwall').map(({ unit }) => unit)).toEqual([null, 'leader'])
    expect(withCount([{ unit: null, count: 2 }], null, 0)).toEqual([])
    expect(withCount([{ unit: 'leader', count: 1 }], 'infantry', 3)).toEqual(infantryAndLeader(3))
  })
})

describe('the page of squadrons', () => {
  it('has a row for each fleet, place by place', () => {
    showPart(SquadronsPage, atWar)
    expect(namesByRole('heading')).toEqual([
      'Bay of Biscay',
      'Aegean Sea',
      'Port of Brittany',
      'Port of Crimea',
      'Without a place',
    ])
    expect(namesByRole('button')).toEqual([
      'France, 5 squadrons: move them',
      'Britain, 4 squadrons: move them',
      'Austria, 1 squadron: move them',
      'Spain, 3 squadrons: move them',
      'Russia, 1 squadron: move them',
      'France, 2 squadrons: move them',
      'Russia, 2 squadrons: move them',
      'Ottoman, 3 squadrons: move them',
      'Naval battle',
      'Transports',
      'Move squadrons',
    ])
  })
})
