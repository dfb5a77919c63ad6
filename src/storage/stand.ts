import { canonicalText, isSameHead } from '@/journal/index.ts'
import type { GameRecord } from './record.ts'

/** Where a stored game stands: what a write must have been decided on. */
export type Stand = Pick<GameRecord, 'head' | 'draft'>

/** Whether two stands are one. A draft counts: faces that were seen in one tab hold in every other. */
export function isSameStand(one: Stand, other: Stand): boolean {
  return isSameHead(one.head, other.head) && canonicalText(one.draft) === canonicalText(other.draft)
}
