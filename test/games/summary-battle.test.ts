import { describe, expect, it } from 'vitest'
import { BattleReading, type Battle } from '@/games/miniatures/summary/battle.ts'
import { basesOf } from '@/games/miniatures/summary/course.ts'
import { pathTo } from '@/journal/index.ts'
import { correct, fire, melee } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { playBattle } from './battle.ts'
import { rolled } from './combat.ts'
import { PlayedGame } from './journal.ts'

function read(game: PlayedGame): Battle {
  const reading = new BattleReading()
  for (const entry of pathTo(game.entries, game.head.position)) reading.take(entry)
  return reading.result()
}

/** Bases of a unit by what took them. */
function taken(game: PlayedGame, unit: string): Readonly<Record<string, number>> {
  return Object.fromEntries(read(game).losses.get(unit)?.bases ?? [])
}

function played(...moves: readonly (readonly [command: Difference, ...faces: number[]])[]): PlayedGame {
  const game = new PlayedGame()
  for (const [command, ...faces] of moves) game.play(command, rolled(...faces))
  return game
}

/** The first turn, in which France attacks first. */
const firstTurn = [
  [{ type: 'beginTurn' }],
  [{ type: 'chooseFirst', side: 'a' }],
] as const satisfies readonly (readonly [Difference])[]
const endHalf = [{ type: 'endHalfTurn' }] as const
/** Telling fire: a base and a marker of the 1st Line. */
const telling = [fire(), 7] as const

describe('what a unit lost', () => {
  it.each<[string, readonly (readonly [Difference, ...number[]])[], Readonly<Record<string, number>>]>([
    ['nothing, where nothing happened', [], {}],
    ['a base by fire', [telling], { fire: 1 }],
    ['a base in melee', [[melee(), 6, 6, 9]], { melee: 1 }],
    ['by fire and in melee', [telling, [melee(), 6, 9, 9, 9]], { fire: 1, melee: 1 }],
    ['by the players’ correction', [[correct('u1', { bases: 2 })]], { players: 2 }],
    ['a correction that puts bases back', [telling, [correct('u1', { bases: 4 })]], { fire: 1, players: -1 }],
    ['all of it, when players take it off', [[correct('u1', { onTable: false })]], { players: 4 }],
    [
      'none, when it comes back',
      [[correct('u1', { onTable: false })], [correct('u1', { onTable: true })]],
      { players: 0 },
    ],
  ])('%s', (_name, moves, bases) => {
    expect(taken(played(...moves), 'u1')).toEqual(bases)
  })

  it('puts the bases of a unit that is destroyed down to what destroyed it', () => {
    const game = played([correct('u8', { bases: 2, marker: false })], [melee({ defender: 'u8' }), 10, 1])
    expect(game.state.units.find(({ id }) => id === 'u8')?.removed).toBe('melee')
    expect(taken(game, 'u8')).toEqual({ players: 2, melee: 2 })
  })

  it('counts a marker when it is taken, not when it is there already', () => {
    const game = played(telling, telling)
    expect(read(game).losses.get('u1')).toMatchObject({ markers: 1 })
  })

  it('counts a gun that is damaged', () => {
    const game = played([fire({ firers: [{ unit: 'u7' }], target: 'u4', distance: 4 }), 10])
    const gun = read(game).losses.get('u4')
    expect((gun?.damages ?? 0) + (gun?.bases.get('fire') ?? 0)).toBe(1)
  })

  it('knows no unit that was taken off the roster', () => {
    const game = played(telling, [{ type: 'deleteUnit', unit: 'u1' }])
    expect(read(game).losses.has('u1')).toBe(false)
  })

  it('forgets what was undone', () => {
    const game = played(telling)
    game.undo()
    expect(taken(game, 'u1')).toEqual({})
    game.redo()
    expect(taken(game, 'u1')).toEqual({ fire: 1 })
  })
})

describe('leaders', () => {
  it('fall with a unit, in a turn', () => {
    const game = played(...firstTurn, [fire({ firers: [{ unit: 'u1' }], target: 'u5' }), 9, 1])
    const { officer, unit, side, turn } = read(game).fallen[0] ?? {}
    expect({ officer, unit, side }).toEqual({ officer: 'Kempt', unit: '32nd Foot', side: 'b' })
    expect(turn).toEqual({ number: 1, half: 1, attacker: 'a' })
  })

  it('do not fall when they ride to another unit', () => {
    const game = played([correct('u5', { officer: null })])
    expect(read(game).fallen).toEqual([])
  })
})

describe('the course of a battle', () => {
  it('goes by half-turns', () => {
    const { start, stretches } = read(played(...firstTurn, telling, endHalf, endHalf, telling))
    expect(start).toEqual({ a: 13, b: 13 })
    expect(stretches.map(({ turn, bases }) => [turn?.number, turn?.half, turn?.attacker, bases.a])).toEqual([
      [1, 1, 'a', start.a - 1],
      [1, 2, 'b', start.a - 1],
      [2, 1, null, start.a - 2],
    ])
  })

  it('puts what comes after the last half-turn to it, while nobody has moved', () => {
    const game = played(...firstTurn, telling, endHalf, endHalf, [correct('u1', { onTable: false })])
    const { stretches } = read(game)
    expect(stretches).toHaveLength(2)
    expect(stretches.at(-1)).toMatchObject({ bases: { a: 9 }, unitsLost: [{ name: '1st Line' }] })
  })

  it('goes by resolutions where no turns are kept', () => {
    const { stretches } = read(played(telling, [correct('u2', { bases: 3 })], telling))
    expect(stretches.map(({ turn, bases }) => [turn, bases.a])).toEqual([
      [null, 11],
      [null, 10],
    ])
  })

  it('begins with what was there when the first die was thrown', () => {
    const game = played([correct('u1', { bases: 2 })], [{ type: 'deleteUnit', unit: 'u8' }], telling)
    expect(read(game).start).toEqual({ a: 11, b: 9 })
  })

  it('has a part before the first turn where it was fought before', () => {
    const { stretches } = read(played(telling, ...firstTurn, telling))
    expect(stretches.map(({ turn }) => turn?.number ?? null)).toEqual([null, 1])
  })

  it('takes up what came after where the players go back to an earlier half-turn', () => {
    const back = { type: 'correctTurn', number: 1, half: 1, attacker: 'a', step: 'rally', note: 'too far' }
    const { stretches } = read(played(...firstTurn, telling, endHalf, telling, [back]))
    expect(stretches).toHaveLength(1)
    expect(stretches[0]).toMatchObject({ turn: { number: 1, half: 1, attacker: 'a' }, bases: { a: 11 } })
  })

  it('has a mark for a unit lost, and none once it has come back', () => {
    const lost = played(telling, [correct('u1', { onTable: false })])
    expect(read(lost).stretches.at(-1)?.unitsLost).toEqual([{ side: 'a', id: 'u1', name: '1st Line' }])
    lost.play(correct('u1', { onTable: true }))
    expect(read(lost).stretches.at(-1)?.unitsLost).toEqual([])
  })

  it('has no part before anything was resolved', () => {
    expect(read(new PlayedGame()).stretches).toEqual([])
  })
})

describe('a whole battle', () => {
  const game = playBattle({ regiments: 12, turns: 6, resolutions: 20 })
  const battle = read(game)

  it('accounts for every base', () => {
    for (const side of ['a', 'b'] as const) {
      const own = game.state.units.filter((unit) => unit.side === side)
      const started = own.reduce((sum, { startingBases }) => sum + startingBases, 0)
      const lost = own
        .flatMap(({ id }) => [...(battle.losses.get(id)?.bases.values() ?? [])])
        .reduce((sum, count) => sum + count, 0)
      expect(started - lost).toBe(basesOf(game.state)[side])
    }
  })

  it('ends where the state stands, and has a mark for each unit that is gone', () => {
    expect(battle.stretches.at(-1)?.bases).toEqual(basesOf(game.state))
    const marks = battle.stretches.flatMap(({ unitsLost }) => unitsLost.map(({ id }) => id))
    const gone = game.state.units.filter(({ removed }) => removed !== null).map(({ id }) => id)
    expect(marks.toSorted()).toEqual(gone.toSorted())
    expect(battle.stretches).toHaveLength(12)
  })
})
