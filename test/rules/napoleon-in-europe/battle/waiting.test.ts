// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { underFire, waitingFor } from '@/rules/napoleon-in-europe/battle/basic/waiting.ts'
import type { BasicCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { basicIn, ranksOf } from './ranks.ts'

const attacker = { front: '2I 1L', rear: '1A', lost: '1C' }
const defender = { front: '1I 1C 1L', rear: '1A', lost: '1I' }
const won = { winner: 'attacker', cause: 'noFront' } as const

const cases: readonly (readonly [
  what: string,
  course: Partial<BasicCourse>,
  waiting: ReturnType<typeof waitingFor>,
  hit: readonly string[],
])[] = [
  ['a move', { step: 'move' }, { for: 'move', side: 'defender' }, []],
  [
    'fire, which armies in front are under',
    { step: 'fire', acting: 'attacker' },
    { for: 'fire', side: 'attacker' },
    ['britain.infantry.1', 'britain.cavalry.1'],
  ],
  [
    'the names of those that were hit',
    { step: 'fire', acting: 'defender', owed: { kind: 'casualties', side: 'defender', count: 1 } },
    { for: 'names', side: 'defender' },
    ['france.infantry.1', 'france.infantry.2'],
  ],
  ['a rally', { step: 'rally' }, { for: 'rally', side: 'defender' }, []],
  [
    'the names of those that come back, who are under no fire',
    { step: 'rally', owed: { kind: 'rallied', side: 'defender', count: 1 } },
    { for: 'names', side: 'defender' },
    [],
  ],
  [
    'a pursuit, which everybody is under who is left',
    { stage: 'pursuit', result: won },
    { for: 'pursuit', side: 'attacker' },
    ['britain.infantry.1', 'britain.cavalry.1', 'britain.leader.1', 'britain.artillery.1'],
  ],
  [
    'the names of those that were caught',
    { stage: 'pursuit', result: won, owed: { kind: 'pursued', side: 'attacker', count: 2 } },
    { for: 'names', side: 'attacker' },
    ['britain.infantry.1', 'britain.cavalry.1', 'britain.leader.1', 'britain.artillery.1'],
  ],
  ['nothing before both have set up', { stage: 'deployment' }, null, []],
  ['nothing when it is over', { stage: 'over', result: won }, null, []],
]

describe('a battle of the Basic Rules waits for', () => {
  it.each(cases)('%s', (_what, course, waiting, hit) => {
    const battle = basicIn(ranksOf({ attacker, defender, course }))
    expect(waitingFor(battle)).toEqual(waiting)
    expect(underFire(battle).map(({ id }) => id)).toEqual(hit)
  })
})
