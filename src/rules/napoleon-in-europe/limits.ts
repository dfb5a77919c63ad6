/** The ranges of what a table may enter; the rules' own numbers are in the charts. */
export const limits = {
  nameLength: 60,
  noteLength: 200,
  players: 7,
  regions: 200,
  seaAreas: 40,
  links: 24,
  stacks: 400,
  fleets: 100,
  /** Of one kind, in one place. */
  pieces: 99,
  squadrons: 99,
  points: 999,
  /** What may come together of anything that is entered a part at a time. */
  counted: 99_999,
  rounds: 999,
  cards: 90,
  firstYear: 1700,
  lastYear: 1899,
} as const
