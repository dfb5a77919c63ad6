import type { RuleTexts } from './text.ts'

export const battleBasicTexts: RuleTexts = {
  dice: {},
  reasons: {},
  refusals: {},
}
