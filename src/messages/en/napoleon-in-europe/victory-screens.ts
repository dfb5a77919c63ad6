import type { Condition, ConditionId } from '@/rules/napoleon-in-europe/victory/conditions.ts'
import type { VictoryLevel } from '@/rules/napoleon-in-europe/victory/levels.ts'
import type { Colour } from '@/rules/napoleon-in-europe/victory/players.ts'
import { namesOf } from './names.ts'

type Words = (condition: Condition) => string

/** "6 of 9 regions", or as many as there are where that is enough. */
function progress({ has, needed, met }: Condition, what: string): string {
  return met ? `${has} ${what}` : `${has} of ${needed} ${what}`
}

const conditionWords: Readonly<Record<ConditionId, Words>> = {
  moreThanLargestCombined: (it) => `${progress(it, 'regions')}: more than ${namesOf(it.rivals)} together`,
  moreThanAny: (it) => `${progress(it, 'regions')}: more than ${namesOf(it.rivals)}`,
  highPlace: (it) => `${progress(it, 'regions')}: among the three that own most`,
  othersHeldBack: ({ met, has, needed, rivals }) =>
    met
      ? `Nobody else owns more than ${needed} regions abroad; ${has} at most`
      : `${namesOf(rivals)}: up to ${has} regions abroad; nobody else may own more than ${needed}`,
  strongestNavy: (it) => `${progress(it, 'squadrons')}: more than ${namesOf(it.rivals)} together`,
  wholeHomeland: ({ met, has, needed, rivals }) =>
    met
      ? 'All of its homeland'
      : `${has} of ${needed} homeland regions${rivals.length === 0 ? '' : `; held by ${namesOf(rivals)}`}`,
  someHomeland: ({ met }) => (met ? 'Some of its homeland' : 'Not one homeland region is left'),
}

/** What stands on the page that tells who would win. */
export const victoryScreens = {
  now: 'If the game ended now.',
  levels: {
    total: 'Total Victory',
    major: 'Major Victory',
    minor: 'Minor Victory',
    survival: 'Survival',
    defeat: 'Defeat',
    extinction: 'Extinction',
  } satisfies Record<VictoryLevel, string>,
  colours: {
    pure: 'A pure victory',
    tainted: 'Tainted by the defeat of a nation that it answers for',
    crowned: 'With a Minor Victory of a nation gained later: the best there is',
  } satisfies Record<Colour, string>,
  condition: (condition: Condition) => conditionWords[condition.id](condition),
  for: (level: string) => `For ${level}`,
  met: 'Done:',
  unmet: 'Missing:',
  highest: 'There is no higher one.',
  gained: 'Gained later, and answered for',
  noNations: 'Plays no nation.',
  sides: {
    french: 'The French alliance',
    against: 'Against France',
    beaten: 'Have sued for peace',
    nobody: 'Nobody',
    undecided:
      'France wins when the last of its enemies has sued for peace, and loses when it does so itself.',
    peace: 'Nobody is at war with France.',
    winner: {
      french: 'The French alliance has won.',
      antiFrench: 'France has sued for peace: the alliance against it has won.',
    },
  },
} as const
