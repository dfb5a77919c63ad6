import { beforeEach, describe, expect, it } from 'vitest'
import BasicTurn from '@/games/napoleon-in-europe/basic/BasicTurn.vue'
import { begunCounts, areRegionsEntered, startTasks } from '@/games/napoleon-in-europe/setup/start.ts'
import StartFleetsSheet from '@/games/napoleon-in-europe/setup/StartFleetsSheet.vue'
import StartPiecesSheet from '@/games/napoleon-in-europe/setup/StartPiecesSheet.vue'
import StartRegionsSheet from '@/games/napoleon-in-europe/setup/StartRegionsSheet.vue'
import StartTasks from '@/games/napoleon-in-europe/setup/StartTasks.vue'
import TurnPlace from '@/games/napoleon-in-europe/turn/TurnPlace.vue'
import { emptyState, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame } from '../../rules/napoleon-in-europe/basic-game.ts'
import { beginOf } from '../../rules/napoleon-in-europe/setup/begin.ts'
import { regionOf, tell } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, inputByLabel, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { showPart, type ShownPart } from './table.ts'

/** A game that has just begun on the board as it is shipped. */
const begun = tell(emptyState, beginOf()).state
const moved: NapoleonState = tell(begun, { type: 'endTurn', nation: 'france', jointly: [] }).state

async function press(part: ShownPart, name: string, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    byRole('button', name).click()
    await part.settle()
  }
}

beforeEach(() => begunCounts.clear())

describe('before anybody has moved', () => {
  it('the rest of the board is asked for; once a turn is over only the regions, until they are counted', () => {
    expect(startTasks(begun)).toEqual(['regions', 'fleets', 'pieces'])
    expect(startTasks(moved)).toEqual(['regions'])
    const spain = { ...noUnnamedRegions, homeland: 8 }
    expect(startTasks({ ...moved, unnamed: { ...moved.unnamed, spain } })).toEqual([])
  })

  it('what the table has entered is not asked for again', () => {
    const counted = {
      ...begun,
      unnamed: { ...begun.unnamed, spain: { ...noUnnamedRegions, homeland: 8 } },
    }
    expect(areRegionsEntered(counted)).toBe(true)
    expect(areRegionsEntered({ ...begun, regions: [...begun.regions, regionOf('bavaria')] })).toBe(true)
    const fleets = [{ nation: 'britain', at: null, squadrons: 9 } as const]
    expect(startTasks({ ...counted, fleets })).toEqual(['pieces'])
  })

  it('a Basic game needs the regions alone', () => {
    const basic = { ...basicGame(), regions: begun.regions }
    expect(startTasks(basic)).toEqual(['regions'])
    showPart(BasicTurn, basic)
    expect(spoken(byRole('section', 'Before you play'))).toContain('Count the regions of each nation')
  })

  it('it stands first on the Turn screen', () => {
    showPart(TurnPlace, begun)
    expect(namesByRole('section')[0]).toBe('Before you play')
  })

  it('leads to the sheet', async () => {
    const part = showPart(StartTasks, begun)
    byRole('button', 'Enter the fleets How many squadrons each nation has').click()
    await expect.poll(() => namesByRole('dialog')).toEqual(['Enter the fleets'])
    await part.settle()
  })
})

describe('counting the regions', () => {
  it('says what is counted already, and takes one command for each nation with more', async () => {
    const part = showPart(StartRegionsSheet, begun)
    expect(spoken(byRole('section', 'France'))).toContain('Besides Paris and Picardy')
    await press(part, 'France: Homeland: more', 3)
    await press(part, 'Ottoman: North Africa: more')
    await press(part, 'Add 4 regions')
    expect(part.asked).toEqual([
      { type: 'countRegions', nation: 'france', regions: { ...noUnnamedRegions, homeland: 3 } },
      { type: 'countRegions', nation: 'ottoman', regions: { ...noUnnamedRegions, northAfrica: 1 } },
    ])
    expect(part.state().unnamed.france.homeland).toBe(3)
    expect(part.wrapper.emitted('close')).toHaveLength(1)
  })

  it('says why where it comes too late', async () => {
    const france = { ...noUnnamedRegions, minor: 2 }
    const part = showPart(StartRegionsSheet, { ...moved, unnamed: { ...moved.unnamed, france } })
    await press(part, 'France: Homeland: more')
    await press(part, 'Add 3 regions')
    expect(spoken(byRole('alert', 'The set-up is over. Correct it instead, and say why.'))).not.toBe('')
    expect(part.wrapper.emitted('close')).toBeUndefined()
  })
})

describe('a sheet that slips away', () => {
  it('opens again with what was counted', async () => {
    const part = showPart(StartRegionsSheet, begun)
    await press(part, 'France: Homeland: more', 3)
    part.wrapper.unmount()
    const again = showPart(StartRegionsSheet, begun)
    await press(again, 'Add 3 regions')
    expect(again.state().unnamed.france.homeland).toBe(3)
  })
})

describe('entering fleets and pieces', () => {
  it('takes squadrons at no place in particular', async () => {
    const part = showPart(StartFleetsSheet, begun)
    await press(part, 'Britain: more', 2)
    await press(part, 'Enter 2 squadrons')
    expect(part.state().fleets).toEqual([{ nation: 'britain', at: null, squadrons: 2 }])
  })

  it('takes the pieces of several nations together', async () => {
    const part = showPart(StartPiecesSheet, begun)
    await press(part, 'Infantry: more', 2)
    inputByLabel('radio', 'Britain').click()
    await part.settle()
    await press(part, 'Cavalry: more')
    await press(part, 'Enter 3 pieces')
    expect(part.state().stacks).toEqual([
      { nation: 'france', region: null, pieces: { infantry: 2 } },
      { nation: 'britain', region: null, pieces: { cavalry: 1 } },
    ])
  })
})
