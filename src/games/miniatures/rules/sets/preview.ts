import { commandOdds, Refused, type CommandEnding, type Reason } from '@/rules/index.ts'
import { combat, rulesWith, usualCharts, type MiniaturesEffect } from '@/rules/miniatures/index.ts'
import type { Harm } from '@/ui/resolve/view.ts'
import { resultText } from '../../describe/log.ts'
import { harmOf } from '../../describe/odds.ts'
import type { DraftPlace, RulesText } from './draft.ts'
import { examplesOf, type Example } from './examples.ts'

/** One way that the example can end, with its chance before and after the change, each 0 to 1. */
export interface ComparedEnding {
  readonly label: string
  readonly harm: Harm
  readonly before: number
  readonly after: number
}

export interface Preview {
  readonly text: string
  readonly endings: readonly ComparedEnding[]
  readonly differs: boolean
}

interface Odds {
  readonly endings: ReadonlyMap<string, { readonly harm: Harm; readonly probability: number }>
  readonly reasons: readonly Reason[]
}

type Ending = CommandEnding<MiniaturesEffect>

function outcomeOf({ reasons }: Ending): string {
  return reasons.find(({ operation }) => operation === 'outcome')?.key ?? ''
}

/** Every way that an example can end by these rules; null where they do not allow it. */
function oddsBy({ charts, options }: RulesText, { state, command }: Example): Odds | null {
  const rules = rulesWith(options, { ...usualCharts, charts })
  try {
    const chances = commandOdds(combat, { ...state, rules }, command, ({ reasons }) => resultText(reasons))
    const endings = chances.map(({ key, value, probability }) => {
      return [key, { harm: harmOf(outcomeOf(value)), probability }] as const
    })
    return { endings: new Map(endings), reasons: chances.flatMap(({ value }) => value.reasons) }
  } catch (stop) {
    if (stop instanceof Refused) return null
    throw stop
  }
}

const alike = 1e-9

function compare(text: string, before: Odds | null, after: Odds): Preview {
  const keys = new Set([...(before?.endings.keys() ?? []), ...after.endings.keys()])
  const endings = [...keys].map((label) => {
    const was = before?.endings.get(label)
    const is = after.endings.get(label)
    const harm = is?.harm ?? was?.harm ?? 0
    return { label, harm, before: was?.probability ?? 0, after: is?.probability ?? 0 }
  })
  const differs = endings.some((ending) => Math.abs(ending.before - ending.after) > alike)
  return { text, endings: endings.toSorted((one, other) => one.harm - other.harm), differs }
}

function reads({ reasons }: Odds, { chart, row, column }: DraftPlace): boolean {
  return reasons.some(
    ({ place }) =>
      place?.chart === chart && place.row === row && (column === null || place.column === column),
  )
}

interface Tried {
  readonly example: Example
  readonly odds: Odds
}

/**
 * What a change does to the odds of one roll: of the first that reads the very cell, else of one whose odds
 * differ, else of one that reads its row, else of the usual one. Null for what no roll is read from.
 *
 * @param before the same object as `after` where nothing has changed
 */
export function previewOf(place: DraftPlace, before: RulesText, after: RulesText): Preview | null {
  const tried: Tried[] = []
  for (const example of examplesOf(place.chart)) {
    const odds = oddsBy(after, example)
    if (odds === null) continue
    if (reads(odds, place)) return compared({ example, odds }, before, after)
    tried.push({ example, odds })
  }
  const differing = before === after ? null : firstDiffering(tried, before, after)
  if (differing !== null) return differing
  const row = { ...place, column: null }
  const found = tried.find(({ odds }) => reads(odds, row)) ?? tried[0]
  return found === undefined ? null : compared(found, before, after)
}

function compared({ example, odds }: Tried, before: RulesText, after: RulesText): Preview {
  return compare(example.text, before === after ? odds : oddsBy(before, example), odds)
}

function firstDiffering(tried: readonly Tried[], before: RulesText, after: RulesText): Preview | null {
  for (const each of tried) {
    const preview = compared(each, before, after)
    if (preview.differs) return preview
  }
  return null
}
