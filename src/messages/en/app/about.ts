const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })

/** Texts of the pages about the app itself. */
export const about = {
  whatsNew: {
    version: (version: string) => `Version ${version}`,
    /** @param date such as 2026-11-30 */
    date: (date: string) => day.format(new Date(`${date}T12:00`)),
  },
  licences: {
    intro: 'Aide-de-Camp is made with the work of others, who give it away on these terms.',
    missing: 'The licences are not on this phone yet. Open this page once more with a connection.',
    again: 'Try again',
  },
}
