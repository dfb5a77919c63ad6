import type { BasicQuestion } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { answerOf } from './answer.ts'

/** Works odds out beside the screen: a question comes in, its answer goes out. */
addEventListener('message', ({ data }: MessageEvent<BasicQuestion>) => {
  postMessage(answerOf(data))
})
