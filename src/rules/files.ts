import * as v from 'valibot'

/** The files of the app, and what each calls its format. */
export const fileFormats = {
  gameFile: 'aide-de-camp',
  rulesFile: 'aide-de-camp-rules',
  armyFile: 'aide-de-camp-army',
  boardFile: 'aide-de-camp-board',
} as const

type FileKind = keyof typeof fileFormats

/** Why a file is not of the kind that is asked for: it cannot be read, or holds something else. */
export type WrongFile = FileKind | 'notJson' | 'anotherProgram'

const fileKinds: readonly FileKind[] = ['gameFile', 'rulesFile', 'armyFile', 'boardFile']
const withFormat = v.object({ format: v.string() })

/**
 * Whether data are a file of one kind.
 *
 * @param data undefined where the file was no JSON
 * @returns null where they are, else why not
 */
export function wrongFile(data: unknown, wanted: FileKind): WrongFile | null {
  if (data === undefined) return 'notJson'
  if (!v.is(withFormat, data)) return 'anotherProgram'
  const kind = fileKinds.find((each) => fileFormats[each] === data.format)
  return kind === wanted ? null : (kind ?? 'anotherProgram')
}
