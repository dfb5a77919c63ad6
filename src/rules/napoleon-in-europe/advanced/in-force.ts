import { house } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import type { OptionId } from '../options.ts'
import type { NapoleonState } from '../state.ts'

/** @throws Refused where a rule of the Advanced Rules is not switched on in this game */
export function requireInForce({ rules }: NapoleonState, option: OptionId): void {
  if (rules.options[option] === 'off') refuse('ruleNotInForce', 'type', house('options'), { option })
}
