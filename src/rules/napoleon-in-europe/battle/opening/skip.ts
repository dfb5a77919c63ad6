import { house } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse } from '../../../reason.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects, NapoleonEffect } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonState } from '../../state.ts'
import type { BattleStage } from '../battle.ts'
import { sides } from '../sides.ts'
import { standardBattleIn } from '../standing.ts'
import { arranged } from './arrivals.ts'
import type { openingCommands } from './commands.ts'
import { stageLeft } from './stages.ts'

/** What leaving each stage out comes to; the others cannot be left out. */
const leaving: Readonly<Partial<Record<BattleStage, (state: NapoleonState) => Effects>>> = {
  initiative: stageLeft,
  reinforcement: everybodyThere,
  terrain: groundAsItIs,
}

/** A table passes an optional preparation over, and goes on to the next. */
export const skippingDeciders: Deciders<Pick<typeof openingCommands, 'skipPreparation'>> = {
  skipPreparation(state, _command, { ledger }) {
    const { stage } = standardBattleIn(state).course
    const left = leaving[stage]
    if (left === undefined) return refuse('nothingToSkip', 'type', house('game'))
    writeHeading(ledger, 'skipPreparation', { stage })
    return left(state)
  },
}

/** Nobody rolls: every group sets up with the main one. */
function everybodyThere(state: NapoleonState): Effects {
  const { groups } = standardBattleIn(state)
  return arranged(
    state,
    groups.map((group) => ({ ...group, arrives: 0 })),
  )
}

/** What has been placed stays; what has not is not used. */
function groundAsItIs(state: NapoleonState): Effects {
  const { ground } = standardBattleIn(state)
  const cleared = sides
    .filter((side) => ground[side].toPlace.length > 0)
    .map((side): NapoleonEffect => ({ type: 'groundSet', side, ground: { ...ground[side], toPlace: [] } }))
  return inOrder(state, () => cleared, stageLeft)
}
