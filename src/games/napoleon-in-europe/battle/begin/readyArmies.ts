import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Level } from '@/rules/napoleon-in-europe/state.ts'
import { emptySetup, type BattleSetup } from './draft.ts'

/** Armies that stand ready: the rulebook's examples, and two that are alike. `own`: as the players set them. */
export type ReadyId = 'hanover' | 'belgium' | 'small' | 'even' | 'large' | 'own'

interface Example {
  readonly place: string
  readonly from: string
  readonly attackers: readonly [NationId, Pieces]
  readonly defenders: readonly [NationId, Pieces]
}

/** The examples of the rulebook. (Example of a Tactical Battle; Standard Battle Example.) */
const examples: Readonly<Record<'hanover' | 'belgium', Example>> = {
  hanover: {
    place: 'Hanover',
    from: 'Holland, Westphalia',
    attackers: ['france', { infantry: 6, cavalry: 3, artillery: 2, leader: 1 }],
    defenders: ['britain', { infantry: 4, cavalry: 2, artillery: 2, leader: 1 }],
  },
  belgium: {
    place: 'Belgium',
    from: 'Picardy',
    attackers: ['france', { infantry: 10, cavalry: 4, artillery: 3, leader: 2 }],
    defenders: ['britain', { infantry: 9, cavalry: 2, artillery: 2, leader: 1 }],
  },
}

const alike: Readonly<Record<'small' | 'even' | 'large', Pieces>> = {
  small: { infantry: 3, cavalry: 1, artillery: 1 },
  even: { infantry: 7, cavalry: 3, artillery: 2, leader: 1 },
  large: { infantry: 12, cavalry: 5, artillery: 3, leader: 2 },
}

/** The armies that are offered in a game of these rules, the rulebook's own first. */
export function readyIds(level: Level): readonly ReadyId[] {
  return [exampleOf(level), 'small', 'even', 'large']
}

export function exampleOf(level: Level): 'hanover' | 'belgium' {
  return level === 'basic' ? 'hanover' : 'belgium'
}

/** A battle with armies that stand ready; the nations stay, where both sides have some. */
export function withReady(setup: BattleSetup, ready: ReadyId): BattleSetup {
  if (ready === 'own') return setup
  if (ready === 'hanover' || ready === 'belgium') return ofExample(setup, examples[ready])
  const [attacker = 'france'] = setup.attackers
  const [defender = 'britain'] = setup.defenders
  return {
    ...setup,
    attackers: [attacker],
    defenders: [defender],
    groups: [{ from: '', army: { [attacker]: alike[ready] } }],
    defence: { [defender]: alike[ready] },
    minor: {},
  }
}

function ofExample(setup: BattleSetup, { place, from, attackers, defenders }: Example): BattleSetup {
  const [attacker, attack] = attackers
  const [defender, defence] = defenders
  return {
    ...emptySetup,
    innovations: setup.innovations,
    place,
    attackers: [attacker],
    defenders: [defender],
    groups: [{ from, army: { [attacker]: attack } }],
    defence: { [defender]: defence },
  }
}

/** Other nations take over the armies that stand ready. */
export function withNations(before: BattleSetup, after: BattleSetup): BattleSetup {
  return {
    ...after,
    groups: after.groups.map(({ from, army }) => ({
      from,
      army: takenOver(army, before.attackers, after.attackers),
    })),
    defence: takenOver(after.defence, before.defenders, after.defenders),
  }
}

/** The army of whoever led goes to whoever leads now, where he no longer fights. */
function takenOver(
  army: Readonly<Partial<Record<NationId, Pieces>>>,
  [led]: readonly NationId[],
  now: readonly NationId[],
): Readonly<Partial<Record<NationId, Pieces>>> {
  const [leads] = now
  if (led === undefined || leads === undefined || now.includes(led)) return army
  const { [led]: pieces, ...others } = army
  return pieces === undefined ? army : { ...others, [leads]: pieces }
}
