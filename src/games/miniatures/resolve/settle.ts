import type { MiniaturesState } from '@/rules/miniatures/index.ts'
import { answersOpen, freeCavalry } from './answers.ts'
import type { Choices, ResolveInputs } from './inputs.ts'

/**
 * What a player has chosen, completed with what follows from the game: the first answer that is open to a
 * charged unit until another is chosen, and guns that the game saw moving. (M6, M10.)
 */
export function settled(state: MiniaturesState, inputs: ResolveInputs): ResolveInputs {
  return { ...inputs, choices: { ...inputs.choices, ...whatFollows(state, inputs) } }
}

function whatFollows(state: MiniaturesState, inputs: ResolveInputs): Partial<Choices> {
  if (inputs.procedure === 'charge') return answerOf(state, inputs)
  return inputs.procedure === 'fire' ? { moved: movedOf(state, inputs) } : {}
}

/** Where no answer is open at all, to stand is put to the rules, and they say why not. */
function answerOf(state: MiniaturesState, inputs: ResolveInputs): Pick<Choices, 'answer' | 'answeredBy'> {
  const { answer, answeredBy } = inputs.choices
  if (inputs.first === null || inputs.second === null) return { answer: null, answeredBy: null }
  if (freeCavalry(state, inputs).some(({ id }) => id === answeredBy)) {
    return { answer: 'counterCharge', answeredBy }
  }
  const open = answersOpen(state, inputs)
  const stands = answer !== null && open.includes(answer)
  return { answer: stands ? answer : (open[0] ?? 'stand'), answeredBy: null }
}

function movedOf(state: MiniaturesState, { first, guns, choices }: ResolveInputs): string[] {
  const seen = [first, ...guns].flatMap((id) => (id !== null && movedGun(state, id) ? [id] : []))
  return [...new Set([...choices.moved, ...seen])]
}

/** Whether the game knows that a gun moved in this turn. */
export function movedGun({ units, moved }: MiniaturesState, id: string): boolean {
  return moved.includes(id) && units.some((unit) => unit.id === id && unit.arm === 'artillery')
}
