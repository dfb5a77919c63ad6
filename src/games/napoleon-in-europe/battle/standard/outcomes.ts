import type { OutcomeTable } from '../../describe/outcome-table.ts'

/** How what comes of fire, charges, rallies and pursuit stands in the odds bar: of charges what was hoped for first. */
export const actionOutcomes: OutcomeTable = {
  'fire.outcome.missed': { harm: 0 },
  'fire.outcome.fallsBack': { harm: 2 },
  'fire.outcome.eliminated': { harm: 3 },
  'charge.outcome.target.destroyed': { harm: 0 },
  'charge.outcome.target.fallsBack': { harm: 1 },
  'charge.outcome.level': { harm: 2 },
  'charge.outcome.charger.fallsBack': { harm: 3 },
  'charge.outcome.charger.destroyed': { harm: 4 },
  'rally.outcome.rallied': { harm: 0 },
  'rally.outcome.staysAway': { harm: 2 },
  'pursuit.outcome.escapes': { harm: 0 },
  'pursuit.outcome.caught': { harm: 3 },
}
