/**
 * Whether what is deleted is gone for good, as a sentence.
 *
 * @param hasBackups whether automatic backups are made: not of what is only in memory
 */
export function inBackups(hasBackups: boolean, what: 'it' | 'them'): string {
  return hasBackups
    ? `The automatic backups may still have ${what}, but only for a few days of play.`
    : 'This cannot be undone.'
}
