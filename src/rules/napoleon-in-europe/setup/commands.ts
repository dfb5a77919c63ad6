import * as v from 'valibot'
import { nameSchema } from '../schemas.ts'

export const setupCommands = {
  renameGame: v.strictObject({ type: v.literal('renameGame'), name: nameSchema }),
} as const
