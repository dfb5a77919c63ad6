import { standardBoard, type Alike, type Owner } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { lanesIn, laneOf, type Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { isNextToEnemy } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { featureIn } from '@/rules/napoleon-in-europe/battle/standard/terrain.ts'
import type { NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'
import { dangerOf } from './dangers.ts'
import { nationsOf, type GroupView } from './groups.ts'

/** Pieces of a group, to be said in words. */
export function alikeIn(group: GroupView, count: number, saysNation: boolean): Alike {
  const { unit, isNapoleon, inSquare, left, nation, pieces } = group
  const hasBegun = (pieces[0]?.spent ?? 0) > 0
  return { unit, count, isNapoleon, inSquare, left, hasBegun, nation: saysNation ? nation : null }
}

/**
 * What an area is called by whoever is spoken to.
 *
 * @param by whose left and right count in the middle
 */
export function areaName(
  battle: StandardBattle,
  area: Area,
  own: Side | null,
  by: Side = own ?? 'attacker',
): string {
  const { heard } = standardBoard.areas
  const ownerOf = (side: Side): Owner => ({
    side,
    nation: battle.nations[side][0],
    isOwn: side === own,
  })
  const lane = lanesIn(battle.size).length > 1 ? laneOf(area) : null
  if (area.startsWith('middle.')) return heard.middle(ownerOf(by), lane)
  const owner = ownerOf(area.startsWith('attacker.') ? 'attacker' : 'defender')
  if (area.endsWith('.reserve')) return heard.reserve(owner)
  if (area.endsWith('.retreat')) return heard.retreat(owner)
  return heard.line(owner, lane)
}

/** The terrain feature that lies in an area, in a word; undefined where none does. */
export function terrainIn(battle: StandardBattle, area: Area): string | undefined {
  const feature = featureIn(battle, area)
  return feature === null ? undefined : standardBoard.features[feature]
}

/** An area as it is read aloud: "Your left: 4 infantry, 1 leader; next to the enemy". */
export function heardArea(
  battle: StandardBattle,
  rules: NapoleonRules,
  area: Area,
  groups: readonly GroupView[],
  own: Side | null,
  isLegal: boolean,
): string {
  const { areas, all, dangersHeard } = standardBoard
  const saysNation = nationsOf(groups).length > 1
  const who =
    groups.length === 0
      ? areas.empty
      : all(groups.map((group) => alikeIn(group, group.pieces.length, saysNation)))
  const [first] = groups
  const lane = laneOf(area)
  const terrain = terrainIn(battle, area)
  const holder = first?.side ?? sides.find((side) => area.startsWith(`${side}.`)) ?? null
  const danger = lane === null || holder === null ? null : dangerOf(rules, battle, holder, lane)
  const remarks = [
    ...(terrain === undefined ? [] : [terrain.toLowerCase()]),
    ...(first !== undefined && isNextToEnemy(battle, first.side, area) ? [areas.nextToEnemy] : []),
    ...(danger === null ? [] : [dangersHeard[danger]]),
    ...(isLegal ? [areas.legal] : []),
  ]
  return [`${areaName(battle, area, own)}: ${who}`, ...remarks].join('; ')
}
