import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import type { Pending } from '@/stores/session-types.ts'
import { headingIn } from '../describe/outcome.ts'
import { lineText } from '../describe/texts.ts'

/** A command that was left half thrown, and what its sheet is called. */
export interface Unfinished {
  readonly title: string
  readonly command: NapoleonCommand
}

/** Called as the act is elsewhere; one without a sheet of its own by what is attempted. */
export function unfinishedOf({
  command,
  reasons,
}: Pick<Pending<NapoleonCommand>, 'command' | 'reasons'>): Unfinished {
  const { shell, politics } = napoleon
  const titles: Readonly<Record<string, string>> = { ...politics.sheetTitles, ...shell.unfinishedTitles }
  const heading = headingIn(reasons)
  const attempted = heading === undefined ? shell.unfinished : lineText(heading)
  return { title: titles[command.type] ?? attempted, command }
}
