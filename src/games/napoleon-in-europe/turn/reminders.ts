import { reminderTexts } from '@/messages/en/napoleon-in-europe/scenarios.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { remindersOf } from '@/rules/napoleon-in-europe/scenarios/specials.ts'

/** What a scenario's special rules ask the players to think of now, as sentences. */
export function reminderLines(state: NapoleonState): readonly string[] {
  return remindersOf(state).map(({ id, value }) => reminderTexts[id]?.(value) ?? id)
}
