import { describe, expect, it } from 'vitest'
import { cellOf } from '@/rules/index.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { gameOf, refusalOf, tell } from './table.ts'

function changed(chart: string, row: string, column: string, value: number | string | null): NapoleonCommand {
  return { type: 'changeNumber', place: { chart, row, column }, value }
}

/** By the charts as they come: those of no scenario. */
const game = gameOf({ scenario: '' })

const infantry = (value: number) => changed('costs', 'infantry', 'value', value)

describe('a number of the charts that a table changes', () => {
  const { state, reasons } = tell(game, infantry(7))

  it('is read from then on, as changed', () => {
    const cell = cellOf(state.rules.charts.costs, 'infantry', 'value')
    expect([cell.value, cell.provenance.kind]).toEqual([7, 'changed'])
  })

  it('is in the log with what it was', () => {
    expect(reasons.map((reason) => napoleon.reasons[reason.key]?.(reason.parameters))).toEqual([
      'What things cost, Infantry: 7, not 6',
    ])
  })

  it('gives the charts an id of their own, and back again', () => {
    expect(state.rules.id).toBe('napoleon-in-europe-1*costs.infantry.value=7')
    const back = tell(state, infantry(6)).state
    expect(back.rules).toEqual(game.rules)
  })

  it('stays where options change', () => {
    const options = { ...state.rules.options, cards: 'on' as const }
    expect(tell(state, { type: 'changeOptions', options }).state.rules.id).toBe(
      'napoleon-in-europe-1*costs.infantry.value=7+cards=on',
    )
  })

  it.each([
    ['that is what it was', infantry(6), 'nothingChanged'],
    ['of no chart', changed('wages', 'infantry', 'value', 3), 'noSuchNumber'],
    ['of no row', changed('costs', 'elephants', 'value', 3), 'noSuchNumber'],
    ['out of its range', infantry(1000), 'numberOutOfRange'],
    ['that is left blank', changed('costs', 'infantry', 'value', null), 'numberMayNotBeBlank'],
    ['that is a word', changed('costs', 'infantry', 'value', 'dear'), 'numberOutOfRange'],
    ['for a word that is none', changed('forcedMarch', 'lost', 'result', 'vanishes'), 'noSuchWord'],
  ])('is refused %s', (_what, command, code) => {
    expect(refusalOf(game, command).code).toBe(code)
  })
})
