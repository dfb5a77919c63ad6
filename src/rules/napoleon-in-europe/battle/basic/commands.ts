import * as v from 'valibot'
import { pieceIdSchema, sideSchema } from '../schemas.ts'

const side = { side: sideSchema }
const pieces = v.pipe(v.array(pieceIdSchema), v.maxLength(400))

/** What is done in a battle of the Basic Rules. */
export const basicBattleCommands = {
  /** A side has set up: these stand in the front rank, the others in the rear. */
  deployRanks: v.strictObject({ type: v.literal('deployRanks'), ...side, front: pieces }),
  /** These stand in the front rank from now on, the others in the rear; with no army there the battle is lost. */
  moveRanks: v.strictObject({ type: v.literal('moveRanks'), ...side, front: pieces }),
  fireRanks: v.strictObject({ type: v.literal('fireRanks'), ...side }),
  /** The enemy's pieces that the hits remove, in battle or in pursuit. */
  nameCasualties: v.strictObject({ type: v.literal('nameCasualties'), ...side, pieces }),
  rallyRanks: v.strictObject({ type: v.literal('rallyRanks'), ...side }),
  /** Its own pieces that come back. */
  nameRallied: v.strictObject({ type: v.literal('nameRallied'), ...side, pieces }),
  pursueRanks: v.strictObject({ type: v.literal('pursueRanks'), ...side }),
} as const
