import { battleStanding } from '@/messages/en/napoleon-in-europe/battle-standing.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { Act } from '../resolve/acts.ts'

const { offered } = napoleon.politics

/** The Basic Rules have no political actions, and battles of their own. */
const isOffered = ({ level }: NapoleonState): boolean => level === 'standard'

function act(id: keyof typeof offered, group: Act['group'], symbol: string, load: Act['load']): Act {
  const [label, note] = offered[id]
  return { id, group, label, note, symbol, load, isOffered }
}

/** Any game may fight a battle on the board. */
const onTheBoard: Act = {
  id: 'openBattle',
  group: 'war',
  label: battleStanding.offered[0],
  note: battleStanding.offered[1],
  symbol: 'infantry',
  load: () => import('../battle/begin/OpenBattleSheet.vue'),
}

/** The acts of politics and war. */
export const politicsActs: readonly Act[] = [
  act('battle', 'war', 'relation-war', () => import('./BattleSheet.vue')),
  onTheBoard,
  act('commitment', 'war', 'marker-morale', () => import('./CommitmentSheet.vue')),
  act('peace', 'war', 'relation-neutral', () => import('./PeaceSheet.vue')),
  act('politicalAction', 'politics', 'relation-controlled', () => import('./MenuSheet.vue')),
  act('overture', 'politics', 'relation-allied', () => import('./OvertureSheet.vue')),
]
