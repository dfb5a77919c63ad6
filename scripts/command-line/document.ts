import { readFileSync } from 'node:fs'
import { Failure, printed } from './failure.ts'

const standardInput = 0

/**
 * The text that a script is given: a file's, or that of standard input for `-`.
 *
 * @throws Failure when there is no such file
 */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? standardInput : file, 'utf8')
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Failure('unreadableFile', `${file} could not be read: ${reason}`)
  }
}

/** Reads JSON. @throws Failure where it is none, with what the parser says about the place */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem)
    throw new Failure('invalidJson', `this is not JSON: ${reason}`)
  }
}

/** What a script prints, and whether it did what it was asked to. */
export interface Answer {
  readonly ok: boolean
}

/**
 * Runs a script: prints its answer as JSON on standard output, and ends with an exit code other than 0 where
 * any answer is not `ok`. Anything but a Failure is a fault of the program, and is thrown on.
 */
export function answerWith(work: () => Answer | readonly Answer[]): void {
  const answer = answerOrFailure(work)
  process.stdout.write(`${JSON.stringify(answer, null, 2)}\n`)
  const answers: readonly Answer[] = 'ok' in answer ? [answer] : answer
  if (answers.some(({ ok }) => !ok)) process.exitCode = 1
}

function answerOrFailure(work: () => Answer | readonly Answer[]): Answer | readonly Answer[] {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof Failure) return printed(problem)
    throw problem
  }
}
