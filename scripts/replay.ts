import { parseArgs } from 'node:util'
import { answerWith, readText } from './command-line/document.ts'
import { Failure } from './command-line/failure.ts'
import { replayBackup } from './command-line/replays.ts'

const usage = 'npm run -s replay -- BACKUP.json [--entry N] (or - for standard input)'

answerWith(() => {
  const { file, entry } = asked()
  return replayBackup(readText(file), entry)
})

function asked(): { file: string; entry: number | null } {
  try {
    const { values, positionals } = parseArgs({
      options: { entry: { type: 'string' } },
      allowPositionals: true,
    })
    const [file] = positionals
    const entry = values.entry === undefined ? null : Number(values.entry)
    if (file !== undefined && (entry === null || (Number.isInteger(entry) && entry >= 0)))
      return { file, entry }
  } catch {
    // Unknown flags are answered with the usage, like everything else that is not understood.
  }
  throw new Failure('usage', usage)
}
