import * as v from 'valibot'
import { refuse, type Rulebook } from '@/rules/index.ts'

/** The smallest rulebook that can be played: one number, two sides. */
export interface TallyState {
  readonly name: string
  readonly count: number
}

const tallyCommandSchema = v.variant('type', [
  v.object({ type: v.literal('begin'), name: v.string() }),
  v.object({ type: v.literal('rollOne'), side: v.picklist(['a', 'b']) }),
  v.object({ type: v.literal('rollTwo') }),
  v.object({ type: v.literal('forbidden') }),
  v.object({ type: v.literal('set'), value: v.number() }),
])

const tallyEffectSchema = v.variant('type', [
  v.object({ type: v.literal('named'), name: v.string() }),
  v.object({ type: v.literal('added'), value: v.number() }),
  v.object({ type: v.literal('setTo'), value: v.number() }),
])

export type TallyCommand = v.InferOutput<typeof tallyCommandSchema>
export type TallyEffect = v.InferOutput<typeof tallyEffectSchema>

const provenance = { kind: 'house', section: 'tally' } as const

/** A counter: `rollOne` adds a D10, `rollTwo` side a's D10 less side b's, `set` sets it, `forbidden` is refused. */
export const tally: Rulebook<TallyState, TallyCommand, TallyEffect> = {
  id: 'miniatures',
  stateVersion: 1,
  charts: {},
  options: [],
  commandSchema: tallyCommandSchema,
  effectSchema: tallyEffectSchema,
  stateSchema: v.object({ name: v.string(), count: v.number() }),
  nothing: { name: '', count: 0 },

  decide(_state, command, { dice, ledger }) {
    switch (command.type) {
      case 'begin':
        return [{ type: 'named', name: command.name }]
      case 'rollOne': {
        const value = dice.roll({ sides: 10, label: 'tally.die', side: command.side })
        ledger.write({
          key: 'tally.rolled',
          parameters: {},
          value,
          operation: 'set',
          sum: 'tally',
          provenance,
        })
        return [{ type: 'added', value }]
      }
      case 'rollTwo': {
        const value = dice.opposed({
          sides: 10,
          first: { label: 'tally.die', side: 'a' },
          second: { label: 'tally.die', side: 'b' },
        })
        return [{ type: 'added', value }]
      }
      case 'forbidden':
        return refuse('tally.forbidden', 'type', provenance)
      case 'set':
        return [{ type: 'setTo', value: command.value }]
    }
  },

  apply(state, effect) {
    switch (effect.type) {
      case 'named':
        return { ...state, name: effect.name }
      case 'added':
        return { ...state, count: state.count + effect.value }
      case 'setTo':
        return { ...state, count: effect.value }
    }
  },

  sideOf: (_state, command) => (command.type === 'rollOne' ? command.side : null),
  chartSetOf: () => 'standard',
}
