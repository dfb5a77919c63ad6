// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { deliberate } from '@/rules/index.ts'
import { combat, isCombat, miniatures, type MiniaturesCommand } from '@/rules/miniatures/index.ts'
import { begun, fire, lockedInMelee, melee, quatreBras } from './game.ts'
import { given, logOf, refusalOf } from './resolve.ts'
import type { Difference } from './standard.ts'
import { answer, firstLine, inTurn, lancersOf, secondLine } from './turn-game.ts'

function parsed(command: Difference): MiniaturesCommand {
  return v.parse(miniatures.commandSchema, command)
}

/** What the fighting alone makes of a command. */
function fought(state: ReturnType<typeof begun>['state'], command: Difference, faces: readonly number[]) {
  const asked = parsed(command)
  if (!isCombat(asked)) throw new Error(`${asked.type} asks no dice`)
  return deliberate(combat, state, asked, given(faces))
}

describe('the fighting alone', () => {
  it.each([
    { command: fire(), asks: true },
    { command: melee(), asks: true },
    { command: { type: 'rally', unit: 'u1' }, asks: true },
    { command: { type: 'fallenLeader', unit: 'u5', basesRemoved: 1, danger: 'fire' }, asks: true },
    { command: answer('u3', 'u5', 'square'), asks: true },
    { command: { type: 'rollFirst' }, asks: true },
    { command: quatreBras, asks: false },
    { command: { type: 'moveUnit', unit: 'u1' }, asks: false },
  ])('is what asks dice: $command.type', ({ command, asks }) => {
    expect(isCombat(parsed(command))).toBe(asks)
  })

  it.each([
    { what: 'a volley', start: () => begun(), command: fire(), faces: [7] },
    { what: 'a melee that goes on', start: lockedInMelee, command: melee(), faces: [7, 3, 9] },
    { what: 'a square', start: () => inTurn(), command: answer(lancersOf, secondLine, 'square'), faces: [6] },
  ])('comes to the same as in the game: $what', ({ start, command, faces }) => {
    const game = start()
    expect(fought(game.state, command, faces)).toEqual(game.ask(command, faces))
  })

  it('minds no order of play', () => {
    const game = inTurn('moves')
    const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
    const answered = fought(game.state, volley, [1])
    expect(answered.kind === 'decided' && logOf(answered.reasons)).toEqual([
      'heading.fire (firer=2nd Line, firers=1, target=1st Line, distance=4)',
    ])
  })

  it('has no turn in which somebody moves first', () => {
    const answered = fought(inTurn().state, { type: 'rollFirst' }, [1, 9])
    expect(answered.kind === 'refused' && refusalOf(answered.refusal)).toBe('noTurnYet type () [house: M16]')
  })
})
