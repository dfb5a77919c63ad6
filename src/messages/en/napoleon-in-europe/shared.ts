import { nationIn, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'

/** What every part of the rules may say. */
export const sharedTexts: RuleTexts = {
  reasons: {
    'cost.overture': () => 'Diplomatic Overture',
    'cost.sueForPeace': () => 'Suing for peace',
    'cost.declareWar': () => 'Declaration of war',
    'cost.annexation': () => 'Annexation',
    'cost.uprising': () => 'Uprising',
    'cost.putDownUprising': () => 'Putting down an uprising',
    'cost.rightOfPassage': () => 'Right of passage',
  },
  refusals: {
    noSuchRegion: ({ region }) => `The map has no region “${region}”. Add it to the map, or choose another.`,
    noUnnamedRegion: ({ nation, kind }) =>
      `${nationIn(nation)} has no ${placeIn(`unnamed.${kind}`).replace(/^an? /u, '')} that is counted without a name. Correct the count, or name the region.`,
    tooFewPoliticalActionPoints: ({ nation, has, cost }) =>
      `${nationIn(nation)} has ${has} PAP, and this takes ${cost}.`,
    tooManyFaces: ({ needed, given }) => `${given} dice were given, and only ${needed} are needed.`,
    faceNotOnDie: ({ face, sides }) => `${face} is not on a die of ${sides} sides. Type what the die shows.`,
  },
}
