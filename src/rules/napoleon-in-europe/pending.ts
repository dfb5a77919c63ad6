import type { Due, Owed } from './due.ts'
import type { NapoleonEffect } from './effects.ts'
import type { NapoleonState } from './state.ts'

/**
 * Something is owed from now on.
 *
 * @param place how many dues the same command has added before this one
 */
export function owe({ nextDue }: NapoleonState, due: Due, place = 0): NapoleonEffect {
  return { type: 'dueAdded', due: { ...due, id: nextDue + place } }
}

/** What is owed of one kind. */
export function owedOf<Kind extends Due['kind']>(
  { pending }: NapoleonState,
  kind: Kind,
): readonly Extract<Owed, { readonly kind: Kind }>[] {
  return pending.filter((due): due is Extract<Owed, { readonly kind: Kind }> => due.kind === kind)
}

/** Something that was owed is done. */
export function settle({ id }: Pick<Owed, 'id'>): NapoleonEffect {
  return { type: 'dueSettled', due: id }
}
