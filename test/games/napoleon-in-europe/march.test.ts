import { flushPromises } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import { mapActs } from '@/games/napoleon-in-europe/map/acts.ts'
import { battleDueAt, goalsFrom, marchOf, originsOf } from '@/games/napoleon-in-europe/map/marching.ts'
import MarchSheet from '@/games/napoleon-in-europe/map/MarchSheet.vue'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { shippedMap, untouched } from '@/rules/napoleon-in-europe/map/shipped.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { gameOf, relationOf, tell } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { openCampaign, perform } from './game-store.ts'
import { showPart } from './table.ts'

/** France stands in Picardy and in Paris, its enemy Britain in Belgium. */
const game: NapoleonState = gameOf({
  regions: shippedMap.regions.map(untouched),
  relations: [relationOf('france', 'britain', 'war')],
  stacks: [
    { nation: 'france', region: 'picardy', pieces: { infantry: 4, cavalry: 1 } },
    { nation: 'france', region: 'paris', pieces: { infantry: 1 } },
    { nation: 'france', region: null, pieces: { leader: 1 } },
    { nation: 'britain', region: 'belgium', pieces: { infantry: 3 } },
  ],
})

describe('a march', () => {
  const [march] = mapActs
  it('is offered where pieces are counted by region', () => {
    expect(march?.isOffered?.(game)).toBe(true)
    expect(march?.isOffered?.({ ...game, level: 'basic' })).toBe(false)
    expect(march?.isOffered?.({ ...game, stacks: [{ nation: 'spain', region: null, pieces: {} }] })).toBe(
      false,
    )
  })

  it('starts where pieces stand', () => {
    expect(originsOf(game, 'france').map(({ label }) => label)).toEqual([
      'Paris',
      'Picardy',
      'Wherever they are',
    ])
    expect(originsOf(game, 'spain')).toEqual([])
  })

  it('goes across a border first, and further where it must', () => {
    const { near, far } = goalsFrom(game, 'picardy')
    expect(near.map(({ label }) => label)).toEqual(['Belgium'])
    expect(far).toHaveLength(shippedMap.regions.length - 2)
    expect(goalsFrom(game, 'madrid').far).toEqual([])
  })

  it('is none while nobody marches or nowhere', () => {
    expect(marchOf('france', 'picardy', null, [{ unit: 'infantry', count: 1 }])).toBeNull()
    expect(marchOf('france', 'picardy', 'belgium', [])).toBeNull()
    expect(marchOf('france', '', 'belgium', [{ unit: 'leader', count: 1 }])).toMatchObject({ from: null })
  })

  it('leads to the battle that it meets', () => {
    const command = marchOf('france', 'picardy', 'belgium', [{ unit: 'infantry', count: 2 }])
    if (command === null) throw new Error('nobody marches')
    const { state } = tell(game, command)
    expect(battleDueAt(state, 'france', 'belgium')).not.toBeNull()
    expect(battleDueAt(game, 'france', 'belgium')).toBeNull()
  })
})

/** A campaign with four French infantry in Picardy, and its sheet. */
async function sheetOf(nation: NationId, forcedMarch: 'on' | 'off' = 'off'): Promise<NapoleonGame> {
  const store = await openCampaign()
  const pieces = { infantry: 4 }
  await perform(store, { type: 'changePieces', nation: 'france', region: 'picardy', pieces })
  if (forcedMarch === 'on') {
    await perform(store, { type: 'changeOptions', options: { ...store.state.rules.options, forcedMarch } })
  }
  showPart(MarchSheet, store.state, { game: store, start: { nation } })
  return store
}

describe('its sheet', () => {
  it('takes taps alone, and moves the pieces', async () => {
    const store = await sheetOf('france')
    byRole('button', 'Infantry: more').click()
    await flushPromises()
    byRole('button', 'Belgium').click()
    await flushPromises()
    byRole('button', 'Record it').click()
    await expect.poll(() => store.state.stacks.length).toBe(2)
    expect(store.state.stacks).toContainEqual({
      nation: 'france',
      region: 'belgium',
      pieces: { infantry: 1 },
    })
    expect(spoken(document.body)).toContain('France marches from Picardy to Belgium')
  })

  it('offers no forced march', async () => {
    await sheetOf('france')
    expect(namesByRole('button')).not.toContain('Forced march')
  })

  it('offers one where it is switched on', async () => {
    await sheetOf('france', 'on')
    expect(namesByRole('button')).toContain('Forced march')
  })

  it('says where none of its pieces are counted', async () => {
    await sheetOf('britain')
    expect(spoken(document.body)).toContain('None of its pieces are counted.')
  })
})
