import { computed, type Ref } from 'vue'
import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { ChargeAnswer } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { answersTo } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { standardBattleIn } from '@/rules/napoleon-in-europe/battle/standing.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { useAnswer } from '../../../shared/useAnswer.ts'
import { attackOf } from './aims.ts'
import { fatesOf, pieceIn, stateAfter, type Fates } from './fates.ts'
import { groupsOf } from './groups.ts'

/** What a charge comes to by each answer to it: fates, or how else it ends. */
export interface ChargeProspect {
  readonly answer: ChargeAnswer
  readonly fates: Fates | null
  /** Whether the target throws for its square first. */
  readonly throwsForSquare: boolean
}

/** A charge that is thought of, or that waits for an answer. */
export interface ChargeQuestion {
  /** Whether it is still to be declared; else an answer to it is owed, or whether it goes on. */
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
      const waiting = asked.declare ? declaredIn(asked) : asked.state
      const answers = waiting === null ? [] : answersTo(waiting)
      if (waiting === null || answers.length === 0) return [standing(asked, asked.state, goingOn(asked))]
      const prospects: ChargeProspect[] = []
      for (const answer of answers) {
        if (!(await giveWay())) return null
        prospects.push(prospectOf(waiting, asked, answer))
      }
      return prospects
    },
  })
}

/** How cavalry that may countercharge and the charger fare, by who countercharges. */
export function useCounterFates(state: Readonly<Ref<NapoleonState>>) {
  const question = computed(() => (counterchargers(state.value).length === 0 ? null : { state: state.value }))
  const isSame = (one: CounterQuestion, other: CounterQuestion) => one.state === other.state
  return useAnswer<CounterQuestion, ReadonlyMap<string, Fates>>(question, {
    isSame,
    isKin: isSame,
    async answer(asked, giveWay) {
      const found = new Map<string, Fates>()
      for (const { pieces } of groupsOf(counterchargers(asked.state))) {
        if (!(await giveWay())) return null
        for (const piece of pieces.slice(0, 1)) {
          const fates = counterFatesOf(asked.state, piece)
          if (fates !== null) found.set(piece.id, fates)
        }
      }
      return found
    },
  })
}

interface CounterQuestion {
  readonly state: NapoleonState
}

function counterFatesOf(state: NapoleonState, piece: StandardPiece): Fates | null {
  const [owed] = standardBattleIn(state).course.owed
  const charger = owed?.kind === 'countercharge' ? pieceIn(state, owed.charger) : null
  const command = { type: 'countercharge', side: piece.side, piece: piece.id } as const
  return charger === null ? null : fatesOf(state, command, piece, charger)
}

function isSameCharge(one: ChargeQuestion, other: ChargeQuestion): boolean {
  return one.state === other.state && one.charger.id === other.charger.id && one.target.id === other.target.id
}

/** The state in which the charge waits for an answer; null where it is thrown at once. */
function declaredIn({ state, charger, target }: ChargeQuestion): NapoleonState | null {
  return stateAfter(state, attackOf('charge', charger, target.id))
}

/** The command by which the two come together, where nothing can be answered any more. */
function goingOn({ declare, charger, target }: ChargeQuestion): NapoleonCommand {
  return declare ? attackOf('charge', charger, target.id) : homeOf(charger)
}

function homeOf({ side }: StandardPiece): NapoleonCommand {
  return { type: 'chargeHome', side, goesOn: true }
}

function prospectOf(state: NapoleonState, asked: ChargeQuestion, answer: ChargeAnswer): ChargeProspect {
  const { charger, target } = asked
  const command = { type: 'answerCharge', side: target.side, answer } as const
  if (answer === 'stand') return standing(asked, state, command)
  if (answer === 'avoid') return { answer, fates: null, throwsForSquare: false }
  const squared = stateAfter(state, command)
  if (squared === null) return { answer, fates: null, throwsForSquare: true }
  return { ...standing(asked, squared, homeOf(charger)), answer }
}

function standing(
  { charger, target }: ChargeQuestion,
  state: NapoleonState,
  command: NapoleonCommand,
): ChargeProspect {
  const one = pieceIn(state, charger.id) ?? charger
  const other = pieceIn(state, target.id) ?? target
  return { answer: 'stand', fates: fatesOf(state, command, one, other), throwsForSquare: false }
}
