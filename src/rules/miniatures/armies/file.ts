import * as v from 'valibot'
import { fileFormats, wrongFile, type WrongFile } from '../../files.ts'
import { issuePath } from '../../issue-path.ts'
import { readJson, type JsonProblem } from '../../json.ts'
import type { ArmyDraft } from './army.ts'
import { armySchema } from './schema.ts'

const fileVersion = 1
/** Far more than the longest army list takes. */
const mostFileCharacters = 262_144

/** Why a file is no army list that can be read, and where in it. */
export interface ArmyFileProblem {
  readonly reason: WrongFile | JsonProblem | 'newer' | 'malformed'
  /** Empty where the file as a whole is wrong. */
  readonly path: string
}

export type ParsedArmyFile = { readonly army: ArmyDraft } | { readonly problem: ArmyFileProblem }

/** The text of a file that holds one army list. */
export function armyFileText({ name, nation, officers, commands, notes }: ArmyDraft): string {
  const army = { name, nation, officers, commands, notes }
  return JSON.stringify({ format: fileFormats.armyFile, version: fileVersion, army }, null, 2)
}

/** Reads a file that holds one army list. Never throws; where anything is wrong nothing is read. */
export function parseArmyFile(text: string): ParsedArmyFile {
  const read = readJson(text, { characters: mostFileCharacters })
  if ('problem' in read) return { problem: { reason: read.problem, path: read.path } }
  const { data } = read
  const wrong = wrongFile(data, 'armyFile')
  if (wrong !== null) return whole(wrong)
  const newer = v.object({ version: v.pipe(v.number(), v.minValue(fileVersion + 1)) })
  if (v.is(newer, data)) return whole('newer')
  const parsed = v.safeParse(fileSchema, data)
  if (parsed.success) return { army: parsed.output.army }
  return { problem: { reason: 'malformed', path: issuePath(parsed.issues[0]) } }
}

const fileSchema = v.strictObject({
  format: v.literal(fileFormats.armyFile),
  version: v.literal(fileVersion),
  army: armySchema,
})

function whole(reason: ArmyFileProblem['reason']): ParsedArmyFile {
  return { problem: { reason, path: '' } }
}
