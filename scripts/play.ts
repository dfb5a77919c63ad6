import { answerWith, parseJson, readText } from './command-line/document.ts'
import { Failure } from './command-line/failure.ts'
import { playDocument } from './command-line/plays.ts'

answerWith(() => {
  const [file] = process.argv.slice(2)
  if (file === undefined)
    throw new Failure('usage', 'npm run -s play -- SCRIPT.json (or - for standard input)')
  return playDocument(parseJson(readText(file)))
})
