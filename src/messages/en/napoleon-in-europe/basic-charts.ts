import { nations, pieces, pieceColumns } from './chart-words.ts'

/** Titles, explanations, columns and rows of the charts of the Basic Rules, by id. */
export const basicCharts = {
  evenSteven: {
    title: 'Even Steven',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: { each: 'Each nation' },
  },
  middlePowers: {
    title: 'Middle Powers',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: nations,
  },
  stopTheFrench: {
    title: 'Stop the French!',
    about: 'Pieces of each nation at the start.',
    head: 'Nation',
    columns: pieceColumns,
    rows: { france: 'France', others: 'Each other nation' },
  },
  nationsEach: {
    title: 'Nations for each player',
    about: 'By the number of players.',
    head: 'Players',
    columns: { evenSteven: 'Even', middlePowers: 'Middle', stopTheFrench: 'French' },
    rows: { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six', seven: 'Seven' },
  },
  limitedWarLengths: {
    title: 'Limited War',
    about: 'Lengths that are offered, in rounds.',
    head: 'Length',
    columns: { value: 'Rounds' },
    rows: { short: 'Short', medium: 'Medium', long: 'Long' },
  },
  basicMoves: {
    title: 'Movement, Basic Rules',
    about: 'Regions in a turn.',
    head: 'Piece',
    columns: { value: 'Regions' },
    rows: pieces,
  },
  basicSea: {
    title: 'At sea, Basic Rules',
    about: '',
    head: 'What',
    columns: { value: 'Value' },
    rows: {
      perCapital: 'Pieces for each capital',
      perCapitalBritain: 'Pieces for each capital, Britain',
      lost: 'A piece is lost on landing, up to',
      lostInBritain: 'The same in Britain, up to',
      enemyHits: 'Defenders hit from',
    },
  },
  basicDraws: {
    title: 'Cards drawn, Basic Rules',
    about: '',
    head: 'For',
    columns: { value: 'Value' },
    rows: {
      majorBattle: 'A major battle won, cards',
      capital: 'Each capital, cards',
      regionsForACard: 'Regions that give a card',
    },
  },
  basicBattles: {
    title: 'Battles, Basic Rules',
    about: '',
    head: 'What',
    columns: { value: 'Pieces' },
    rows: { major: 'A battle is major from, on each side' },
  },
  combinations: {
    title: 'Combinations of cards',
    about: 'What they are made of, and give.',
    head: 'Combination',
    columns: { cards: 'Cards', ...pieceColumns },
    rows: { regiment: 'Regiment', brigade: 'Brigade', division: 'Division', corps: 'Corps' },
  },
  colourBonus: {
    title: 'Bonus for the own colour',
    about: '',
    head: 'Bonus',
    columns: { value: 'Pieces' },
    rows: { ownColour: 'All cards of the own colour' },
  },
} as const
