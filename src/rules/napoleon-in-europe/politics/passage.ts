import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { standingOf } from '../standing.ts'
import { actorFor, paidFor, requireOther, requireStandard } from './acting.ts'
import type { politicsCommands } from './commands.ts'
import { writeOutcome } from './lines.ts'

const n1 = house('N1')

type PoliticsDeciders = Deciders<typeof politicsCommands>

/** A nation asks to pass through another's regions; it is paid only where the other consents. (N1.) */
export const rightOfPassage: PoliticsDeciders['rightOfPassage'] = (
  state,
  { nation, through, granted },
  { ledger },
) => {
  requireStandard(state)
  requireOther(nation, through, 'through')
  const parameters = { nation, through }
  if (actorFor(state, nation) === actorFor(state, through, 'through')) {
    refuse('passesAlready', 'through', n1, parameters)
  }
  const now = standingOf(state, nation, through)
  if (now === 'war') refuse('passageAtWar', 'through', rule('Land Movement'), parameters)
  const hasIt = state.passages.some((passage) => passage.through === through && passage.of === nation)
  if (hasIt || now === 'allied') refuse('passesAlready', 'through', rule('Land Movement'), parameters)
  writeHeading(ledger, 'rightOfPassage', parameters)
  if (!granted) {
    writeOutcome(ledger, 'passage.outcome.refused', n1, parameters)
    return []
  }
  const payment = paidFor(state, nation, 'rightOfPassage', ledger)
  writeOutcome(ledger, 'passage.outcome.granted', n1, parameters)
  return [...payment, { type: 'passageSet', passage: { through, of: nation }, granted: true }]
}

/** A nation lets another's units pass no longer; it costs nothing. (N1.) */
export const withdrawPassage: PoliticsDeciders['withdrawPassage'] = (state, { nation, of }, { ledger }) => {
  requireStandard(state)
  const passage = state.passages.find((one) => one.through === nation && one.of === of)
  const parameters = { nation: of, through: nation }
  if (passage === undefined) refuse('noPassage', 'of', n1, parameters)
  writeHeading(ledger, 'withdrawPassage', parameters)
  writeOutcome(ledger, 'passage.outcome.withdrawn', n1, parameters)
  return [{ type: 'passageSet', passage, granted: false }]
}
