import { tasksOf, type Charge, type StepId, type Task } from '@/rules/miniatures/index.ts'
import { begun, type Game } from './game.ts'
import {
  armoured,
  cavalry,
  column,
  foot,
  heavyGun,
  horse,
  kempt,
  lancers,
  medium,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'

const french = { side: 'a', nation: 'france' }
const prussian = { side: 'b', nation: 'prussia' }

/** Ligny in small: enough of everything for a half-turn. The French are u1 to u6, the Prussians u7 to u13. */
export const ligny = {
  type: 'begin',
  name: 'Ligny',
  sides: [
    { name: 'France', nation: 'france' },
    { name: 'Prussia', nation: 'prussia' },
  ],
  units: [
    { ...lancers, ...french, name: 'Red Lancers' },
    { ...armoured, ...french, name: '5th Cuirassiers' },
    { ...column, ...french, name: '1st Line' },
    { ...skirmishers, ...french, name: 'Voltigeurs' },
    { ...medium, ...french, name: 'Gun 1' },
    { ...horse, ...french, name: 'Gun 2' },
    { ...foot, ...prussian, name: '2nd Line' },
    { ...skirmishers, ...prussian, name: 'Jäger', officer: kempt },
    { ...cavalry, ...prussian, name: 'Hussars' },
    { ...cavalry, ...prussian, name: 'Dragoons' },
    { ...heavyGun, ...prussian, name: 'Gun 3' },
    { ...foot, ...prussian, name: 'Landwehr', class: 'militia' },
    { ...square, ...prussian, name: '3rd Line' },
  ],
} as const

/** Who is who, so that a test reads like a report. */
export const lancersOf = 'u1'
export const cuirassiers = 'u2'
export const firstLine = 'u3'
export const voltigeurs = 'u4'
export const gun1 = 'u5'
export const gun2 = 'u6'
export const secondLine = 'u7'
export const jaeger = 'u8'
export const hussars = 'u9'
export const dragoons = 'u10'
export const gun3 = 'u11'
export const landwehr = 'u12'
export const squareOf = 'u13'

/** A game in a step of its first half-turn. */
export function inTurn(step: StepId = 'charges', attacker: 'a' | 'b' = 'a', setup: Difference = ligny): Game {
  const game = begun(setup)
  game.play({ type: 'beginTurn' })
  game.play({ type: 'chooseFirst', side: attacker })
  if (step !== 'charges') game.play({ type: 'goToStep', step })
  return game
}

export function declare(charger: string, target: string): Difference {
  return { type: 'declareCharge', charger, target }
}

export function answer(
  charger: string,
  target: string,
  how: string,
  difference: Difference = {},
): Difference {
  return { type: 'answerCharge', charger, target, answer: how, ...difference }
}

export function ride(charger: string, reaches = true, aspect = 'front'): Difference {
  return { type: 'moveCharger', charger, reaches, aspect }
}

export function goTo(step: StepId): Difference {
  return { type: 'goToStep', step }
}

/** Declares a charge, lets the target stand, and rides it into contact. */
export function chargeHome(game: Game, charger: string, target: string): void {
  game.play(declare(charger, target))
  game.play(answer(charger, target, 'stand'))
  game.play(ride(charger))
}

/** A unit's charge. Throws where it has none. */
export function chargeIn(game: Game, charger: string): Charge {
  const charge = game.state.charges.find((candidate) => candidate.charger === charger)
  if (charge === undefined) throw new Error(`${charger} does not charge`)
  return charge
}

/** A step's checklist, a line a task: `u5 open`, `u1 against u7 done`, `u3 cannot: locked`. */
export function checklist({ state }: Game, step: StepId): readonly string[] {
  return tasksOf(state, step).map(lineOf)
}

function lineOf({ unit, other, standing, hindrance }: Task): string {
  const against = other === null ? '' : ` against ${other.id}`
  return `${unit.id}${against} ${standing}${hindrance === null ? '' : `: ${hindrance}`}`
}
