import { cellOf, numberIn } from '../../chart.ts'
import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import { requireNotFoughtIn } from '../battle/closing/on-board.ts'
import type { RegionId } from '../board.ts'
import type { InferOutput } from 'valibot'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { owe } from '../pending.ts'
import { armiesIn, type Pieces } from '../pieces.ts'
import { areFriends } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { requireRegion } from '../territory.ts'
import { changeTroops, sourceOf } from '../troops.ts'
import type { warCommands } from './commands.ts'
import { say } from './lines.ts'
import { troopsIn } from './pieces.ts'
import { marked, noteTurn, requirePlayed } from './turn.ts'

const battles = rule('Tactical Battles')
const pursuit = rule('Ending the battle and Pursuit')

type Report = InferOutput<(typeof warCommands)['reportBasicBattle']>

export const battleDeciders: Deciders<Pick<typeof warCommands, 'reportBasicBattle'>> = {
  reportBasicBattle(state, report, { ledger }) {
    const { nation, region, winner, major } = report
    requirePlayed(state, nation, 'nation')
    requireNotFoughtIn(state, nation, region)
    requireSides(state, report)
    const place = region === null ? '' : requireRegion(state, region, 'region').name
    writeHeading(ledger, 'reportBasicBattle', { nation, against: report.against[0] ?? '', place })
    noteTurn(state, nation, ledger)
    say(ledger, 'result', major ? 'basic.majorBattle' : 'basic.skirmish', battles)
    say(ledger, 'outcome', 'outcome.battleWon', pursuit, { winner })
    const lost = report.losses.flatMap(({ nation: loser, pieces }, index) =>
      lossesOf(state, loser, region, pieces, `losses[${index}]`, ledger),
    )
    return [...lost, marked(state, nation, 'moved'), ...(major ? cardWon(state, winner, ledger) : [])]
  },
}

/** Who fights on the attacker's side, and who on the other. */
function requireSides(state: NapoleonState, { nation, beside, against, winner, losses }: Report): void {
  const attackers = [nation, ...beside]
  const all = [...attackers, ...against]
  all.forEach((one, place) => {
    const path = place < attackers.length ? `beside[${place - 1}]` : `against[${place - attackers.length}]`
    if (place > 0) requirePlayed(state, one, path)
    if (all.indexOf(one) !== place) refuse('namedTwice', path, battles, { nation: one })
  })
  for (const attacker of attackers) {
    const friend = against.find((defender) => areFriends(state, attacker, defender))
    if (friend !== undefined)
      refuse('alliesDoNotFight', 'against', battles, { nation: attacker, ally: friend })
  }
  if (!all.includes(winner)) refuse('notInThisBattle', 'winner', battles, { nation: winner })
  losses.forEach(({ nation: loser }, index) => {
    if (!all.includes(loser)) refuse('notInThisBattle', `losses[${index}].nation`, battles, { nation: loser })
  })
}

function lossesOf(
  state: NapoleonState,
  nation: NationId,
  region: RegionId | null,
  pieces: Pieces,
  path: string,
  ledger: Ledger,
): Effects {
  const troops = troopsIn(pieces)
  const source = sourceOf(state, nation, region, troops, path)
  for (const { unit, count } of troops) {
    say(ledger, 'order', 'basic.loses', battles, { nation, unit: unit ?? '', count })
  }
  return source === null ? [] : changeTroops(nation, source.region, troops, -1)
}

function cardWon(state: NapoleonState, nation: NationId, ledger: Ledger): Effects {
  const cell = cellOf(state.rules.charts.basicDraws, 'majorBattle', 'value')
  const cards = ledger.read(cell, {
    key: 'draw.majorBattle',
    operation: 'note',
    sum: 'draw',
    parameters: { nation },
  })
  return cards === 0 ? [] : [owe(state, { kind: 'drawCards', nation, cards, cause: 'won' })]
}

/**
 * Whether a battle is major as it begins, from the pieces of both sides without their leaders. (Tactical Battles.)
 */
export function isMajor({ rules }: NapoleonState, sides: readonly [Pieces, Pieces]): boolean {
  const needed = numberIn(cellOf(rules.charts.basicBattles, 'major', 'value'))
  return sides.every((pieces) => armiesIn(pieces) >= needed)
}
