// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { destinations } from '@/rules/napoleon-in-europe/battle/standard/moving.ts'
import { pursuers } from '@/rules/napoleon-in-europe/battle/standard/pursuit.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { campaignOf } from '../campaign.ts'
import { refusalOf, regionOf, relationOf, tell, type Told } from '../table.ts'
import { boardAtFirst, boardBeforePursuit, course, lastShot, pursuit, retreat } from './belgium.course.ts'
import { setUp, type Board, type Entry, type Said } from './belgium-said.ts'
import { battleIn, pieceIn } from './board.ts'

/**
 * The rulebook’s Standard example, entry by entry: France attacks Britain in Belgium. Dice that it does not print are
 * such that what it prints follows. Where it contradicts a rule, the rule stands, and the course says where.
 */

const belgium = regionOf('belgium', { name: 'Belgium', owner: 'britain', links: ['picardy', 'holland'] })
const picardy = regionOf('picardy', { name: 'Picardy', homeland: 'france', links: ['belgium'] })

const army = {
  french: { infantry: 10, cavalry: 4, artillery: 3, leader: 2 },
  british: { infantry: 9, cavalry: 2, artillery: 2, leader: 1 },
}

/** A campaign in which this battle is owed. */
function campaign(leaderHoldsLine: 'on' | 'off'): NapoleonState {
  const game = campaignOf({
    scenario: 'peaceAndOptions',
    played: ['france', 'britain'],
    options: { leaderHoldsLine },
  })
  return {
    ...game,
    relations: [relationOf('france', 'britain', 'war', 1)],
    regions: [belgium, picardy],
    stacks: [
      { nation: 'france', region: 'belgium', pieces: army.french },
      { nation: 'britain', region: 'belgium', pieces: army.british },
    ],
    pending: [
      {
        id: 4,
        kind: 'battle',
        cause: 'move',
        region: 'belgium',
        place: 'Belgium',
        attackers: ['france'],
        defenders: ['britain'],
        garrison: {},
        garrisonPlayedBy: null,
      },
    ],
    nextDue: 5,
  }
}

const opening: NapoleonCommand = {
  type: 'openBattle',
  due: 4,
  region: 'belgium',
  place: 'Belgium',
  attackers: [{ from: 'Picardy', forces: [{ nation: 'france', pieces: army.french }] }],
  defenders: [{ nation: 'britain', pieces: army.british }],
  landed: null,
  napoleon: false,
  innovations: { attacker: [], defender: [] },
}

const letters = [
  ['infantry', 'I'],
  ['cavalry', 'C'],
  ['artillery', 'A'],
  ['leader', 'L'],
] as const

function boardOf(state: NapoleonState): Board {
  const { pieces } = battleIn(state)
  const places = [...new Set(pieces.map(({ at }) => at))]
  return Object.fromEntries(places.map((place) => [place, standingAt(state, place)]))
}

function standingAt(state: NapoleonState, place: string): string {
  const there = battleIn(state).pieces.filter(({ at }) => at === place)
  const squares = there.filter(({ inSquare }) => inSquare).length
  const counts = letters.map(([unit, letter]): readonly [number, string] => [
    there.filter((piece) => piece.unit === unit && !piece.inSquare).length,
    letter,
  ])
  const [infantry = [0, 'I'], ...others] = counts
  return [infantry, [squares, 'S'] as const, ...others]
    .filter(([count]) => count > 0)
    .map(([count, letter]) => `${count}${letter}`)
    .join(' ')
}

function said(state: NapoleonState, commands: readonly Said[]): NapoleonState {
  return commands.reduce((now, [command, faces = []]) => tell(now, command, faces).state, state)
}

function setUpIn(state: NapoleonState): NapoleonState {
  return said(state, [[opening], [setUp('F')], [setUp('B')]])
}

function through(state: NapoleonState, entries: readonly Entry[]): NapoleonState {
  return entries.reduce((now, entry) => said(now, entry.said), state)
}

/** The entries before the one that begins so, and that one. */
function before(what: string): readonly [readonly Entry[], Entry] {
  const place = course.findIndex((entry) => entry.what.startsWith(what))
  const entry = course[place]
  if (entry === undefined) throw new Error(`no entry ${what}`)
  return [course.slice(0, place), entry]
}

function sums({ reasons }: Told, operation: 'total' | 'result'): Readonly<Record<string, number>> {
  const lines = reasons.filter((line) => line.operation === operation)
  return Object.fromEntries(lines.map(({ sum, value }) => [sum, value]))
}

describe('the rulebook’s battle of Belgium', () => {
  let state = setUpIn(campaign('on'))

  it('is a major battle, and begins with the French cavalry', () => {
    expect(boardOf(state)).toEqual(boardAtFirst)
    expect(battleIn(state)).toMatchObject({
      size: 'major',
      due: 4,
      course: { stage: 'fight', turn: 1, phase: 'cavalry', acting: 'attacker' },
    })
  })

  it.each(course)('$what', ({ what, said: commands, board }) => {
    expect(battleIn(state).course).toMatchObject({ stage: 'fight', turn: Number.parseInt(what, 10) })
    state = said(state, commands)
    if (board !== undefined) expect(boardOf(state)).toEqual(board)
  })

  it('3, French artillery: a 9 hits the other square, and the leader alone holds the British right', () => {
    state = said(state, [lastShot])
    expect(boardOf(state)).toEqual(boardBeforePursuit)
    expect(battleIn(state).course.stage).toBe('fight')
  })

  it('3, British artillery: Britain retreats, with no cavalry to cover it', () => {
    state = said(state, retreat)
    expect(battleIn(state).course).toMatchObject({
      stage: 'pursuit',
      isCovered: false,
      result: { winner: 'attacker', cause: 'retreat' },
    })
    expect(pursuers(state)).toHaveLength(3 + 8)
  })

  it.each(pursuit)('$what', ({ said: commands, board }) => {
    expect(battleIn(state).course.stage).toBe('pursuit')
    state = said(state, commands)
    if (board !== undefined) expect(boardOf(state)).toEqual(board)
  })

  it('goes back into the campaign: its losses, the ground, a point, and a roll for commitment', () => {
    expect(battleIn(state).course.stage).toBe('over')
    const before = state.nations.france.politicalActionPoints
    state = said(state, [[{ type: 'closeBattle' }]])
    expect(state.battle).toBeNull()
    expect(state.stacks).toEqual([
      // An infantry in the retreat area rejoins; the example counts it as lost.
      { nation: 'france', region: 'belgium', pieces: { ...army.french, infantry: 9, cavalry: 3 } },
      { nation: 'britain', region: 'belgium', pieces: { infantry: 6, cavalry: 1 } },
    ])
    expect(state.nations.france.politicalActionPoints).toBe(before + 1)
    expect(state.pending).toMatchObject([
      { kind: 'commitment', nation: 'britain', cause: 'battle', place: 'Belgium' },
    ])
  })
})

describe('the battle of Belgium, where a leader holds no part of the line', () => {
  it('is lost as soon as the British right has nobody but its leader', () => {
    const state = said(through(setUpIn(campaign('off')), course), [lastShot])
    expect(boardOf(state)).toEqual(boardBeforePursuit)
    expect(battleIn(state).course).toMatchObject({
      stage: 'pursuit',
      result: { winner: 'attacker', cause: 'lineBroken' },
    })
    expect(pursuers(state)).toHaveLength(3 + 8)
  })
})

describe('the battle of Belgium shows', () => {
  const first = setUpIn(campaign('on'))

  it('that combined arms and a leader make up for the square, but for the British leader', () => {
    const [entries, { said: commands }] = before('3, French cavalry: it charges home')
    const [home, faces] = commands.at(-1) ?? []
    if (home === undefined) throw new Error('nobody charges home')
    const told = tell(said(through(first, entries), commands.slice(0, -1)), home, faces)
    expect(sums(told, 'total')).toEqual({ charger: 2 - 3 + 1 + 1, target: 1 })
    expect(sums(told, 'result')).toEqual({ charge: 2 })
  })

  it('three areas where the French cavalry may go in turn 2, as the picture of the board does', () => {
    const [entries] = before('2, French cavalry')
    const state = through(first, entries)
    expect(destinations(state, pieceIn(state, 'france.cavalry.1')).toSorted()).toEqual([
      'attacker.centre',
      'attacker.reserve',
      'middle.left',
    ])
  })

  it('6 for artillery at a square, where the chart and the 2 for the square make 5', () => {
    const [command, faces] = lastShot
    const told = tell(through(first, course), command, faces)
    expect(sums(told, 'total')).toMatchObject({ needed: 7, fire: 2 })
  })

  it('that who leaves a square or moves may fire, where an infantry has one action', () => {
    const [entries, { said: commands }] = before('2, French infantry')
    const state = said(through(first, entries), commands.slice(0, -2))
    for (const piece of ['france.infantry.8', 'france.infantry.9']) {
      const command = { type: 'fireInBattle', side: 'attacker', piece, target: 'britain.cavalry.1' } as const
      expect(refusalOf(state, command).code).toBe('noActionLeft')
    }
    expect(pieceIn(state, 'france.infantry.5')).toMatchObject({ inSquare: true, spent: 0 })
  })
})
