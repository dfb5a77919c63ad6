import { describe, expect, it } from 'vitest'
import { majorBySize, takenOutUncounted } from '@/games/napoleon-in-europe/basic/foresight.ts'
import HandPage from '@/games/napoleon-in-europe/basic/HandPage.vue'
import { piecesToPlace, placementsOf } from '@/games/napoleon-in-europe/basic/placing.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicGame, dealt, holding } from '../../rules/napoleon-in-europe/basic-game.ts'
import { byRole, inputByLabel } from '../../ui/parts/reading.ts'
import { showPart } from './table.ts'

function standing(france: number, britain: number): NapoleonState {
  return basicGame({
    stacks: [
      { nation: 'france', region: 'Hanover', pieces: { infantry: france, leader: 1 } },
      { nation: 'britain', region: 'Hanover', pieces: { infantry: britain } },
    ],
  })
}

describe('how large a battle is', () => {
  const sides = [['france'], ['britain']] as const
  it('is said by the pieces that are counted there', () => {
    expect(majorBySize(standing(9, 9), 'Hanover', sides)).toBe(true)
    expect(majorBySize(standing(9, 1), 'Hanover', sides)).toBe(false)
  })

  it('is not known where a side is not counted there', () => {
    expect(majorBySize(standing(9, 0), 'Hanover', sides)).toBeNull()
    expect(majorBySize(standing(9, 9), null, sides)).toBeNull()
  })
})

describe('a nation that would go out', () => {
  const total = holding(basicGame({ victory: 'totalVictory' }), 'france', 'Cornwall')
  const london = { region: 'London' }
  it('is told where its regions were never counted', () => {
    expect(takenOutUncounted(total, 'france', london)).toBe('britain')
  })

  it('is not where more of them are known, counted, or the war is limited', () => {
    const counted = { ...total.unnamed.britain, homelandLost: 3 }
    expect(takenOutUncounted(basicGame({ victory: 'totalVictory' }), 'france', london)).toBeNull()
    expect(
      takenOutUncounted({ ...total, unnamed: { ...total.unnamed, britain: counted } }, 'france', london),
    ).toBeNull()
    expect(takenOutUncounted({ ...total, victory: 'limitedWar' }, 'france', london)).toBeNull()
    expect(takenOutUncounted(total, 'france', { region: 'Saxony' })).toBeNull()
  })
})

describe('new pieces', () => {
  it('are proposed for the capital, and may be split', () => {
    const regions = basicGame().regions.filter(({ homeland }) => homeland === 'france')
    const [one, ...others] = piecesToPlace({ infantry: 2, cavalry: 1 }, regions)
    if (one === undefined) throw new Error('no piece')
    expect([one.region, others.length]).toEqual(['Paris', 2])
    expect(placementsOf([{ ...one, region: 'Brittany' }, ...others])).toEqual([
      { region: 'Brittany', pieces: { infantry: 1, cavalry: 0, artillery: 0, leader: 0 } },
      { region: 'Paris', pieces: { infantry: 1, cavalry: 1, artillery: 0, leader: 0 } },
    ])
  })

  it('go where taps put them', async () => {
    const placed = basicGame({ stacks: [{ nation: 'france', region: 'Paris', pieces: { infantry: 1 } }] })
    const part = showPart(HandPage, dealt(placed, 'france', 'If If If'))
    byRole('button', 'Show the cards of France').click()
    await part.settle()
    byRole('button', 'Choose these').click()
    await part.settle()
    inputByLabel('radio', 'Brittany').click()
    await part.settle()
    const go = [...document.querySelectorAll('button')].find(({ textContent }) =>
      textContent.includes('Turn in'),
    )
    go?.click()
    await part.settle()
    expect(part.state().stacks.map(({ region }) => region)).toContain('Brittany')
  })
})
