import type { Deliberation, Reason } from '@/rules/index.ts'
import type { MiniaturesEffect } from '@/rules/miniatures/index.ts'
import type { NoteView, RefusalView, SumView } from '@/ui/resolve/view.ts'
import { guideText, moveText } from '../describe/game-texts.ts'
import { sumsOf } from '../describe/sums.ts'
import { refusalText } from '../describe/refusals.ts'

/** How far somebody may go, as the sheet shows it. */
export interface ReachView {
  /** In inches; null where it may not move so. */
  readonly inches: number | null
  /** What the distance is made of, without its total. */
  readonly sums: readonly SumView[]
  /** What the table has to mind besides. */
  readonly notes: readonly NoteView[]
  readonly refusal?: RefusalView | undefined
}

/** What a move that was put to the rules comes to. */
export function reachOf(asked: Deliberation<MiniaturesEffect | { readonly inches: number }>): ReachView {
  if (asked.kind === 'refused') {
    return { inches: null, sums: [], notes: [], refusal: { reason: refusalText(asked.refusal) } }
  }
  const reasons = asked.reasons.filter(({ sum }) => sum === 'movement')
  const total = reasons.find(({ operation }) => operation === 'total')
  const lines = reasons.filter(({ operation }) => operation !== 'total' && operation !== 'note')
  return {
    inches: total?.value ?? null,
    sums: sumsOf(lines, moveText),
    notes: [...guideNotes(asked.reasons), ...notesIn(reasons)],
  }
}

function guideNotes(reasons: readonly Reason[]): readonly NoteView[] {
  return reasons.filter(({ sum }) => sum === 'guide').map((reason) => ({ label: guideText(reason) }))
}

function notesIn(reasons: readonly Reason[]): readonly NoteView[] {
  return sumsOf(
    reasons.filter(({ operation }) => operation === 'note'),
    moveText,
  ).flatMap(({ lines }) => lines)
}
