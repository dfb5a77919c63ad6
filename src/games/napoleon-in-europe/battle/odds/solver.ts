import type { BasicQuestion } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { answerOf, type OddsAnswer } from './answer.ts'

/** Works one question out after another, beside the screen where the platform can. */
export interface OddsSolver {
  /** The answer; null where another question came before it was found. */
  solve(question: BasicQuestion): Promise<OddsAnswer | null>
  /** Nobody asks any more. */
  close(): void
}

/** A worker of the app's own; null where there are none. */
type Workshop = () => Worker | null

export function createOddsSolver(workshop: Workshop = hireWorker): OddsSolver {
  let worker: Worker | null = null
  /** Lets go of the question that is being worked out. */
  let letGo: (() => void) | null = null

  /** A worker that is still at an old question does not hear a new one. */
  function readyWorker(): Worker | null {
    if (letGo !== null) close()
    worker ??= workshop()
    return worker
  }

  function solve(question: BasicQuestion): Promise<OddsAnswer | null> {
    const ready = readyWorker()
    if (ready === null) return Promise.resolve(answerOf(question))
    return new Promise((resolve) => {
      function settle(answer: OddsAnswer | null): void {
        letGo = null
        ready?.removeEventListener('message', hear)
        ready?.removeEventListener('error', fail)
        resolve(answer)
      }
      const hear = ({ data }: MessageEvent<OddsAnswer>) => settle(data)
      /** A platform that loads no worker leaves it to the screen. */
      const fail = () => {
        settle(answerOf(question))
        close()
      }
      letGo = () => settle(null)
      ready.addEventListener('message', hear)
      ready.addEventListener('error', fail)
      ready.postMessage(question)
    })
  }

  function close(): void {
    letGo?.()
    worker?.terminate()
    worker = null
  }

  return { solve, close }
}

function hireWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null
  return new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
}
