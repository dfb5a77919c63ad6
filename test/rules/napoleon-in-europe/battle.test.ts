// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { battleCases, battleRefusals, type BattleCase } from './battle.cases.ts'
import { spoken } from './spoken.ts'
import { refusalOf, tell } from './table.ts'

/** France attacks Austria and nothing comes of it, but for what a case says. */
function reported(report: BattleCase['report']): NapoleonCommand {
  return parse(commandSchema, {
    type: 'reportBattle',
    nation: 'france',
    due: null,
    region: null,
    place: '',
    attackers: ['france'],
    defenders: ['austria'],
    winner: 'attackers',
    major: false,
    losses: [],
    napoleonLost: false,
    ...report,
  })
}

describe('a battle that was fought', () => {
  it.each(battleCases)('$what', ({ state, report, effects }) => {
    const told = tell(state, reported(report))
    expect(spoken(state, told.effects)).toEqual(effects)
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  })

  it('without a war is taken down, and said to be out of order', () => {
    const [first] = battleCases
    if (first === undefined) throw new Error('no case')
    const { reasons } = tell({ ...first.state, relations: [] }, reported({}))
    expect(reasons.map(({ key }) => key)).toContain('guide.battleWithoutWar')
  })
})

describe('a battle that cannot be, refused:', () => {
  it.each(battleRefusals)('$what', ({ state, report, code, path }) => {
    expect(refusalOf(state, reported(report))).toMatchObject({ code, path })
  })
})
