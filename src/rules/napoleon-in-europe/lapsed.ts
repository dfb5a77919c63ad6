import { house } from '../chart-building.ts'
import type { Ledger } from '../reason.ts'
import { apply } from './apply.ts'
import type { Due } from './due.ts'
import type { Effects } from './effects.ts'
import { regionById, squadronsOf } from './holdings.ts'
import { settle } from './pending.ts'
import { enemiesOf, isPlayerNation, standingOf } from './standing.ts'
import type { NapoleonState } from './state.ts'

type Kind = Due['kind']
type OfKind<Each extends Kind> = Extract<Due, { readonly kind: Each }>
type Checks = { readonly [Each in Kind]: (state: NapoleonState, due: OfKind<Each>) => boolean }

/** Whether something that is owed can still be done. */
const canBeDone: Checks = {
  commitment: (state, { nation }) => enemiesOf(state, nation).length > 0,
  peace: (state, { nation }) => enemiesOf(state, nation).length > 0,
  battle: (state, { cause, attackers, defenders }) =>
    cause === 'annexation' ||
    attackers.some((one) => defenders.some((other) => standingOf(state, one, other) === 'war')),
  navalLosses: (state, { nations, squadrons }) =>
    nations.reduce((sum, nation) => sum + squadronsOf(state, nation), 0) >= squadrons,
  leavePort: (state, { nation, region }) => {
    const occupier = regionById(state, region)?.occupier ?? null
    return occupier !== null && standingOf(state, occupier, nation) === 'war'
  },
  attrition: (state, { nation, homeland }) =>
    state.rules.options.attrition === 'on' && standingOf(state, nation, homeland) === 'war',
  drawCards: (state, { nation }) =>
    isPlayerNation(state, nation) && (state.level === 'basic' || state.rules.options.cards === 'on'),
}

function isAlive<Each extends Kind>(
  checks: Pick<Checks, Each>,
  kind: Each,
  due: OfKind<Each>,
  state: NapoleonState,
): boolean {
  return checks[kind](state, due)
}

/**
 * What was owed and cannot be done any more once a command has been carried out, such as a battle between nations
 * that have made peace, is owed no longer.
 */
export function lapsedDues(before: NapoleonState, effects: Effects, ledger: Ledger): Effects {
  if (before.pending.length === 0) return []
  const after = effects.reduce(apply, before)
  const lapsed = before.pending
    .filter(({ id }) => after.pending.some((due) => due.id === id))
    .filter((due) => isAlive(canBeDone, due.kind, due, before) && !isAlive(canBeDone, due.kind, due, after))
  return lapsed.map((due) => {
    const parameters = { nation: 'nation' in due ? due.nation : '', place: 'place' in due ? due.place : '' }
    const line = { operation: 'note', sum: 'lapsed', value: 0, provenance: house('game') } as const
    ledger.write({ ...line, key: `lapsed.${due.kind}`, parameters })
    return settle(due)
  })
}
