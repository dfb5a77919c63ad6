import type { RuleTexts } from './text.ts'

export const battleOpeningTexts: RuleTexts = {
  dice: {},
  reasons: {},
  refusals: {
    noBattle: () => 'No battle stands on the board. Open one from what is still to be done, or from Resolve.',
  },
}
