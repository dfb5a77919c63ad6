import { rule } from '../../../chart-building.ts'
import { writeHeading } from '../../../heading.ts'
import { refuse, type Ledger } from '../../../reason.ts'
import { say } from '../../basic/lines.ts'
import type { Deciders } from '../../decider.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { BasicBattle, BasicOwed, BasicPiece } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { basicBattleIn } from '../standing.ts'
import type { basicBattleCommands } from './commands.ts'
import { afterFire, afterRally, changesTo, moved, over, withCourse, type Deciding } from './course.ts'
import { orderPieces } from './lines.ts'
import { choicesOwed } from './ranks.ts'
import { requireAmong, requireOwed } from './requiring.ts'

const firing = rule('Firing')
const rallying = rule('Eliminating Pieces and Rallying')
const ending = rule('Ending the battle and Pursuit')

const provenances = { casualties: firing, rallied: rallying, pursued: ending }

/** How many pieces are named by dice that succeeded: each takes one, as far as there are any. */
export function named(battle: BasicBattle, owed: BasicOwed, deciding: Deciding): BasicBattle {
  const owing = withCourse(battle, { owed })
  const among = choicesOwed(owing)
  if (owed.count === 0 || areAlike(among) || owed.count === among.length) {
    return carriedOut(battle, owed, among.slice(0, owed.count), deciding)
  }
  const parameters = { nation: seatOf(battle, owed.side), count: owed.count }
  say(deciding.ledger, 'order', `order.name.${owed.kind}`, provenances[owed.kind], parameters)
  return owing
}

/** Whether it comes to the same which of some pieces is named. */
function areAlike(pieces: readonly BasicPiece[]): boolean {
  return pieces.every(({ unit, nation }) => unit === pieces[0]?.unit && nation === pieces[0].nation)
}

/** Named pieces go or come back, and the battle goes on. */
function carriedOut(
  battle: BasicBattle,
  { kind }: BasicOwed,
  pieces: readonly BasicPiece[],
  deciding: Deciding,
): BasicBattle {
  const key = kind === 'rallied' ? 'order.placeInRear' : 'order.removeFromRanks'
  orderPieces(key, battle, pieces, deciding.ledger, provenances[kind])
  const after = moved(battle, pieces, kind === 'rallied' ? 'rear' : 'lost')
  return goOn[kind](after, deciding)
}

const goOn: Readonly<Record<BasicOwed['kind'], (battle: BasicBattle, deciding: Deciding) => BasicBattle>> = {
  casualties: afterFire,
  rallied: afterRally,
  pursued: over,
}

interface Naming {
  readonly ids: readonly string[]
  /** Why another piece is refused, by what is owed. */
  readonly codes: Readonly<Partial<Record<BasicOwed['kind'], string>>>
  readonly outcome: string
}

function nameOwed(
  battle: BasicBattle,
  owed: BasicOwed,
  { ids, codes, outcome }: Naming,
  rules: NapoleonRules,
  ledger: Ledger,
): BasicBattle {
  const provenance = provenances[owed.kind]
  const nation = seatOf(battle, owed.side)
  const pieces = requireAmong(battle, ids, choicesOwed(battle), 'pieces', codes[owed.kind] ?? '')
  if (pieces.length !== owed.count) {
    refuse('otherNumberNamed', 'pieces', provenance, { nation, count: owed.count, named: pieces.length })
  }
  say(ledger, 'outcome', outcome, provenance, { nation, count: owed.count })
  return carriedOut(battle, owed, pieces, { rules, ledger })
}

export const namingDeciders: Deciders<Pick<typeof basicBattleCommands, 'nameCasualties' | 'nameRallied'>> = {
  /** Who has fired names what is hit. (Firing; Ending the Battle and Pursuit.) */
  nameCasualties(state, { side, pieces }, { ledger }) {
    const battle = basicBattleIn(state)
    const owed = requireOwed(battle, side, ['casualties', 'pursued'])
    writeHeading(ledger, 'nameCasualties', { nation: seatOf(battle, side) })
    const codes = { casualties: 'notFiredAt', pursued: 'notPursued' }
    const naming = { ids: pieces, codes, outcome: 'ranks.casualties' }
    return changesTo(battle, nameOwed(battle, owed, naming, state.rules, ledger))
  },

  /** Who has rallied names what comes back. (Eliminating Pieces and Rallying.) */
  nameRallied(state, { side, pieces }, { ledger }) {
    const battle = basicBattleIn(state)
    const owed = requireOwed(battle, side, ['rallied'])
    writeHeading(ledger, 'nameRallied', { nation: seatOf(battle, side) })
    const naming = { ids: pieces, codes: { rallied: 'notLostHere' }, outcome: 'ranks.rallied' }
    return changesTo(battle, nameOwed(battle, owed, naming, state.rules, ledger))
  },
}
