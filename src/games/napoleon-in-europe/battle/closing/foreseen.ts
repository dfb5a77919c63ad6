import { battleEnd as words } from '@/messages/en/napoleon-in-europe/battle/closing.ts'
import type { Reason } from '@/rules/index.ts'
import { lineText } from '../../describe/texts.ts'
import type { NapoleonGame } from '../../store.ts'

/** What entering a battle's result will bring, in words, before it is entered. */
export interface Foreseen {
  /** Orders for the hand: who goes where. */
  readonly onMap: readonly string[]
  /** Points, ground, and what will be owed. */
  readonly inCampaign: readonly string[]
}

const movesPieces = /^order\.(?:retreat|rejoin|reinforcements)/u
/** What the screen says by itself. */
const isTold = /^(?:order\.removePieces|basic\.loses|basic\.majorBattle|basic\.skirmish|closing\.)/u
const operations: readonly Reason['operation'][] = ['note', 'order', 'add', 'set']

export function foreseenOf(game: NapoleonGame): Foreseen {
  const { battle, ended } = game.state
  const isOver = battle?.course.stage === 'over' && ended === null
  const answer = isOver ? game.preview({ type: 'closeBattle' }) : null
  const reasons = answer !== null && 'reasons' in answer ? answer.reasons : []
  const lines = reasons.filter(({ key, operation }) => operations.includes(operation) && !isTold.test(key))
  return {
    onMap: lines.filter(({ key }) => movesPieces.test(key)).map(lineText),
    inCampaign: lines.filter(({ key }) => !movesPieces.test(key)).map(lineWithPoints),
  }
}

/** A line with the points that it brings, where it brings any. */
function lineWithPoints(reason: Reason): string {
  const line = lineText(reason)
  return reason.key.startsWith('earned.') ? words.earns(line, reason.value) : line
}
