import * as v from 'valibot'
import { canonicalText } from '@/journal/index.ts'
import { hasId } from '../rows.ts'
import type { UnreadItem, UnreadKind } from './format.ts'
import type { Here } from './here.ts'
import { shelfKinds } from './shelves.ts'
import type { RecordWrite, UnreadStep } from './steps.ts'

const storeOf = {
  game: 'games',
  army: shelfKinds.armies.store,
  chartSet: shelfKinds.chartSets.store,
  setup: shelfKinds.setups.store,
} as const satisfies Record<UnreadKind, RecordWrite['store']>

/**
 * What would become of things that could not be read when they were saved: each goes back as it was where its
 * id is free.
 *
 * @param writes what else the import would write
 */
export function planUnread(
  items: readonly UnreadItem[],
  here: Here,
  writes: readonly Pick<RecordWrite, 'store' | 'record'>[],
): UnreadStep[] {
  const taken = new Set(writes.map(({ store, record }) => `${store} ${record.id}`))
  return items.map((item) => {
    const { kind: of, record } = item
    const store = storeOf[of]
    const place = `${store} ${record.id}`
    const about = { what: 'unread', of, name: nameIn(record) } as const
    const there = here[store].filter(hasId).find(({ id }) => id === record.id)
    if (there === undefined && !taken.has(place)) {
      taken.add(place)
      return { ...about, kind: 'new', write: { store, record, entries: entriesOf(item) } }
    }
    const isSame = there !== undefined && canonicalText(there) === canonicalText(record)
    return { ...about, kind: isSame ? 'same' : 'leftOut', write: null }
  })
}

/** The entries that belong to the game, one of each index. */
function entriesOf({ record, entries }: UnreadItem): readonly unknown[] {
  const own = entries.filter(({ game }) => game === record.id)
  return [...new Map(own.map((entry) => [entry.index, entry])).values()]
}

const named = v.object({ name: v.string() })

/** The name in a record of any version, as far as it can be found. */
function nameIn(record: UnreadItem['record']): string | null {
  const places = [record, record['army'], record['chartSet'], record['board']]
  return places.find((place) => v.is(named, place))?.name ?? null
}
