import * as v from 'valibot'
import { momentSchema } from '@/rules/moment.ts'
import { fileFormats } from '@/rules/files.ts'
import { issuePath } from '@/rules/issue-path.ts'
import { gameFields, nothingSaved, type ReadFile } from './format.ts'

const schema = v.object({
  format: v.literal(fileFormats.gameFile),
  formatVersion: v.literal(1),
  savedAt: momentSchema,
  games: v.array(v.object(gameFields)),
})

const ofNewerVersion = v.object({ formatVersion: v.pipe(v.number(), v.minValue(2)) })

/** Reads what the first versions saved: plain JSON, of games alone. It is written no more. Never throws. */
export function readVersion1(data: unknown): ReadFile {
  if (v.is(ofNewerVersion, data)) return { problem: { code: 'newer' } }
  const parsed = v.safeParse(schema, data, { abortEarly: true })
  if (!parsed.success) return { problem: { code: 'malformed', path: issuePath(parsed.issues[0]) } }
  const { savedAt, games } = parsed.output
  const whole = games.map((game) => ({ ...game, from: 0, previousHash: '', draft: null, ownDice: {} }))
  return { about: { kind: 'game', savedAt, savedBy: '' }, contents: { ...nothingSaved, games: whole } }
}
