import type { Due, Owed } from '@/rules/napoleon-in-europe/due.ts'
import type { ActId, ActStart } from '../resolve/acts.ts'
import { whoseDue } from './dues.ts'

const acts: Readonly<Record<Due['kind'], ActId>> = {
  commitment: 'commitment',
  peace: 'peace',
  battle: 'battle',
  navalLosses: 'navalLosses',
  leavePort: 'leavePort',
  attrition: 'attrition',
  drawCards: 'drawCards',
}

/** What settles something that is owed, and what is known for it. */
export function actOfDue(due: Owed): { readonly act: ActId; readonly start: ActStart } {
  const nation = whoseDue(due)
  return { act: acts[due.kind], start: { due: due.id, ...(nation === null ? {} : { nation }) } }
}
