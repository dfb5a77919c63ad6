import { rulesWith } from './rules.ts'
import type { MiniaturesState } from './state.ts'

/** A game before it is set up. */
export const emptyState: MiniaturesState = {
  name: '',
  sides: [],
  units: [],
  officersAlone: [],
  rules: rulesWith(),
  nextUnit: 1,
}
