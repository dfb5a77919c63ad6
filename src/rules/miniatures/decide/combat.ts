import { seatedDice } from '@/dice/index.ts'
import { refuse } from '../../reason.ts'
import { house, rule } from '../../chart-building.ts'
import { isAgainst, isCharging, isInContact } from '../charges.ts'
import type { CombatCommandType, CommandOf } from '../commands.ts'
import type { MiniaturesEffect } from '../effects.ts'
import { fire } from '../fire.ts'
import type { Firer, FireInput } from '../fire-input.ts'
import { leaderRoll } from '../leader.ts'
import { melee, type MeleeLosses } from '../melee.ts'
import type { MeleeInput } from '../melee-input.ts'
import { moraleRoll, type MoraleOutcome } from '../morale.ts'
import type { MiniaturesState, Unit } from '../state.ts'
import type { UnitId } from '../sides.ts'
import { chargesFought, decideAnswerCharge } from './answer.ts'
import type { Deciders, DecisionTable } from './decider.ts'
import { acted } from './deed.ts'
import { requireEnemies, requireOnTable } from './find.ts'
import { removalEffects, sufferingEffects } from './suffer.ts'
import { writeHeading } from '../../heading.ts'

/** A volley or a cannonade between units of the roster. */
function decideFire(
  state: MiniaturesState,
  command: CommandOf<'fire'>,
  { dice, ledger, noteOrder }: DecisionTable,
): readonly MiniaturesEffect[] {
  const target = requireOnTable(state, command.target, 'target')
  const firers = firersOf(state, command, target)
  const [first] = firers
  writeHeading(ledger, 'fire', {
    firer: first?.name ?? '',
    firers: firers.length,
    target: target.name,
    distance: command.distance,
  })
  noteOrder(state, 'fire', firers, ledger)
  requireClearOfChargers(state, firers, target)
  const seats = { firer: first?.side ?? '', target: target.side }
  const input: FireInput = {
    firers,
    target: { ...target, inMelee: target.lockedWith.length > 0 },
    distance: command.distance,
    aspect: command.aspect,
    atCharger: command.atCharger || firers.some((firer) => isChargedBy(state, firer, target)),
  }
  const outcome = fire(input, state.rules, { dice: seatedDice(dice, seats), ledger })
  const { basesLost, marker, removed } = outcome.target
  const deed = { other: target.id, outcome: `fire.outcome.${outcome.result}`, basesLost, marker }
  return [
    ...sufferingEffects(target, outcome.target),
    ...firers.flatMap(({ id }) =>
      acted(state, { ...deed, kind: 'fire', unit: id, removed: removed !== null }),
    ),
  ]
}

function isChargedBy({ charges }: MiniaturesState, unit: Unit, charger: Unit): boolean {
  return charges.some((charge) => charge.charger === charger.id && isAgainst(charge, unit))
}

/** A charged unit fires at nobody but its charger, and nobody fires at what its own charge is in contact with. (M7.) */
function requireClearOfChargers(state: MiniaturesState, firers: readonly Unit[], target: Unit): void {
  firers.forEach((firer, index) => {
    const isCharged = state.charges.some((charge) => isAgainst(charge, firer))
    if (isCharged && !isChargedBy(state, firer, target)) {
      refuse('chargedFiresAtCharger', `firers[${index}].unit`, house('M7'), { unit: firer.name })
    }
  })
  if (isInContact(state, target.id)) {
    refuse('ownChargerInContact', 'target', house('M7'), { target: target.name })
  }
}

function firersOf(
  state: MiniaturesState,
  command: CommandOf<'fire'>,
  target: Unit,
): readonly (Firer & Unit)[] {
  const seen = new Set<string>()
  return command.firers.map(({ unit: id, moved }, index) => {
    const path = `firers[${index}].unit`
    const unit = requireOnTable(state, id, path)
    requireEnemies(unit, target, path)
    if (seen.has(id)) refuse('firesOnceInAVolley', path, house('M7'), { unit: unit.name })
    seen.add(id)
    return {
      ...unit,
      moved: moved || state.moved.includes(id),
      charging: isCharging(state, id),
      inMelee: unit.lockedWith.length > 0,
    }
  })
}

/** A melee between units of the roster; units already locked fight on without charge bonuses. */
function decideMelee(
  state: MiniaturesState,
  command: CommandOf<'melee'>,
  { dice, ledger, noteOrder }: DecisionTable,
): readonly MiniaturesEffect[] {
  const attacker = requireOnTable(state, command.attacker, 'attacker')
  const defender = requireOnTable(state, command.defender, 'defender')
  requireEnemies(attacker, defender, 'defender')
  requireFreeFor(attacker, defender)
  const locked = attacker.lockedWith.includes(defender.id)
  writeHeading(ledger, locked ? 'meleeGoesOn' : 'melee', { attacker: attacker.name, defender: defender.name })
  noteOrder(state, 'melee', [attacker], ledger)
  const input: MeleeInput = {
    attacker: {
      ...attacker,
      charging: command.attackerCharging,
      supported: command.attackerSupported,
      otherBases: basesOf(state, command.attackerOthers, attacker, 'attackerOthers'),
    },
    defender: {
      ...defender,
      charging: command.defenderCharging,
      supported: command.defenderSupported,
      otherBases: basesOf(state, command.defenderOthers, defender, 'defenderOthers'),
    },
    aspect: command.aspect,
    locked,
  }
  const seats = { attacker: attacker.side, defender: defender.side }
  const beside = state.units.filter(({ id }) => command.attackerOthers.includes(id))
  const outcome = melee(input, state.rules, { dice: seatedDice(dice, seats), ledger })
  return [
    ...meleeEffects(attacker, defender, outcome.attacker),
    ...meleeEffects(defender, attacker, outcome.defender),
    ...(outcome.attacker.fate === 'locked' && !locked ? [locking(attacker, defender)] : []),
    ...(locked && outcome.attacker.fate !== 'locked' ? freeing(attacker, [defender.id]) : []),
    ...chargesFought(state, { attacker, defender, beside, isMet: command.defenderCharging }, outcome),
    ...meleeDeed(state, attacker, defender, outcome.result, outcome.attacker),
    ...meleeDeed(state, defender, attacker, outcome.result, outcome.defender),
  ]
}

function meleeDeed(
  state: MiniaturesState,
  unit: Unit,
  other: Unit,
  result: string,
  { basesLost, marker, removed }: MeleeLosses,
): readonly MiniaturesEffect[] {
  const outcome = `melee.outcome.${result}`
  const losses = { basesLost, marker, removed: removed !== null }
  return acted(state, { kind: 'melee', unit: unit.id, other: other.id, outcome, ...losses })
}

/** The bases that other units add to a lead unit's side. */
function basesOf(state: MiniaturesState, others: readonly string[], lead: Unit, path: string): number {
  return others.reduce((bases, id, index) => {
    const unit = requireOnTable(state, id, `${path}[${index}]`)
    const gunAttacks = unit.arm === 'artillery' && path === 'attackerOthers'
    if (gunAttacks) refuse('gunsDoNotAttack', `${path}[${index}]`, house('M12'), { unit: unit.name })
    if (unit.side !== lead.side || unit.id === lead.id || others.indexOf(id) !== index) {
      refuse('cannotHelpHere', `${path}[${index}]`, house('M12'), { unit: unit.name, lead: lead.name })
    }
    return bases + unit.bases
  }, 0)
}

function meleeEffects(unit: Unit, opponent: Unit, losses: MeleeLosses): readonly MiniaturesEffect[] {
  const others = unit.lockedWith.filter((id) => id !== opponent.id)
  return [...sufferingEffects(unit, losses), ...movedBackEffects(unit, losses.inches, others)]
}

/** A unit that moves back leaves every melee that it was locked in. */
function movedBackEffects(
  unit: Unit,
  inches: number,
  lockedWith: readonly UnitId[],
): readonly MiniaturesEffect[] {
  if (inches === 0) return []
  return [{ type: 'movedBack', unit: unit.id, inches }, ...freeing(unit, lockedWith)]
}

function locking(one: Unit, other: Unit): MiniaturesEffect {
  return { type: 'unitsLocked', units: [one.id, other.id] }
}

function freeing(unit: Unit, others: readonly UnitId[]): readonly MiniaturesEffect[] {
  return others.map((other) => ({ type: 'unitsFreed', units: [unit.id, other] }))
}

/** A unit that is locked in melee is pinned: it attacks nobody else. */
function requireFreeFor(attacker: Unit, defender: Unit): void {
  const { lockedWith, name } = attacker
  if (lockedWith.length > 0 && !lockedWith.includes(defender.id)) {
    refuse('lockedAttacksNobodyElse', 'attacker', rule('Sequence of play'), { unit: name })
  }
}

/** A unit with a marker tries to rally. */
function decideRally(
  state: MiniaturesState,
  command: CommandOf<'rally'>,
  { dice, ledger, noteOrder }: DecisionTable,
): readonly MiniaturesEffect[] {
  const unit = requireOnTable(state, command.unit, 'unit')
  if (!unit.marker) refuse('noMarkerToRally', 'unit', house('M14'), { unit: unit.name })
  writeHeading(ledger, 'rally', { unit: unit.name })
  noteOrder(state, 'rally', [unit], ledger)
  const table = { dice: seatedDice(dice, { unit: unit.side }), ledger }
  const { result, inches } = moraleRoll({ unit, occasion: 'rally' }, state.rules, table)
  return [...rallyEffects(unit, result, inches), ...rallyDeed(state, unit, result)]
}

function rallyEffects(
  unit: Unit,
  result: MoraleOutcome['result'],
  inches: number,
): readonly MiniaturesEffect[] {
  if (result === 'markerOff') return [{ type: 'markerRemoved', unit: unit.id }]
  if (result === 'removed') return removalEffects(unit, 'morale', true)
  return movedBackEffects(unit, inches, unit.lockedWith)
}

function rallyDeed(
  state: MiniaturesState,
  unit: Unit,
  result: MoraleOutcome['result'],
): readonly MiniaturesEffect[] {
  const removed = result === 'removed'
  const marker = result !== 'markerOff' && !removed
  const losses = { basesLost: removed ? unit.bases : 0, marker, removed }
  return acted(state, {
    kind: 'rally',
    unit: unit.id,
    other: null,
    outcome: `morale.outcome.${result}`,
    ...losses,
  })
}

/** The fallen-leader roll for bases that were taken off without the app. */
function decideFallenLeader(
  state: MiniaturesState,
  command: CommandOf<'fallenLeader'>,
  { dice, ledger }: DecisionTable,
): readonly MiniaturesEffect[] {
  const unit = requireOnTable(state, command.unit, 'unit')
  const { officer } = unit
  if (officer === null) refuse('noOfficerHere', 'unit', house('M9'), { unit: unit.name })
  writeHeading(ledger, 'fallenLeader', { unit: unit.name, officer: officer.name })
  const table = { dice: seatedDice(dice, { unit: unit.side }), ledger }
  const { basesRemoved, danger } = command
  const fate = leaderRoll({ officer, basesRemoved, danger }, state.rules, table)
  return fate.officer === 'falls' ? [{ type: 'officerFell', unit: unit.id }] : []
}

/** The fighting itself. */
export const combatDeciders: Deciders<Exclude<CombatCommandType, 'rollFirst'>> = {
  fire: decideFire,
  melee: decideMelee,
  rally: decideRally,
  fallenLeader: decideFallenLeader,
  answerCharge: decideAnswerCharge,
}
