import { rule } from '../../../chart-building.ts'
import { ChartFault, numberIn } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import { terrainTypes, type TerrainType } from '../../charts/battle-opening.ts'
import { dieSides } from '../../charts/index.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects, NapoleonEffect } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import { featureIds, type FeatureId, type Ground, type StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { sides, type Side } from '../sides.ts'
import { lanesIn, type Lane } from '../standard/areas.ts'
import { say } from '../standard/saying.ts'
import { twoDice } from '../standard/throwing.ts'
import { standardBattleIn } from '../standing.ts'
import { bandCell } from './bands.ts'
import type { openingCommands } from './commands.ts'
import { battleAt, stageLeft } from './stages.ts'

const terrainRule = rule('Terrain')

type TerrainCommands = Pick<typeof openingCommands, 'rollTerrain' | 'placeTerrain'>

/**
 * Each side throws two dice for how much terrain it may use, and two for each feature; rivers run along its whole
 * army at once, the others lie in battle areas of its choice. (Advanced: Terrain.)
 */
export const terrainDeciders: Deciders<TerrainCommands> = {
  rollTerrain(state, { side }, table) {
    const battle = battleAt(state, 'terrain')
    const nation = seatOf(battle, side)
    if (battle.ground[side].hasRolled) refuse('terrainRolled', 'side', terrainRule, { nation })
    writeHeading(table.ledger, 'rollTerrain', { nation })
    const count = howMany(state.rules, nation, table)
    const types = count === 0 ? [] : whichOnes(state.rules, nation, count, table)
    writeTerrain(types, nation, table.ledger)
    return grounded(state, side, groundOf(types))
  },

  placeTerrain(state, { side, places }, { ledger }) {
    const battle = battleAt(state, 'terrain')
    const nation = seatOf(battle, side)
    const ground = battle.ground[side]
    if (ground.toPlace.length === 0) refuse('noTerrainToPlace', 'side', terrainRule, { nation })
    requirePlaces(battle, side, places)
    writeHeading(ledger, 'placeTerrain', { nation })
    for (const { lane, feature } of places) {
      say(ledger, 'order', 'order.placeTerrain', terrainRule, { nation, side, lane, feature })
    }
    if (places.length === 0) say(ledger, 'note', 'terrain.noneWanted', terrainRule, { nation })
    const features = Object.fromEntries(places.map(({ lane, feature }) => [lane, feature]))
    return grounded(state, side, { ...ground, features, toPlace: [] })
  },
}

interface Placed {
  readonly lane: Lane
  readonly feature: FeatureId
}

/** @throws Refused where a feature was not rolled, an area has two, or the battle is not fought there */
function requirePlaces(battle: StandardBattle, side: Side, places: readonly Placed[]): void {
  const { toPlace } = battle.ground[side]
  places.forEach(({ lane, feature }, place) => {
    const path = `places[${place}]`
    const before = places.slice(0, place)
    if (!lanesIn(battle.size).includes(lane)) {
      refuse('laneNotInBattle', `${path}.lane`, rule('Deployment'), { side, lane })
    }
    if (before.some((other) => other.lane === lane)) {
      refuse('twoFeatures', `${path}.lane`, terrainRule, { side, lane })
    }
    const used = before.filter((other) => other.feature === feature).length
    if (toPlace.filter((each) => each === feature).length <= used) {
      refuse('featureNotRolled', `${path}.feature`, terrainRule, { nation: seatOf(battle, side), feature })
    }
  })
}

/** A side's ground is so; once both have theirs, the armies set up. */
function grounded(state: NapoleonState, side: Side, ground: Ground): Effects {
  const set: NapoleonEffect = { type: 'groundSet', side, ground }
  return inOrder(state, () => [set], leftWhenSettled)
}

function leftWhenSettled(state: NapoleonState): Effects {
  return sideToGround(standardBattleIn(state)) === null ? stageLeft(state) : []
}

/** The side whose ground is to be rolled or placed next, the attacker's first; null where both have theirs. */
export function sideToGround({ ground }: StandardBattle): Side | null {
  return sides.find((side) => !ground[side].hasRolled || ground[side].toPlace.length > 0) ?? null
}

function groundOf(types: readonly TerrainType[]): Ground {
  return {
    features: {},
    toPlace: featureIds.flatMap((feature) => types.filter((type) => type === feature).map(() => feature)),
    riverBehind: types.includes('riverBehind'),
    riverInFront: types.includes('riverInFront'),
    hasRolled: true,
  }
}

/** How many features a side may use. */
function howMany({ charts }: NapoleonRules, side: string, { dice }: Table): number {
  const countOf = (sum: number) => numberIn(bandCell(charts.terrainCounts, sum, 'features'))
  const most = Math.max(...sumsOfTwoDice.map(countOf))
  const counts = dice.throws({
    sides: dieSides,
    label: 'battle.terrainCount',
    side,
    count: 1,
    dice: twoDice,
    results: most + 1,
    resultOf: countOf,
  })
  return counts.indexOf(1)
}

const sumsOfTwoDice = Array.from({ length: twoDice * dieSides - 1 }, (_, index) => index + twoDice)

/** Which features they are, in the chart's order. */
function whichOnes(
  { charts }: NapoleonRules,
  side: string,
  count: number,
  { dice }: Table,
): readonly TerrainType[] {
  const placeOf = (sum: number) => {
    const { value, place } = bandCell(charts.terrain, sum, 'type')
    const index = terrainTypes.findIndex((type) => type === value)
    if (index < 0) throw new ChartFault(place.chart, place.row, place.column)
    return index
  }
  const counts = dice.throws({
    sides: dieSides,
    label: 'battle.terrainType',
    side,
    count,
    dice: twoDice,
    results: terrainTypes.length,
    resultOf: placeOf,
  })
  return terrainTypes.flatMap((type, place) => Array.from({ length: counts[place] ?? 0 }, () => type))
}

function writeTerrain(types: readonly TerrainType[], nation: string, ledger: Ledger): void {
  const count = types.length
  const line = { key: 'terrain.outcome', operation: 'outcome', sum: 'battle', value: count } as const
  ledger.write({ ...line, parameters: { count }, provenance: terrainRule })
  for (const type of new Set(types)) {
    const isRiver = type === 'riverBehind' || type === 'riverInFront'
    const times = isRiver ? 1 : types.filter((each) => each === type).length
    const key = isRiver ? `order.${type}` : 'order.terrainRolled'
    say(ledger, 'order', key, terrainRule, { nation, feature: type, count: times })
  }
}
