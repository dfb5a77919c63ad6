import { mapScreens } from '@/messages/en/napoleon-in-europe/map-screens.ts'
import type { Act } from '../resolve/acts.ts'
import { countsByRegion } from './marching.ts'

const { march, occupy } = mapScreens.offered

/** What happens on the map and takes no dice. */
export const mapActs: readonly Act[] = [
  {
    id: 'movePieces',
    group: 'war',
    label: march[0],
    note: march[1],
    symbol: 'infantry-column',
    load: () => import('./MarchSheet.vue'),
    isOffered: countsByRegion,
  },
  {
    id: 'occupy',
    group: 'war',
    label: occupy[0],
    note: occupy[1],
    symbol: 'relation-controlled',
    load: () => import('./OccupySheet.vue'),
    isOffered: ({ level }) => level === 'standard',
  },
]
