import { describe, expect, it } from 'vitest'
import { BattleReading } from '@/games/miniatures/summary/battle.ts'
import { courseTable } from '@/games/miniatures/summary/courseTable.ts'
import { summaryText } from '@/games/miniatures/summary/sections.ts'
import { diceOfSides, holderViews, sideViews, turnText } from '@/games/miniatures/summary/view.ts'
import { diceRecord, pathTo } from '@/journal/index.ts'
import { correct, fire, melee } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { rolled, typed } from './combat.ts'
import { PlayedGame } from './journal.ts'

function summaryOf(game: PlayedGame) {
  const reading = new BattleReading()
  for (const entry of pathTo(game.entries, game.head.position)) reading.take(entry)
  const battle = reading.result()
  const { state } = game
  const dice = diceOfSides(state, diceRecord(game.entries))
  const playedAt = game.entries.at(-1)?.at ?? 0
  return { state, battle, sides: sideViews(state, battle), holders: holderViews(state), dice, playedAt }
}

const scenario: Difference = {
  type: 'changeScenario',
  changes: {
    turnLimit: 1,
    objectives: [
      { name: 'Crossroads', heldBy: 'b' },
      { name: 'Wood', heldBy: null },
    ],
  },
}

/** A short battle: volleys, a leader who falls, a unit that is ridden off, a correction and an undo. */
function shortBattle(): PlayedGame {
  const game = new PlayedGame()
  game.play(scenario)
  game.play({ type: 'beginTurn' })
  game.play({ type: 'chooseFirst', side: 'a' })
  game.play(fire(), rolled(7))
  game.play(fire({ firers: [{ unit: 'u2' }], target: 'u5' }), typed(9, 1))
  game.play(fire(), rolled(2))
  game.undo()
  game.play({ type: 'endHalfTurn' })
  game.play(melee({ defender: 'u8' }), rolled(10, 10, 1))
  game.play(correct('u5', { bases: 4 }))
  game.play({ type: 'endHalfTurn' })
  return game
}

describe('what a side lost', () => {
  const { sides } = summaryOf(shortBattle())

  it('adds up', () => {
    expect(
      sides.map(({ side, present, started, lost, causes }) => [side.name, present, started, lost, causes]),
    ).toEqual([
      ['France', 12, 13, 1, [{ label: 'By fire', count: 1 }]],
      [
        'Britain',
        9,
        13,
        4,
        [
          { label: 'By fire', count: 1 },
          { label: 'In melee', count: 4 },
          { label: 'By the players’ own hand', count: -1 },
        ],
      ],
    ])
    expect(sides.map(({ unitsLost, leadersFallen, players }) => [unitsLost, leadersFallen, players])).toEqual(
      [
        ['0 of 4 units lost', '', 'Played by Anne'],
        ['1 of 4 units lost', '1 leader fallen', ''],
      ],
    )
  })

  it('is told unit by unit', () => {
    expect(sides.flatMap(({ units }) => units.map(({ unit, line }) => `${unit.name}: ${line}`))).toEqual([
      '1st Line: 1 by fire, 1 marker',
      '32nd Foot: 1 by fire, 1 put back, 1 marker',
      'Lüneburg: destroyed in melee in turn 1',
    ])
    expect(sides.flatMap(({ fallen }) => fallen)).toEqual([{ name: 'Kempt', line: 'with 32nd Foot, turn 1' }])
  })
})

describe('who held what', () => {
  it('names the holders', () => {
    expect(holderViews(shortBattle().state).map(({ name, holder }) => [name, holder])).toEqual([
      ['Crossroads', 'Britain'],
      ['Wood', 'Nobody'],
    ])
  })

  it.each<[string, readonly Difference[], string]>([
    ['no turns', [], ''],
    ['a turn without a limit', [{ type: 'beginTurn' }], 'Turn 1.'],
    ['a turn within the limit', [scenario, { type: 'beginTurn' }], 'Turn 1 of 1.'],
    [
      'the limit',
      [
        scenario,
        { type: 'beginTurn' },
        { type: 'chooseFirst', side: 'a' },
        { type: 'endHalfTurn' },
        { type: 'endHalfTurn' },
      ],
      'The limit of 1 turn is reached.',
    ],
  ])('says how far the battle has come: %s', (_name, commands, text) => {
    const game = new PlayedGame()
    for (const command of commands) game.play(command)
    expect(turnText(game.state)).toBe(text)
  })
})

describe('the table of the course', () => {
  it('has every half-turn, with what fell in it', () => {
    const { battle, state } = summaryOf(shortBattle())
    expect(
      courseTable(battle, state.sides).map(({ when, bases, events }) => [when, bases.a, bases.b, events]),
    ).toEqual([
      ['Start', 13, 13, []],
      ['1, France', 12, 12, ['leader Kempt']],
      ['1, Britain', 12, 9, ['Lüneburg']],
    ])
  })

  it('leaves out resolutions that changed nothing, but the last', () => {
    const game = new PlayedGame()
    for (const face of [1, 7, 1, 1]) game.play(fire(), rolled(face))
    const { battle, state } = summaryOf(game)
    expect(courseTable(battle, state.sides).map(({ when, bases }) => [when, bases.a])).toEqual([
      ['Start', 13],
      ['2', 12],
      ['4', 12],
    ])
  })
})

describe('the dice', () => {
  it('are told apart by side and by where they came from, undone ones too', () => {
    const { dice } = summaryOf(shortBattle())
    expect(
      dice.map(({ title, tallies }) => [
        title,
        tallies.map(({ origin, counts }) => [origin, counts.reduce((sum, count) => sum + count, 0)]),
      ]),
    ).toEqual([
      [
        'France (Anne)',
        [
          ['typed', 1],
          ['rolled', 2],
        ],
      ],
      [
        'Britain',
        [
          ['rolled', 3],
          ['typed', 1],
        ],
      ],
    ])
  })

  it('are told apart by kind where there is more than one', () => {
    const { state } = new PlayedGame()
    const counts = [1, 0, 0, 0, 0, 0]
    const views = diceOfSides(state, [
      { side: null, sides: 6, origin: 'rolled', counts },
      { side: 'b', sides: 10, origin: 'rolled', counts },
    ])
    expect(views.map(({ title }) => title)).toEqual(['Britain, D10', 'Either side, D6'])
  })
})

describe('the summary as text', () => {
  it('reads from top to bottom', () => {
    expect(summaryText(summaryOf(shortBattle())).split('\n')).toEqual([
      'Quatre Bras',
      expect.stringMatching(/^Monday,? 30 November 2026\. The limit of 1 turn is reached\.$/),
      '',
      'France: 12 of 13 bases left, 0 of 4 units lost',
      'Britain: 9 of 13 bases left, 1 of 4 units lost, 1 leader fallen',
      '',
      'Who held what',
      'Crossroads: Britain',
      'Wood: Nobody',
      '',
      'Course of the battle',
      'Start: France 13, Britain 13.',
      'Turn 1, France: France 12, Britain 12. Lost: leader Kempt.',
      'Turn 1, Britain: France 12, Britain 9. Lost: Lüneburg.',
      '',
      'Losses',
      'France: by fire 1, morale markers taken 1.',
      'Britain: by fire 1, in melee 4, by the players’ own hand −1, morale markers taken 1.',
      '',
      'Losses of France',
      '1st Line: 1 by fire, 1 marker',
      '',
      'Losses of Britain',
      '32nd Foot: 1 by fire, 1 put back, 1 marker',
      'Lüneburg: destroyed in melee in turn 1',
      '',
      'Leaders fallen',
      'Britain: Kempt, with 32nd Foot, turn 1.',
      '',
      'Dice',
      'France (Anne), typed from real dice: 1 die, mean 9.0, 5.5 expected. Under 50 dice it is too early to tell.',
      'France (Anne), rolled by the app: 2 dice, mean 10.0, 5.5 expected. Under 50 dice it is too early to tell.',
      'Britain, rolled by the app: 3 dice, mean 3.3, 5.5 expected. Under 50 dice it is too early to tell.',
      'Britain, typed from real dice: 1 die, mean 1.0, 5.5 expected. Under 50 dice it is too early to tell.',
      '',
      'Aide-de-Camp',
    ])
  })

  it('has no heading over nothing', () => {
    const text = summaryText(summaryOf(new PlayedGame()))
    expect(text).not.toContain('Course of the battle')
    expect(text).not.toContain('Dice')
    expect(text).toContain('France: Nothing was lost.')
  })
})
