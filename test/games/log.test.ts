// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { entryActor, entryHeading, logViews } from '@/games/miniatures/describe/log.ts'
import { dayText, logText, namesAreMissing } from '@/games/shared/log/describe.ts'
import type { LogEntryView } from '@/ui/log.ts'
import { correct, fire, melee, quatreBras } from '../rules/game.ts'
import { thursdayCharts } from '../rules/own-charts.ts'
import { rolled, sheetText, typed } from './combat.ts'
import { PlayedGame } from './journal.ts'

/** What the log shows of the newest entry. */
function newest(game: PlayedGame): LogEntryView {
  const [first] = logViews(game.lines, game.state)
  if (first === undefined) throw new Error('the log is empty')
  return first.view
}

function viewsOf(game: PlayedGame): readonly LogEntryView[] {
  return logViews(game.lines, game.state).map(({ view }) => view)
}

function textOf(game: PlayedGame): readonly string[] {
  return logText('Quatre Bras', logViews(game.lines, game.state)).split('\n')
}

const unnamed = { name: '', value: 1 }
const inDanger = { type: 'fallenLeader', unit: 'u8', basesRemoved: 2, danger: 'melee' }

describe('a command in the log', () => {
  it('is a volley with its time, its die, its points, and what came of it', () => {
    const game = new PlayedGame()
    game.play(fire(), rolled(7))
    const { sums, ...view } = newest(game)
    expect(view).toEqual({
      nation: 'britain',
      heading: '32nd Foot fires at 1st Line, 4 in',
      time: '20:01',
      lines: [
        {
          dice: [{ face: 7, sides: 10, origin: 'rolled' }],
          terms: [{ value: '+1', label: 'column' }],
          result: '8',
        },
      ],
      note: '16 points',
      sentence: 'Telling fire. 1st Line loses 1 base and takes a marker.',
    })
    expect(sheetText(sums)).toContain('= Fire points 16 (row 15–19, family)')
  })

  it('[fault: own-dice] says that a die was typed', () => {
    const game = new PlayedGame()
    game.play(fire(), typed(7))
    expect(newest(game)).toMatchObject({ note: '16 points, typed', lines: [{ dice: [{ origin: 'typed' }] }] })
  })

  it('says whose charts it was decided by, from the entry alone, and nothing where they are as they come', () => {
    const game = new PlayedGame({ ...quatreBras, chartSet: thursdayCharts, options: { movedGuns: 'full' } })
    expect(newest(game).sentence).toBe('By Thursday rules: 2 numbers differ from the charts as they come.')
    game.play(melee(), typed(6, 5, 9, 9))
    expect(newest(game).rules).toBe('by Thursday rules')
    expect(textOf(game)[2]).toContain(' | by Thursday rules')
    game.play({ type: 'changeCharts', chartSet: null })
    expect(newest(game)).toMatchObject({
      heading: 'The charts as they come, from here on',
      sentence: '2 numbers differ from the charts before.',
    })
    game.play(fire(), typed(7))
    expect(viewsOf(game).map(({ rules }) => rules)).toEqual([
      undefined,
      undefined,
      'by Thursday rules',
      undefined,
    ])
  })

  it('names the unit of each deed once', () => {
    const game = new PlayedGame()
    game.play(melee({ defender: 'u8' }), rolled(7, 7))
    expect(newest(game).sentence).toBe(
      '1st Line wins. 1st Line loses 1 base and holds. Lüneburg loses 1 base, takes a marker and moves back 6 in.',
    )
  })

  it('is nobody’s where the game begins', () => {
    const view = newest(new PlayedGame())
    expect(view).toEqual({ heading: 'Quatre Bras begins', time: '20:00', lines: [], sums: [] })
  })

  it('[fault: correction] is a correction with what was wrong and why', () => {
    const game = new PlayedGame()
    game.play(correct('u1', { bases: 3, marker: true }))
    expect(newest(game)).toMatchObject({
      heading: 'Correction: 1st Line',
      sentence: '3 bases, not 4. It carries a morale marker. for the test',
      sums: [],
    })
  })

  it('[fault: correction] does not say that an officer without a name is none', () => {
    const game = new PlayedGame()
    game.play(correct('u5', { officer: unnamed }))
    expect(newest(game)).toMatchObject({ sentence: 'An officer is with it. for the test' })
    game.play(correct('u5', { officer: null }))
    expect(newest(game)).toMatchObject({ sentence: 'No officer is with it. for the test' })
  })

  it('says "the officer" of one without a name', () => {
    const game = new PlayedGame()
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: unnamed } })
    game.play(inDanger, rolled(9, 2))
    expect(newest(game)).toMatchObject({
      heading: 'The officer in danger with Lüneburg',
      sentence: 'The leader falls. The officer falls.',
      lines: [{ dice: [{ face: 9 }, { face: 2 }], note: 'The officer falls (1 to 4)' }],
    })
  })

  it('does not say that an officer without a name is none', () => {
    const game = new PlayedGame()
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: unnamed } })
    expect(newest(game).heading).not.toContain('no officer')
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: null } })
    expect(newest(game).heading).toBe('Lüneburg: no officer')
  })
})

describe('undo and redo in the log', () => {
  it('[fault: undo-to-the-start] are named, and strike through what they took back, with the time', () => {
    const game = new PlayedGame()
    game.play(fire(), rolled(7))
    game.play(fire({ target: 'u2' }), rolled(3))
    game.undo()
    game.undo('wrong unit')
    game.redo()
    expect(viewsOf(game).map(({ heading, sentence, undone }) => [heading, sentence, undone])).toEqual([
      ['Redo: 32nd Foot fires at 1st Line, 4 in', undefined, undefined],
      ['Undo: 32nd Foot fires at 1st Line, 4 in', 'wrong unit', undefined],
      ['Undo: 32nd Foot fires at Old Guard, 4 in', undefined, undefined],
      ['32nd Foot fires at Old Guard, 4 in', 'No effect.', 'Undone at 20:03'],
      [
        '32nd Foot fires at 1st Line, 4 in',
        'Telling fire. 1st Line loses 1 base and takes a marker.',
        undefined,
      ],
      ['Quatre Bras begins', undefined, undefined],
    ])
  })

  it('want the entries that they are about, where those were not read yet', () => {
    const game = new PlayedGame()
    game.play(fire(), rolled(7))
    game.undo()
    expect(namesAreMissing(game.lines.slice(0, 1))).toBe(true)
    expect(namesAreMissing(game.lines.slice(0, 2))).toBe(false)
    game.redo()
    expect(namesAreMissing(game.lines.slice(0, 2))).toBe(true)
    expect(namesAreMissing(game.lines)).toBe(false)
  })
})

describe('a roll that was given up', () => {
  it('keeps its dice, and says that nothing came of them', () => {
    const game = new PlayedGame()
    game.abandon(melee(), rolled(6))
    const view = newest(game)
    expect(view).toMatchObject({
      nation: 'france',
      heading: 'Given up: 1st Line attacks 32nd Foot',
      undone: 'Nothing was applied.',
      lines: [{ who: '1st Line', dice: [{ face: 6, origin: 'rolled' }], result: '7' }],
    })
    expect(view).not.toHaveProperty('sentence')
  })

  it('is not what an undo is about', () => {
    const game = new PlayedGame()
    game.play(fire(), rolled(7))
    game.abandon(melee(), rolled(6))
    game.undo()
    expect(newest(game).heading).toBe('Undo: 32nd Foot fires at 1st Line, 4 in')
  })
})

describe('the names of an entry', () => {
  it.each([
    [fire(), 7, '32nd Foot fires at 1st Line, 4 in', '32nd Foot'],
    [{ type: 'renameGame', name: 'Ligny' }, undefined, 'The game is now called Ligny', ''],
    [{ type: 'deleteUnit', unit: 'u8' }, undefined, 'Lüneburg is taken off the roster', 'Lüneburg'],
    [
      { type: 'changeUnit', unit: 'u1', changes: { formation: 'line' } },
      undefined,
      '1st Line: in line',
      '1st Line',
    ],
  ])('%j', (command, face, heading, actor) => {
    const game = new PlayedGame()
    game.play(command, face === undefined ? [] : rolled(face))
    const entry = game.entries.at(-1)
    expect(entry && [entryHeading(entry), entryActor(entry)]).toEqual([heading, actor])
  })

  it('have the day above them', () => {
    const day = dayText(new PlayedGame().entries[0]?.at ?? 0)
    expect(day).toMatch(/^Monday,? 30 November 2026$/)
  })
})

describe('a change of the scenario', () => {
  const change = (changes: object) => ({ type: 'changeScenario', changes })
  const farm = { name: 'Gemioncourt farm', heldBy: null }

  it('is named by what changed', () => {
    const game = new PlayedGame()
    game.play(change({ turnLimit: 8 }))
    expect(newest(game).heading).toBe('The turn limit is 8')
    game.play(change({ objectives: [farm] }))
    expect(newest(game).heading).toBe('Gemioncourt farm: a new objective, held by nobody')
    game.play(change({ objectives: [{ ...farm, heldBy: 'b' }] }))
    expect(newest(game)).toMatchObject({ heading: 'Gemioncourt farm: held by Britain' })
    expect(newest(game)).not.toHaveProperty('sentence')
    game.undo()
    expect(newest(game).heading).toBe('Undo: Gemioncourt farm: held by Britain')
  })

  it('of several things says each of them', () => {
    const game = new PlayedGame()
    game.play(
      change({ turnLimit: 8, minutesPerHalfTurn: 10, terrain: [{ name: 'Bossu wood', cover: 'woods' }] }),
    )
    expect(newest(game)).toMatchObject({
      heading: 'The scenario changes',
      sentence: 'The turn limit is 8. The clock is 10 minutes for each half-turn. Bossu wood: new terrain.',
    })
    game.play(change({ turnLimit: null, minutesPerHalfTurn: null, terrain: [], notes: 'Fog.' }))
    expect(newest(game).sentence).toBe(
      'No turn limit any more. No clock any more. Bossu wood: no terrain any more. The notes of the scenario change.',
    )
  })
})

describe('the log as text', () => {
  it('reads from the beginning, under the name of the game', () => {
    const game = new PlayedGame()
    game.play(fire({ target: 'u2' }), rolled(3))
    game.play(fire(), typed(7))
    game.undo('wrong unit')
    expect(textOf(game)).toEqual([
      'Quatre Bras',
      '20:00  Quatre Bras begins',
      '20:01  32nd Foot fires at Old Guard, 4 in | D10 3 = 3 | 8 points | No effect.',
      '20:02  32nd Foot fires at 1st Line, 4 in | D10 7 (typed) +1 column = 8 | 16 points, typed | Telling fire. 1st Line loses 1 base and takes a marker. | Undone at 20:03',
      '20:03  Undo: 32nd Foot fires at 1st Line, 4 in | wrong unit',
    ])
  })

  it('says whose each die of a melee was, and what it came to', () => {
    const game = new PlayedGame()
    game.play(melee({ defender: 'u8' }), rolled(7, 7))
    expect(textOf(game).at(-1)).toContain(
      '| 1st Line: D10 7 +1 column = 8 | Lüneburg: D10 7 −1 militia = 6 | 1st Line wins.',
    )
  })

  it('has no sum where a leader’s dice have none', () => {
    const game = new PlayedGame()
    game.play({ ...inDanger, unit: 'u5' }, rolled(9, 2))
    expect(textOf(game).at(-1)).toBe(
      '20:01  Kempt in danger with 32nd Foot | D10 9 D10 2, Kempt falls (1 to 4) | The leader falls. Kempt falls.',
    )
  })
})
