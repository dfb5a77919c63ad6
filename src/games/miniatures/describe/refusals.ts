import { later } from '@/messages/later.ts'
import type { Refusal } from '@/rules/index.ts'
import { combatRefusalText, textIn } from './texts.ts'

/** Why anything is refused in a game, in words. */
export function refusalText(refusal: Refusal): string {
  const { code, parameters } = refusal
  return textIn(later.gameRefusals, { key: code, parameters }) ?? combatRefusalText(refusal)
}
