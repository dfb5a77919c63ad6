/** Notices of the shell. */
export const notices = {
  label: 'Notices',
  unknownAddress: 'There is nothing at that address. Here are your games.',
}
