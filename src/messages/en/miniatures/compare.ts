const oneDigit = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const least = 0.1

/** Texts of two resolutions side by side. */
export const compare = {
  title: 'Compare',
  setUp: (letter: string) => `Compare: set up ${letter}`,
  against: (letter: string) => `Against ${letter}`,
  letters: { a: 'A', b: 'B' },
  what: 'What instead?',
  show: 'Show both',
  incomplete: 'Choose who and whom first.',
  named: (letter: string, title: string) => `${letter}: ${title}`,
  change: (letter: string) => `Change ${letter}`,
  take: (letter: string) => `Take ${letter}`,
  answers: (answer: string) => `answer: ${answer.toLocaleLowerCase()}`,
  calledOff: 'its charge called off',
  callOffFirst: 'Call the charge off first.',
  certain: 'No die is thrown.',
  expected: 'What to expect',
  basesLost: 'Bases lost, on average',
  fates: {
    marker: 'Takes a marker',
    damaged: 'Gun damaged',
    movesBack: 'Falls back',
    removed: 'Removed',
    officerFalls: 'Officer falls',
  },
  never: '—',
  neverSpoken: 'cannot happen',
  /** An average number of bases; what may happen never reads as if it could not. */
  bases: (bases: number) =>
    bases > 0 && bases < least / 2 ? `under ${oneDigit.format(least)}` : oneDigit.format(bases),
}
