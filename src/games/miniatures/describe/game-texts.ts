import { later } from '@/messages/later.ts'
import type { Reason } from '@/rules/index.ts'
import { lineText, textIn } from './texts.ts'

/** A line of any sum in words, those of a move too. */
export function moveText(reason: Reason): string {
  return textIn(later.logReasons.moves, reason) ?? lineText(reason)
}

/** What the guide has to say of something that was done. */
export function guideText(reason: Reason): string {
  return textIn(later.logReasons.notes, reason) ?? lineText(reason)
}
