import { resolveDocument } from './command-line/cases.ts'
import { answerWith, parseJson, readText } from './command-line/document.ts'
import { Failure } from './command-line/failure.ts'

answerWith(() => {
  const [file] = process.argv.slice(2)
  if (file === undefined)
    throw new Failure('usage', 'npm run -s resolve -- FILE.json (or - for standard input)')
  return resolveDocument(parseJson(readText(file)))
})
