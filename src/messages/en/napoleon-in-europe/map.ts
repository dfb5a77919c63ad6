import type { RuleTexts } from './text.ts'

export const mapTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
