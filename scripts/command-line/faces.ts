import * as v from 'valibot'
import type { KnownFace } from '@/dice/index.ts'

/** The faces of a document; none where they are left out. */
export const facesSchema = v.optional(v.array(v.pipe(v.number(), v.integer())), [])

/** Faces from a document, as the dice take them. */
export function given(faces: readonly number[]): KnownFace[] {
  return faces.map((face) => ({ face, origin: 'given' }))
}
