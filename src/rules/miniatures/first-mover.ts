import * as v from 'valibot'
import { cellOf } from '../chart.ts'
import type { Procedure, Table } from '../rulebook.ts'
import { dieSides } from './charts/index.ts'
import { rule } from '../chart-building.ts'
import type { MiniaturesRules } from './rules.ts'
import { nameSchema } from './schemas.ts'
import type { SideId } from './sides.ts'
import { nations, type Nation } from './units.ts'

interface Contender {
  readonly name: string
  readonly nation: Nation
}

export interface FirstMoverInput {
  readonly a: Contender
  readonly b: Contender
}

const contender = v.strictObject({ name: v.optional(nameSchema, ''), nation: v.picklist(nations) })
const firstMoverInput: v.GenericSchema<unknown, FirstMoverInput> = v.strictObject({
  a: contender,
  b: contender,
})

const sequence = rule('Sequence of play')

/**
 * Which side moves first: a die each, the French with one more; a tie is rolled again. (Sheet: Sequence of
 * play, a; M15.)
 */
export function firstMover(input: FirstMoverInput, rules: MiniaturesRules, table: Table): SideId {
  const [valueOfA, valueOfB] = [bonusOf('a', input, rules, table), bonusOf('b', input, rules, table)]
  const level = valueOfB - valueOfA
  const dice = table.dice.opposed({
    sides: dieSides,
    first: { label: 'firstMover.a', side: 'a', subject: input.a.name },
    second: { label: 'firstMover.b', side: 'b', subject: input.b.name },
    again: level,
  })
  const first: SideId = dice > level ? 'a' : 'b'
  table.ledger.write({
    key: 'firstMover.outcome',
    parameters: { side: input[first].name, of: first },
    value: 0,
    operation: 'outcome',
    sum: 'firstMover',
    provenance: sequence,
  })
  return first
}

/** What a side adds to its die. */
function bonusOf(side: SideId, input: FirstMoverInput, rules: MiniaturesRules, { ledger }: Table): number {
  const { nation, name } = input[side]
  const french = cellOf(rules.charts.firstMover, 'french', 'value')
  const value =
    nation === 'france' ? ledger.read(french, { key: 'firstMover.french', operation: 'add', sum: side }) : 0
  ledger.write({
    key: 'firstMover.onTheDie',
    parameters: { unit: name },
    value,
    operation: 'total',
    sum: side,
    provenance: sequence,
  })
  return value
}

export const firstMoverProcedure: Procedure<FirstMoverInput, { readonly first: SideId }, MiniaturesRules> = {
  id: 'firstMover',
  input: firstMoverInput,
  run: (input, rules, table) => ({ first: firstMover(input, rules, table) }),
}
