// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { lossesOf } from '@/rules/napoleon-in-europe/battle/closing/losses.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import { spoken } from '../spoken.ts'
import { refusalOf, tell, type Told } from '../table.ts'
import {
  belgiumBattle,
  closingCases,
  correctionCases,
  fighting,
  lone,
  overInBelgium,
  overInHanover,
  refusedCorrections,
  withBattle,
} from './closing.cases.ts'

const close: NapoleonCommand = { type: 'closeBattle' }
const abandon: NapoleonCommand = { type: 'abandonBattle', note: 'It grew late' }

/** What lines of one kind say. */
function said({ reasons }: Told, ...operations: readonly string[]): readonly string[] {
  return reasons
    .filter(({ operation }) => operations.includes(operation))
    .map(({ key, parameters }) => napoleon.reasons[key]?.(parameters) ?? key)
}

describe('a battle that is over', () => {
  it.each(closingCases)('$what', ({ state, effects, orders = [] }) => {
    const told = tell(state, close)
    expect(spoken(state, told.effects)).toEqual(effects)
    expect(said(told, 'order')).toEqual(expect.arrayContaining([...orders]))
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
    expect(told.state.battle === null).toBe(state.scenario !== 'battle')
  })

  it('leaves nothing to order where nobody is left', () => {
    const pieces = belgiumBattle.pieces.map((piece) =>
      piece.side === 'defender' ? { ...piece, at: 'lost' as const } : piece,
    )
    const keys = tell(withBattle({ pieces }), close).reasons.map(({ key }) => key)
    expect(keys.filter((key) => key.startsWith('order.retreat'))).toEqual([])
  })

  it('is named by its losses, nation by nation', () => {
    expect(lossesOf(belgiumBattle)).toEqual([
      { nation: 'france', pieces: { infantry: 1, cavalry: 1 } },
      { nation: 'britain', pieces: { infantry: 3, cavalry: 1, artillery: 2 } },
    ])
  })

  it.each([
    ['where none stands', { ...overInBelgium, battle: null }, 'noBattle'],
    ['while it is fought', fighting, 'battleGoesOn'],
    ['when it is closed already', { ...lone, ended: 'agreed' }, 'battleIsClosed'],
    [
      'where nobody leads the attack',
      withBattle({ nations: { attacker: [], defender: ['britain'] } }),
      'nobodyAttacks',
    ],
  ] as const)('cannot be closed %s', (_when, state, code) => {
    expect(refusalOf(state, close)).toMatchObject({ code, path: 'type' })
  })
})

describe('a battle that is given up', () => {
  it('leaves the board, and what was owed is still owed', () => {
    const told = tell(fighting, abandon)
    expect(spoken(fighting, told.effects)).toEqual(['battleClosed'])
    expect(said(told, 'heading')).toEqual(['The battle of Belgium is taken off the board: It grew late'])
  })

  it('ends a game that is nothing but it', () => {
    const told = tell({ ...lone, battle: fighting.battle }, abandon)
    expect(spoken(lone, told.effects)).toEqual(['the game ends: agreed'])
    expect(refusalOf(told.state, abandon)).toMatchObject({ code: 'battleIsClosed' })
  })

  it('needs a battle', () => {
    expect(refusalOf({ ...fighting, battle: null }, abandon)).toMatchObject({ code: 'noBattle' })
  })
})

describe('a battle that is put right', () => {
  it.each(correctionCases)('$what', ({ state, correction, notes }) => {
    const told = tell(state, { type: 'correctBattle', note: 'Miscounted', correction })
    expect(said(told, 'order', 'outcome')).toEqual(expect.arrayContaining([...notes]))
    expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  })

  it.each(refusedCorrections)('is refused a correction $what', ({ state, correction, code }) => {
    const command: NapoleonCommand = { type: 'correctBattle', note: 'Miscounted', correction }
    expect(refusalOf(state, command)).toMatchObject({ code })
  })
})

describe('while a battle stands on the board', () => {
  const withDue = withBattle({ due: 8 })
  const report: NapoleonCommand = {
    type: 'reportBattle',
    nation: 'france',
    due: 8,
    region: 'belgium',
    place: '',
    attackers: ['france'],
    defenders: ['britain'],
    winner: 'attackers',
    major: false,
    losses: [],
    napoleonLost: false,
  }

  it('its result is not entered by hand too', () => {
    expect(refusalOf(withDue, report)).toMatchObject({ code: 'battleStands', path: 'due' })
  })

  it('nor is that of a Basic battle', () => {
    const entered = (region: string): NapoleonCommand => ({
      type: 'reportBasicBattle',
      nation: 'france',
      beside: [],
      against: ['britain'],
      region,
      major: true,
      winner: 'france',
      losses: [],
    })
    expect(refusalOf(overInHanover, entered('Hanover'))).toMatchObject({
      code: 'battleStands',
      path: 'region',
    })
    expect(tell(overInHanover, entered('Berlin')).effects.length).toBeGreaterThan(0)
  })

  it('that of another is', () => {
    expect(tell(withDue, { ...report, due: null }).effects.length).toBeGreaterThan(0)
  })

  it('the month does not end', () => {
    expect(refusalOf(withDue, { type: 'endRound' })).toMatchObject({ code: 'battleStands', path: 'type' })
  })

  it('a turn does, and the table is told', () => {
    const acting = withDue.calendar.acting ?? 'france'
    const { reasons } = tell(withDue, { type: 'endTurn', nation: acting, jointly: [] })
    expect(reasons.map(({ key }) => key)).toContain('guide.battleStands')
  })
})
