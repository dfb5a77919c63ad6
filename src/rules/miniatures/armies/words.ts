import { fillers, nationWords, phrases, plainWords, words, type Tag } from './vocabulary.ts'
import type { Nation } from '../units.ts'

/** What the words of a text say, and those that say nothing known. */
export interface SaidWords {
  readonly tags: readonly Tag[]
  readonly nations: readonly Nation[]
  readonly unknown: readonly string[]
}

const betweenWords = /[^\p{L}\p{N}-]+/u

/** Reads a text word by word, phrases first. */
export function saidIn(text: string): SaidWords {
  const tags: Tag[] = []
  const left = phrases.reduce(
    (rest, [phrase, said]) => {
      const without = withoutPhrase(rest, phrase)
      if (without !== rest) tags.push(...said)
      return without
    },
    ` ${plainWords(text).split(betweenWords).join(' ')} `,
  )
  const nations: Nation[] = []
  const unknown: string[] = []
  for (const word of left.split(' ').flatMap(partsOfWord)) {
    const nation = nationWords.get(word)
    if (words.has(word)) tags.push(...(words.get(word) ?? []))
    else if (nation !== undefined) nations.push(nation)
    else if (word !== '' && !fillers.has(word)) unknown.push(word)
  }
  return { tags, nations, unknown: unknown.map((word) => asWritten(word, text)) }
}

/** A word as it stands in the text that it was found in. */
function asWritten(word: string, text: string): string {
  return text.split(/\s+/u).find((written) => plainWords(written) === word) ?? word
}

function withoutPhrase(text: string, phrase: string): string {
  return text.replaceAll(` ${phrase} `, ' ')
}

/** A word with a hyphen is one word where it is known, else as many as it has parts. */
function partsOfWord(word: string): readonly string[] {
  return words.has(word) || nationWords.has(word) ? [word] : word.split('-')
}
