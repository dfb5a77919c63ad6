import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { isActive } from '../standing.ts'
import type { productionCommands } from './commands.ts'

/** The only nation that may give production points away. (British Production Points.) */
export const giver = 'britain'

const grants = rule('British Production Points')

/**
 * Britain gives some or all of its production points to another nation that somebody moves.
 *
 * @throws Refused where another gives, nobody receives, or there are not as many
 */
export const grantPoints: Deciders<typeof productionCommands>['grantPoints'] = (
  state,
  { nation, to, points },
  { ledger },
) => {
  if (nation !== giver) refuse('onlyBritainGives', 'nation', rule('Trading Assets'), { nation })
  if (to === nation) refuse('givesToItself', 'to', grants)
  if (!isActive(state, to)) refuse('notActive', 'to', grants, { nation: to })
  const has = state.nations[nation].productionPoints
  if (points > has) refuse('tooFewToGive', 'points', grants, { nation, has, points })
  writeHeading(ledger, 'grantPoints', { nation, to, points })
  const written = { operation: 'result', sum: 'grant', provenance: grants } as const
  const left = has - points
  ledger.write({ ...written, key: 'grant.left', parameters: { nation, left }, value: left })
  return [
    { type: 'productionPointsChanged', nation, by: -points },
    { type: 'productionPointsChanged', nation: to, by: points },
  ]
}
