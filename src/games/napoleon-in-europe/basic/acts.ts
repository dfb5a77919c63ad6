import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { Act } from '../resolve/acts.ts'

const { offered } = napoleon.basic

const isOffered = ({ level }: NapoleonState): boolean => level === 'basic'

function act(id: keyof typeof offered, group: Act['group'], symbol: string, load: Act['load']): Act {
  const [label, note] = offered[id]
  return { id, group, label, note, symbol, load, isOffered }
}

/** The acts of the Basic Rules. */
export const basicActs: readonly Act[] = [
  act('basicBattle', 'war', 'relation-war', () => import('./BattleSheet.vue')),
  act('battleOdds', 'war', 'odds', () => import('../battle/odds/OddsSheet.vue')),
  act('takeRegion', 'war', 'base', () => import('./RegionSheet.vue')),
  act('alliance', 'war', 'relation-allied', () => import('./AllianceSheet.vue')),
  act('basicSea', 'sea', 'squadron', () => import('./SeaSheet.vue')),
  act('drawSymbols', 'basic', 'plus', () => import('./DrawSheet.vue')),
  act('tradeSymbols', 'basic', 'redo', () => import('./TradeSheet.vue')),
]
