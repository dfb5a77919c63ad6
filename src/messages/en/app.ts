import { faults } from './app/faults.ts'
import { home } from './app/home.ts'
import { notices } from './app/notices.ts'

/** Texts of the shell that its first screens need. */
export const app = {
  name: 'Aide-de-Camp',
  pageTitle: (page: string) => `${page} · Aide-de-Camp`,
  provenance: { rule: 'rule', faq: 'FAQ', family: 'family', house: 'house', changed: 'changed' },
  home,
  notices,
  faults,
}
