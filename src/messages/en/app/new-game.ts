const dayAndMonth = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })

/** Texts of the new game screen. */
export const newGame = {
  title: 'New game',
  rulebook: 'Rules to play by',
  rulebooks: { miniatures: 'Miniatures', 'napoleon-in-europe': 'Napoleon in Europe' },
  name: 'Name of the game',
  defaultName: (date: Date) => `Battle of ${dayAndMonth.format(date)}`,
  sides: { a: 'First side', b: 'Second side' },
  nation: 'Nation',
  sideName: 'Name of the side',
  more: 'Colour and players',
  colour: 'Colour',
  players: 'Players',
  playersHint: 'Optional. Commas between names.',
  houseRules: 'House rules',
  houseRulesNote: {
    standard: 'as they come',
    changed: (count: number) => `${count} changed`,
  },
  samples: 'Play a sample battle',
  noSample: 'Without a sample',
  armyOf: (side: string) => `Army of ${side}`,
  noArmy: 'No army list',
  noArmyNote: 'Units are added in the game',
  scenario: 'Scenario',
  begin: 'Begin',
  cancel: 'Back to your games',

  errors: {
    noName: 'Give the game a name.',
    noSideName: 'Give this side a name.',
    tooManyPlayers: (most: number) => `At most ${most} players on a side.`,
    playerTooLong: (most: number) => `At most ${most} letters in a name.`,
  },
  warnings: {
    sameName: 'Both sides have this name. The log will be hard to read.',
    otherNation: (army: string, own: string, side: string) =>
      `${army} stays an army of ${own}: its units count as such. Who moves first goes by the side, ${side}.`,
    sameColour: 'Both sides have this colour. Choose another for one of them.',
  },
  busy: 'Something else is still being saved. Try again.',
}
