/** Texts of the shell: home, settings, install and update prompts. */
export const app = {
  name: 'Aide-de-Camp',
}
