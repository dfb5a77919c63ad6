import { facesAlike } from '@/dice/index.ts'
import { rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides } from '../charts/index.ts'
import type { NationId } from '../nations.ts'
import { landUnits, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'
import { writeThrow } from './lines.ts'

type Numbers = (id: 'mostInfantry' | 'fewestCavalry' | 'mostCavalry' | 'mostCavalryFrom') => number

const overture = rule('Diplomatic Overture')

/**
 * A minor nation's army by dice, a die for each arm: infantry is the die, thrown again above the most; cavalry
 * is more from a face on; artillery is there from a face on. (Diplomatic Overture; N14.)
 *
 * @param side who throws
 * @param times how often the whole is thrown: twice for a nation of two regions
 */
export function minorArmy(state: NapoleonState, side: NationId, times: number, table: Table): Pieces {
  const armies = Array.from({ length: times }, () => oneArmy(state, side, table))
  return armies.reduce(together, {})
}

function oneArmy(state: NapoleonState, side: NationId, { dice, ledger }: Table): Pieces {
  const chart = state.rules.charts.minorArmy
  const number: Numbers = (id) => numberIn(cellOf(chart, id, 'value'))
  const infantry = infantryOf(number('mostInfantry'), side, { dice })
  const from = (least: number) => facesAlike(dieSides, (face) => String(face >= least))
  const label = (arm: string) => ({ sides: dieSides, label: `minorArmy.${arm}`, side })
  const moreFrom = number('mostCavalryFrom')
  const hasMore = dice.roll({ ...label('cavalry'), alike: from(moreFrom) }) >= moreFrom
  const cavalry = number(hasMore ? 'mostCavalry' : 'fewestCavalry')
  const guns = numberIn(cellOf(chart, 'artillery', 'value'))
  const gunsFrom = numberIn(cellOf(chart, 'artilleryFrom', 'value'))
  const hasGuns = dice.roll({ ...label('artillery'), alike: from(gunsFrom) }) >= gunsFrom
  const artillery = hasGuns ? guns : 0
  const parameters = { infantry, cavalry, artillery }
  writeThrow(ledger, 'minorArmy.thrown', overture, parameters, infantry + cavalry + artillery)
  return { infantry, cavalry, artillery }
}

function infantryOf(most: number, side: NationId, { dice }: Pick<Table, 'dice'>): number {
  if (most === 0) return 0
  const faces = Array.from({ length: dieSides }, (_, index) => index + 1)
  const again = faces.filter((face) => face > most)
  return dice.roll({ sides: dieSides, label: 'minorArmy.infantry', side, again })
}

/** Pieces counted together; kinds of which there are none are left out. */
function together(one: Pieces, other: Pieces): Pieces {
  const counts = landUnits.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
