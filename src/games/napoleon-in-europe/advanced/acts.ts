import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { OptionId } from '@/rules/napoleon-in-europe/options.ts'
import type { Act } from '../resolve/acts.ts'

const { offered } = napoleon.advanced

/** Each is offered where its rule is switched on. */
const isOn =
  (option: OptionId) =>
  ({ level, rules }: NapoleonState): boolean =>
    level === 'standard' && rules.options[option] === 'on'

function act(id: keyof typeof offered, option: OptionId, symbol: string, load: Act['load']): Act {
  const [label, note] = offered[id]
  return { id, group: 'advanced', label, note, symbol, load, isOffered: isOn(option) }
}

/** The acts of the Advanced Rules. */
export const advancedActs: readonly Act[] = [
  act('forcedMarch', 'forcedMarch', 'infantry-column', () => import('./ForcedMarchSheet.vue')),
  act('attrition', 'attrition', 'base-lost', () => import('./AttritionSheet.vue')),
  act('drawCards', 'cards', 'duplicate', () => import('./DrawSheet.vue')),
]
