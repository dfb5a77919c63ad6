import { describe, expect, it } from 'vitest'
import { standingOn, type LeftOf } from '@/games/napoleon-in-europe/battle/standard/groups.ts'
import { battleOf } from '../../../rules/napoleon-in-europe/battle/board.ts'

const leftOf: LeftOf = ({ side, spent }) => (side === 'attacker' ? 2 - spent : null)

describe('what stands on the board', () => {
  const battle = battleOf({
    attacker: { left: { infantry: 2, leader: 1 }, centre: { cavalry: 1 } },
    defender: { left: { infantry: 1 } },
  })
  const before = standingOn(battle, leftOf, undefined)

  it('is the very same where nothing has changed', () => {
    const standing = standingOn({ ...battle, pieces: [...battle.pieces] }, leftOf, before)
    for (const [area, groups] of standing) expect(groups).toBe(before.get(area))
  })

  it('is another where a piece has done something, and only there', () => {
    const pieces = battle.pieces.map((piece) =>
      piece.id === 'france.infantry.1' ? { ...piece, spent: 1 } : piece,
    )
    const standing = standingOn({ ...battle, pieces }, leftOf, before)
    const left = standing.get('attacker.left') ?? []
    expect(left.map(({ unit, left: actions }) => [unit, actions])).toEqual([
      ['infantry', 2],
      ['infantry', 1],
      ['leader', 2],
    ])
    expect(left.at(-1)).toBe(before.get('attacker.left')?.at(-1))
    expect(standing.get('attacker.centre')).toBe(before.get('attacker.centre'))
  })

  it('is another once its side has nothing more to do', () => {
    const standing = standingOn(battle, () => null, before)
    expect(standing.get('attacker.centre')).not.toBe(before.get('attacker.centre'))
    expect(standing.get('defender.left')).toBe(before.get('defender.left'))
  })

  it('is gone where it has left', () => {
    const pieces = battle.pieces.filter(({ unit }) => unit !== 'cavalry')
    expect(standingOn({ ...battle, pieces }, leftOf, before).get('attacker.centre')).toEqual([])
  })
})
