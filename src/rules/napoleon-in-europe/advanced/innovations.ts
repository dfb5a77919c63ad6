import type { NapoleonState } from '../state.ts'

/**
 * Whether innovations come by their history: in historical games, and in others where the table agreed on it.
 * (Advanced: Innovations Cards.)
 */
export function areInnovationsByHistory({
  victory,
  rules,
}: Pick<NapoleonState, 'victory' | 'rules'>): boolean {
  return victory === 'historical' || rules.options.innovations === 'history'
}
