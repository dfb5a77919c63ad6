import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Refusal } from '@/rules/index.ts'

/** Why something is refused in a game, in words; its code where there are none. */
export function refusalText({ code, parameters }: Refusal): string {
  return napoleon.refusals[code]?.(parameters) ?? code
}
