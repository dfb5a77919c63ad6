/** Titles of pages that are loaded when they are first asked for, where no screen of the first load names them. */
export const pageTitles = {
  whatsNew: 'What is new',
  licences: 'Licences',
  campaignPlaces: {
    turn: 'Turn',
    powers: 'Powers',
    resolve: 'Resolve',
    log: 'Log',
    rules: 'Rules',
    relations: 'Relations',
    regions: 'Regions',
    squadrons: 'Squadrons',
    cards: 'Cards',
    hand: 'Cards',
    standing: 'Where everyone stands',
    course: 'The course of the game',
    evening: 'For the next evening',
    production: 'Production',
    battle: 'Battle',
    victory: 'Victory',
  },
  backups: 'Backups',
}
