/** Notices of the shell. */
export const notices = {
  label: 'Notices',
  unknownAddress: 'There is nothing at that address. Here are your games.',
  updateReady: 'A new version is ready.',
  updatedElsewhere: 'A new version was started in another window. Load again to use it here.',
  reload: 'Reload',
  offlineReady: 'Ready to work offline.',
  plainHttp:
    'This address is not secure, so the browser withholds three things: use without the network, a screen that stays awake, and storage that it never clears. Games are still saved here. Open the app at an https address to have all three.',
}
