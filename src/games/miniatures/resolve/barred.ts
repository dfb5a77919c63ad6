import { deliberate } from '@/rules/index.ts'
import { combat, type MiniaturesState } from '@/rules/miniatures/index.ts'
import { refusalText } from '../describe/refusals.ts'
import { commandOf, type ResolveInputs } from './inputs.ts'
import { settled } from './settle.ts'

/** What is put right on the sheet is no matter of who is chosen. */
const adjustable: readonly string[] = ['distance', 'defender.charging']

/**
 * Why the rules bar a choice of units, in words; null where they allow it, or where too little is chosen to
 * ask them.
 */
export function barOf(state: MiniaturesState, inputs: ResolveInputs): string | null {
  const command = commandOf(settled(state, inputs))
  if (command === null) return null
  const asked = deliberate(combat, state, command, [])
  return asked.kind === 'refused' && !adjustable.includes(asked.refusal.path)
    ? refusalText(asked.refusal)
    : null
}
