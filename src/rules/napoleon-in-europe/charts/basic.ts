import { cell, modifierChart, rule } from '../../chart-building.ts'
import type { Chart, Column, Provenance, Row } from '../../chart.ts'
import type { NationId } from '../nations.ts'
import { arms, type Arm } from '../pieces.ts'

type Counts = readonly [infantry: number, cavalry: number, artillery: number, leader: number]

const pieceColumns: readonly Column<Arm>[] = arms.map((id) => ({
  id,
  unit: 'count',
  minimum: 0,
  maximum: 99,
  blank: false,
}))

function pieces<RowId extends string>(
  id: RowId,
  [infantry, cavalry, artillery, leader]: Counts,
  section: Provenance,
): Row<RowId, Arm> {
  return {
    id,
    cells: {
      infantry: cell(infantry, section),
      cavalry: cell(cavalry, section),
      artillery: cell(artillery, section),
      leader: cell(leader, section),
    },
  }
}

const even = rule('I. Even Steven')
const middle = rule('II. Middle Powers')
const stop = rule('III. Stop the French!')

/** The pieces that every nation begins with. */
const evenSteven: Chart<'each', Arm> = {
  id: 'evenSteven',
  kind: 'named',
  columns: pieceColumns,
  rows: [pieces('each', [8, 5, 3, 1], even)],
}

/** The pieces that each nation begins with. */
const middlePowers: Chart<NationId, Arm> = {
  id: 'middlePowers',
  kind: 'named',
  columns: pieceColumns,
  rows: [
    pieces('france', [10, 5, 3, 1], middle),
    pieces('britain', [6, 3, 1, 1], middle),
    pieces('prussia', [10, 5, 3, 1], middle),
    pieces('russia', [8, 4, 2, 1], middle),
    pieces('ottoman', [7, 3, 1, 1], middle),
    pieces('austria', [12, 6, 4, 1], middle),
    pieces('spain', [7, 3, 1, 1], middle),
  ],
}

/** The pieces that France begins with for each nation against it, and that every other nation begins with. */
const stopTheFrench: Chart<'france' | 'others', Arm> = {
  id: 'stopTheFrench',
  kind: 'named',
  columns: pieceColumns,
  rows: [pieces('france', [5, 2, 1, 1], stop), pieces('others', [6, 3, 2, 1], stop)],
}

export const playerNumbers = ['two', 'three', 'four', 'five', 'six', 'seven'] as const
export type PlayerNumber = (typeof playerNumbers)[number]

type Share = 'evenSteven' | 'middlePowers' | 'stopTheFrench'

function shares(id: PlayerNumber, usual: number, againstFrance: number): Row<PlayerNumber, Share> {
  return {
    id,
    cells: {
      evenSteven: cell(usual, even),
      middlePowers: cell(usual, middle),
      stopTheFrench: cell(againstFrance, stop),
    },
  }
}

/**
 * How many nations each player takes, by the number of players; where France is to be stopped, how many each of
 * the others does.
 */
const nationsEach: Chart<PlayerNumber, Share> = {
  id: 'nationsEach',
  kind: 'named',
  columns: (['evenSteven', 'middlePowers', 'stopTheFrench'] as const).map((id) => ({
    id,
    unit: 'count',
    minimum: 1,
    maximum: 6,
    blank: false,
  })),
  rows: [
    shares('two', 3, 3),
    shares('three', 2, 2),
    shares('four', 1, 2),
    shares('five', 1, 1),
    shares('six', 1, 1),
    shares('seven', 1, 1),
  ],
}

const winning = rule('How to Win')

/** How many rounds a Limited War lasts. */
const limitedWarLengths = modifierChart('limitedWarLengths', { unit: 'count', minimum: 1, maximum: 240 }, [
  ['short', 12, winning],
  ['medium', 18, winning],
  ['long', 24, winning],
])

const moving = rule('The Pieces')

/** How many regions a piece moves in a turn. */
const basicMoves = modifierChart('basicMoves', { unit: 'count', minimum: 0, maximum: 9 }, [
  ['infantry', 1, moving],
  ['cavalry', 2, moving],
  ['artillery', 1, moving],
  ['leader', 2, moving],
])

const amphibious = rule('Amphibious Movement')

/**
 * Pieces that may go by sea in a turn for each capital owned; the die that a piece is lost on when it lands, or
 * less; and the die that the enemy hits on in the battle that follows, or more.
 */
const basicSea = modifierChart('basicSea', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['perCapital', 4, amphibious],
  ['perCapitalBritain', 6, amphibious],
  ['lost', 1, amphibious],
  ['lostInBritain', 2, amphibious],
  ['enemyHits', 5, amphibious],
])

const drawing = rule('Drawing Cards')

/** Cards drawn, and how many regions each further one takes. */
const basicDraws = modifierChart('basicDraws', { unit: 'count', minimum: 0, maximum: 99 }, [
  ['majorBattle', 1, drawing],
  ['capital', 1, drawing],
  ['regionsForACard', 10, drawing],
])

/** How many pieces without leaders both sides need for a battle to be major. */
const basicBattles = modifierChart('basicBattles', { unit: 'count', minimum: 1, maximum: 99 }, [
  ['major', 6, rule('Tactical Battles')],
])

const playing = rule('Playing Cards')

export const combinationKinds = ['regiment', 'brigade', 'division', 'corps'] as const
export type CombinationKind = (typeof combinationKinds)[number]

function combination(
  id: CombinationKind,
  cards: number,
  counts: Counts,
): Row<CombinationKind, 'cards' | Arm> {
  return { id, cells: { cards: cell(cards, playing), ...pieces(id, counts, playing).cells } }
}

/**
 * What cards that are turned in together give: so many of one type give pieces of it; a corps is one of each
 * type and gives each.
 */
const combinations: Chart<CombinationKind, 'cards' | Arm> = {
  id: 'combinations',
  kind: 'named',
  columns: [{ id: 'cards', unit: 'count', minimum: 1, maximum: 9, blank: false }, ...pieceColumns],
  rows: [
    combination('regiment', 2, [1, 1, 1, 1]),
    combination('brigade', 3, [3, 2, 2, 2]),
    combination('division', 4, [6, 4, 3, 3]),
    combination('corps', 4, [1, 1, 1, 1]),
  ],
}

/** Further pieces for each card in the nation's own colour. */
const colourBonus = modifierChart('colourBonus', { unit: 'count', minimum: 0, maximum: 9 }, [
  ['ownColour', 1, playing],
])

export const basicCharts = {
  evenSteven,
  middlePowers,
  stopTheFrench,
  nationsEach,
  limitedWarLengths,
  basicMoves,
  basicSea,
  basicDraws,
  basicBattles,
  combinations,
  colourBonus,
}
