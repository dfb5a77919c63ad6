import { band, inches, plain, signed, times } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { CellValue, Chart, Column, Provenance, ProvenanceKind, Row, Unit } from '@/rules/index.ts'
import type { OptionView } from './options.ts'

/** What a chart is called, and what its columns and rows are. */
export interface ChartTexts {
  readonly title: string
  readonly about: string
  readonly head: string
  readonly columns: Readonly<Record<string, string>>
  readonly rows: Readonly<Record<string, string>>
}

export interface CellView {
  readonly column: string
  readonly label: string
  /** What stands in the cell. */
  readonly text: string
  readonly spoken: string
  readonly isBlank: boolean
  readonly isWord: boolean
  readonly provenance: Provenance
  /** Its mark, where it comes from elsewhere than most of the chart. */
  readonly mark: ProvenanceKind | null
}

export interface RowView {
  readonly id: string
  readonly label: string
  readonly cells: readonly CellView[]
  /** Its mark, where all its cells come from elsewhere than most of the chart. */
  readonly mark: ProvenanceKind | null
}

export interface ChartView {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly head: string
  /** Whether its rows are bands of a number. */
  readonly hasBands: boolean
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isWord: boolean }[]
  readonly rows: readonly RowView[]
  /** Where most of the chart comes from. */
  readonly provenance: Provenance
  /** Where the rows' bounds come from, when it is elsewhere. */
  readonly bounds: Provenance | null
}

/** Charts that a page shows under one heading, by id, in their order. */
export interface ChartGroup {
  readonly id: string
  readonly title: string
  readonly charts: readonly string[]
}

/** A rulebook's charts and options in words: all that the pages that show them need of it. */
export interface ChartBook {
  readonly texts: Readonly<Record<string, ChartTexts>>
  /** What words in cells read as. */
  readonly cellWords: Readonly<Record<string, string>>
  /** Bands that read otherwise than as plain numbers, by chart. */
  readonly bandTexts: Readonly<Record<string, (row: Row) => string>>
  /** In the order of the page. */
  readonly groups: readonly ChartGroup[]
  /** The group that is shown first. */
  readonly firstGroup: string
  /** The charts as they come, by id. */
  readonly models: Readonly<Record<string, Chart>>
  readonly options: readonly OptionView[]
}

/** The group that a chart stands in; the first that is shown for a chart that is in none. */
export function groupOf({ groups, firstGroup }: ChartBook, chart: string): string {
  return groups.find(({ charts }) => charts.includes(chart))?.id ?? firstGroup
}

type Words = Pick<ChartBook, 'texts' | 'cellWords' | 'bandTexts'>

const { rules } = later

const numberTexts: Readonly<Record<Exclude<Unit, 'word'>, (value: number) => string>> = {
  inches,
  modifier: signed,
  multiplier: times,
  bases: plain,
  points: plain,
  die: plain,
  count: plain,
}

/** A value as it stands in a column. */
export function valueText(
  { cellWords }: Pick<ChartBook, 'cellWords'>,
  value: CellValue,
  { unit }: Pick<Column, 'unit'>,
): string {
  if (value === null) return rules.blank
  if (typeof value === 'string') return cellWords[value] ?? value
  return unit === 'word' ? plain(value) : numberTexts[unit](value)
}

function plainBand({ from, to }: Row): string {
  if (typeof from !== 'number' && typeof to !== 'number') return rules.anyNumber
  return band(bound(from, 'less'), bound(to, 'more'))
}

function bound(value: number | null | undefined, open: string): string {
  return typeof value === 'number' ? plain(value) : open
}

function rowLabel({ texts, bandTexts }: Words, chart: Chart, row: Row): string {
  if (chart.kind === 'named') return texts[chart.id]?.rows[row.id] ?? row.id
  return (bandTexts[chart.id] ?? plainBand)(row)
}

function isSame(one: Provenance, other: Provenance): boolean {
  return one.kind === other.kind && one.section === other.section
}

function usualProvenance({ rows }: Chart): Provenance {
  const all = rows.flatMap(({ cells }) => Object.values(cells).map(({ provenance }) => provenance))
  const count = (wanted: Provenance) => all.filter((provenance) => isSame(provenance, wanted)).length
  return all.reduce((most, next) => (count(next) > count(most) ? next : most))
}

function cellView(words: Words, chart: Chart, row: Row, column: Column, usual: Provenance): CellView | null {
  const cell = row.cells[column.id]
  if (cell === undefined) return null
  const { kind } = cell.provenance
  return {
    column: column.id,
    label: columnLabel(words, chart, column),
    text: valueText(words, cell.value, column),
    spoken: cell.value === null ? rules.blankSpoken : valueText(words, cell.value, column),
    isBlank: cell.value === null,
    isWord: column.unit === 'word',
    provenance: cell.provenance,
    mark: kind === usual.kind ? null : kind,
  }
}

function columnLabel({ texts }: Words, { id }: Chart, column: Column): string {
  return texts[id]?.columns[column.id] ?? column.id
}

function rowView(words: Words, chart: Chart, row: Row, usual: Provenance): RowView {
  const cells = chart.columns
    .map((column) => cellView(words, chart, row, column, usual))
    .filter((cell) => cell !== null)
  const [first] = cells
  const isShared = first !== undefined && cells.every((cell) => cell.mark === first.mark)
  // A changed number is marked where it stands.
  const mark = isShared && first.mark !== 'changed' ? first.mark : null
  return {
    id: row.id,
    label: rowLabel(words, chart, row),
    mark,
    cells: mark === null ? cells : cells.map((cell) => ({ ...cell, mark: null })),
  }
}

/**
 * A chart in words and figures, with the mark of whatever comes from elsewhere than most of it.
 *
 * @param model the chart as it came, where it may have been changed since
 */
export function chartView(words: Words, chart: Chart, model: Chart = chart): ChartView {
  const usual = usualProvenance(model)
  const { title, about, head } = words.texts[chart.id] ?? { title: chart.id, about: '', head: '' }
  const bounds = chart.rows.find(({ provenance }) => provenance !== undefined)?.provenance
  return {
    id: chart.id,
    title,
    about,
    head,
    hasBands: chart.kind === 'bands',
    columns: chart.columns.map((column) => ({
      id: column.id,
      label: columnLabel(words, chart, column),
      isWord: column.unit === 'word',
    })),
    rows: chart.rows.map((row) => rowView(words, chart, row, usual)),
    provenance: usual,
    bounds: bounds === undefined || isSame(bounds, usual) ? null : bounds,
  }
}

/** Where a cell stands in its chart, in words: "Fire points 12–14, Deadly". */
export function cellPlaceText({ head, columns, hasBands }: ChartView, row: RowView, cell: CellView): string {
  if (hasBands) return rules.bandCell(head, row.label, cell.label)
  return columns.length === 1 ? row.label : rules.namedCell(row.label, cell.label)
}

/** Where something comes from, in words: the section of the rules, or the ruling. */
export function sourceText({ kind, section }: Provenance): string {
  return rules.source[kind](section)
}
