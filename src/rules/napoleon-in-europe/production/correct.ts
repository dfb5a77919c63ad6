import { house } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import type { NapoleonEffect } from '../effects.ts'
import type { NationId } from '../nations.ts'
import type { productionCommands } from './commands.ts'

const figures = ['productionPoints', 'politicalActionPoints', 'politicalDebt', 'commitment'] as const
type Figure = (typeof figures)[number]

/** What a nation has is set by hand, with a reason. @throws Refused where nothing is changed */
export const correctNation: Deciders<typeof productionCommands>['correctNation'] = (
  state,
  { nation, changes, note },
  { ledger },
) => {
  const before = state.nations[nation]
  const changed = figures.flatMap((figure) => {
    const to = changes[figure]
    return to === undefined || to === before[figure] ? [] : [{ figure, from: before[figure], to }]
  })
  if (changed.length === 0) refuse('nothingCorrected', 'changes', house('correction'))
  writeHeading(ledger, 'correctNation', { nation, note })
  for (const { figure, from, to } of changed) writeNote(ledger, `corrected.${figure}`, { from, to })
  return changed.map(({ figure, from, to }) => effectOn(figure, nation, to - from))
}

function effectOn(figure: Figure, nation: NationId, by: number): NapoleonEffect {
  switch (figure) {
    case 'productionPoints':
      return { type: 'productionPointsChanged', nation, by }
    case 'politicalActionPoints':
      return { type: 'politicalActionPointsChanged', nation, by }
    case 'politicalDebt':
      return { type: 'politicalDebtChanged', nation, by }
    case 'commitment':
      return { type: 'commitmentChanged', nation, by }
  }
}
