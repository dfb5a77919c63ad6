/** Army lists as text; apart from the lists themselves, so that only what reads or writes text loads it. */
export { printArmy } from './print.ts'
export {
  hasTooManyLines,
  linesOf,
  mostTextCharacters,
  mostTextLines,
  readArmy,
  type ReadArmy,
  type ReadLine,
} from './read-army.ts'
export type { SaidLine } from './read-line.ts'
