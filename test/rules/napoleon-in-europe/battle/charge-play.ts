import { deliberate } from '@/rules/index.ts'
import { answersTo } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import type { Told } from '../table.ts'
import { put } from './changes.ts'
import { answer, charge, chargerId, clashOf, targetId, type Clash } from './charge.cases.ts'

/** A charge that is answered by standing, where it is answered at all. */
export function comesHome(clash: Clash, faces: readonly number[]): Told {
  const state = clashOf(clash)
  const command = charge(chargerId(clash), targetId(clash))
  const isAnswered = answersIn(state, command).length > 0
  return isAnswered ? put(put(state, command).state, answer('stand'), faces) : put(state, command, faces)
}

/** What may be answered to a charge; nothing where it is rolled at once. */
export function answersIn(state: NapoleonState, command: NapoleonCommand): readonly string[] {
  const result = deliberate(napoleonInEurope, state, command, [])
  return result.kind === 'decided' ? answersTo(result.effects.reduce(napoleonInEurope.apply, state)) : []
}

export function totals({ reasons }: Told): readonly number[] {
  return ['charger', 'target'].map(
    (sum) => reasons.find((line) => line.sum === sum && line.operation === 'total')?.value ?? NaN,
  )
}

/** Four dice, none high enough to fell a leader, of which the charger's are so much higher. */
export function facesApart(difference: number): readonly number[] {
  const [charger, target] = difference >= 0 ? [2 + difference, 2] : [2, 2 - difference]
  return [...dice(charger), ...dice(target)]
}

function dice(sum: number): readonly number[] {
  const first = Math.min(6, sum - 1)
  return [first, sum - first]
}
