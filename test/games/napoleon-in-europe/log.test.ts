import { describe, expect, it } from 'vitest'
import { logWords } from '@/games/napoleon-in-europe/describe/log.ts'
import { sumsOf } from '@/games/napoleon-in-europe/describe/sums.ts'
import { sumLinesOf } from '@/games/napoleon-in-europe/describe/outcome.ts'
import { unfinishedOf } from '@/games/napoleon-in-europe/resolve/unfinished.ts'
import { logRows, logText } from '@/games/shared/log/describe.ts'
import { deliberate } from '@/rules/index.ts'
import { napoleonInEurope, type NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { gameOf, relationOf } from '../../rules/napoleon-in-europe/table.ts'
import { openCampaign, perform, written } from './game-store.ts'

const overture: NapoleonCommand = {
  type: 'overtureToMinor',
  nation: 'france',
  territory: { region: 'hanover' },
  leader: false,
}

async function playedRows(faces: readonly number[], ...commands: readonly NapoleonCommand[]) {
  const game = await openCampaign(faces)
  await game.readMoreLog()
  for (const command of commands) await perform(game, command)
  await written()
  return { game, rows: () => logRows(logWords, game.log, game.state) }
}

describe('the log of a campaign', () => {
  it('says who attempted what, the dice, and what came of it', async () => {
    const { rows } = await playedRows([1, 2], overture)
    const [first] = rows()
    expect(first?.view).toMatchObject({
      nation: 'france',
      heading: 'France makes an overture to Hanover',
      lines: [{ dice: [{ face: 1 }, { face: 2 }], result: '3', note: '3, where 9 or more was needed' }],
    })
    expect(first?.view.sentence).toContain('Hanover stays neutral.')
  })

  it('marks what was taken back, and names it', async () => {
    const { game, rows } = await playedRows([1, 2], overture)
    await game.undo()
    const [undo, undone] = rows()
    expect(undo?.view.heading).toBe('Undo: France makes an overture to Hanover')
    expect(undone?.view.undone).toMatch(/^Undone/u)
  })

  it('is shared as text, oldest first', async () => {
    const { rows } = await playedRows([1, 2], overture)
    const lines = logText('Tuesdays', rows()).split('\n')
    expect(lines[0]).toBe('Tuesdays')
    expect(lines.at(-1)).toMatch(
      /France makes an overture to Hanover \| D6 1 D6 2 = 3, 3, where 9 or more was needed \| .*Hanover stays neutral\./u,
    )
  })
})

describe('a sum of dice', () => {
  const battle: NapoleonCommand = {
    type: 'navalBattle',
    nation: 'britain',
    at: null,
    inPort: false,
    attackers: [{ nation: 'britain', squadrons: 3 }],
    defenders: [{ nation: 'france', squadrons: 2 }],
  }
  const state = gameOf({
    relations: [relationOf('britain', 'france', 'war')],
    fleets: [
      { nation: 'britain', at: null, squadrons: 3 },
      { nation: 'france', at: null, squadrons: 2 },
    ],
  })

  function fought(...faces: readonly number[]) {
    const known = faces.map((face) => ({ face, origin: 'given' as const }))
    const result = deliberate(napoleonInEurope, state, battle, known)
    if (result.kind !== 'decided') throw new Error(result.kind)
    return result
  }

  it('has a line for each side, with squadrons and modifiers', () => {
    const { rolls, reasons } = fought(4, 3, 2, 2)
    const lines = sumLinesOf(rolls, reasons)
    expect(lines.map(({ who, dice, terms, result }) => [who, dice.length, terms.length, result])).toEqual([
      ['Britain', 2, 2, '11'],
      ['France', 2, 1, '6'],
    ])
  })

  it('stands the two sides beside each other', () => {
    const sums = sumsOf(fought(4, 3, 2, 2).reasons).filter(({ side }) => side === true)
    expect(sums.map(({ heading, nation }) => [heading, nation])).toEqual([
      ['Britain', 'britain'],
      ['France', 'france'],
    ])
  })
})

it('a throw that was left half done is called by what it is', () => {
  const charge: NapoleonCommand = { type: 'chargeHome', side: 'attacker', goesOn: true }
  expect(unfinishedOf({ command: charge, reasons: [] })).toEqual({ title: 'Charge', command: charge })
  expect(unfinishedOf({ command: overture, reasons: [] }).title).toBe('Overture')
})
