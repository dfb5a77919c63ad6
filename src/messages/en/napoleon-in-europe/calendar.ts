import type { RuleTexts } from './text.ts'

export const calendarTexts: RuleTexts = {
  reasons: {},
  refusals: {},
}
