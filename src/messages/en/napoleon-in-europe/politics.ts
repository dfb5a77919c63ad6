import type { RuleTexts } from './text.ts'

export const politicsTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
