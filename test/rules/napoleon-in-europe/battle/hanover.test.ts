// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { diceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import { enemyOf, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { tell } from '../table.ts'
import { basicIn, chosen, ranksOf, standing, type Ranks } from './ranks.ts'

/**
 * The rulebook’s example of a battle, entry by entry: France attacks Britain in Hanover. No entry contradicts a
 * rule. In turn 6 the British player “retreats”: by the rules he moves everything out of his front rank.
 */
type Entry =
  | { readonly move: Side; readonly front: string }
  | { readonly fire: Side; readonly dice: number; readonly sixes: number; readonly named?: string }
  | { readonly rally: Side; readonly faces: readonly number[]; readonly named?: string }
  | { readonly pursue: Side; readonly dice: number; readonly sixes: number }

interface Played {
  readonly what: string
  readonly entry: Entry
  readonly attacker?: Ranks
  readonly defender?: Ranks
}

const course: readonly Played[] = [
  { what: '1: Britain stands', entry: { move: 'defender', front: '4I 2C 2A 1L' } },
  {
    what: '1: Britain fires 21 dice, five sixes: five French infantry',
    entry: { fire: 'defender', dice: 21, sixes: 5 },
    attacker: { front: '1I 1L', rear: '3C 2A', lost: '5I' },
  },
  {
    what: '1: France brings its cavalry forward and its leader back',
    entry: { move: 'attacker', front: '1I 3C' },
    attacker: { front: '1I 3C', rear: '2A 1L', lost: '5I' },
  },
  {
    what: '1: France fires 14 dice, four sixes: two cavalry and two artillery',
    entry: { fire: 'attacker', dice: 14, sixes: 4, named: '2C 2A' },
    defender: { front: '4I 1L', lost: '2C 2A' },
  },
  { what: '1: France rallies nothing', entry: { rally: 'attacker', faces: [1, 3] } },
  { what: '2: the British leader goes back', entry: { move: 'defender', front: '4I' } },
  { what: '2: Britain fires 4 dice, no six', entry: { fire: 'defender', dice: 4, sixes: 0 } },
  {
    what: '2: Britain rallies an artillery',
    entry: { rally: 'defender', faces: [6, 1], named: '1A' },
    defender: { front: '4I', rear: '1A 1L', lost: '2C 1A' },
  },
  { what: '2: France stands', entry: { move: 'attacker', front: '1I 3C' } },
  { what: '2: France fires 14 dice, no six', entry: { fire: 'attacker', dice: 14, sixes: 0 } },
  { what: '2: France rallies nothing', entry: { rally: 'attacker', faces: [4, 3] } },
  { what: '3: Britain brings its artillery forward', entry: { move: 'defender', front: '4I 1A' } },
  {
    what: '3: Britain fires 8 dice, one six: a cavalry',
    entry: { fire: 'defender', dice: 8, sixes: 1, named: '1C' },
    attacker: { front: '1I 2C', rear: '2A 1L', lost: '5I 1C' },
  },
  {
    what: '3: Britain rallies an artillery',
    entry: { rally: 'defender', faces: [4, 5], named: '1A' },
    defender: { front: '4I 1A', rear: '1A 1L', lost: '2C' },
  },
  { what: '3: France brings its artillery forward', entry: { move: 'attacker', front: '1I 2C 2A' } },
  {
    what: '3: France fires 15 dice, three sixes: an artillery and two infantry',
    entry: { fire: 'attacker', dice: 15, sixes: 3, named: '1A 2I' },
    defender: { front: '2I', rear: '1A 1L', lost: '2I 2C 1A' },
  },
  { what: '3: France rallies nothing', entry: { rally: 'attacker', faces: [3, 1] } },
  { what: '4: Britain brings its artillery forward', entry: { move: 'defender', front: '2I 1A' } },
  {
    what: '4: Britain fires 6 dice, one six: an artillery',
    entry: { fire: 'defender', dice: 6, sixes: 1, named: '1A' },
    attacker: { front: '1I 2C 1A', rear: '1L', lost: '5I 1C 1A' },
  },
  { what: '4: Britain rallies nothing', entry: { rally: 'defender', faces: [2, 1] } },
  { what: '4: the French leader goes forward', entry: { move: 'attacker', front: '1I 2C 1A 1L' } },
  { what: '4: France fires 14 dice, no six', entry: { fire: 'attacker', dice: 14, sixes: 0 } },
  { what: '5: the British leader goes forward', entry: { move: 'defender', front: '2I 1A 1L' } },
  {
    what: '5: Britain fires 9 dice, two sixes: an artillery and a cavalry',
    entry: { fire: 'defender', dice: 9, sixes: 2, named: '1A 1C' },
    attacker: { front: '1I 1C 1L', lost: '5I 2C 2A' },
  },
  { what: '5: France stands', entry: { move: 'attacker', front: '1I 1C 1L' } },
  {
    what: '5: France fires 7 dice, two sixes: an artillery and an infantry',
    entry: { fire: 'attacker', dice: 7, sixes: 2, named: '1A 1I' },
    defender: { front: '1I 1L', lost: '3I 2C 2A' },
  },
  { what: '6: Britain gives the battle up', entry: { move: 'defender', front: '' } },
  {
    what: '6: France pursues with 7 dice, three sixes: nothing is left',
    entry: { pursue: 'attacker', dice: 7, sixes: 3 },
    attacker: { front: '1I 1C 1L', lost: '5I 2C 2A' },
    defender: { lost: '4I 2C 2A 1L' },
  },
]

/** So many faces of which these are sixes. */
function faces(dice: number, sixes: number): readonly number[] {
  return Array.from({ length: dice }, (_, place) => (place < sixes ? 6 : 1 + (place % 5)))
}

function play(state: NapoleonState, entry: Entry): NapoleonState {
  if ('move' in entry) {
    const side = entry.move
    return tell(state, { type: 'moveRanks', side, front: [...chosen(state, side, entry.front)] }).state
  }
  if ('rally' in entry) {
    const side = entry.rally
    const rallied = tell(state, { type: 'rallyRanks', side }, entry.faces).state
    if (entry.named === undefined) return rallied
    const pieces = [...chosen(rallied, side, entry.named, ['lost'])]
    return tell(rallied, { type: 'nameRallied', side, pieces }).state
  }
  const side = 'fire' in entry ? entry.fire : entry.pursue
  expect(diceOf(state.rules, basicIn(state), side).dice).toBe(entry.dice)
  const command: NapoleonCommand = { type: 'fire' in entry ? 'fireRanks' : 'pursueRanks', side }
  const fired = tell(state, command, faces(entry.dice, entry.sixes)).state
  if (!('fire' in entry) || entry.named === undefined) return fired
  const pieces = [...chosen(fired, enemyOf(side), entry.named, ['front'])]
  return tell(fired, { type: 'nameCasualties', side, pieces }).state
}

describe('the rulebook’s battle of Hanover', () => {
  let state = ranksOf({
    attacker: { rear: '6I 3C 2A 1L' },
    defender: { rear: '4I 2C 2A 1L' },
    course: { stage: 'deployment', deployed: [], turn: 0 },
  })

  it('begins with both sides set up', () => {
    for (const [side, front] of [
      ['attacker', '6I 1L'],
      ['defender', '4I 2C 2A 1L'],
    ] as const) {
      state = tell(state, { type: 'deployRanks', side, front: [...chosen(state, side, front)] }).state
    }
    expect(standing(state, 'attacker')).toEqual({ front: '6I 1L', rear: '3C 2A' })
    expect(standing(state, 'defender')).toEqual({ front: '4I 2C 2A 1L' })
    expect(basicIn(state).course).toMatchObject({ stage: 'fight', turn: 1, acting: 'defender', step: 'move' })
  })

  it.each(course)('$what', ({ what, entry, attacker, defender }) => {
    expect(basicIn(state).course.turn).toBe(Number.parseInt(what, 10))
    state = play(state, entry)
    if (attacker !== undefined) expect(standing(state, 'attacker')).toEqual(attacker)
    if (defender !== undefined) expect(standing(state, 'defender')).toEqual(defender)
  })

  it('is over, and France has won it', () => {
    expect(basicIn(state).course).toMatchObject({
      stage: 'over',
      result: { winner: 'attacker', cause: 'retreat' },
    })
  })
})
