import { facesAlike } from '@/dice/index.ts'
import { house, rule } from '../../chart-building.ts'
import { cellOf, numberIn } from '../../chart.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger, type Parameters } from '../../reason.ts'
import type { FleetPlace } from '../board.ts'
import { dieSides } from '../charts/index.ts'
import type { Deciders } from '../decider.ts'
import type { Effects } from '../effects.ts'
import type { NationId } from '../nations.ts'
import { owe, owedOf, settle } from '../pending.ts'
import { areFriends, standingOf } from '../standing.ts'
import type { NapoleonState } from '../state.ts'
import { fightAtSea, strengthOf, type NavalBattle, type NavalOutcome } from './battle.ts'
import type { navalCommands } from './commands.ts'
import { lose, placeName, requireForce, type Force, type NamedForce } from './fleets.ts'

const battles = rule('Naval Battles')
const interception = rule('Interception')
const ports = rule('Ports')
const n15 = house('N15')

type Engagement = 'interceptSquadrons' | 'navalBattle' | 'takeNavalLosses'

/** Fleets that are caught, fight, and lose squadrons. */
export const engagementDeciders: Deciders<Pick<typeof navalCommands, Engagement>> = {
  interceptSquadrons(state, { nation, avoiding, at, way }, { dice, ledger }) {
    const place = placeName(state, at)
    writeHeading(ledger, 'interceptSquadrons', { nation, avoiding, place })
    if (standingOf(state, nation, avoiding) !== 'war') {
      refuse('notAtWarAtSea', 'avoiding', interception, { nation, other: avoiding })
    }
    const cell = cellOf(state.rules.charts.navalInterception, way, 'value')
    const least = ledger.read(cell, { key: `interception.${way}`, operation: 'total', sum: 'interception' })
    const isCaughtBy = (face: number) => face >= least
    const face = dice.roll({
      sides: dieSides,
      label: 'naval.interception',
      side: nation,
      alike: facesAlike(dieSides, (shown) => String(isCaughtBy(shown))),
    })
    const end = isCaughtBy(face) ? 'caught' : 'escaped'
    write(ledger, 'outcome', `interception.${end}`, { nation, avoiding })
    write(ledger, 'order', `order.${end}`, { nation, avoiding, place })
    return []
  },

  navalBattle(state, { at, inPort, ...sides }, { dice, ledger }) {
    const place = placeName(state, at)
    writeHeading(ledger, 'navalBattle', {
      attackers: namesOf(sides.attackers),
      defenders: namesOf(sides.defenders),
      place,
    })
    requireEnemies(state, sides.attackers, sides.defenders)
    const battle: NavalBattle = {
      attackers: sides.attackers.map((force, index) =>
        requireForce(state, force, at, `attackers.${index}.squadrons`),
      ),
      defenders: sides.defenders.map((force, index) =>
        requireForce(state, force, at, `defenders.${index}.squadrons`),
      ),
      inPort: inPort || at?.kind === 'port',
    }
    if (battle.inPort) requireFewOnPort(state, battle)
    const outcome = fightAtSea(battle, state.rules.charts, { dice, ledger })
    writeOutcome(battle, outcome, ledger)
    const effects = lossesOf(state, battle, outcome, at, ledger)
    write(ledger, 'order', 'order.mayEnterPort', {})
    return effects
  },

  takeNavalLosses(state, { due, losses }, { ledger }) {
    const owed = owedOf(state, 'navalLosses').find(({ id }) => id === due)
    if (owed === undefined) return refuse('noLossesOwed', 'due', n15)
    const place = placeName(state, owed.at)
    writeHeading(ledger, 'takeNavalLosses', { side: owed.nations.join(), squadrons: owed.squadrons, place })
    requireOnce(losses, 'losses')
    losses.forEach(({ nation }, index) => {
      if (!owed.nations.includes(nation)) refuse('notInThatBattle', `losses.${index}.nation`, n15, { nation })
    })
    const chosen = strengthOf(losses.map((force) => ({ ...force, from: null })))
    if (chosen !== owed.squadrons) {
      refuse('wrongLosses', 'losses', n15, { chosen, owed: owed.squadrons })
    }
    const forces = losses.map((force, index) =>
      requireForce(state, force, owed.at, `losses.${index}.squadrons`),
    )
    orderLosses(forces, place, ledger)
    return [...forces.map(lose), settle(owed)]
  },
}

function namesOf(side: readonly NamedForce[]): string {
  return side.map(({ nation }) => nation).join()
}

function requireOnce(forces: readonly NamedForce[], path: string): void {
  const nations = forces.map(({ nation }) => nation)
  const twice = nations.findIndex((nation, index) => nations.indexOf(nation) !== index)
  const nation = nations[twice]
  if (nation !== undefined) refuse('nationTwiceAtSea', `${path}.${twice}.nation`, battles, { nation })
}

/** Two sides of friends, of which at least two nations are at war with each other. */
function requireEnemies(
  state: NapoleonState,
  attackers: readonly NamedForce[],
  defenders: readonly NamedForce[],
): void {
  requireOnce(attackers, 'attackers')
  requireOnce(defenders, 'defenders')
  const pairs = attackers.flatMap(({ nation }) => defenders.map((other) => [nation, other.nation] as const))
  const friends = pairs.find(([one, other]) => areFriends(state, one, other))
  if (friends !== undefined) {
    const [nation, other] = friends
    refuse('friendsOpposed', 'defenders', battles, { nation, other })
  }
  const isWar = pairs.some(([one, other]) => standingOf(state, one, other) === 'war')
  const [first] = pairs
  if (!isWar && first !== undefined) {
    refuse('notAtWarAtSea', 'defenders', battles, { nation: first[0], other: first[1] })
  }
}

function requireFewOnPort({ rules }: NapoleonState, { attackers }: NavalBattle): void {
  const most = numberIn(cellOf(rules.charts.navalLimits, 'attackersOnPort', 'value'))
  const squadrons = strengthOf(attackers)
  if (squadrons > most) refuse('tooManyOnPort', 'attackers', ports, { squadrons, most })
}

function writeOutcome(battle: NavalBattle, { loser, lost }: NavalOutcome, ledger: Ledger): void {
  if (loser === null) return write(ledger, 'outcome', 'naval.drawn', {})
  const winner = loser === 'attackers' ? battle.defenders : battle.attackers
  write(
    ledger,
    'outcome',
    'naval.beaten',
    {
      side: namesOf(battle[loser]),
      winner: namesOf(winner),
      loser,
      squadrons: lost,
    },
    loser === 'attackers' ? lost : -lost,
  )
}

/** The losers' squadrons go at once, unless their owners have a choice. (N15.) */
function lossesOf(
  state: NapoleonState,
  battle: NavalBattle,
  { loser, lost }: NavalOutcome,
  at: FleetPlace,
  ledger: Ledger,
): Effects {
  if (loser === null || lost === 0) return []
  const forces = battle[loser]
  const place = placeName(state, at)
  const certain = certainLosses(forces, lost)
  if (certain === null) {
    const nations: readonly NationId[] = forces.map(({ nation }) => nation)
    write(ledger, 'order', 'order.chooseNavalLosses', { side: namesOf(forces), squadrons: lost })
    return [owe(state, { kind: 'navalLosses', nations, squadrons: lost, at })]
  }
  orderLosses(certain, place, ledger)
  return certain.map(lose)
}

/** The losses, where there is nothing to choose: one nation alone, or every squadron is lost. */
function certainLosses(forces: readonly Force[], lost: number): readonly Force[] | null {
  if (lost === strengthOf(forces)) return forces
  const [only, ...others] = forces
  return only !== undefined && others.length === 0 ? [{ ...only, squadrons: lost }] : null
}

function orderLosses(forces: readonly Force[], place: string, ledger: Ledger): void {
  for (const { nation, squadrons } of forces) {
    write(ledger, 'order', 'order.removeSquadrons', { nation, squadrons, place })
  }
}

function write(
  ledger: Ledger,
  operation: 'outcome' | 'order',
  key: string,
  parameters: Parameters,
  value = 0,
): void {
  const provenance = key.startsWith('interception') || key.endsWith('caught') ? interception : battles
  ledger.write({ key, parameters, value, operation, sum: 'naval', provenance })
}
