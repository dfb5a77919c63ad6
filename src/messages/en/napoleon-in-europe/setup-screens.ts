import { counted, list } from '../../format.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { nationNames } from './names.ts'

/** Texts of the sheets that change a game under way, and of those that complete its board before it is played. */
export const setupScreens = {
  title: 'Players and rules',
  name: 'Name of the game',
  noName: 'Give the game a name.',
  players: 'Players',
  joins: 'A player joins',
  leaves: 'Leaves the game',
  ends: 'When the game ends',
  save: 'Save',
  start: {
    heading: 'Before you play',
    regions: ['Count the regions of each nation', 'Else too little comes in'] as const,
    fleets: ['Enter the fleets', 'How many squadrons each nation has'] as const,
    pieces: ['Enter the pieces', 'If the app is to count them'] as const,
  },
  regions: {
    title: 'Count the regions',
    note: 'Those named here are counted already. Add what else each nation owns on your board as you begin.',
    named: (names: readonly string[]) => (names.length === 0 ? 'None by name' : `Besides ${list(names)}`),
    kinds: {
      homeland: 'Homeland',
      foreignHomeland: 'Other homelands',
      minor: 'Minor nations',
      northAfrica: 'North Africa',
      closed: 'Of these in uprising',
    },
    go: (count: number) => (count === 0 ? 'Counted' : `Add ${counted(count, 'region', 'regions')}`),
  },
  fleets: {
    title: 'Enter the fleets',
    note: 'Wherever they lie. The Squadrons page places them.',
    why: 'Set-up',
    go: (count: number) => (count === 0 ? 'Entered' : `Enter ${counted(count, 'squadron', 'squadrons')}`),
  },
  pieces: {
    title: 'Enter the pieces',
    note: 'Wherever they stand. The Regions page places them.',
    whose: 'Whose pieces',
    go: (count: number) => (count === 0 ? 'Entered' : `Enter ${counted(count, 'piece', 'pieces')}`),
    of: (nation: NationId, count: number) => `${nationNames[nation]}: ${counted(count, 'piece', 'pieces')}`,
  },
} as const
