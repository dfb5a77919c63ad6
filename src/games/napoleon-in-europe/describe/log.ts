import type { Entry } from '@/journal/index.ts'
import { messages, opening } from '@/messages/index.ts'
import type { Reason } from '@/rules/index.ts'
import type { NapoleonCommand, NapoleonEffect, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { LogWords } from '../../shared/log/describe.ts'
import { headingIn, sumLinesOf } from './outcome.ts'
import { sumsOf } from './sums.ts'
import { lineText, nationName, nationNamed } from './texts.ts'

/** How Napoleon in Europe says what its entries did. */
export const logWords: LogWords<NapoleonState, NapoleonCommand, NapoleonEffect> = {
  heading: entryHeading,
  actor: ({ side }) => nationName(nationNamed(side ?? undefined)) ?? '',
  sideName: (side) => nationName(nationNamed(side)) ?? side,
  nationOf: ({ side }) => nationNamed(side ?? undefined),
  resolution: (entry) => {
    const { rolls, reasons } = entry
    const sentence = sentenceOf(reasons)
    const isOwn = rolls.some(({ origin }) => origin === 'typed' || origin === 'counted')
    const note = isOwn ? messages.miniatures.screens.typed : ''
    return {
      lines: sumLinesOf(rolls, reasons),
      sums: sumsOf(reasons),
      ...(note === '' ? {} : { note }),
      ...(sentence === '' ? {} : { sentence }),
    }
  },
}

/** What an entry attempted, in one line. */
export function entryHeading({ reasons, command }: Pick<Entry, 'reasons' | 'command'>): string {
  const heading = headingIn(reasons)
  return heading === undefined ? command.type : lineText(heading)
}

/** What came of an entry, what the hand did for it, and what was out of the order of play. */
function sentenceOf(reasons: readonly Reason[]): string {
  const outcomes = reasons.filter(({ operation }) => operation === 'outcome')
  const orders = reasons.filter(({ operation }) => operation === 'order')
  const guide = reasons.filter(({ sum }) => sum === 'guide')
  return [...outcomes, ...orders, ...guide].map((reason) => sentence(lineText(reason))).join(' ')
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? opening(text) : `${opening(text)}.`
}
