import { inches, signed } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { cellOf, numberIn, type Chart } from '@/rules/index.ts'
import { dieSides, stepIds, type MiniaturesRules } from '@/rules/miniatures/index.ts'
import { chartView, type CellView, type RowView } from '../rules/charts.ts'
import { optionViews } from '../rules/options.ts'
import { idleRows, outline, sectionIds, type SectionId, type TableOutline } from './outline.ts'

/** What a cell says, and whether the table made it its own. */
export interface SheetCell {
  readonly text: string
  readonly spoken: string
  readonly isChanged: boolean
}

export interface SheetRow {
  readonly id: string
  readonly label: string
  /** Whether the bounds of the row were changed. */
  readonly isChanged: boolean
  readonly cells: readonly SheetCell[]
}

export interface SheetTable {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly head: string
  readonly columns: readonly { readonly id: string; readonly label: string; readonly isWord: boolean }[]
  readonly rows: readonly SheetRow[]
}

/** One part of the sheet: steps in their order, tables, or what was chosen. */
export interface SheetSection {
  readonly id: SectionId
  /** A word for the way to it. */
  readonly label: string
  readonly title: string
  /** How its tables are used. */
  readonly how: string
  readonly steps: readonly SheetStep[]
  readonly tables: readonly SheetTable[]
  readonly choices: readonly SheetChoice[]
}

export interface SheetStep {
  /** Its number; empty for what stands before and after the steps. */
  readonly number: string
  readonly text: string
}

export interface SheetChoice {
  readonly id: string
  readonly title: string
  readonly choice: string
  /** Whether it is another than the usual one. */
  readonly isChanged: boolean
}

/** The quick-reference sheet of a table: everything on it comes from its charts and options. */
export interface Sheet {
  /** Whose charts they are. */
  readonly name: string
  readonly sections: readonly SheetSection[]
  /** Whether anything on it was changed. */
  readonly hasChanges: boolean
}

/** What the sheet is made from: the rules of a game, or a set of them. */
export type SheetRules = Pick<MiniaturesRules, 'name' | 'charts' | 'options'>

const { reference } = later
const die = `D${dieSides}`

/** The sheet of charts under their options. */
export function referenceSheet(rules: SheetRules): Sheet {
  const sections = sectionIds.map((id) => sectionOf(id, rules))
  const hasChanges = sections.some(({ tables, choices }) =>
    [...tables.flatMap(({ rows }) => rows.flatMap((row) => [row, ...row.cells])), ...choices].some(
      ({ isChanged }) => isChanged,
    ),
  )
  return { name: nameOf(rules.name, hasChanges), sections, hasChanges }
}

function nameOf(name: string, hasChanges: boolean): string {
  return name === '' && !hasChanges ? reference.asTheyCome : reference.changedBy(name)
}

function sectionOf(id: SectionId, rules: SheetRules): SheetSection {
  const how: Readonly<Partial<Record<SectionId, (die: string) => string>>> = reference.how
  return {
    id,
    label: reference.sections[id],
    title: reference.titles[id],
    how: how[id]?.(die) ?? '',
    steps: id === 'turn' ? stepsOf(rules) : [],
    tables: outline[id].flatMap((table) => tableOf(table, rules)),
    choices: id === 'options' ? choicesOf(rules) : [],
  }
}

function stepsOf({ charts, options }: SheetRules): readonly SheetStep[] {
  const numbers = {
    die,
    french: signed(numberIn(cellOf(charts.firstMover, 'french', 'value'))),
    apart: inches(numberIn(cellOf(charts.movementLimits, 'fromEnemy', 'value'))),
    onceAGame: options.firstMover === 'onceAGame',
  }
  const steps = stepIds.map((step, index) => ({
    number: index === 0 ? '' : String(index),
    text: reference.steps[step](numbers),
  }))
  return [...steps, { number: '', text: reference.then }]
}

/** A chart as a table; none where the options leave nothing of it in force. */
function tableOf({ chart: id, part }: TableOutline, { charts, options }: SheetRules): readonly SheetTable[] {
  const byId: Readonly<Record<string, Chart>> = charts
  const chart = byId[id]
  if (chart === undefined) return []
  const view = chartView(chart)
  const unused = idleRows(options)
  const isShown = ({ column }: Pick<CellView, 'column'>): boolean => part === undefined || column === part
  const rows = view.rows
    .filter((row) => !unused.has(`${id}.${row.id}`))
    .map((row) => sheetRow(chart, row, isShown, options))
  if (rows.length === 0) return []
  const words = part === undefined ? view : reference.parts[part]
  return [
    {
      id: part ?? id,
      title: words.title,
      about: words.about,
      head: view.head,
      columns: view.columns.filter((column) => isShown({ column: column.id })),
      rows,
    },
  ]
}

function sheetRow(
  chart: Chart,
  row: RowView,
  isShown: (cell: CellView) => boolean,
  options: SheetRules['options'],
): SheetRow {
  const bounds = chart.rows.find(({ id }) => id === row.id)?.provenance
  const againstCavalry =
    `${chart.id}.${row.id}` === 'meleeModifiers.square' && options.squareBonus !== 'always'
  return {
    id: row.id,
    label: againstCavalry ? reference.squareAgainstCavalry : row.label,
    isChanged: bounds?.kind === 'changed',
    cells: row.cells.filter(isShown).map(({ text, spoken, provenance }) => ({
      text,
      spoken,
      isChanged: provenance.kind === 'changed',
    })),
  }
}

function choicesOf({ options }: SheetRules): readonly SheetChoice[] {
  const chosen: Readonly<Record<string, string>> = options
  return optionViews.map(({ id, title, choices, usual }) => ({
    id,
    title,
    choice: choices.find((choice) => choice.id === (chosen[id] ?? usual))?.label ?? '',
    isChanged: chosen[id] !== undefined && chosen[id] !== usual,
  }))
}
