import type { RuleTexts } from './text.ts'

export const battleClosingTexts: RuleTexts = {
  dice: {},
  reasons: {},
  refusals: {},
}
