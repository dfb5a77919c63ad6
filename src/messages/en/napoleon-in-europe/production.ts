import type { RuleTexts } from './text.ts'

export const productionTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
