export { facesAlike } from './request.ts'
export type {
  Dice,
  DieRequest,
  FaceOrigin,
  KnownFace,
  OpposedRequest,
  PlainDie,
  PoolRequest,
  Roll,
} from './request.ts'
export { FaceError, isFace, runWithFaces, seatedDice, type Run } from './harness.ts'
export { exactOdds, type Chance } from './odds.ts'
export { secureFaces, type FaceSource } from './sources.ts'
