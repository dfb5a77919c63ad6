import type { PoliticalActId } from '@/rules/napoleon-in-europe/politics/menu.ts'
import type { OutcomeTable } from '../describe/odds.ts'

const outcomes: Readonly<Partial<Record<PoliticalActId, OutcomeTable>>> = {
  overtureToMinor: {
    'overture.outcome.minorJoins': { harm: 0 },
    'overture.outcome.minorDeclines': { harm: 2 },
  },
  overtureToMajor: {
    'overture.outcome.majorJoins': { harm: 0 },
    'overture.outcome.majorLeaves': { harm: 0 },
    'overture.outcome.majorDeclines': { harm: 2 },
  },
  annex: {
    'annexation.outcome.accepts': { harm: 0 },
    'annexation.outcome.resists': { harm: 2 },
  },
}

/** How the outcomes of an act stand in its odds bar, what was hoped for first. */
export function outcomesOf(act: PoliticalActId): OutcomeTable {
  return outcomes[act] ?? {}
}
