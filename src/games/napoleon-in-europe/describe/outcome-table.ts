import type { Harm } from '@/ui/resolve/view.ts'

/** How an outcome stands in the odds bar, by the key of its reason. */
interface OutcomeWords {
  /** What it is called there; else the outcome's own text. */
  readonly label?: string
  readonly harm?: Harm
}

/** By the keys of outcomes, mildest first: their order is the bar's. */
export type OutcomeTable = Readonly<Record<string, OutcomeWords>>

/** How outcomes stand in the odds bar, whichever sheet shows it: of each throw what was hoped for first. */
export const usualOutcomes: OutcomeTable = {
  'overture.outcome.minorJoins': { harm: 0 },
  'overture.outcome.minorDeclines': { harm: 2 },
  'overture.outcome.majorJoins': { harm: 0 },
  'overture.outcome.majorLeaves': { harm: 0 },
  'overture.outcome.majorDeclines': { harm: 2 },
  'annexation.outcome.accepts': { harm: 0 },
  'annexation.outcome.resists': { harm: 2 },
  'commitment.outcome.fightsOn': { harm: 0 },
  'commitment.outcome.givesUp': { harm: 3 },
  'interception.escaped': { harm: 0 },
  'interception.caught': { harm: 3 },
}
