import type { RuleTexts } from './text.ts'

export const basicTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
