/** What the shell says once it stands: of new versions, and of what the browser withholds. */
export const updates = {
  ready: 'A new version is ready.',
  elsewhere: 'A new version has come into use. Load again to have it in this window, too.',
  reload: 'Reload',
  /** What comes before the new version. */
  first: {
    unsaved: 'A roll is not saved yet. Save it first, then take the new version.',
    dice: 'A roll is not finished. Finish it or give it up first, then take the new version.',
  },
  isHere: (version: string) => `Aide-de-Camp is now version ${version}.`,
  whatIsNew: 'What is new',
  offlineReady: 'Ready to work offline.',
  plainHttp:
    'This address is not secure, so the browser withholds three things: use without the network, a screen that stays awake, and storage that it never clears. Games are still saved here. Open the app at an https address to have all three.',
}
