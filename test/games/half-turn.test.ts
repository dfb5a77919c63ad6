// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { given } from '../rules/resolve.ts'
import type { Difference } from '../rules/standard.ts'
import {
  answer,
  cuirassiers,
  declare,
  firstLine,
  goTo,
  gun1,
  gun3,
  hussars,
  jaeger,
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
  voltigeurs,
} from '../rules/turn-game.ts'
import { PlayedGame } from './journal.ts'

type Tap = readonly [command: Difference, faces?: readonly number[]]

/** A half-turn with a bit of everything, and the beginning of the next. */
const taps: readonly Tap[] = [
  [{ type: 'changeScenario', changes: { turnLimit: 6 } }],
  [{ type: 'beginTurn' }],
  [{ type: 'rollFirst' }, [5, 6, 7, 2]],
  [declare(lancersOf, jaeger)],
  [declare(cuirassiers, secondLine)],
  [declare(firstLine, landwehr)],
  [declare(voltigeurs, landwehr)],
  [answer(lancersOf, jaeger, 'formLine'), [2, 9, 4]],
  [answer(cuirassiers, secondLine, 'counterCharge', { by: hussars }), [6]],
  [answer(firstLine, landwehr, 'stand')],
  [{ type: 'callOffCharge', charger: voltigeurs }],
  [goTo('chargeMoves')],
  [ride(cuirassiers)],
  [ride(firstLine, true, 'flank')],
  [declare(lancersOf, gun3)],
  [answer(lancersOf, gun3, 'stand')],
  [ride(lancersOf, false)],
  [goTo('moves')],
  [{ type: 'moveUnit', unit: gun1, cover: ['hill'] }],
  [goTo('defenderFire')],
  [{ type: 'fire', firers: [{ unit: gun3 }], target: firstLine, distance: 16 }, [8]],
  [goTo('melee')],
  [{ type: 'melee', attacker: cuirassiers, defender: hussars, defenderCharging: true }, [9, 5]],
  [{ type: 'melee', attacker: firstLine, defender: landwehr, aspect: 'flank' }, [6, 2, 7]],
  [goTo('rally')],
  [{ type: 'leaveTable', unit: landwehr }],
  [{ type: 'endHalfTurn', at: 5000 }],
  [
    {
      type: 'correctTurn',
      number: 1,
      half: 2,
      attacker: 'b',
      step: 'moves',
      note: 'the table was further on',
    },
  ],
]

function played(count: number): PlayedGame {
  const game = new PlayedGame(ligny)
  for (const [command, faces = []] of taps.slice(0, count)) game.play(command, given(faces))
  return game
}

describe('undo after each tap of a half-turn', () => {
  it.each(taps.map(([command], index) => ({ type: command['type'], index })))(
    '$type ($index) goes back to the state before, and redo to the state after',
    ({ index }) => {
      const before = played(index).state
      const game = played(index + 1)
      const after = game.state
      game.undo()
      expect(game.state).toEqual(before)
      game.redo()
      expect(game.state).toEqual(after)
    },
  )

  it('all of it, and all of it again, is the same', () => {
    const game = played(taps.length)
    const { state } = game
    for (let count = 0; count < taps.length; count += 1) game.undo()
    expect(game.state).toEqual(new PlayedGame(ligny).state)
    for (let count = 0; count < taps.length; count += 1) game.redo()
    expect(game.state).toEqual(state)
  })

  it('an answer that was undone may be another', () => {
    const game = played(9)
    game.undo()
    game.play(answer(cuirassiers, secondLine, 'square'), given([6]))
    expect(game.state.units.find(({ id }) => id === secondLine)?.formation).toBe('square')
  })
})
