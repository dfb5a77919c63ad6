import { secureFaces, type Dice, type FaceSource } from '@/dice/index.ts'

/** Faces that look thrown and are the same every time. */
export function facesThatLookThrown(seed: number): FaceSource {
  let state = seed
  return secureFaces((words) => {
    for (let place = 0; place < words.length; place += 1) {
      state = (state + 0x6d2b79f5) | 0
      const mixed = Math.imul(state ^ (state >>> 15), state | 1)
      const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
      words[place] = (more ^ (more >>> 14)) >>> 0
    }
    return words
  })
}

/** Dice that are thrown as they are asked for. A Basic battle asks for pools alone. */
export function thrownDice(faceOf: FaceSource): Dice {
  function none(): never {
    throw new Error('a Basic battle throws pools')
  }
  return {
    pool: ({ sides, count, successes }) =>
      Array.from({ length: count }, () => faceOf(sides)).filter((face) => successes.includes(face)).length,
    roll: none,
    until: none,
    opposed: none,
    clash: none,
    highest: none,
    throws: none,
  }
}
