import { cellOf, numberIn, type FoundCell } from '../../chart.ts'
import type { Region } from '../board.ts'
import { isClosed, ownedBy } from '../holdings.ts'
import type { NationId } from '../nations.ts'
import type { NapoleonRules } from '../rules.ts'
import { isDivided } from '../scenarios/specials.ts'
import { isActive } from '../standing.ts'
import type { IncomeLine, IncomeSource, NapoleonState } from '../state.ts'

type Source = Exclude<IncomeSource, 'capital'>

/**
 * Whether a nation receives production points: somebody moves it, or somebody once did. Nothing is produced
 * for one whose army another nation has taken over. (N18; Scenario VII.)
 */
export function earns(state: NapoleonState, nation: NationId): boolean {
  const isAwake = isActive(state, nation) || state.nations[nation].hasBeenActive
  return isAwake && !isDivided(state, nation)
}

/**
 * What a nation's regions give it in a production round, line by line: its capitals, its other regions, North
 * Africa, and what it loses by enemies and uprisings. Named and unnamed regions count alike. (Production
 * Points; The Ottoman Government; N4, N5, N11.)
 */
export function incomeOf(state: NapoleonState, nation: NationId): readonly IncomeLine[] {
  const owned = ownedBy(state, nation)
  return [
    ...capitalLines(state.rules, owned, nation),
    ...otherLines(state, owned, nation),
    ...closedLines(state, owned, nation),
  ]
}

/** The cell that a region's points come from: what its capital gives, or its kind. */
function valueCell({ charts }: NapoleonRules, { capital, northAfrica }: Region, nation: NationId): FoundCell {
  if (capital !== null) return cellOf(charts.capitals, capital, capitalColumn(nation))
  return cellOf(charts.regionValues, kindOf(northAfrica, nation), 'value')
}

/** The column of the chart of capitals that holds for an owner. (N11.) */
export function capitalColumn(owner: NationId): 'value' | 'ottoman' {
  return owner === 'ottoman' ? 'ottoman' : 'value'
}

/** How a region without a capital counts. */
function kindOf(northAfrica: boolean, nation: NationId): 'ottoman' | 'northAfrica' | 'region' {
  if (nation === 'ottoman') return 'ottoman'
  return northAfrica ? 'northAfrica' : 'region'
}

function capitalLines(
  rules: NapoleonRules,
  owned: readonly Region[],
  nation: NationId,
): readonly IncomeLine[] {
  return owned.flatMap((region) => {
    const points = numberIn(valueCell(rules, region, nation))
    return region.capital === null
      ? []
      : [{ source: 'capital' as const, capital: region.capital, count: 1, points }]
  })
}

/** Regions that have no capital, by what each gives. */
function otherLines(
  { unnamed, rules }: NapoleonState,
  owned: readonly Region[],
  nation: NationId,
): readonly IncomeLine[] {
  const plain = owned.filter(({ capital }) => capital === null)
  const inAfrica = plain.filter(({ northAfrica }) => northAfrica).length
  const counts = unnamed[nation]
  const usual = plain.length - inAfrica + counts.homeland + counts.foreignHomeland + counts.minor
  const african = inAfrica + counts.northAfrica
  const value = (northAfrica: boolean) =>
    numberIn(cellOf(rules.charts.regionValues, kindOf(northAfrica, nation), 'value'))
  if (nation === 'ottoman') return counted('ottoman', usual + african, (usual + african) * value(false))
  return [
    ...counted('regions', usual, usual * value(false)),
    ...counted('northAfrica', african, african * value(true)),
  ]
}

/** What regions in uprising or under an enemy's army would have given. */
function closedLines(
  state: NapoleonState,
  owned: readonly Region[],
  nation: NationId,
): readonly IncomeLine[] {
  const worth = (regions: readonly Region[]) =>
    regions.reduce((sum, region) => sum + numberIn(valueCell(state.rules, region, nation)), 0)
  const rising = owned.filter(({ uprising }) => uprising)
  const occupied = owned.filter((region) => !region.uprising && isClosed(state, region))
  const { closed, closedNorthAfrica } = state.unnamed[nation]
  const value = (northAfrica: boolean) =>
    numberIn(cellOf(state.rules.charts.regionValues, kindOf(northAfrica, nation), 'value'))
  const unnamed = closed * value(false) + closedNorthAfrica * value(true)
  return [
    ...counted('occupied', occupied.length, -worth(occupied)),
    ...counted('uprising', rising.length, -worth(rising)),
    ...counted('closed', closed + closedNorthAfrica, -unnamed),
  ]
}

function counted(source: Source, count: number, points: number): readonly IncomeLine[] {
  return count === 0 ? [] : [{ source, capital: null, count, points }]
}

/** What lines of income come to. */
export function pointsOf(lines: readonly IncomeLine[]): number {
  return lines.reduce((sum, { points }) => sum + points, 0)
}
