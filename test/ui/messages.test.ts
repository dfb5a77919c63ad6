import { describe, expect, it } from 'vitest'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { reasonKeys, refusalCodes } from '../rules/keys.ts'

const { reasons } = messages.miniatures
const refusals = { ...messages.miniatures.refusals, ...later.gameRefusals }

/** Where a reason's words may stand, by the part that its line plays. */
const { lines, results, outcomes, orders } = reasons
const { headings, notes, moves, corrections, scenario, charts, deeds } = later.logReasons
const tables: readonly object[] = [
  lines,
  results,
  outcomes,
  headings,
  notes,
  moves,
  corrections,
  scenario,
  charts,
  orders,
]

describe('a refusal', () => {
  it.each(refusalCodes)('%s has a text', (code) => {
    expect(refusals).toHaveProperty([code], expect.any(Function))
  })

  it('has no text that nothing is refused with', () => {
    const known: readonly string[] = refusalCodes
    expect(Object.keys(refusals).filter((code) => !known.includes(code))).toEqual([])
  })
})

describe('a reason', () => {
  it.each(reasonKeys)('%s has a text', (key) => {
    expect(tables.some((table) => key in table)).toBe(true)
  })

  it('has no text that no rule writes', () => {
    const known: readonly string[] = reasonKeys
    const texts = tables.flatMap((table) => Object.keys(table))
    expect(texts.filter((key) => !known.includes(key))).toEqual([])
  })

  it('that is an order also reads as a deed in the log', () => {
    expect(Object.keys(orders).filter((key) => !(key in deeds))).toEqual([])
  })
})
