import type { Parameters } from '@/rules/index.ts'
import { inches } from '../../format.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

/** A unit by its name, or as the one that is shown. */
export function unitOf({ unit }: Parameters): string {
  return unit === '' || unit === undefined ? 'This unit' : String(unit)
}

export function armWord({ arm }: Parameters): string {
  return word(words.arms, arm)
}

/** Why a fight cannot be fought so and what to do instead, by refusal code. */
export const refusals = {
  noBasesLeft: (p) => `${unitOf(p)} has no base left.`,
  cavalryDoesNotFire: (p) => `${unitOf(p)} is cavalry and does not fire.`,
  squareDoesNotFire: (p) => `${unitOf(p)} is in square and does not fire.`,
  chargerDoesNotFire: (p) => `${unitOf(p)} charges, so it does not fire.`,
  lockedDoesNotFire: (p) => `${unitOf(p)} is locked in melee and does not fire.`,
  chargedFiresAtCharger: (p) => `${unitOf(p)} is charged and fires only at its charger.`,
  ownChargerInContact: (p) =>
    `${p['target']} is in contact with a charge of your own. Nobody fires into that.`,
  onlySkirmishersFormLine: (p) =>
    `${unitOf(p)} is not skirmishing. Only skirmishers form line against a charge.`,
  skirmishersFormLine: (p) => `${unitOf(p)} skirmishes: all it can do is try to form line.`,
  onlyInfantryFormsSquare: (p) => `${unitOf(p)} is not infantry and does not form square.`,
  squareAgainstCavalryOnly: (p) =>
    `A square is formed against cavalry. ${unitOf(p)} receives infantry as it is.`,
  alreadyInSquare: (p) => `${unitOf(p)} is in square already.`,
  lockedDoesNotAnswer: (p) => `${unitOf(p)} is held in a fight: it can only stand.`,
  alreadyAnswered: (p) => `${unitOf(p)} has answered this charge.`,
  onlyCounterChargeForAnother: (p) => `${unitOf(p)} can only help by a counter-charge.`,
  alreadyCharges: (p) => `${unitOf(p)} charges already in this half-turn.`,
  onlyAttackerCharges: (p) => `${unitOf(p)} is not of the side whose half-turn it is, so it does not charge.`,
  chargeHasMoved: (p) => `${unitOf(p)} has had its charge in this half-turn.`,
  noTurnYet: () => 'No turn is being played yet. Begin the first turn.',
  firstIsKnown: () => 'Who moves first in this turn is settled.',
  firstIsUnknown: () => 'First settle who moves first.',
  onlyGunsFireTogether: () => 'Only guns fire together. Let each infantry unit fire alone.',
  nobodyFiresIntoMelee: () => 'The target is in melee. Nobody fires into a melee.',
  chargerTooFar: (p) =>
    `A charged unit fires at its charger at ${inches(Number(p['inches']))} or less, not ${inches(Number(p['distance']))}.`,
  outOfRange: (p) =>
    `Out of range: ${armWord(p).toLocaleLowerCase()} reaches ${inches(Number(p['range']))}, the target is at ${inches(Number(p['distance']))}.`,
  firesOnceInAVolley: (p) => `${unitOf(p)} is named twice.`,
  sameSide: (p) => `${unitOf(p)} and ${p['other']} are on the same side. Choose an enemy.`,
  gunsDoNotAttack: (p) => `${unitOf(p)} is artillery and does not attack in melee.`,
  squareDoesNotAttack: (p) => `${unitOf(p)} is in square and does not attack.`,
  lockedAttacksNobodyElse: (p) => `${unitOf(p)} is locked in melee and cannot attack anybody else.`,
  onlyCavalryCounterCharges: (p) => `${unitOf(p)} is not cavalry, so it cannot counter-charge.`,
  cannotHelpHere: (p) => `${unitOf(p)} cannot join in beside ${p['lead']}.`,
  noMarkerToRally: (p) => `${unitOf(p)} has no morale marker to rally from.`,
  noOfficerHere: (p) => `No officer is with ${unitOf(p)}.`,
  unknownUnit: () => 'That unit is not on the roster.',
  unitIsGone: (p) => `${unitOf(p)} is no longer on the table.`,
} satisfies Record<string, Text>
