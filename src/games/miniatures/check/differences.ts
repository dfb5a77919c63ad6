import { later } from '@/messages/later.ts'
import type { Reason } from '@/rules/index.ts'
import { textIn } from '../describe/texts.ts'

const { corrections } = later.logReasons

/** What a check changes, unit by unit in its order, as the log will say it. */
export function differenceTexts(reasons: readonly Reason[]): readonly string[] {
  const texts: string[][] = []
  for (const reason of reasons) {
    if (reason.key === 'correct.unit') texts.push([])
    else if (reason.operation === 'note') texts.at(-1)?.push(textIn(corrections, reason) ?? reason.key)
  }
  return texts.map((unit) => unit.join(' '))
}
