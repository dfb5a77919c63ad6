import { mapScreens } from '@/messages/en/napoleon-in-europe/map-screens.ts'
import type { Act } from '../resolve/acts.ts'

const [label, note] = mapScreens.actLabel

/** What happens on the map and takes no dice. */
export const mapActs: readonly Act[] = [
  {
    id: 'occupy',
    group: 'war',
    label,
    note,
    symbol: 'relation-controlled',
    load: () => import('./OccupySheet.vue'),
    isOffered: ({ level }) => level === 'standard',
  },
]
