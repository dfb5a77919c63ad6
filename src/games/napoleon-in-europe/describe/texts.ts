import { messages, opening } from '@/messages/index.ts'
import { nationNames, pieceNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Provenance, Reason } from '@/rules/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'

/**
 * A line of a resolution in words, which opens large. A key that this version does not know stands for itself, and
 * so does one of which no words can be made: what comes from a file may speak of anything.
 */
export function lineText({ key, parameters }: Pick<Reason, 'key' | 'parameters'>): string {
  try {
    return opening(napoleon.reasons[key]?.(parameters) ?? key)
  } catch {
    return opening(key)
  }
}

/** The nation that a word names, such as a sum's id or whoever throws; undefined where it names none. */
export function nationNamed(word: string | undefined): NationId | undefined {
  return nationIds.find((id) => id === word)
}

/** What a nation is called where there is one. */
export function nationName(nation: NationId | undefined): string | undefined {
  return nation === undefined ? undefined : nationNames[nation]
}

/** Whom a die is about: a kind of unit by its name, anybody else as he is called. */
export function subjectIn(subject: string): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  return names[subject]?.[0] ?? subject
}

/** The same where it opens a line. */
export function subjectName(subject: string): string {
  return opening(subjectIn(subject))
}

/** The quiet word for where a number comes from; empty for plain rules. */
export function provenanceWord({ kind }: Provenance): string {
  return kind === 'rule' ? '' : messages.app.provenance[kind]
}
