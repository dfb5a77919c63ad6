import type { Parameters } from '@/rules/index.ts'
import { counted, inches } from '../../format.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

function unitOf({ unit }: Parameters): string {
  return unit === '' || unit === undefined ? 'This unit' : String(unit)
}

/** Words about a unit that is shown, or about one of many: then its name comes first. */
function about({ unit }: Parameters, words: string): string {
  return unit === '' || unit === undefined ? words : `${unit}: ${words}`
}

function armWord({ arm }: Parameters): string {
  return word(words.arms, arm)
}

/** Why something cannot be done and what to do instead, by refusal code. */
export const refusals = {
  kindNotOfArm: (p) => `${armWord(p)} has no such kind. Choose a kind of its own.`,
  lightIsInfantry: () => 'Only infantry is of the light class. Choose line, elite, guard or militia.',
  heavyIsEliteOrGuard: () => 'Heavy and armoured cavalry is elite or guard. Choose one of the two.',
  formationNotOfArm: (p) =>
    about(
      p,
      `${armWord(p)} does not form ${word(words.inFormation, p['formation'])}. Choose another formation.`,
    ),
  onlyLightSkirmishes: (p) => about(p, 'Only light infantry skirmishes. Choose line, column or square.'),
  gunIsOneBase: (p) => about(p, 'A gun is one base. Add a gun for each base of a battery.'),
  moreBasesThanAtStart: (p) =>
    about(
      p,
      `It cannot have ${counted(Number(p['bases']), 'base', 'bases')}: it started with ${p['startingBases']}.`,
    ),
  onlyGunsAreDamaged: (p) => about(p, 'Only a gun carries a damage marker.'),
  noBasesLeft: (p) => `${unitOf(p)} has no base left.`,
  standsWithoutBases: (p) => `${unitOf(p)} cannot stand with no base. Take it off the table instead.`,
  cavalryDoesNotFire: (p) => `${unitOf(p)} is cavalry and does not fire.`,
  squareDoesNotFire: (p) => `${unitOf(p)} is in square and does not fire.`,
  chargerDoesNotFire: (p) => `${unitOf(p)} charges, so it does not fire.`,
  lockedDoesNotFire: (p) => `${unitOf(p)} is locked in melee and does not fire.`,
  chargedFiresAtCharger: (p) => `${unitOf(p)} is charged and fires only at its charger.`,
  ownChargerInContact: (p) =>
    `${p['target']} is in contact with a charge of your own. Nobody fires into that.`,
  lockedDoesNotMove: (p) => `${unitOf(p)} is locked in melee and stays as it is.`,
  pinnedDoesNotMove: (p) => `${unitOf(p)} was reached by a charge: it is pinned and does not move.`,
  squareDoesNotMove: (p) => `${unitOf(p)} is in square and does not move. Let it change formation first.`,
  gunsDoNotCharge: (p) => `${unitOf(p)} is artillery and does not charge.`,
  cavalryKeepsOutOfWoods: (p) =>
    `${unitOf(p)} is cavalry and does not enter woods. It may fight at their edge.`,
  cavalryKeepsOutOfBuildings: (p) => `${unitOf(p)} is cavalry and does not enter buildings.`,
  hasNoSuchMove: (p) => `${unitOf(p)} has no move of that kind in the movement chart.`,
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
  doesNotCharge: (p) => `${unitOf(p)} does not charge in this half-turn.`,
  noTurnYet: () => 'No turn is being played yet. Begin the first turn.',
  turnUnderWay: (p) => `Turn ${p['turn']} is being played already.`,
  firstIsKnown: () => 'Who moves first in this turn is settled.',
  firstIsUnknown: () => 'First settle who moves first.',
  onlyGunsFireTogether: () => 'Only guns fire together. Let each infantry unit fire alone.',
  nobodyFiresIntoMelee: () => 'The target is in melee. Nobody fires into a melee.',
  chargerTooFar: (p) =>
    `A charged unit fires at its charger at ${inches(Number(p['inches']))} or less, not ${inches(Number(p['distance']))}.`,
  outOfRange: (p) =>
    `Out of range: ${armWord(p).toLocaleLowerCase()} reaches ${inches(Number(p['range']))}, the target is at ${inches(Number(p['distance']))}.`,
  firesOnceInAVolley: (p) => `${unitOf(p)} is named twice.`,
  checkedTwice: (p) => `${unitOf(p)} is named twice.`,
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
  unsoundCharts: (p) => `These charts cannot be played by: ${p['path']}.`,
  alreadyBegun: () => 'This game has already been set up.',
  notBegun: () => 'Set the game up first.',
  tooManyFaces: (p) =>
    `${counted(Number(p['needed']), 'die is', 'dice are')} needed; ${p['given']} faces were given.`,
  faceNotOnDie: (p) => `A die of ${p['sides']} sides shows 1 to ${p['sides']}, not ${p['face']}.`,
} satisfies Record<string, Text>
