import { counted } from '../../format.ts'

/** Texts of the table check. */
export const check = {
  about: 'Set each unit as it stands on the table. Nothing changes before you record it.',
  key: 'What the signs mean',
  keys: {
    marker: 'morale marker',
    damaged: 'damage marker',
    locked: 'locked in melee',
    off: 'off the table',
  },
  bases: (unit: string) => `Bases of ${unit}`,
  fewer: (unit: string) => `${unit}: one base fewer`,
  more: (unit: string) => `${unit}: one base more`,
  ofBases: (bases: number, starting: number) => `${bases} of ${counted(starting, 'base', 'bases')}`,
  formation: (unit: string) => `Formation of ${unit}`,
  toggles: (unit: string) => `Signs of ${unit}`,
  of: (starting: number) => `of ${starting}`,
  app: (bases: number, standing: string) =>
    bases === 0 ? `in the app: ${standing}` : `in the app: ${counted(bases, 'base', 'bases')}, ${standing}`,
  told: (unit: string, bases: number, standing: string) =>
    `${unit}: ${counted(bases, 'base', 'bases')}, ${standing}`,
  nothing: 'Nothing differs',
  differ: (units: number) => `${counted(units, 'unit differs', 'units differ')}`,
  record: 'Record',
  keep: (unit: string) => `${unit}: leave it as the app has it`,
  why: 'Why, for the log',
  reasons: {
    counted: 'Counted after a break',
    miscounted: 'Miscounted',
    agreed: 'Agreed at the table',
    own: 'In my own words',
  },
  ownWords: 'In your own words',
  ownMissing: 'Say why in a few words: it stands in the log.',
  recordAll: (units: number) => `Record ${counted(units, 'difference', 'differences')}`,
  recorded: (units: number) => `${counted(units, 'unit', 'units')} put right.`,
  unfinished: 'A roll waits for its dice. Finish it first, or give it up.',
  leave: {
    question: 'Leave without recording?',
    consequence: (units: number) =>
      `${counted(units, 'unit differs', 'units differ')} from the app. What you set here is lost.`,
    confirm: 'Leave',
    cancel: 'Stay',
  },
  noUnits: 'There is no unit to check yet.',
}
