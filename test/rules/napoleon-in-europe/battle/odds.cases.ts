import type { BasicCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { BasicPolicy } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Ranks } from './ranks.ts'

export interface OddsCase {
  readonly name: string
  readonly attacker: Ranks
  readonly defender: Ranks
  readonly policies?: Partial<Record<Side, Partial<BasicPolicy>>>
  readonly course?: Partial<BasicCourse>
  readonly landed?: Side
  readonly led?: boolean
}

/** Small enough to follow every outcome of every command. */
export const smallBattles: readonly OddsCase[] = [
  { name: 'one infantry each', attacker: { front: '1I' }, defender: { front: '1I' } },
  {
    name: 'two infantry and a leader each',
    attacker: { front: '2I', rear: '1L' },
    defender: { front: '2I', rear: '1L' },
  },
  {
    name: 'all arms, leaders behind',
    attacker: { front: '1I 1C 1A', rear: '1L' },
    defender: { front: '2I 1A', rear: '1L' },
  },
  {
    name: 'all arms, what has the fewest dice is lost first',
    attacker: { front: '2I 1C 1A', rear: '1L' },
    defender: { front: '1I 2C', rear: '1L' },
    policies: { attacker: { aims: 'cheapest' }, defender: { aims: 'cheapest' } },
  },
  {
    name: 'guns behind, leaders in front',
    attacker: { front: '2I 1C 1L', rear: '2A' },
    defender: { front: '2I 1C 1L', rear: '1A' },
    policies: { attacker: { guns: 'rear', leaders: 'fire' }, defender: { guns: 'rear', leaders: 'fire' } },
  },
  {
    name: 'guns behind, leaders behind',
    attacker: { front: '1I 1C', rear: '1A 1L' },
    defender: { front: '2I', rear: '1A 1L' },
    policies: { attacker: { guns: 'rear' }, defender: { guns: 'rear', aims: 'cheapest' } },
  },
  {
    name: 'the attacker has landed',
    attacker: { front: '2I 1C', rear: '1L' },
    defender: { front: '2I 1A' },
    landed: 'attacker',
  },
  {
    name: 'leaders give a die more to each piece',
    attacker: { front: '2I 1A 1L' },
    defender: { front: '2I 1C 1L' },
    policies: { attacker: { leaders: 'fire' }, defender: { leaders: 'fire' } },
    led: true,
  },
  {
    name: 'two leaders rally',
    attacker: { front: '2I 1C', rear: '2L' },
    defender: { front: '3I', rear: '1L' },
  },
  {
    name: 'in the middle of a battle, the attacker to move',
    attacker: { front: '1I', rear: '1C 1L', lost: '1I' },
    defender: { front: '1A', rear: '1I', lost: '1C' },
    course: { acting: 'attacker', turn: 3 },
  },
  {
    name: 'the defender has moved otherwise than he means to, and fires as he stands',
    attacker: { front: '1I 1C' },
    defender: { front: '1I 1L', rear: '1A', lost: '1C' },
    course: { step: 'fire' },
  },
  {
    name: 'the defender has fired and rallies',
    attacker: { front: '1I 1C', lost: '1I' },
    defender: { front: '1I', rear: '1L', lost: '1C 1I' },
    course: { step: 'rally' },
  },
  {
    name: 'the defender has fired, his leader in front, and moves him behind later',
    attacker: { front: '1I 1C', lost: '1I' },
    defender: { front: '1I 1L', lost: '1C 1I' },
    course: { step: 'rally' },
  },
]

/** Larger ones, beside which as many are thrown as one has the patience for. */
export const largerBattles: readonly OddsCase[] = [
  {
    name: 'twenty pieces and a leader each',
    attacker: { front: '10I 6C 4A', rear: '1L' },
    defender: { front: '10I 6C 4A', rear: '1L' },
  },
  {
    name: 'twenty infantry and a leader each',
    attacker: { front: '20I', rear: '1L' },
    defender: { front: '20I', rear: '1L' },
  },
  {
    name: 'a landing with guns behind, against leaders in front',
    attacker: { front: '9I 5C', rear: '3A 2L' },
    defender: { front: '8I 2C 2A 1L' },
    policies: { attacker: { guns: 'rear' }, defender: { leaders: 'fire', aims: 'cheapest' } },
    landed: 'attacker',
  },
  {
    name: 'leaders give a die more, the cheapest is lost first',
    attacker: { front: '8I 4C 3A 1L' },
    defender: { front: '10I 2C 2A 1L' },
    policies: {
      attacker: { leaders: 'fire', aims: 'cheapest' },
      defender: { leaders: 'fire', aims: 'cheapest' },
    },
    led: true,
  },
]
