import { later } from '@/messages/later.ts'
import type { KeptSession } from '../session.ts'

const { elsewhere } = later.keeping

/** Why a game is shown here and not played; undefined where it is played. */
export function hindranceOf({
  readOnly,
  waitsElsewhere,
}: Pick<KeptSession, 'readOnly' | 'waitsElsewhere'>): string | undefined {
  if (readOnly === 'broken') return later.seal.broken.readOnly
  if (readOnly === null) return undefined
  return waitsElsewhere ? elsewhere.waits : elsewhere.text
}
