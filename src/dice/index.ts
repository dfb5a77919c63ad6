export { facesAlike } from './request.ts'
export { countedFaces, withoutLastEntered } from './counted.ts'
export type {
  Dice,
  FaceOrigin,
  KnownFace,
  NeededDie,
  PlainDie,
  PoolLeft,
  Roll,
  SeenOrigin,
} from './request.ts'
export { chiSquaredTail, fairnessOf, type Fairness } from './fairness.ts'
export { FaceError, isFace, runWithFaces, seatedDice } from './harness.ts'
export { exactOdds, TooManyWays, type Chance } from './odds.ts'
export { secureFaces, type FaceSource } from './sources.ts'
