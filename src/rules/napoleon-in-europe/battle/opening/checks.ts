import { house, rule } from '../../../chart-building.ts'
import { refuse } from '../../../reason.ts'
import { requirePlayed } from '../../basic/turn.ts'
import { troopsIn } from '../../basic/pieces.ts'
import { regionById } from '../../holdings.ts'
import { piecesAt } from '../../map/pieces.ts'
import type { NationId } from '../../nations.ts'
import { armiesIn, unitsIn, type Pieces } from '../../pieces.ts'
import type { BattleDue } from '../../politics/fighting.ts'
import { countsIn } from '../../politics/tracking.ts'
import { areFriends } from '../../standing.ts'
import type { NapoleonState } from '../../state.ts'
import { sourceOf } from '../../troops.ts'
import { enemyOf, sides, type Side } from '../sides.ts'
import { knowsNapoleon, tellsGroupsApart, unitsInBattle } from './offered.ts'
import { fieldOf, forcesOf, isOpposite, nationsOf, piecesOf, type AboutBattle, type Force } from './forces.ts'

const battles = rule('Tactical Battles')
const reinforcing = rule('Reinforcement')
const n7 = house('N7')

/** @throws Refused where a battle stands on the board already: it is ended or taken off first */
export function requireBoardFree({ battle }: NapoleonState): void {
  if (battle !== null) refuse('battleOnBoard', 'type', house('game'), { place: battle.place })
}

/**
 * What holds for every battle: an army on each side, nobody on both, and no piece that this game does not have.
 *
 * @throws Refused
 */
export function requireForces(state: NapoleonState, about: AboutBattle): void {
  const forces = forcesOf(about)
  for (const side of sides) {
    forces[side].forEach((force, place) => requireInPlay(state, force, `${fieldOf[side]}[${place}].pieces`))
    const both = nationsOf(forces[side]).find((nation) => isOpposite(forces, side, nation))
    if (both !== undefined) refuse('onBothSides', fieldOf[enemyOf(side)], n7, { nation: both })
  }
  requireGroups(state, about)
  for (const side of sides) requireArmy(piecesOf(forces[side]), side, fieldOf[side])
  requireNapoleon(state, about)
}

function requireArmy(pieces: Pieces, side: Side, path: string): void {
  if (armiesIn(pieces) === 0) refuse('sideWithoutArmy', path, battles, { side })
}

/** Pieces that the rules of this game have. @throws Refused */
function requireInPlay(state: NapoleonState, { nation, pieces }: Force, path: string): void {
  const units = unitsInBattle(state, nation)
  const absent = countsIn(pieces).find(([unit]) => !units.includes(unit))
  if (absent === undefined) return
  const [unit] = absent
  refuse('unitNotInBattle', path, rule('New Unit Types'), { nation: nation ?? '', unit })
}

/** Who arrives later cannot hold the line: the main group must be able to begin. (Advanced: Reinforcement.) */
function requireGroups(state: NapoleonState, { attackers }: AboutBattle): void {
  if (!areGroupsApart(state, { attackers })) return
  const [main, ...others] = attackers
  if (main !== undefined && armiesIn(piecesOf(main.forces)) === 0) {
    refuse('mainGroupWithoutArmy', 'attackers[0]', reinforcing)
  }
  const empty = others.findIndex(({ forces }) => unitsIn(piecesOf(forces)) === 0)
  if (empty >= 0) refuse('groupWithoutPieces', `attackers[${empty + 1}]`, reinforcing)
}

/** Whether the attacker comes in several groups, which may arrive at different times. (Advanced: Reinforcement.) */
export function areGroupsApart(state: NapoleonState, { attackers }: Pick<AboutBattle, 'attackers'>): boolean {
  return tellsGroupsApart(state) && attackers.length > 1
}

function requireNapoleon(state: NapoleonState, about: AboutBattle): void {
  if (!about.napoleon) return
  const napoleon = rule('Napoleon Rule')
  if (!knowsNapoleon(state)) refuse('napoleonRuleOff', 'napoleon', napoleon)
  const forces = forcesOf(about)
  const french = [...forces.attacker, ...forces.defender].filter(({ nation }) => nation === 'france')
  if ((piecesOf(french).leader ?? 0) === 0) refuse('napoleonNotThere', 'napoleon', napoleon)
}

/**
 * What holds for a battle of a campaign: a nation attacks, everybody in it is played, where the Basic Rules want
 * that, and nobody has more than the app knows of there.
 *
 * @throws Refused
 */
export function requireCampaign(state: NapoleonState, about: AboutBattle, due: BattleDue | null): void {
  const forces = forcesOf(about)
  if (state.level === 'basic') requireBasic(state, forces.attacker, forces.defender)
  if (nationsOf(forces.attacker).length === 0) refuse('attackWithoutNation', 'attackers', battles)
  for (const side of sides) {
    for (const nation of nationsOf(forces[side])) {
      const pieces = piecesOf(forces[side].filter((force) => force.nation === nation))
      requireThere(state, nation, about, pieces, side === 'defender' ? (due?.garrison ?? {}) : {}, side)
    }
  }
}

/** @throws Refused where a nation that nobody plays fights, or allies fight each other (Basic Rules) */
function requireBasic(state: NapoleonState, attackers: readonly Force[], defenders: readonly Force[]): void {
  const all: readonly (readonly [Side, readonly Force[]])[] = [
    ['attacker', attackers],
    ['defender', defenders],
  ]
  for (const [side, forces] of all) {
    if (forces.some(({ nation }) => nation === null)) refuse('minorWithoutPieces', fieldOf[side], battles)
    for (const nation of nationsOf(forces)) requirePlayed(state, nation, fieldOf[side])
  }
  for (const nation of nationsOf(attackers)) {
    const ally = nationsOf(defenders).find((defender) => areFriends(state, nation, defender))
    if (ally !== undefined) refuse('alliesDoNotFight', 'defenders', battles, { nation, ally })
  }
}

/** @throws Refused where the app counts a nation's pieces and knows of fewer that can be there */
function requireThere(
  state: NapoleonState,
  nation: NationId,
  { region }: AboutBattle,
  pieces: Pieces,
  garrison: Pieces,
  side: Side,
): void {
  if (!state.stacks.some((stack) => stack.nation === nation)) return
  if (state.level === 'basic') {
    sourceOf(state, nation, region, troopsIn(pieces), fieldOf[side])
    return
  }
  const there = region === null ? {} : piecesAt(state, nation, region)
  const anywhere = piecesAt(state, nation, null)
  const place = region === null ? '' : (regionById(state, region)?.name ?? region)
  for (const [unit, count] of countsIn(pieces)) {
    const known = (there[unit] ?? 0) + (anywhere[unit] ?? 0) + (garrison[unit] ?? 0)
    const short = { nation, place, unit, count, known }
    if (count > known) refuse('tooFewTroops', fieldOf[side], house('N12'), short)
  }
}
