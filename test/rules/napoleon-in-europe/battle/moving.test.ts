// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { areas } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { destinations, whyNotTo } from '@/rules/napoleon-in-europe/battle/standard/moving.ts'
import { commandSchema } from '@/rules/napoleon-in-europe/commands.ts'
import { refusalOf } from '../table.ts'
import { battleIn, pieceIn } from './board.ts'
import { changesOf, put } from './changes.ts'
import { inPart, move, movingCases, movingRefusals } from './moving.cases.ts'

const cavalryPart = inPart('cavalry')

describe('on the battle board', () => {
  it.each([...movingCases])('$what', (line) => {
    const state = 'state' in line ? line.state : cavalryPart
    expect(changesOf(state, put(state, line.command).state)).toEqual(line.changes)
  })
})

describe('on the battle board it is refused', () => {
  it.each(movingRefusals)('$what', ({ state = cavalryPart, command, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, command))).toMatchObject({ code, path })
  })
})

describe('where a piece may move', () => {
  it.each([
    ['france.cavalry.1', 'cavalry', ['middle.left', 'attacker.centre', 'attacker.reserve']],
    ['france.cavalry.3', 'cavalry', ['middle.right', 'attacker.centre', 'attacker.reserve']],
    ['france.cavalry.4', 'cavalry', ['attacker.left', 'attacker.centre', 'attacker.right']],
    ['france.infantry.2', 'infantry', ['attacker.left']],
    ['france.infantry.4', 'infantry', ['attacker.left', 'attacker.right', 'attacker.reserve']],
    ['france.leader.1', 'leader', ['attacker.left']],
    ['france.infantry.1', 'cavalry', []],
    ['france.cavalry.5', 'cavalry', []],
    ['france.cavalry.6', 'cavalry', []],
  ] as const)('%s in the %s phase', (id, phase, expected) => {
    const state = inPart(phase)
    const piece = pieceIn(state, id)
    expect(destinations(state, piece)).toEqual(expected)
    for (const area of areas) {
      const isOpen = destinations(state, piece).includes(area)
      expect(whyNotTo(state, piece, area) === null, area).toBe(isOpen)
    }
  })

  it('is what a move does not refuse, and says the same reason', () => {
    const state = inPart('infantry')
    for (const piece of battleIn(state).pieces.filter(({ side }) => side === 'attacker')) {
      for (const area of areas) {
        const why = whyNotTo(state, piece, area)
        if (why === null) put(state, move([piece.id], area))
        else expect(refusalOf(state, move([piece.id], area)).code).toBe(why)
      }
    }
  })
})
