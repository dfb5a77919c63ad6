import type { Parameters } from '@/rules/index.ts'
import { counted } from '../../format.ts'
import { armWord, unitOf } from './refusals.ts'
import { word, words } from './words.ts'

type Text = (parameters: Parameters) => string

/** Words about a unit that is shown, or about one of many: then its name comes first. */
function about({ unit }: Parameters, words: string): string {
  return unit === '' || unit === undefined ? words : `${unit}: ${words}`
}

/** Why the roster, the turn or a move cannot be so and what to do instead, by refusal code. */
export const gameRefusals = {
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
