import { nationIn, placeIn } from './names.ts'
import type { RuleTexts } from './text.ts'

/** What every part of the rules may say. */
export const sharedTexts: RuleTexts = {
  reasons: {
    'cost.overture': ({ nation }) => `Diplomatic Overture, PAP of ${nationIn(nation)}`,
    'cost.sueForPeace': ({ nation }) => `Suing for peace, PAP of ${nationIn(nation)}`,
    'cost.declareWar': ({ nation }) => `Declaration of war, PAP of ${nationIn(nation)}`,
    'cost.annexation': ({ nation }) => `Annexation, PAP of ${nationIn(nation)}`,
    'cost.uprising': ({ nation }) => `Uprising, PAP of ${nationIn(nation)}`,
    'cost.putDownUprising': ({ nation }) => `Putting down an uprising, PAP of ${nationIn(nation)}`,
    'cost.rightOfPassage': ({ nation }) => `Right of passage, PAP of ${nationIn(nation)}`,
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
