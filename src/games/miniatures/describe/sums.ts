import { band, messages, plain, signed, times } from '@/messages/index.ts'
import type { Reason } from '@/rules/index.ts'
import type { LineView, NoteView, ProvenanceView, SumView } from '@/ui/resolve/view.ts'
import { lineText, provenanceWord } from './texts.ts'

/** Sums that count something; every other sum is added to a die and shows its signs. */
const countingSums: readonly string[] = ['points', 'movement']

/** The sums of a melee carry the name of the unit that they belong to, those of the first move the side's. */
const namedSums: readonly string[] = ['attacker', 'defender', 'attackerCheck', 'defenderCheck', 'a', 'b']

/** The two that throw against each other stand beside each other. */
const facingSums: readonly string[] = ['attacker', 'defender', 'a', 'b']

/** What is said of the whole resolution is no part of a sum. */
const remarks: readonly string[] = ['heading', 'guide']

const shownOperations: readonly Reason['operation'][] = ['set', 'add', 'times', 'total', 'note']

type TextOf = (reason: Reason) => string

/**
 * The sums of a resolution as a player adds them, in order.
 *
 * @param textOf what a line says
 */
export function sumsOf(reasons: readonly Reason[], textOf: TextOf = lineText): readonly SumView[] {
  const lines = reasons.filter(
    ({ operation, sum }) => shownOperations.includes(operation) && !remarks.includes(sum),
  )
  const sums = [...new Set(lines.map(({ sum }) => sum))]
  return sums.map((id) =>
    sumOf(
      id,
      lines.filter(({ sum }) => sum === id),
      textOf,
    ),
  )
}

/** What the guide has to say of a resolution, as far as it is out of the order of play. */
export function guideNotes(reasons: readonly Reason[]): readonly NoteView[] {
  return reasons.filter(({ sum }) => sum === 'guide').map((reason) => ({ label: lineText(reason) }))
}

function sumOf(id: string, reasons: readonly Reason[], textOf: TextOf): SumView {
  const lines = reasons.map((reason) => lineOf(reason, textOf(reason)))
  const view = facingSums.includes(id) ? { id, side: true, lines } : { id, lines }
  const heading = namedSums.includes(id) ? sumHeading(id, reasons) : undefined
  return heading === undefined ? view : { ...view, heading }
}

function sumHeading(id: string, reasons: readonly Reason[]): string {
  const unit = String(reasons.find(({ operation }) => operation === 'total')?.parameters['unit'] ?? '')
  return id.endsWith('Check') ? messages.miniatures.screens.checkOf(unit) : unit
}

function lineOf(reason: Reason, label: string): LineView {
  const provenance = provenanceOf(reason)
  const line = { label, value: valueOf(reason), total: reason.operation === 'total' }
  return provenance === undefined ? line : { ...line, provenance }
}

function valueOf({ operation, sum, value }: Reason): string {
  if (operation === 'note') return ''
  if (operation === 'times') return times(value)
  return countingSums.includes(sum) ? plain(value) : signed(value)
}

/** Where the number stands: the chart's row for a total read on a chart, else the word alone. */
function provenanceOf(reason: Reason): ProvenanceView | undefined {
  const word = provenanceWord(reason.provenance)
  const place = reason.place ?? null
  if (reason.operation === 'total' && place !== null) {
    const { from, to } = reason.parameters
    const row = messages.miniatures.screens.row(band(from ?? '', to ?? ''))
    return { word: word === '' ? row : `${row}, ${word}`, place }
  }
  return word === '' ? undefined : { word, place }
}
