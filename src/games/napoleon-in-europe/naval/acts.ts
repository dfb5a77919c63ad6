import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { Act } from '../resolve/acts.ts'

const { offered } = napoleon.naval

/** The Basic Rules have no squadrons. */
const isOffered = ({ level }: NapoleonState): boolean => level === 'standard'
/** Only where somebody owes it. */
const isOwed =
  (kind: NapoleonState['pending'][number]['kind']) =>
  ({ pending }: NapoleonState): boolean =>
    pending.some((due) => due.kind === kind)

function act(
  id: keyof typeof offered,
  load: Act['load'],
  symbol = 'squadron',
  isShown: Act['isOffered'] = isOffered,
): Act {
  const [label, note] = offered[id]
  return {
    id,
    group: 'sea',
    label,
    note,
    symbol,
    load,
    ...(isShown === undefined ? {} : { isOffered: isShown }),
  }
}

/** The acts at sea. */
export const navalActs: readonly Act[] = [
  act('navalBattle', () => import('./SeaBattleSheet.vue'), 'relation-war'),
  act('interception', () => import('./InterceptionSheet.vue'), 'advance'),
  act('transport', () => import('./TransportSheet.vue'), 'infantry'),
  act('moveSquadrons', () => import('./MoveSheet.vue')),
  act('navalLosses', () => import('./LossesSheet.vue'), 'remove', isOwed('navalLosses')),
  act('leavePort', () => import('./LeavePortSheet.vue'), 'fall-back', isOwed('leavePort')),
]
