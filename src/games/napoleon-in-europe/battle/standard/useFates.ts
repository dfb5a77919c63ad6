import type { Ref } from 'vue'
import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { ChargeAnswer } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { answersTo } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { useAnswer } from '../../../shared/useAnswer.ts'
import { attackOf } from './aims.ts'
import { fatesOf, pieceIn, stateAfter, type Fates } from './fates.ts'

/** What a charge comes to by each answer to it: fates, or how else it ends. */
export interface ChargeProspect {
  readonly answer: ChargeAnswer
  readonly fates: Fates | null
  /** Whether the target throws for its square first. */
  readonly throwsForSquare: boolean
}

/** A charge that is thought of, or that waits for an answer. */
export interface ChargeQuestion {
  /** Null where the charge is declared already. */
  readonly declare: boolean
  readonly state: NapoleonState
  readonly charger: StandardPiece
  readonly target: StandardPiece
}

/** What each answer to a charge comes to, worked out once the screen has been painted. */
export function useFates(question: Readonly<Ref<ChargeQuestion | null>>) {
  return useAnswer<ChargeQuestion, readonly ChargeProspect[]>(question, {
    isSame: isSameCharge,
    isKin: isSameCharge,
    async answer(asked, giveWay) {
      const declared = asked.declare ? declaredIn(asked) : asked.state
      if (declared === null)
        return [standing(asked, asked.state, attackOf('charge', asked.charger, asked.target.id))]
      const prospects: ChargeProspect[] = []
      for (const answer of answersTo(declared)) {
        if (!(await giveWay())) return null
        prospects.push(prospectOf(declared, asked, answer))
      }
      return prospects
    },
  })
}

function isSameCharge(one: ChargeQuestion, other: ChargeQuestion): boolean {
  return one.state === other.state && one.charger.id === other.charger.id && one.target.id === other.target.id
}

/** The state in which the charge waits for an answer; null where it is thrown at once. */
function declaredIn({ state, charger, target }: ChargeQuestion): NapoleonState | null {
  return stateAfter(state, attackOf('charge', charger, target.id))
}

function prospectOf(state: NapoleonState, asked: ChargeQuestion, answer: ChargeAnswer): ChargeProspect {
  const { charger, target } = asked
  const command = { type: 'answerCharge', side: target.side, answer } as const
  if (answer === 'stand') return standing(asked, state, command)
  if (answer === 'avoid') return { answer, fates: null, throwsForSquare: false }
  const squared = stateAfter(state, command)
  if (squared === null) return { answer, fates: null, throwsForSquare: true }
  const home = { type: 'chargeHome', side: charger.side, goesOn: true } as const
  return { ...standing(asked, squared, home), answer }
}

function standing(
  { charger, target }: ChargeQuestion,
  state: NapoleonState,
  command: Parameters<typeof fatesOf>[1],
): ChargeProspect {
  const one = pieceIn(state, charger.id) ?? charger
  const other = pieceIn(state, target.id) ?? target
  return { answer: 'stand', fates: fatesOf(state, command, one, other), throwsForSquare: false }
}
