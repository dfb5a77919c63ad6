import { facesAlike } from '@/dice/index.ts'
import { rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import type { Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import { dieSides } from '../charts/index.ts'
import type { NationId } from '../nations.ts'
import { landUnits, type Pieces } from '../pieces.ts'
import type { NapoleonState } from '../state.ts'

type Numbers = (
  id: 'mostInfantry' | 'fewestCavalry' | 'mostCavalry' | 'mostCavalryFrom' | 'artillery' | 'artilleryFrom',
) => number

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
  const army = armies.reduce(together, {})
  for (const arm of arms) writeArm(table.ledger, arm, army[arm] ?? 0)
  return army
}

const arms = ['infantry', 'cavalry', 'artillery'] as const

function oneArmy(state: NapoleonState, side: NationId, { dice }: Pick<Table, 'dice'>): Pieces {
  const { minorArmy: chart } = state.rules.charts
  const number: Numbers = (id) => numberIn(cellOf(chart, id, 'value'))
  /** Whether a die of its own reaches a face. */
  const reaches = (arm: 'cavalry' | 'artillery', least: number) => {
    const alike = facesAlike(dieSides, (face) => String(face >= least))
    return dice.roll({ sides: dieSides, label: `minorArmy.${arm}`, side, subject: arm, alike }) >= least
  }
  const infantry = infantryOf(number('mostInfantry'), side, { dice })
  const cavalry = number(reaches('cavalry', number('mostCavalryFrom')) ? 'mostCavalry' : 'fewestCavalry')
  const artillery = reaches('artillery', number('artilleryFrom')) ? number('artillery') : 0
  return { infantry, cavalry, artillery }
}

/** What an arm's dice have brought. */
function writeArm(ledger: Ledger, arm: (typeof arms)[number], count: number): void {
  const line = { sum: arm, parameters: { unit: arm, count }, value: count, provenance: overture }
  ledger.write({ ...line, key: 'minorArmy.arm', operation: 'total' })
  ledger.write({ ...line, key: 'minorArmy.arm', operation: 'result' })
}

function infantryOf(most: number, side: NationId, { dice }: Pick<Table, 'dice'>): number {
  if (most === 0) return 0
  const faces = Array.from({ length: dieSides }, (_, index) => index + 1)
  const again = faces.filter((face) => face > most)
  return dice.roll({ sides: dieSides, label: 'minorArmy.infantry', side, subject: 'infantry', again })
}

/** Pieces counted together; kinds of which there are none are left out. */
function together(one: Pieces, other: Pieces): Pieces {
  const counts = landUnits.map((unit) => [unit, (one[unit] ?? 0) + (other[unit] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}
