import { plain, signed, times } from '@/messages/index.ts'
import type { Reason } from '@/rules/index.ts'
import type { LineView, NoteView, ProvenanceView, SumView } from '@/ui/resolve/view.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { lineText, nationName, nationNamed, provenanceWord } from './texts.ts'

/** What is said of the whole resolution is no part of a sum. */
const remarks: readonly string[] = ['heading', 'guide']

const shownOperations: readonly Reason['operation'][] = ['set', 'add', 'times', 'total', 'note']

/** The sums of the two in a charge, each told with the nation whose unit it is. */
const ofCharge: readonly string[] = ['charger', 'target']

/** Two sums of nations, or of the two in a charge, are two sides. */
const sides = 2

/** The sums of a resolution as a player adds them, in order; those of two sides stand beside each other. */
export function sumsOf(reasons: readonly Reason[]): readonly SumView[] {
  const lines = reasons.filter(
    ({ operation, sum }) => shownOperations.includes(operation) && !remarks.includes(sum),
  )
  const ids = [...new Set(lines.map(({ sum }) => sum))]
  const isPair = ids.filter(isOfSide).length === sides
  return ids.map((id) => {
    const own = lines.filter(({ sum }) => sum === id)
    return sumOf(id, own, isPair && isOfSide(id))
  })
}

function isOfSide(id: string): boolean {
  return nationNamed(id) !== undefined || ofCharge.includes(id)
}

function nationOf(id: string, [first]: readonly Reason[]): NationId | undefined {
  return nationNamed(ofCharge.includes(id) ? String(first?.parameters['nation'] ?? '') : id)
}

/** What the guide has to say of a command, as far as it is out of the order of play. */
export function guideNotes(reasons: readonly Reason[]): readonly NoteView[] {
  return reasons.filter(({ sum }) => sum === 'guide').map((reason) => ({ label: lineText(reason) }))
}

function sumOf(id: string, reasons: readonly Reason[], isSide: boolean): SumView {
  const lines = reasons.map((reason) => lineOf(reason, reasons))
  const side = isSide ? { side: true } : {}
  const nation = nationOf(id, reasons)
  if (nation === undefined) return { id, lines, ...side }
  return { id, lines, nation, heading: nationName(nation), ...side }
}

function lineOf(reason: Reason, sum: readonly Reason[]): LineView {
  const provenance = provenanceOf(reason)
  const line = {
    label: lineText(reason),
    value: valueOf(reason, sum),
    total: reason.operation === 'total',
  }
  return provenance === undefined ? line : { ...line, provenance }
}

function valueOf({ operation, value }: Reason, sum: readonly Reason[]): string {
  if (operation === 'note') return ''
  if (operation === 'times') return times(value)
  if (operation === 'set') return plain(value)
  if (operation === 'add') return signed(value)
  return isAdded(sum) && !sum.some((line) => line.operation === 'set') ? signed(value) : plain(value)
}

/** Whether a sum is added up; a total that stands alone is a number to be reached. */
export function isAdded(sum: readonly Reason[]): boolean {
  return sum.some(({ operation }) => operation === 'set' || operation === 'add')
}

function provenanceOf(reason: Reason): ProvenanceView | undefined {
  const word = provenanceWord(reason.provenance)
  return word === '' ? undefined : { word, place: reason.place ?? null }
}
