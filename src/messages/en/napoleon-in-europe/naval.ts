import type { RuleTexts } from './text.ts'

export const navalTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
