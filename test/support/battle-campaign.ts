import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { shippedMap, untouched } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { byNation } from '@/rules/napoleon-in-europe/nations.ts'
import { defaultOptions, type NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { WrittenCampaign } from './campaign-file.ts'

/** The French army that is about to march, and the Austrian one that it will meet. */
const beforeBelgium = {
  france: { infantry: 5, cavalry: 2, artillery: 2, leader: 1 },
  austria: { infantry: 6, cavalry: 1, artillery: 1, leader: 1 },
} satisfies Readonly<Record<string, Pieces>>

/** August 1805: France is to move, its army in Picardy, and an Austrian one stands in Belgium. */
export function marchOnBelgium(
  name: string,
  options: Partial<NapoleonOptions> = {},
  armies: Readonly<Record<'france' | 'austria', Pieces>> = beforeBelgium,
): WrittenCampaign {
  return new WrittenCampaign(new Date('2026-07-04T14:00')).tell({
    type: 'begin',
    name,
    level: 'standard',
    scenario: 'dashForTheDanube',
    victory: 'aHistorical',
    ending: { kind: 'open' },
    suddenDeath: null,
    options: { ...defaultOptions, ...options },
    players: [
      { id: 'ann', name: 'Ann', nations: ['france'] },
      { id: 'ben', name: 'Ben', nations: ['britain'] },
      { id: 'cleo', name: 'Cleo', nations: ['russia'] },
      { id: 'dora', name: 'Dora', nations: ['austria'] },
      { id: 'emil', name: 'Emil', nations: ['spain'] },
    ],
    holds: [],
    setUp: {
      regions: shippedMap.regions.map(untouched),
      seas: shippedMap.seas,
      unnamed: byNation(() => ({ ...noUnnamedRegions, homeland: 5 })),
      stacks: [
        { nation: 'france', region: 'picardy', pieces: armies.france },
        { nation: 'austria', region: 'belgium', pieces: armies.austria },
      ],
      fleets: [],
    },
  })
}
