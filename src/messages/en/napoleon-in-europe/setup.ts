import type { RuleTexts } from './text.ts'

export const setupTexts: RuleTexts = {
  reasons: {
    'heading.renameGame': ({ game }) => `The game is called ${game}`,
  },
  refusals: {
    notBegun: () => 'The game has not been set up yet. Set it up first.',
  },
}
