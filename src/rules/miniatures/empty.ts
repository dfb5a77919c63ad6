import { rulesWith } from './rules.ts'
import { emptyScenario } from './scenario.ts'
import type { MiniaturesState } from './state.ts'

/** A game before it is set up. */
export const emptyState: MiniaturesState = {
  name: '',
  sides: [],
  units: [],
  officersAlone: [],
  rules: rulesWith(),
  scenario: emptyScenario,
  turn: null,
  charges: [],
  deeds: [],
  moved: [],
  leaving: [],
  nextUnit: 1,
}
