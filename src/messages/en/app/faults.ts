/** What is said when the program itself fails. */
export const faults = {
  unexpected:
    'Something went wrong in the app. What was recorded is safe. If a button no longer answers, load the app again.',
  screenMissing:
    'This screen, or a part of it, could not be loaded. The app may have been updated, or there is no network. Your games are safe.',
  reload: 'Load again',
  reloading: 'Loading again, in the newest version.',
  blank: {
    title: 'This screen cannot be shown',
    text: 'Something went wrong while it was drawn. What was recorded is safe. Load the app again, or go back to your games.',
    home: 'To your games',
  },
}
