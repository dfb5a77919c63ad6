/** The words of the screen that a recorded battle is told in. */
export type Answer = 'Stand' | 'Counter-charge' | 'Form square' | 'Form line'
export type Strikes = 'Front' | 'Flank' | 'Rear'
export type Formation = 'Line' | 'Column' | 'Square' | 'Skirmish'
export type Step =
  | 'Charges and reactions'
  | 'Chargers move'
  | 'Other moves'
  | 'Defender fires'
  | 'Attacker fires'
  | 'Melee'
  | 'Rally'

/** How a unit moves, besides straight ahead over open ground in the formation that it has. */
export interface Way {
  readonly into?: Formation
  readonly ground?: 'Road' | 'Rough' | 'Woods' | 'Building'
  readonly fences?: number
  readonly endsIn?: 'Hill' | 'Cover' | 'Woods' | 'House'
  /** Only takes up its formation, and stays where it is. */
  readonly stays?: true
}

/** How a volley is fired, besides at the front. */
export interface Volley {
  readonly taken?: Strikes
  readonly together?: readonly string[]
}

/** What a player does with the phone. */
export type Action =
  | { readonly kind: 'beginTurn' | 'rollForFirst' | 'endHalfTurn' }
  | { readonly kind: 'goTo'; readonly step: Step }
  | { readonly kind: 'declare'; readonly charger: string; readonly target: string }
  | { readonly kind: 'goOn'; readonly charger: string; readonly target: string; readonly answer: Answer }
  | { readonly kind: 'answer'; readonly charger: string; readonly answer: Answer; readonly by?: string }
  | { readonly kind: 'callOff' | 'fallShort'; readonly charger: string }
  | { readonly kind: 'reach'; readonly charger: string; readonly strikes: Strikes }
  | { readonly kind: 'move'; readonly unit: string; readonly way: Way }
  | {
      readonly kind: 'fire'
      readonly firer: string
      readonly target: string
      readonly inches: number
      readonly volley: Volley
    }
  | { readonly kind: 'fight'; readonly attacker: string; readonly supported?: string }
  | { readonly kind: 'rally' | 'leave'; readonly unit: string }
  | { readonly kind: 'correct'; readonly unit: string; readonly bases: number; readonly why: string }

export const beginsTurn: Action = { kind: 'beginTurn' }
export const rollsForFirst: Action = { kind: 'rollForFirst' }
export const endsHalfTurn: Action = { kind: 'endHalfTurn' }

export function goesTo(step: Step): Action {
  return { kind: 'goTo', step }
}

export function declares(charger: string, target: string): Action {
  return { kind: 'declare', charger, target }
}

/** What the charged unit does about a charge; or, for it, other cavalry. */
export function answers(charger: string, answer: Answer, by?: string): Action {
  return { kind: 'answer', charger, answer, ...(by === undefined ? {} : { by }) }
}

export function callsOff(charger: string): Action {
  return { kind: 'callOff', charger }
}

export function reaches(charger: string, strikes: Strikes = 'Front'): Action {
  return { kind: 'reach', charger, strikes }
}

export function fallsShort(charger: string): Action {
  return { kind: 'fallShort', charger }
}

/** Cavalry whose way is free goes on from the result that freed it, and its new target answers at once. */
export function goesOn(charger: string, target: string, answer: Answer): Action {
  return { kind: 'goOn', charger, target, answer }
}

export function moves(unit: string, way: Way = {}): Action {
  return { kind: 'move', unit, way }
}

export function fires(firer: string, target: string, inches: number, volley: Volley = {}): Action {
  return { kind: 'fire', firer, target, inches, volley }
}

/** @param supported the unit of the two that has a second line in support */
export function fights(attacker: string, supported?: string): Action {
  return { kind: 'fight', attacker, ...(supported === undefined ? {} : { supported }) }
}

export function rallies(unit: string): Action {
  return { kind: 'rally', unit }
}

/** A unit that has just fallen back went over the table's edge. */
export function leavesTable(unit: string): Action {
  return { kind: 'leave', unit }
}

export function corrects(unit: string, bases: number, why: string): Action {
  return { kind: 'correct', unit, bases, why }
}

/** A line of the record: what is done, the faces that the dice show, and what the log then says. */
export type Line = readonly [does: Action, faces: readonly number[], heading: string, sentence?: string]
