import { correct, type Game } from './game.ts'
import type { Difference } from './standard.ts'
import {
  answer,
  chargeHome,
  cuirassiers,
  declare,
  firstLine,
  goTo,
  gun1,
  gun3,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  ride,
  secondLine,
  voltigeurs,
} from './turn-game.ts'

type Tap = readonly [command: Difference, faces?: readonly number[]]

/** Taps one after another, each of which may be refused. */
export interface Guided {
  readonly start: () => Game
  readonly taps: readonly Tap[]
}

const volley = { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }
const fight = { type: 'melee', attacker: firstLine, defender: landwehr, attackerCharging: false }
const corrected = {
  type: 'correctTurn',
  number: 1,
  half: 1,
  attacker: 'a',
  step: 'moves',
  note: 'for the test',
}
const bridge = { name: 'Bridge' }
const hill = { name: 'Hill', cover: 'hill' }
const scenario = {
  turnLimit: 8,
  minutesPerHalfTurn: 10,
  terrain: [{ ...hill, cover: null }],
  objectives: [bridge],
  notes: 'Fog.',
}
const callOff = { type: 'callOffCharge', charger: lancersOf }

function charged(): Game {
  const game = inTurn()
  chargeHome(game, lancersOf, secondLine)
  return game
}

/** Every command of the turn, its charges and its moves, and each way in which one is refused or remarked on. */
export const guided = (fresh: () => Game): readonly Guided[] => [
  {
    start: fresh,
    taps: [
      [{ type: 'rollFirst' }, [1, 9]],
      [{ type: 'beginTurn' }],
      [{ type: 'beginTurn' }],
      [goTo('moves')],
      [{ type: 'rollFirst' }, [1, 9]],
      [{ type: 'rollFirst' }, [1, 9]],
      [{ ...corrected, step: 'initiative' }],
      [{ type: 'chooseFirst', side: 'a' }],
    ],
  },
  {
    start: () => inTurn(),
    taps: [
      [{ type: 'changeScenario', changes: scenario }],
      [{ type: 'changeScenario', changes: { terrain: [hill], objectives: [{ ...bridge, heldBy: 'a' }] } }],
      [{ type: 'changeScenario', changes: { terrain: [], objectives: [] } }],
      [declare(hussars, firstLine)],
      [callOff],
      [declare(lancersOf, jaeger)],
      [declare(lancersOf, secondLine)],
      [answer(lancersOf, jaeger, 'counterCharge', { by: cuirassiers })],
      [answer(lancersOf, jaeger, 'stand', { by: hussars })],
      [answer(lancersOf, jaeger, 'formLine'), [1, 1]],
      [declare(lancersOf, secondLine)],
      [callOff],
      [callOff],
      [answer(cuirassiers, secondLine, 'square'), [6]],
      [answer(cuirassiers, secondLine, 'stand')],
      [ride(cuirassiers, false)],
      [answer(firstLine, hussars, 'counterCharge'), [6]],
      [declare(voltigeurs, landwehr)],
      [ride(voltigeurs)],
      [answer(voltigeurs, landwehr, 'stand')],
      [corrected],
      [{ type: 'moveUnit', unit: gun1 }],
      [{ type: 'moveUnit', unit: gun1 }],
      [{ type: 'leaveTable', unit: landwehr }],
      [{ type: 'leaveTable', unit: landwehr, leaves: false }],
      [{ type: 'leaveTable', unit: landwehr }],
      [goTo('rally')],
      [{ type: 'endHalfTurn' }],
    ],
  },
  {
    start: charged,
    taps: [
      [{ ...volley, firers: [{ unit: secondLine }] }],
      [{ type: 'fire', firers: [{ unit: gun1 }], target: secondLine, distance: 16 }],
      [{ type: 'endHalfTurn' }],
      [goTo('defenderFire')],
      [volley, [1]],
      [volley, [1]],
    ],
  },
  {
    start: () => inTurn('defenderFire'),
    taps: [
      [volley, [1]],
      [{ ...volley, firers: [{ unit: gun3 }], distance: 16 }, [1]],
      [volley, [1]],
      [goTo('melee')],
      [fight, [7, 7]],
      [correct(landwehr, { marker: true })],
      [goTo('rally')],
      [{ type: 'rally', unit: landwehr }, [5]],
      [{ type: 'rally', unit: landwehr }, [5]],
      [goTo('melee')],
      [correct(landwehr, { marker: false })],
      [fight, [7, 7]],
      [answer(lancersOf, hussars, 'counterCharge'), [1]],
      [declare(cuirassiers, hussars)],
      [answer(cuirassiers, hussars, 'counterCharge'), [1]],
    ],
  },
]
