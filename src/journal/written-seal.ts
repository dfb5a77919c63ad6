/** How much of a hash is written down: few enough to be read aloud across a table. */
const sealLength = 8
const groupLength = 4

/** What is written down of a journal that ends with this hash, in capitals and in two groups: `3F9A-11C2`. */
export function writtenSeal(hash: string): string {
  const characters = hash.slice(0, sealLength).toUpperCase()
  return `${characters.slice(0, groupLength)}-${characters.slice(groupLength)}`
}

/** What hands write for digits of a seal, in which these letters do not occur. */
const misread: Readonly<Record<string, string>> = { o: '0', i: '1', l: '1' }

/** A seal as it was typed; a `problem` where it can be none. */
export type TypedSeal =
  | { readonly seal: string }
  | { readonly problem: 'characters'; readonly wrong: string }
  | { readonly problem: 'length'; readonly length: number }

/**
 * Reads a seal that was written down and is typed in again. Small and large letters, spaces and dashes count for
 * nothing, O is read as 0, I and L as 1.
 */
export function typedSeal(text: string): TypedSeal {
  const characters = [...text.toLowerCase().replace(/[\s\p{Dash}.·]/gu, '')].map(
    (character) => misread[character] ?? character,
  )
  const wrong = characters.find((character) => /[^0-9a-f]/u.test(character))
  if (wrong !== undefined) return { problem: 'characters', wrong: wrong.toUpperCase() }
  if (characters.length !== sealLength) return { problem: 'length', length: characters.length }
  return { seal: characters.join('') }
}

/** Whether a hash is the one that a seal, as `typedSeal` reads it, was written down of. */
export function carriesSeal(hash: string, seal: string): boolean {
  return seal.length === sealLength && hash.startsWith(seal)
}
