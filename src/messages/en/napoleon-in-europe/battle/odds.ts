import type { BasicPolicy } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Arm } from '@/rules/napoleon-in-europe/pieces.ts'
import { counted, list, opening } from '../../../format.ts'
import { pieceNames } from '../names.ts'

const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

const leader: Readonly<Record<BasicPolicy['leaders'], string>> = {
  rally: 'leader rallies in the rear',
  fire: 'leader fires in front',
}

const leaders: Readonly<Record<BasicPolicy['leaders'], string>> = {
  rally: 'leaders rally in the rear',
  fire: 'leaders fire in front',
}

function leadersDo(policy: BasicPolicy['leaders'], count: number): string {
  return count === 1 ? leader[policy] : leaders[policy]
}

const guns: Readonly<Record<BasicPolicy['guns'], string>> = {
  front: 'artillery in front',
  rear: 'artillery in the rear',
}

const aims: Readonly<Record<BasicPolicy['aims'], string>> = {
  dearest: 'hits what has most dice',
  cheapest: 'hits what has fewest dice',
}

/** Texts of the odds of a whole Basic battle. */
export const battleOdds = {
  title: 'Odds of this battle',
  menuNote: 'Who wins, and what it costs',
  whatIf: 'Odds of a battle',
  sides: { attacker: 'Attacker', defender: 'Defender' } satisfies Record<Side, string>,
  wins: (name: string) => `${name} wins`,
  roundsAhead: 'Rounds from now on, on average',
  roundsInAll: 'Rounds, on average',
  manyRounds: (most: number) => `more than ${tenths.format(most)}`,
  number: (count: number) => tenths.format(count),
  loses: (name: string) => `${name} loses`,
  average: (mean: number, of: number) => `${tenths.format(mean)} of ${of}, on average`,
  lossTable: {
    caption: (name: string) => `How many pieces ${name} loses, by its chance`,
    lost: 'Pieces lost',
    chance: 'Chance',
  },
  workingOut: 'The odds are being worked out.',
  policies: 'How both sides fight',
  fields: {
    leaders: {
      label: 'Leaders',
      options: { rally: 'Rally in the rear', fire: 'Fire in front' } satisfies Record<
        BasicPolicy['leaders'],
        string
      >,
    },
    guns: {
      label: 'Artillery',
      options: { front: 'In front', rear: 'In the rear' } satisfies Record<BasicPolicy['guns'], string>,
    },
    aims: {
      label: 'Its hits remove first',
      options: { dearest: 'Most dice', cheapest: 'Fewest dice' } satisfies Record<
        BasicPolicy['aims'],
        string
      >,
    },
  },
  /** "Leader rallies in the rear, artillery in front, hits what has most dice". */
  policy(policy: BasicPolicy, army: Readonly<Record<Arm, number>>): string {
    const words = [
      ...(army.leader > 0 ? [leadersDo(policy.leaders, army.leader)] : []),
      ...(army.artillery > 0 ? [guns[policy.guns]] : []),
      aims[policy.aims],
    ]
    return opening(words.join(', '))
  },
  army(counts: Readonly<Record<Arm, number>>): string {
    const arms: readonly Arm[] = ['infantry', 'cavalry', 'artillery', 'leader']
    const words = arms.filter((arm) => counts[arm] > 0).map((arm) => counted(counts[arm], ...pieceNames[arm]))
    return words.length === 0 ? 'Nobody yet' : list(words)
  },
  always:
    'Nobody gives the battle up. Of what a side has lost, the last in the order of its losses is rallied first, and joins the front in its next move. Whoever wins pursues with all that fire.',
  exact: 'Every way that the battle may go is worked out; nothing is thrown. Losses in pursuit are counted.',
  landing: 'The attacker came by sea',
  nameFirst: 'First the pieces are named; then the odds are worked out.',
  noArmy: 'Each side needs an army: enter both.',
  endless: 'By the numbers of this table nobody is ever hit: the battle does not end.',
  tooLarge:
    'So many pieces and leaders are more than a phone works through. With fewer leaders in the rear, or fewer pieces, it does.',
  otherArmies: 'Other armies',
  thisBattle: 'This battle',
}

/** Texts of a series of shots. */
export const battleSeries = {
  title: 'Several shots',
  open: (shots: number) => `All ${shots} together`,
  /** "At what, British right". */
  target: (place: string | null) => (place === null ? 'At what' : `At what, ${place}`),
  /** "4 infantry, British centre". */
  targetIn: (pieces: string, place: string) => `${pieces}, ${place}`,
  firers: 'Who fires',
  howMany: (name: string, place: string) => `${name}, ${place}`,
  caption: 'The chance of so many hits or more, and of so many eliminated or more',
  atLeast: 'At least',
  hits: 'Hits',
  eliminated: 'Eliminated',
  note: 'One shot each, one after another, as long as such a target is left. A hit that eliminates nothing sends a piece back.',
  nobody: 'Nobody can fire at anything now.',
}
