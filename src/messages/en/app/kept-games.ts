import { inBackups } from '../in-backups.ts'

/** What can be done with the games on this device, besides playing them. */
export const keptGames = {
  unreadableGames: 'Cannot be opened',
  deletion: {
    question: (name: string) => `Delete ${name}?`,
    consequence: (hasBackups: boolean) =>
      `The game, its armies and its whole log go from this phone. ${inBackups(hasBackups, 'it')} Save it to a file first if you may want it again.`,
    confirm: 'Delete',
    saveFirst: 'Save to a file first',
  },
  deleted: (name: string) => `${name} is deleted.`,
}
