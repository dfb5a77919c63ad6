import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { Sheet, SheetCell, SheetRow, SheetSection, SheetTable } from './sheet.ts'

const { reference } = later
/** Lines are broken here, so that they stand whole on a phone held sideways and on paper. */
const width = 72
const gap = '  '

/** The sheet as plain text, its columns one beneath another in any typeface of even width. */
export function sheetText({ name, sections, hasChanges }: Sheet): string {
  const title = [messages.miniatures.screens.pages.reference, name].join(': ')
  const key = hasChanges ? [`${reference.changedMark} ${reference.changedKey}`] : []
  return [title, ...key, ...sections.flatMap(sectionLines)].join('\n') + '\n'
}

function sectionLines({ title, how, steps, tables, choices }: SheetSection): readonly string[] {
  return [
    '',
    title.toLocaleUpperCase(),
    ...(how === '' ? [] : wrapped(how, '')),
    ...steps.flatMap(({ number, text }) => wrapped(text, number === '' ? '' : `${number}${gap}`)),
    ...tables.flatMap(tableLines),
    ...choices.flatMap(({ title: ruling, choice, isChanged }) => [
      ...wrapped(`${ruling}:`, ''),
      ...wrapped(marked(choice, isChanged), gap),
    ]),
  ]
}

function tableLines({ title, about, head, columns, rows }: SheetTable): readonly string[] {
  const lines = [
    [head, ...columns.map(({ label }) => label)],
    ...rows.map((row) => [rowText(row), ...row.cells.map(cellText)]),
  ]
  const leftAligned = [true, ...columns.map(({ isWord }) => isWord)]
  return ['', `${title}: ${about}`].flatMap((line) => wrapped(line, '')).concat(aligned(lines, leftAligned))
}

function rowText({ label, isChanged }: SheetRow): string {
  return marked(label, isChanged)
}

function cellText({ text, isChanged }: SheetCell): string {
  return marked(text, isChanged)
}

function marked(text: string, isChanged: boolean): string {
  return isChanged ? `${text}${reference.changedMark}` : text
}

/** Columns as wide as what is widest in them; numbers end beneath one another. */
function aligned(lines: readonly (readonly string[])[], leftAligned: readonly boolean[]): readonly string[] {
  const widths = leftAligned.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  return lines.map((line) =>
    line
      .map((text, column) => {
        const room = widths[column] ?? 0
        return leftAligned[column] === true ? text.padEnd(room) : text.padStart(room)
      })
      .join(gap)
      .trimEnd(),
  )
}

/** Words broken into lines; all but the first are set in as far as the first one's beginning is wide. */
function wrapped(text: string, beginning: string): readonly string[] {
  const indent = ' '.repeat(beginning.length)
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [beginning + word]
    if (last.length + 1 + word.length > width) return [...lines, indent + word]
    return [...lines.slice(0, -1), `${last} ${word}`]
  }, [])
}
