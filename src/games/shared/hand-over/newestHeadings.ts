import { entryReader, logLines, type Entry } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { logRows, type LogWords } from '../log/describe.ts'

/** An entry as it lies in a file. */
interface EntryText {
  readonly text: string
  readonly hash: string
}

/** What the newest entries of a stretch of journal are called in a log, the newest first. */
export type NewestHeadings = (entries: readonly EntryText[], count: number) => readonly string[]

/** How the headings of a rulebook's entries are read. */
export function newestHeadings<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  words: LogWords<State, Command, Effect>,
): NewestHeadings {
  const read = entryReader(rulebook)
  return (entries, count) => {
    const newestFirst = entries.toReversed().flatMap(({ text, hash }): Entry<Command, Effect>[] => {
      const opened = read(text, hash)
      return 'entry' in opened ? [opened.entry] : []
    })
    const lines = logLines(newestFirst)
    return logRows(words, lines, rulebook.nothing, count).map(({ view }) => view.heading)
  }
}
