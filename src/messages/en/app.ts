import { faults } from './app/faults.ts'
import { home } from './app/home.ts'
import { newGame } from './app/new-game.ts'
import { notices } from './app/notices.ts'
import { rules } from './app/rules.ts'
import { settings } from './app/settings.ts'

/** Texts of the shell: home, new game, rules, settings, install and update prompts. */
export const app = {
  name: 'Aide-de-Camp',
  pageTitle: (page: string) => `${page} · Aide-de-Camp`,
  provenance: { rule: 'rule', faq: 'FAQ', family: 'family', house: 'house', changed: 'changed' },
  home,
  newGame,
  rules,
  settings,
  notices,
  faults,
}
