/** Texts of the games that are stored here, as the list of games shows them. */
export const storedGames = {
  nameless: 'Unnamed game',

  /** Why a stored game cannot be opened. It is left as it is. */
  games: {
    unsupported: 'This game was saved by a newer version of Aide-de-Camp. Update the app to open it.',
    unknownRulebook: 'This game uses a rulebook that this version of Aide-de-Camp does not have.',
    malformed: 'This game’s saved data is damaged. It has been left as it is.',
    altered: 'This game was changed after it was saved. It has been left as it is.',
    missing: 'This game is not stored on this device.',
  },
}
