import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { summarise } from '@/games/napoleon-in-europe/summary.ts'
import { summarySchema } from '@/games/napoleon-in-europe/summarySchema.ts'
import type { StandardCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import {
  belgiumBattle,
  fighting,
  hanoverBattle,
  lone,
  overInBelgium,
  withBattle,
} from '../../../rules/napoleon-in-europe/battle/closing.cases.ts'
import { basicGame } from '../../../rules/napoleon-in-europe/basic-game.ts'

const course: StandardCourse = { ...belgiumBattle.course, stage: 'fight', result: null, turn: 2 }
const minor = { ...belgiumBattle.nations, defender: [] }

describe('the card of a game with a battle on its board', () => {
  it.each([
    ['its phase', fighting, 'Battle of Belgium: turn 3, France’s artillery'],
    [
      'its leaders',
      withBattle({ course: { ...course, phase: 'leader', acting: 'defender' } }),
      'Battle of Belgium: turn 2, Britain’s leaders',
    ],
    [
      'a minor nation by its region',
      withBattle({ course: { ...course, acting: 'defender' }, nations: minor }),
      'Battle of Belgium: turn 2, Belgium’s artillery',
    ],
    [
      'a minor nation whose region nobody named',
      withBattle({ course: { ...course, acting: 'defender' }, nations: minor, region: null }),
      'Battle of Belgium: turn 2, the defender’s artillery',
    ],
    [
      'its preparation',
      withBattle({ course: { ...course, stage: 'terrain' } }),
      'Battle of Belgium: setting up',
    ],
    ['its end', overInBelgium, 'Battle of Belgium: over'],
    ['one without a place', withBattle({ place: '' }), 'Battle: over'],
    ['one that is the whole game', lone, 'Battle: over'],
    [
      'one that is broken off',
      { ...lone, battle: fighting.battle, ended: 'agreed' as const },
      'Battle: over',
    ],
    [
      'the Basic Rules',
      basicGame({
        battle: {
          ...hanoverBattle,
          course: { ...hanoverBattle.course, stage: 'fight', step: 'fire', result: null },
        },
      }),
      'Battle of Hanover: turn 6, Britain’s fire',
    ],
  ])('tells %s', (_what, state, line) => {
    const summary = summarise(state)
    expect(summary.line).toBe(line)
    expect(parse(summarySchema, structuredClone(summary))).toEqual(summary)
  })

  it('has the bar of who acts, and in the end of who has won', () => {
    expect(summarise(fighting).acting).toBe('france')
    const over: StandardCourse = { ...belgiumBattle.course, result: { winner: 'defender', cause: 'idle' } }
    expect(summarise(withBattle({ course: over })).acting).toBe('britain')
    expect(summarise({ ...fighting, battle: null }).line).toBeUndefined()
  })

  it('tells the end of a campaign, not the battle that it left on the board', () => {
    expect(summarise({ ...fighting, ended: 'agreed' }).line).toBeUndefined()
  })
})
