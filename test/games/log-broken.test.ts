// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { logWords } from '@/games/miniatures/describe/log.ts'
import { rolledAgainLines } from '@/games/shared/dice/dice.ts'
import { entryAddress, entryAsked } from '@/games/shared/log/address.ts'
import { daysOf, logRows, withBroken } from '@/games/shared/log/describe.ts'
import { answerView, typedProblem } from '@/games/shared/seal/answer.ts'
import type { LogLine } from '@/journal/index.ts'
import type { MiniaturesCommand, MiniaturesEffect } from '@/rules/miniatures/index.ts'
import { fire } from '../rules/game.ts'
import { rolled } from './combat.ts'
import { PlayedGame } from './journal.ts'

type Line = LogLine<MiniaturesCommand, MiniaturesEffect>

const hour = 3_600_000

/** A game of a set-up and three volleys, of which the second was undone. */
function threeVolleys(): PlayedGame {
  const game = new PlayedGame()
  game.play(fire(), rolled(7))
  game.undo()
  game.play(fire(), rolled(3))
  game.play(fire(), rolled(4))
  return game
}

function movedBy(line: Line, milliseconds: number): Line {
  return { ...line, entry: { ...line.entry, at: line.entry.at + milliseconds } }
}

describe('a clock that was set back', () => {
  const { lines, state } = threeVolleys()

  it('[fault: clock-set-back] changes nothing of the order, and is said where it was', () => {
    const wrong = lines.map((line) => (line.entry.index >= 3 ? movedBy(line, -48 * hour) : line))
    const rows = logRows(logWords, wrong, state)
    expect(rows.map(({ index }) => index)).toEqual([4, 3, 2, 1, 0])
    expect(rows.filter(({ clock }) => clock !== undefined)).toMatchObject([
      { index: 3, clock: 'Here the phone’s clock was set back.' },
    ])
    expect(daysOf(rows).map(({ day, rows: ofDay }) => [day, ofDay.length])).toEqual([
      ['Saturday, 28 November 2026', 2],
      ['Monday, 30 November 2026', 3],
    ])
  })

  it('[fault: clock-set-back] begins the same day anew where it went right again', () => {
    const wrong = lines.map((line) => (line.entry.index === 3 ? movedBy(line, -48 * hour) : line))
    expect(daysOf(logRows(logWords, wrong, state)).map(({ rows }) => rows.length)).toEqual([1, 1, 3])
  })

  it('is not said of a minute: clocks put themselves right', () => {
    const wrong = lines.map((line) => (line.entry.index === 3 ? movedBy(line, -90_000) : line))
    expect(logRows(logWords, wrong, state).every(({ clock }) => clock === undefined)).toBe(true)
  })
})

describe('a broken log', () => {
  const { lines, state } = threeVolleys()
  const without = (index: number): readonly Line[] => lines.filter(({ entry }) => entry.index !== index)

  function rowsWithout(index: number, said?: Line['entry'], fault: number | null = index) {
    const broken = [said === undefined ? { index } : { index, said }]
    const rows = logRows(logWords, without(index), state, undefined, broken)
    return withBroken(logWords, rows, broken, fault, state)
  }

  it('[fault: altered-journal] shows the entry at fault in its place, with what it says now', () => {
    const altered = lines.find(({ entry }) => entry.index === 3)?.entry
    const rows = rowsWithout(3, altered)
    expect(rows.map(({ index }) => index)).toEqual([4, 3, 2, 1, 0])
    expect(rows[1]?.view).toMatchObject({
      heading: '32nd Foot fires at 1st Line, 4 in',
      fault: 'Here the log is broken.',
    })
  })

  it('says of one that is not the first at fault that it was changed', () => {
    const altered = lines.find(({ entry }) => entry.index === 3)?.entry
    expect(rowsWithout(3, altered, 1).map(({ view }) => view.fault)).toEqual([
      undefined,
      'This is not what was written: it was changed afterwards.',
      undefined,
      'Here the log is broken.',
      undefined,
    ])
  })

  it('[fault: entry-left-out] shows that one is missing, among those of its day', () => {
    const rows = rowsWithout(3)
    expect(rows[1]).toMatchObject({ index: 3, at: rows[0]?.at, view: { heading: 'Entry 4 cannot be read' } })
    expect(daysOf(rows)).toHaveLength(1)
  })

  it('names what an undo took back only where that is known', () => {
    const altered = lines.find(({ entry }) => entry.index === 1)?.entry
    expect(rowsWithout(1, altered)[2]?.view.heading).toBe('Undo: 32nd Foot fires at 1st Line, 4 in')
    expect(rowsWithout(1)[2]?.view.heading).toBe('Undo')
  })

  it('waits with what is older than the rows that are shown', () => {
    const rows = logRows(logWords, without(1), state, 2)
    expect(withBroken(logWords, rows, [{ index: 1 }], 1, state).map(({ index }) => index)).toEqual([4, 3])
  })

  it('has an address for each entry, from any page of its game', () => {
    expect(entryAddress({ path: '/campaign/abc/relations' }, 'abc', 5)).toEqual({
      path: '/campaign/abc/log',
      query: { entry: 6 },
    })
    expect(entryAsked({ entry: '6' })).toBe(5)
    expect([entryAsked({}), entryAsked({ entry: 'x' }), entryAsked({ entry: '0' })]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })
})

describe('a copy', () => {
  it.each([
    [
      9,
      'Entry 6 did not fit. From it on, the entries were sealed anew as they read then. 9 of 9 entries were copied. The other log ended with the seal 3F9A-11C2.',
    ],
    [5, 'Entry 6 did not fit. 5 of 9 entries were copied. The other log ended with the seal 3F9A-11C2.'],
  ])('says so for ever: %i of 9 entries', (count, sentence) => {
    const { lines, state } = threeVolleys()
    const command = { type: 'copied', seal: '3f9a11c2ffff', entries: 9, copied: count, fault: 5 } as const
    const copied = lines.slice(0, 1).map((line) => ({ ...line, entry: { ...line.entry, command } }))
    expect(logRows(logWords, copied, state)[0]?.view).toMatchObject({
      heading: 'Copied from a game whose log was broken',
      sentence,
      sums: [],
    })
  })
})

describe('what a seal says', () => {
  const place = { index: 5, at: new Date(2026, 10, 30, 20, 52).getTime(), hash: '' }

  it('names the entry, its day, and what came after', () => {
    expect(answerView({ kind: 'stands', place, since: 3 }, null)).toEqual({
      stands: true,
      heading: 'Entry 6, Monday, 30 November 2026, 20:52',
      lines: ['Everything up to there stands as it was sealed.', '3 entries have been added since.'],
    })
    expect(answerView({ kind: 'stands', place, since: 0 }, null).lines[1]).toBe(
      'Nothing has been played since.',
    )
  })

  it('says what to do where no entry carries it', () => {
    const { stands, lines } = answerView({ kind: 'unknown' }, null)
    expect([stands, lines.length]).toEqual([false, 1])
    expect(answerView({ kind: 'unknown' }, 4).lines[0]).toBe(
      'Beyond entry 4 the log is broken and could not be followed.',
    )
    expect(answerView({ kind: 'failed' }, null).heading).toBe('The log cannot be read now. Try again.')
  })

  it('says why something typed is none', () => {
    expect(typedProblem({ problem: 'length', length: 0 })).toBe(
      'Type the eight characters that were written down.',
    )
    expect(typedProblem({ problem: 'length', length: 1 })).toBe('A seal has eight characters. Here is 1.')
    expect(typedProblem({ problem: 'characters', wrong: 'G' })).toMatch(/^“G” occurs in no seal/)
  })
})

describe('rolls taken back and rolled again', () => {
  it('are said by the name of the side', () => {
    const { state } = threeVolleys()
    const name = (side: string): string => logWords.sideName(side, state)
    const [first] = state.sides
    expect(
      rolledAgainLines(
        [
          { side: first?.id ?? '', count: 2 },
          { side: null, count: 1 },
        ],
        name,
      ),
    ).toEqual([
      `${first?.name}: 2 rolls taken back and rolled again`,
      'Either side: 1 roll taken back and rolled again',
    ])
    expect(name('gone')).toBe('gone')
  })
})
