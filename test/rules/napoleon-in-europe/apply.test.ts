import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { apply } from '@/rules/napoleon-in-europe/apply.ts'
import { stateSchema, type NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import { gameOf, regionOf, relationOf } from './table.ts'

function after(effects: readonly NapoleonEffect[], state = gameOf()) {
  return effects.reduce(apply, state)
}

describe('an effect is carried out', () => {
  test('a state of many parts is stored and read back as it is', () => {
    const state = after([
      { type: 'regionSet', region: regionOf('tyrol', { owner: 'austria' }) },
      { type: 'piecesChanged', nation: 'austria', region: 'tyrol', unit: 'infantry', by: 2 },
      { type: 'squadronsChanged', nation: 'britain', at: { kind: 'sea', sea: 'northSea' }, by: 3 },
      { type: 'dueAdded', due: { id: 1, kind: 'peace', nation: 'spain', cause: 'commitment' } },
    ])
    expect(v.parse(stateSchema, JSON.parse(JSON.stringify(state)))).toEqual(state)
  })

  test('squadrons that are all gone leave no fleet behind, and other places stay', () => {
    const at = { kind: 'sea', sea: 'northSea' } as const
    const port = { kind: 'port', region: 'brest' } as const
    const state = after([
      { type: 'squadronsChanged', nation: 'france', at, by: 2 },
      { type: 'squadronsChanged', nation: 'france', at: port, by: 1 },
      { type: 'squadronsChanged', nation: 'france', at: null, by: 4 },
      { type: 'squadronsChanged', nation: 'france', at, by: -2 },
    ])
    expect(state.fleets).toEqual([
      { nation: 'france', at: port, squadrons: 1 },
      { nation: 'france', at: null, squadrons: 4 },
    ])
  })

  test('pieces of one kind go, the others of the stack stay', () => {
    const state = after([
      { type: 'piecesChanged', nation: 'france', region: null, unit: 'infantry', by: 3 },
      { type: 'piecesChanged', nation: 'france', region: null, unit: 'leader', by: 1 },
      { type: 'piecesChanged', nation: 'france', region: null, unit: 'infantry', by: -3 },
    ])
    expect(state.stacks).toEqual([{ nation: 'france', region: null, pieces: { leader: 1 } }])
  })

  test('a relation takes the place of the one before it, whichever nation is named first', () => {
    const war = relationOf('france', 'austria', 'war', 1)
    const state = after([
      { type: 'relationSet', nations: ['france', 'austria'], relation: war },
      { type: 'relationSet', nations: ['austria', 'france'], relation: null },
    ])
    expect(state.relations).toEqual([])
  })

  test('a round that is recorded again replaces its record', () => {
    const nations = {
      france: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      britain: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      prussia: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      russia: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      ottoman: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      austria: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
      spain: { regions: 1, productionPoints: 0, politicalActionPoints: 0 },
    }
    const record = { round: 1, month: null, nations }
    const state = after([
      { type: 'roundRecorded', record },
      { type: 'roundRecorded', record },
    ])
    expect(state.chronicle).toEqual([record])
  })
})
