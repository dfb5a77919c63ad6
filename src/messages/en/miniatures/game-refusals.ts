import type { Parameters } from '@/rules/index.ts'
import { counted } from '../../format.ts'
import { armWord, unitOf } from './refusals.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

/** Words about a unit that is shown, or about one of many: then its name comes first. */
function about({ unit }: Parameters, words: string): string {
  return unit === '' || unit === undefined ? words : `${unit}: ${words}`
}

/** What a unit has done about a charge, by its answer and whether that holds. */
const answersGiven: Readonly<Record<string, string>> = {
  'stand.holds': 'stands to receive this charge',
  'counterCharge.holds': 'rides out to meet this charge',
  'counterCharge.fails': 'has failed to ride out to meet this charge',
  'square.holds': 'is in square against this charge',
  'square.fails': 'has failed to form square against this charge',
  'formLine.holds': 'has formed line against this charge',
  'formLine.fails': 'has failed to form line against this charge',
}

function whatFollows({ charger, stage }: Parameters): string {
  return stage === 'contact'
    ? `fight it out in the step “${words.steps.melee}”`
    : `move ${charger}, or call its charge off, in the step “${words.steps.chargeMoves}”`
}

/** Why anything else cannot be so in a game and what to do instead, by refusal code. */
export const gameRefusals = {
  lockedDoesNotFire: (p) => `${unitOf(p)} is locked in melee and does not fire.`,
  chargerDoesNotFire: (p) => `${unitOf(p)} charges, so it does not fire.`,
  chargedFiresAtCharger: (p) => `${unitOf(p)} is charged and fires only at its charger.`,
  ownChargerInContact: (p) =>
    `${p['target']} is in contact with a charge of your own. Nobody fires into that.`,
  onlySkirmishersFormLine: (p) =>
    `${unitOf(p)} is not skirmishing. Only skirmishers form line against a charge.`,
  onlyInfantryFormsSquare: (p) => `${unitOf(p)} is not infantry and does not form square.`,
  squareAgainstCavalryOnly: (p) =>
    `A square is formed against cavalry. ${unitOf(p)} receives infantry as it is.`,
  alreadyInSquare: (p) => `${unitOf(p)} is in square already.`,
  lockedDoesNotAnswer: (p) => `${unitOf(p)} is held in a fight: it can only stand.`,
  alreadyAnswered: (p) => `${unitOf(p)} ${word(answersGiven, p['answer'])}: ${whatFollows(p)}.`,
  onlyCounterChargeForAnother: (p) => `${unitOf(p)} can only help by a counter-charge.`,
  alreadyCharges: (p) => `${unitOf(p)} charges already in this half-turn.`,
  onlyAttackerCharges: (p) => `${unitOf(p)} is not of the side whose half-turn it is, so it does not charge.`,
  chargeHasMoved: (p) => `${unitOf(p)} has had its charge in this half-turn.`,
  noTurnYet: () => 'No turn is being played yet. Begin the first turn.',
  firstIsKnown: () => 'Who moves first in this turn is settled.',
  firstIsUnknown: () => 'First settle who moves first.',
  onlyGunsFireTogether: () => 'Only guns fire together. Let each infantry unit fire alone.',
  nobodyFiresIntoMelee: () => 'The target is in melee. Nobody fires into a melee.',
  firesOnceInAVolley: (p) => `${unitOf(p)} is named twice.`,
  sameSide: (p) => `${unitOf(p)} and ${p['other']} are on the same side. Choose an enemy.`,
  lockedAttacksNobodyElse: (p) => `${unitOf(p)} is locked in melee and cannot attack anybody else.`,
  cannotHelpHere: (p) => `${unitOf(p)} cannot join in beside ${p['lead']}.`,
  unknownUnit: () => 'That unit is not on the roster.',
  unitIsGone: (p) => `${unitOf(p)} is no longer on the table.`,
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
  standsWithoutBases: (p) => `${unitOf(p)} cannot stand with no base. Take it off the table instead.`,
  lockedDoesNotMove: (p) => `${unitOf(p)} is locked in melee and stays as it is.`,
  pinnedDoesNotMove: (p) => `${unitOf(p)} was reached by a charge: it is pinned and does not move.`,
  squareDoesNotMove: (p) => `${unitOf(p)} is in square and does not move. Let it change formation first.`,
  gunsDoNotCharge: (p) => `${unitOf(p)} is artillery and does not charge.`,
  cavalryKeepsOutOfWoods: (p) =>
    `${unitOf(p)} is cavalry and does not enter woods. It may fight at their edge.`,
  cavalryKeepsOutOfBuildings: (p) => `${unitOf(p)} is cavalry and does not enter buildings.`,
  hasNoSuchMove: (p) => `${unitOf(p)} has no move of that kind in the movement chart.`,
  doesNotCharge: (p) => `${unitOf(p)} does not charge in this half-turn.`,
  turnUnderWay: (p) => `Turn ${p['turn']} is being played already.`,
  checkedTwice: (p) => `${unitOf(p)} is named twice.`,
  unsoundCharts: (p) => `These charts cannot be played by: ${p['path']}.`,
  alreadyBegun: () => 'This game has already been set up.',
  notBegun: () => 'Set the game up first.',
  tooManyFaces: (p) =>
    `${counted(Number(p['needed']), 'die is', 'dice are')} needed; ${p['given']} faces were given.`,
  faceNotOnDie: (p) => `A die of ${p['sides']} sides shows 1 to ${p['sides']}, not ${p['face']}.`,
} satisfies Record<string, Text>
