import { cellOf, numberIn, type Chart, type Provenance } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { playerNumbers } from '../charts/basic.ts'
import type { NationId } from '../nations.ts'
import { arms, type Arm, type Pieces } from '../pieces.ts'
import type { NapoleonRules } from '../rules.ts'

export const basicSetupIds = ['evenSteven', 'middlePowers', 'stopTheFrench'] as const
export type BasicSetupId = (typeof basicSetupIds)[number]

/** The nations of each player, in the players' order. */
export type Shares = readonly (readonly NationId[])[]

export interface BasicSetup {
  readonly id: BasicSetupId
  readonly provenance: Provenance
  /** Whose nation the first player takes without choosing; null where all choose. */
  readonly firstTakes: NationId | null
  /** What the rulebook proposes, by the number of players; empty where the players choose. */
  readonly proposed: Readonly<Partial<Record<number, Shares>>>
  /** Who uses pieces of another colour than its own. */
  readonly otherColour: NationId | null
}

/** The three set-ups of the Basic Rules. (Basic Rules: Setting up the Game.) */
export const basicSetups: Readonly<Record<BasicSetupId, BasicSetup>> = {
  evenSteven: {
    id: 'evenSteven',
    provenance: rule('I. Even Steven'),
    firstTakes: null,
    proposed: {},
    otherColour: null,
  },
  middlePowers: {
    id: 'middlePowers',
    provenance: rule('II. Middle Powers'),
    firstTakes: null,
    proposed: {},
    otherColour: 'prussia',
  },
  stopTheFrench: {
    id: 'stopTheFrench',
    provenance: rule('III. Stop the French!'),
    firstTakes: 'france',
    proposed: {
      2: [['france'], ['britain', 'austria', 'russia']],
      3: [['france'], ['britain', 'spain'], ['austria', 'russia']],
      4: [['france'], ['britain', 'austria'], ['russia', 'spain'], ['prussia', 'ottoman']],
      5: [['france'], ['britain'], ['russia'], ['austria'], ['prussia']],
      6: [['france'], ['britain'], ['austria'], ['russia'], ['prussia'], ['spain']],
      7: [['france'], ['britain'], ['prussia'], ['russia'], ['ottoman'], ['austria'], ['spain']],
    },
    otherColour: null,
  },
}

/** A set-up by its id; undefined where there is none of that id, such as in a historical scenario. */
export function basicSetupById(id: string): BasicSetup | undefined {
  const known = basicSetupIds.find((setup) => setup === id)
  return known === undefined ? undefined : basicSetups[known]
}

/**
 * How many nations a player takes who chooses or draws them.
 *
 * @param players how many players there are, 2 to 7; undefined is given for any other number
 */
export function nationsForEach(
  setup: BasicSetupId,
  players: number,
  { charts }: NapoleonRules,
): number | undefined {
  const row = playerNumbers[players - 2]
  return row === undefined ? undefined : numberIn(cellOf(charts.nationsEach, row, setup))
}

/** The pieces that a nation begins with, where it is one of those played. */
export function startingPieces(
  setup: BasicSetupId,
  nation: NationId,
  played: readonly NationId[],
  { charts }: NapoleonRules,
): Pieces {
  switch (setup) {
    case 'evenSteven':
      return piecesOf(charts.evenSteven, 'each')
    case 'middlePowers':
      return piecesOf(charts.middlePowers, nation)
    case 'stopTheFrench': {
      const against = played.filter((other) => other !== 'france').length
      return nation === 'france'
        ? piecesOf(charts.stopTheFrench, 'france', against)
        : piecesOf(charts.stopTheFrench, 'others')
    }
  }
}

function piecesOf<RowId extends string>(chart: Chart<RowId, Arm>, row: RowId, times = 1): Pieces {
  return Object.fromEntries(arms.map((arm) => [arm, numberIn(cellOf(chart, row, arm)) * times]))
}

/** Whether a set-up makes allies of two nations: of all that France stands against. */
export function beginAllied(setup: BasicSetupId | undefined, one: NationId, other: NationId): boolean {
  return setup === 'stopTheFrench' && one !== 'france' && other !== 'france'
}
