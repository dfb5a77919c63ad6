import { messages } from '@/messages/index.ts'
import type { Parameters, Provenance, Reason, Refusal } from '@/rules/index.ts'

type Text = (parameters: Parameters) => string

const { reasons, refusals } = messages.miniatures

/** The text of a key; undefined where the table has none. */
export function textIn(
  table: Readonly<Record<string, Text>>,
  { key, parameters }: Pick<Reason, 'key' | 'parameters'>,
): string | undefined {
  return table[key]?.(parameters)
}

/** A line of a sum, or what a finished sum means. A key that this version does not know stands for itself. */
export function lineText(reason: Reason): string {
  return textIn(reasons.lines, reason) ?? textIn(reasons.results, reason) ?? reason.key
}

/** The word beneath a term of the finished sum. */
export function termText(reason: Reason): string {
  return textIn(reasons.terms, reason) ?? lineText(reason)
}

export function outcomeText(reason: Reason): string {
  return textIn(reasons.outcomes, reason) ?? reason.key
}

export function orderText(reason: Reason): string {
  return textIn(reasons.orders, reason) ?? reason.key
}

/** Why a fight is refused, in words. */
export function combatRefusalText({ code, parameters }: Refusal): string {
  return textIn(refusals, { key: code, parameters }) ?? code
}

/** The quiet word for where a number comes from; empty for plain rules. */
export function provenanceWord({ kind }: Provenance): string {
  return kind === 'rule' ? '' : messages.app.provenance[kind]
}
