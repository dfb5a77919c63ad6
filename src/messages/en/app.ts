/** Texts of the shell: home, settings, install and update prompts. */
export const app = {
  name: 'Aide-de-Camp',
  provenance: { rule: 'rule', faq: 'FAQ', family: 'family', house: 'house', changed: 'changed' },
}
