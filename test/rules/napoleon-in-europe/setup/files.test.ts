import { describe, expect, it } from 'vitest'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import {
  boardFileText,
  boardOf,
  mapFrom,
  parseBoardFile,
  setUpFrom,
} from '@/rules/napoleon-in-europe/setup/files.ts'
import { tell } from '../table.ts'
import { beginOf } from './begin.ts'

const begun = tell(emptyState, beginOf()).state
const { state } = {
  state: tell(begun, {
    type: 'changePieces',
    nation: 'france',
    region: 'paris',
    pieces: { infantry: 3, leader: 1 },
  }).state,
}

describe('a set-up', () => {
  const saved = setUpFrom(state, 'Tuesdays')

  it('is read from its file as it was', () => {
    expect(parseBoardFile(boardFileText(saved))).toEqual({ board: saved })
  })

  it('begins another game as it stood', () => {
    const again = tell(emptyState, beginOf({ setUp: boardOf(saved) })).state
    expect(again.stacks).toEqual(state.stacks)
    expect(again.regions).toEqual(state.regions)
  })
})

describe('a map', () => {
  const taken = {
    ...state,
    regions: state.regions.map((region) => ({ ...region, owner: 'france' as const, uprising: true })),
  }
  const map = mapFrom(taken, 'Our board')

  it('is read from its file as it was', () => {
    expect(parseBoardFile(boardFileText(map))).toEqual({ board: map })
  })

  it('holds what is printed and not what stands on it', () => {
    const board = boardOf(map)
    expect(board.regions).toEqual(begun.regions)
    expect(board.stacks).toEqual([])
  })
})

describe('a file that is no board', () => {
  const text = boardFileText(setUpFrom(state, 'Tuesdays'))
  const cases: readonly [string, string, string, string][] = [
    ['half a file', text.slice(0, 200), 'notJson', ''],
    ['a saved game', '{"format":"aide-de-camp"}', 'gameFile', ''],
    ['something else', '{"a":1}', 'anotherProgram', ''],
    ['of a newer program', text.replace('"version": 1', '"version": 2'), 'newer', ''],
    [
      'with a nation that is none',
      text.replace('"nation": "france"', '"nation": "venice"'),
      'malformed',
      'board.setUp.stacks[0].nation',
    ],
    ['with pieces nowhere', text.replace('"region": "paris"', '"region": "atlantis"'), 'malformed', 'board'],
    ['far too large', ' '.repeat(600_000), 'tooLarge', ''],
  ]
  it.each(cases)('%s', (_title, file, reason, path) => {
    expect(parseBoardFile(file)).toEqual({ problem: { reason, path } })
  })
})
