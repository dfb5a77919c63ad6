import type { CellValue } from '../../chart.ts'
import { fault, type ChartsFault } from './faults.ts'
import type { PlainCharts, PlainRow } from './plain.ts'

/** What the cells of sound charts ask of each other, so that every procedure finds a number where it looks. */
export function crossFaults(charts: PlainCharts): readonly ChartsFault[] {
  return [
    ...['infantry', 'heavyGun', 'otherGun'].flatMap((column) => reachFaults(charts, column)),
    ...meleeFaults(charts),
    ...leastPointsFault(charts),
  ]
}

function rowsOf(charts: PlainCharts, chart: string): readonly PlainRow[] {
  return charts[chart]?.rows ?? []
}

/** Who has points at a distance has points at every shorter one. */
function reachFaults(charts: PlainCharts, column: string): readonly ChartsFault[] {
  const rows = rowsOf(charts, 'firePoints')
  const reach = rows.findLastIndex(({ cells }) => cells[column] !== null)
  return rows.flatMap(({ cells }, place) =>
    place < reach && cells[column] === null
      ? [fault('blankBeforeNumber', `charts.firePoints.rows[${place}].cells.${column}`)]
      : [],
  )
}

/** Only of the destroyed need not be said how much they lose; and it takes two to stay locked. */
function meleeFaults(charts: PlainCharts): readonly ChartsFault[] {
  return rowsOf(charts, 'meleeResult').flatMap(({ cells }, place) => {
    const path = `charts.meleeResult.rows[${place}].cells`
    const isUnsaid = cells['loserBases'] === null && cells['loser'] !== 'destroyed'
    const isAlone = (cells['loser'] === 'locked') !== (cells['winner'] === 'locked')
    return [
      ...(isUnsaid ? [fault('blankLoss', `${path}.loserBases`)] : []),
      ...(isAlone ? [fault('lockedAlone', `${path}.winner`)] : []),
    ]
  })
}

/** Legal fire is worth a number of points that the effect chart has. */
function leastPointsFault(charts: PlainCharts): readonly ChartsFault[] {
  const rows = rowsOf(charts, 'fireLimits')
  const place = rows.findIndex(({ id }) => id === 'leastPoints')
  const least: CellValue = rows[place]?.cells['value'] ?? null
  const start = rowsOf(charts, 'fireEffect')[0]?.from ?? 0
  if (typeof least !== 'number' || least >= start) return []
  return [fault('belowEffect', `charts.fireLimits.rows[${place}].cells.value`, { least: start })]
}
