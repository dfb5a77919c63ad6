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

/** Why a fight cannot be fought so and what to do instead, by refusal code, as far as no game is needed to be refused. */
export const refusals = {
  noBasesLeft: (p) => `${unitOf(p)} has no base left.`,
  cavalryDoesNotFire: (p) => `${unitOf(p)} is cavalry and does not fire.`,
  squareDoesNotFire: (p) => `${unitOf(p)} is in square and does not fire.`,
  skirmishersFormLine: (p) => `${unitOf(p)} skirmishes: all it can do is try to form line.`,
  chargerTooFar: (p) =>
    `A charged unit fires at its charger at ${inches(Number(p['inches']))} or less, not ${inches(Number(p['distance']))}.`,
  outOfRange: (p) =>
    `Out of range: ${armWord(p).toLocaleLowerCase()} reaches ${inches(Number(p['range']))}, the target is at ${inches(Number(p['distance']))}.`,
  gunsDoNotAttack: (p) => `${unitOf(p)} is artillery and does not attack in melee.`,
  squareDoesNotAttack: (p) => `${unitOf(p)} is in square and does not attack.`,
  onlyCavalryCounterCharges: (p) => `${unitOf(p)} is not cavalry, so it cannot counter-charge.`,
  noMarkerToRally: (p) => `${unitOf(p)} has no morale marker to rally from.`,
  noOfficerHere: (p) => `No officer is with ${unitOf(p)}.`,
} satisfies Record<string, Text>
