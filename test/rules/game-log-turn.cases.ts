import { begun, correct, fire, lockedInMelee, melee } from './game.ts'
import { last, type LogCase } from './game-log.cases.ts'
import type { Difference } from './standard.ts'
import {
  answer,
  chargeHome,
  cuirassiers,
  declare,
  firstLine,
  goTo,
  gun1,
  gun2,
  hussars,
  inTurn,
  jaeger,
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
  voltigeurs,
} from './turn-game.ts'

const move = (unit: string, difference: Difference = {}) => ({ type: 'moveUnit', unit, ...difference })
const corrected = {
  type: 'correctTurn',
  number: 2,
  half: 1,
  attacker: 'b',
  step: 'melee',
  note: 'for the test',
}
const opened = () => {
  const game = begun(ligny)
  game.play({ type: 'beginTurn' })
  return game
}
const charged = () => {
  const game = inTurn('melee')
  chargeHome(game, lancersOf, secondLine)
  return game
}

export const turnLogs: readonly LogCase[] = [
  {
    what: 'the turns begin',
    reasons: last(() => begun(ligny), { type: 'beginTurn' }),
    log: ['heading.beginTurn (turn=1)'],
  },
  {
    what: 'dice say who moves first',
    reasons: last(opened, [{ type: 'rollFirst' }, [1, 9]]),
    log: ['heading.rollFirst (turn=1)'],
  },
  {
    what: 'the players say who moves first',
    reasons: last(opened, { type: 'chooseFirst', side: 'b' }),
    log: ['heading.chooseFirst (side=Prussia, turn=1)'],
  },
  {
    what: 'a step is gone to',
    reasons: last(() => inTurn('moves', 'b'), goTo('defenderFire')),
    log: ['heading.goToStep (step=defenderFire, from=moves, side=Prussia)'],
  },
  {
    what: 'the sides change roles',
    reasons: last(() => inTurn('moves'), { type: 'endHalfTurn' }),
    log: [
      'heading.changeRoles (turn=1, side=Prussia)',
      'guide.leftOpen (step=defenderFire, open=4)',
      'guide.leftOpen (step=attackerFire, open=4)',
    ],
  },
  {
    what: 'the next turn begins',
    reasons: last(() => inTurn('moves'), { type: 'endHalfTurn' }, { type: 'endHalfTurn' }),
    log: [
      'heading.beginTurn (turn=2, side=)',
      'guide.leftOpen (step=defenderFire, open=4)',
      'guide.leftOpen (step=attackerFire, open=4)',
    ],
  },
  {
    what: 'the turn is corrected',
    reasons: last(() => inTurn(), corrected),
    log: ['heading.correctTurn (turn=2, side=Prussia, step=melee)'],
  },
  {
    what: 'a unit leaves the table',
    reasons: last(() => inTurn('rally'), { type: 'leaveTable', unit: jaeger }),
    log: ['heading.leaveTable (unit=Jäger)'],
  },
  {
    what: 'a unit has not left it after all',
    reasons: last(() => inTurn('rally'), { type: 'leaveTable', unit: jaeger, leaves: false }),
    log: ['heading.stayOnTable (unit=Jäger)'],
  },
  {
    what: 'a unit moves into cover',
    reasons: last(() => inTurn('moves'), move(voltigeurs, { cover: ['woods', 'hill'] })),
    log: ['heading.moveUnit (unit=Voltigeurs, formation=skirmish, cover=woods+hill, changed=0)'],
  },
  {
    what: 'a unit changes its formation',
    reasons: last(() => inTurn('moves'), move(voltigeurs, { moves: false, formation: 'line' })),
    log: ['heading.changeFormation (unit=Voltigeurs, formation=line, cover=, changed=1)'],
  },
  {
    what: 'a unit takes cover',
    reasons: last(() => inTurn('moves'), move(voltigeurs, { moves: false, cover: ['woods'] })),
    log: ['heading.changeCover (unit=Voltigeurs, formation=skirmish, cover=woods, changed=0)'],
  },
  {
    what: 'a unit changes its formation in cover',
    reasons: last(
      () => inTurn('moves'),
      move(voltigeurs, { moves: false, formation: 'line', cover: ['woods'] }),
    ),
    log: ['heading.changeFormation (unit=Voltigeurs, formation=line, cover=woods, changed=1)'],
  },
  {
    what: 'a unit stays as it is',
    reasons: last(() => inTurn('moves'), move(voltigeurs, { moves: false })),
    log: ['heading.changeFormation (unit=Voltigeurs, formation=skirmish, cover=, changed=0)'],
  },
]

export const chargeLogs: readonly LogCase[] = [
  {
    what: 'declared',
    reasons: last(() => inTurn(), declare(lancersOf, secondLine)),
    log: ['heading.declareCharge (charger=Red Lancers, target=2nd Line)'],
  },
  {
    what: 'called off',
    reasons: last(() => inTurn(), declare(lancersOf, secondLine), {
      type: 'callOffCharge',
      charger: lancersOf,
    }),
    log: ['heading.callOffCharge (charger=Red Lancers)'],
  },
  {
    what: 'answered by a stand',
    reasons: last(() => inTurn(), answer(lancersOf, secondLine, 'stand')),
    log: ['heading.answerCharge.stand (unit=2nd Line, charger=Red Lancers, target=2nd Line)'],
  },
  {
    what: 'answered by others',
    reasons: last(() => inTurn(), [answer(lancersOf, secondLine, 'counterCharge', { by: hussars }), [6]]),
    log: ['heading.answerCharge.counterCharge (unit=Hussars, charger=Red Lancers, target=2nd Line)'],
  },
  {
    what: 'ridden home, unanswered',
    reasons: last(() => inTurn(), declare(lancersOf, secondLine), ride(lancersOf, true, 'flank')),
    log: [
      'heading.chargeReaches (charger=Red Lancers, target=2nd Line, aspect=flank)',
      'guide.unanswered (unit=2nd Line)',
    ],
  },
  {
    what: 'short',
    reasons: last(() => inTurn(), answer(lancersOf, secondLine, 'stand'), ride(lancersOf, false)),
    log: ['heading.chargeFallsShort (charger=Red Lancers, target=2nd Line, aspect=front)'],
  },
  {
    what: 'gone on with',
    reasons: last(
      charged,
      [{ type: 'melee', attacker: lancersOf, defender: secondLine }, [8, 5]],
      declare(lancersOf, landwehr),
    ),
    log: ['heading.chargeGoesOn (charger=Red Lancers, target=Landwehr)'],
  },
]

export const fightLogs: readonly LogCase[] = [
  {
    what: 'a volley',
    reasons: last(begun, [fire(), [7]]),
    log: ['heading.fire (firer=32nd Foot, firers=1, target=1st Line, distance=4)'],
  },
  {
    what: 'a melee',
    reasons: last(begun, [melee(), [8, 5, 9]]),
    log: ['heading.melee (attacker=1st Line, defender=32nd Foot)'],
  },
  {
    what: 'a melee that goes on',
    reasons: last(lockedInMelee, [melee(), [8, 5, 9]]),
    log: ['heading.meleeGoesOn (attacker=1st Line, defender=32nd Foot)'],
  },
  {
    what: 'a rally',
    reasons: last(lockedInMelee, [{ type: 'rally', unit: 'u1' }, [9]]),
    log: ['heading.rally (unit=1st Line)'],
  },
  {
    what: 'a fallen leader',
    reasons: last(begun, [{ type: 'fallenLeader', unit: 'u5', basesRemoved: 1, danger: 'fire' }, [9]]),
    log: ['heading.fallenLeader (unit=32nd Foot, officer=Kempt)'],
  },
]

const volley = (firer: string, target = firstLine, distance = 4) => ({
  type: 'fire',
  firers: [{ unit: firer }],
  target,
  distance,
})
const marked = (unit: string) => correct(unit, { marker: true })

/** What is out of the order of play is noted, and nothing else. */
export const orderLogs: readonly LogCase[] = [
  {
    what: 'a rally while fire is due',
    reasons: last(() => inTurn('defenderFire'), marked(landwehr), [{ type: 'rally', unit: landwehr }, [9]]),
    log: ['heading.rally (unit=Landwehr)', 'guide.outOfStep (step=defenderFire, kind=rally)'],
  },
  {
    what: 'an answer after the moves',
    reasons: last(() => inTurn('moves'), [answer(lancersOf, secondLine, 'square'), [6]]),
    log: [
      'heading.answerCharge.square (unit=2nd Line, charger=Red Lancers, target=2nd Line)',
      'guide.outOfStep (step=moves, kind=reaction)',
    ],
  },
  {
    what: 'an answer in the melee step, where nobody goes on',
    reasons: last(charged, [answer(cuirassiers, landwehr, 'square'), [9]]),
    log: [
      'heading.answerCharge.square (unit=Landwehr, charger=5th Cuirassiers, target=Landwehr)',
      'guide.outOfStep (step=melee, kind=reaction)',
    ],
  },
  {
    what: 'an answer in the rally step, where cavalry may go on',
    reasons: last(
      charged,
      [{ type: 'melee', attacker: lancersOf, defender: secondLine }, [8, 5]],
      goTo('rally'),
      [answer(lancersOf, landwehr, 'square'), [9]],
    ),
    log: [
      'heading.answerCharge.square (unit=Landwehr, charger=Red Lancers, target=Landwehr)',
      'guide.outOfStep (step=rally, kind=reaction)',
    ],
  },
  {
    what: 'fire in the melee step, where cavalry may go on',
    reasons: last(
      charged,
      [{ type: 'melee', attacker: lancersOf, defender: secondLine }, [8, 5]],
      [volley(landwehr), [1]],
    ),
    log: [
      'heading.fire (firer=Landwehr, firers=1, target=1st Line, distance=4)',
      'guide.outOfStep (step=melee, kind=fire)',
    ],
  },
  {
    what: 'infantry before the guns',
    reasons: last(() => inTurn('defenderFire'), [volley(secondLine), [1]]),
    log: ['heading.fire (firer=2nd Line, firers=1, target=1st Line, distance=4)', 'guide.gunsFirst ()'],
  },
  {
    what: 'one gun before another',
    reasons: last(() => inTurn('attackerFire'), [volley(gun1, landwehr, 16), [1]]),
    log: ['heading.fire (firer=Gun 1, firers=1, target=Landwehr, distance=16)'],
  },
  {
    what: 'a gun of the enemy is no gun of one’s own',
    reasons: last(
      () => inTurn('attackerFire'),
      [volley(gun1, landwehr, 16), [1]],
      [volley(gun2, landwehr, 16), [1]],
      [volley(firstLine, landwehr), [1]],
    ),
    log: ['heading.fire (firer=1st Line, firers=1, target=Landwehr, distance=4)'],
  },
  {
    what: 'infantry that fires while a marked gun has still to rally',
    reasons: last(() => inTurn('rally'), marked(gun1), [volley(firstLine, landwehr), [1]]),
    log: [
      'heading.fire (firer=1st Line, firers=1, target=Landwehr, distance=4)',
      'guide.outOfStep (step=rally, kind=fire)',
    ],
  },
  {
    what: 'a second rally of cavalry that goes on',
    reasons: last(
      charged,
      [{ type: 'melee', attacker: lancersOf, defender: secondLine }, [8, 5]],
      declare(lancersOf, landwehr),
      marked(lancersOf),
      goTo('rally'),
      [{ type: 'rally', unit: lancersOf }, [3]],
      [{ type: 'rally', unit: lancersOf }, [3]],
    ),
    log: ['heading.rally (unit=Red Lancers)', 'guide.again.rally (unit=Red Lancers)'],
  },
  {
    what: 'a stand is no second answer',
    reasons: last(
      () => inTurn(),
      [answer(lancersOf, hussars, 'counterCharge'), [6]],
      declare(cuirassiers, hussars),
      answer(cuirassiers, hussars, 'stand'),
    ),
    log: ['heading.answerCharge.stand (unit=Hussars, charger=5th Cuirassiers, target=Hussars)'],
  },
]
