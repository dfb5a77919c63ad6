import { house, rule } from '../../chart-building.ts'
import { refuse } from '../../reason.ts'
import { isSamePlace } from '../apply.ts'
import type { Region } from '../board.ts'
import type { CommandOf } from '../commands.ts'
import { limits } from '../limits.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { countOf, itemsIn, type Item } from './basket.ts'
import { isFreeHomeland } from './places.ts'

/** New pieces of one kind that go to one region; null: to any that is free. */
export interface Placed {
  readonly item: Exclude<Item, 'politicalActionPoint'>
  readonly count: number
  readonly at: Region | null
}

type Purchase = CommandOf<'purchase'>

const placing = rule('Placing')

/**
 * Where the pieces of a purchase go: where the command says, and the rest wherever the homeland is free.
 * (Placing; Ports.)
 *
 * @throws Refused where a region is not free, a squadron has no port there, or more are placed than bought
 */
export function placed(state: NapoleonState, command: Purchase): readonly Placed[] {
  const chosen = command.placements.map(({ item, region, count }, index): Placed => {
    const path = `placements[${index}]`
    const at = requireRegion(state, region, `${path}.region`)
    requireFree(state, command.nation, item, at, path)
    return { item, count, at }
  })
  requireBought(command, chosen)
  const all = [...merged(chosen), ...unplaced(command, chosen)]
  for (const each of all) requireRoom(state, command.nation, each)
  return all
}

function requireFree(
  state: NapoleonState,
  nation: NationId,
  item: Placed['item'],
  region: Region,
  path: string,
): void {
  if (!isFreeHomeland(state, nation, region)) {
    refuse('placeNotFree', `${path}.region`, placing, { nation, region: region.name })
  }
  if (item === 'squadron' && !region.port) {
    refuse('placeNoPort', `${path}.region`, rule('Ports'), { region: region.name })
  }
}

function countPlaced(chosen: readonly Placed[], item: Item): number {
  return chosen.reduce((sum, each) => sum + (each.item === item ? each.count : 0), 0)
}

function requireBought({ basket }: Purchase, chosen: readonly Placed[]): void {
  chosen.forEach(({ item }, index) => {
    const count = countPlaced(chosen, item)
    const bought = countOf(basket, item)
    if (count > bought)
      refuse('placedTooMany', `placements[${index}].count`, placing, { item, count, bought })
  })
}

/** Placements of one kind in one region are one. */
function merged(chosen: readonly Placed[]): readonly Placed[] {
  return chosen.reduce<readonly Placed[]>((all, each) => {
    const same = all.findIndex(({ item, at }) => item === each.item && at?.id === each.at?.id)
    const before = all[same]
    return before === undefined
      ? [...all, each]
      : all.with(same, { ...before, count: before.count + each.count })
  }, [])
}

function unplaced({ basket }: Purchase, chosen: readonly Placed[]): readonly Placed[] {
  return itemsIn(basket).flatMap((item) => {
    if (item === 'politicalActionPoint') return []
    const count = countOf(basket, item) - countPlaced(chosen, item)
    return count === 0 ? [] : [{ item, count, at: null }]
  })
}

/** A place holds so many pieces of a kind as the app can count. */
function requireRoom({ stacks, fleets }: NapoleonState, nation: NationId, { item, count, at }: Placed): void {
  const port = at === null ? null : ({ kind: 'port', region: at.id } as const)
  const there =
    item === 'squadron'
      ? fleets.find((fleet) => fleet.nation === nation && isSamePlace(fleet.at, port))?.squadrons
      : stacks.find((stack) => stack.nation === nation && stack.region === (at?.id ?? null))?.pieces[item]
  const most = item === 'squadron' ? limits.squadrons : limits.pieces
  if ((there ?? 0) + count > most) refuse('tooManyPieces', `basket.${item}`, house('N3'), { item, most })
}
