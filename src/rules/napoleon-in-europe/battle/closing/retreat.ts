import { house, rule } from '../../../chart-building.ts'
import type { Ledger, Parameters } from '../../../reason.ts'
import type { Provenance } from '../../../chart.ts'
import type { AnyPiece, Battle, BattleResult, StandardBattle } from '../battle.ts'
import { seatOf } from '../seat.ts'
import { enemyOf, type Side } from '../sides.ts'
import { retreatAreaOf } from '../standard/areas.ts'
import { isOnBoard } from '../standard/board.ts'
import { piecesOf } from './losses.ts'

const arrivals = house('N7')
const winning = rule('Winning the Battle')
const basic = rule('Where to Retreat')

/**
 * What the hand does with the pieces that are left: the beaten go back, reinforcements that never came with them,
 * and the victor's come together. (Where to Retreat; Winning the Battle; Pursuit; N7.)
 */
export function orderRetreat(battle: Battle, { winner }: BattleResult, ledger: Ledger): void {
  const beaten = enemyOf(winner)
  orderBeaten(battle, beaten, ledger)
  if (battle.kind !== 'standard') return
  orderReinforcements(battle, beaten, 'retreat', ledger)
  orderVictor(battle, winner, ledger)
}

function orderBeaten(battle: Battle, side: Side, ledger: Ledger): void {
  const left = piecesOf(battle).filter(
    ({ side: one, at }) => one === side && at !== 'lost' && at !== 'coming',
  )
  const nations = nationsAmong(left)
  const key = `order.retreat.${side}`
  const provenance = battle.kind === 'basic' ? basic : winning
  for (const nation of nations) {
    write(ledger, key, provenance, {
      nation,
      place: battle.place,
      from: cameFrom(battle, side === 'attacker'),
    })
    if (battle.kind === 'standard') write(ledger, 'order.retreat.orLost', winning, { nation })
  }
  const isMinors = left.some(({ nation }) => nation === null)
  if (isMinors && battle.kind === 'standard') write(ledger, 'order.retreat.minor', winning, { nation: side })
}

/**
 * The regions that the attacker's groups came from, as far as the table has said.
 *
 * @param isHome only of groups that still have somebody on the board, who may go back there
 */
function cameFrom(battle: Battle, isHome: boolean): string {
  if (battle.kind === 'basic') return ''
  return battle.groups
    .filter((group, place) => group.from !== '' && (!isHome || isStillThere(battle, place)))
    .map(({ from }) => from)
    .join(', ')
}

function isStillThere({ pieces }: StandardBattle, group: number): boolean {
  return pieces.some((piece) => piece.side === 'attacker' && piece.group === group && isOnBoard(piece))
}

function orderVictor(battle: StandardBattle, side: Side, ledger: Ledger): void {
  const retreated = battle.pieces.filter((piece) => piece.at === retreatAreaOf(side))
  if (retreated.length > 0) {
    write(ledger, 'order.rejoin', rule('Pursuit'), { nation: seatOf(battle, side), count: retreated.length })
  }
  orderReinforcements(battle, side, 'join', ledger)
}

function orderReinforcements(
  battle: StandardBattle,
  side: Side,
  act: 'retreat' | 'join',
  ledger: Ledger,
): void {
  battle.groups.forEach(({ from }, group) => {
    const coming = battle.pieces.filter(
      (piece) => piece.side === side && piece.group === group && piece.at === 'coming',
    )
    for (const nation of nationsAmong(coming)) {
      const count = coming.filter((piece) => piece.nation === nation).length
      write(ledger, `order.reinforcements.${act}`, arrivals, { nation, from, count })
    }
  })
}

function nationsAmong(pieces: readonly AnyPiece[]) {
  return [...new Set(pieces.flatMap(({ nation }) => (nation === null ? [] : [nation])))]
}

function write(ledger: Ledger, key: string, provenance: Provenance, parameters: Parameters): void {
  ledger.write({ key, parameters, value: 0, operation: 'order', sum: 'politics', provenance })
}
