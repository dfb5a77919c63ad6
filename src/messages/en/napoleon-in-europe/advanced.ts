import type { RuleTexts } from './text.ts'

export const advancedTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
