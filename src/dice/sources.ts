/** Fills an array with random 32-bit words. */
export type RandomWords = (words: Uint32Array<ArrayBuffer>) => void

const wordRange = 2 ** 32
const bufferLength = 256

/** Gives fair faces, one at a time. */
export type FaceSource = (sides: number) => number

/**
 * Fair faces from the platform's secure generator: a word that would favour low faces is thrown away and
 * drawn again. Words are drawn many at a time. This is the only place where a face is made up.
 *
 * @param fill where the words come from; tests give their own
 */
export function secureFaces(fill: RandomWords = (words) => crypto.getRandomValues(words)): FaceSource {
  const words = new Uint32Array(bufferLength)
  let next = bufferLength

  function word(): number {
    if (next >= bufferLength) {
      fill(words)
      next = 0
    }
    const value = words[next] ?? 0
    next += 1
    return value
  }

  return (sides) => {
    if (!Number.isInteger(sides) || sides < 1 || sides > wordRange)
      throw new RangeError(`a die cannot have ${sides} sides`)
    const fairRange = wordRange - (wordRange % sides)
    let value = word()
    while (value >= fairRange) value = word()
    return (value % sides) + 1
  }
}
