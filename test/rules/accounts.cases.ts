import { procedures, rulesWith } from '@/rules/miniatures/index.ts'
import type { Procedure, Reason } from '@/rules/index.ts'
import type { MiniaturesRules } from '@/rules/miniatures/index.ts'
import { fireInputOf, type Volley } from './fire.cases.ts'
import { meleeInputOf, type Fight } from './melee.cases.ts'
import { at, chartsWith, named } from './own-charts.ts'
import { resolve } from './resolve.ts'
import {
  armoured,
  cavalry,
  column,
  foot,
  heavyGun,
  kempt,
  medium,
  napoleon,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'

/** What is thrown, and every line that the player may read of it afterwards. */
interface AccountCase {
  readonly what: string
  readonly reasons: () => readonly Reason[]
  readonly account: readonly string[]
}

function of<Input>(
  procedure: Procedure<Input, unknown, MiniaturesRules>,
  input: unknown,
  faces: readonly number[] = [],
  rules: MiniaturesRules = rulesWith(),
): () => readonly Reason[] {
  return () => {
    const { reasons, refusal, needs } = resolve(procedure, input, faces, {}, rules)
    if (refusal !== undefined || needs !== undefined) throw new Error(JSON.stringify(refusal ?? needs))
    return reasons
  }
}

const fired = (volley: Volley, faces: readonly number[], rules?: MiniaturesRules) =>
  of(procedures.fire, fireInputOf(volley), faces, rules)
const fought = (fight: Fight, faces: readonly number[]) => of(procedures.melee, meleeInputOf(fight), faces)
const checked = (unit: Difference, occasion: string, face: number) =>
  of(procedures.morale, { unit, occasion }, [face])

const thirtySecond = { ...foot, name: '32nd Foot' } as const
const firstLine = { ...column, name: '1st Line' } as const
const hussars = { ...cavalry, name: '7th Hussars' } as const
const highlanders = { ...square, name: '42nd Highlanders' } as const
const lüneburg = { ...foot, name: 'Lüneburg', class: 'militia', marker: true } as const
const ney = { name: 'Ney', value: 2 } as const

/** A table that asks a 9 for deadly fire, and has no telling one, of 12 to 14 points. */
const withoutTelling = rulesWith(
  {},
  named('No telling', chartsWith([at('fireEffect', 'from12', 'telling'), null])),
)

export const fireAccounts: readonly AccountCase[] = [
  {
    what: 'infantry into the flank of a column, whose officer falls',
    reasons: fired({ by: thirtySecond, target: { ...firstLine, officer: ney }, aspect: 'flank' }, [8, 3]),
    account: [
      'add points fire.bases 8 (count=4, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'times points fire.exposedTarget 2 (why=column+flank) [fireMultipliers.exposedTarget.value, rule: Volley and cannonade]',
      'total points fire.points 16 (from=15, to=19) [fireEffect.from15.lively, family: M3]',
      'add die fire.exposedDie 1 (why=column+flank) [fireDie.exposedTarget.value, rule: Fire combat effects chart]',
      'total die fire.onTheDie 1 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 9 (from=15, to=19, least=9, below=) [fireEffect.from15.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=1st Line, bases=2) [rule: Fire combat effects chart]',
      'order orders order.placeMarker 1 (unit=1st Line) [rule: Fire combat effects chart]',
      'result leader leader.falls 2 (officer=Ney, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'order leader order.officerFalls 1 (officer=Ney, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
    ],
  },
  {
    what: 'a marked column in woods on a hill, with Napoleon',
    reasons: fired(
      {
        by: thirtySecond,
        target: { ...firstLine, officer: napoleon, marker: true, cover: ['hill', 'woods'] },
        aspect: 'rear',
      },
      [10],
    ),
    account: [
      'add points fire.bases 8 (count=4, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'times points fire.exposedTarget 2 (why=column+rear) [fireMultipliers.exposedTarget.value, rule: Volley and cannonade]',
      'total points fire.points 16 (from=15, to=19) [fireEffect.from15.lively, family: M3]',
      'add die fire.exposedDie 1 (why=column+rear) [fireDie.exposedTarget.value, rule: Fire combat effects chart]',
      'add die fire.cover.woods -2 () [fireDie.woods.value, house: M5]',
      'total die fire.onTheDie -1 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 9 (from=15, to=19, least=9, below=) [fireEffect.from15.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=1st Line, bases=2) [rule: Fire combat effects chart]',
      'order orders order.keepMarker 1 (unit=1st Line) [house: M8]',
      'note leader leader.notByFire 0 (officer=Napoleon) [rule: Fallen leader]',
    ],
  },
  {
    what: 'no effect on a marked unit: from which die on there would have been one',
    reasons: fired(
      { by: { ...thirtySecond, bases: 3 }, at: 8, target: { ...firstLine, formation: 'line', marker: true } },
      [1],
    ),
    account: [
      'add points fire.bases 3 (count=3, points=1, to=8, reduced=, multiplier=1) [firePoints.to8.infantry, house: M2]',
      'total points fire.points 3 (from=3, to=3) [fireEffect.from3.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.none 1 (from=3, to=3, least=, below=8) [fireEffect.from3.lively, family: M3]',
    ],
  },
  {
    what: 'nothing worse can happen than what does',
    reasons: fired({ by: { ...thirtySecond, bases: 1 }, at: 8, target: lüneburg }, [10]),
    account: [
      'add points fire.bases 1 (count=1, points=1, to=8, reduced=, multiplier=1) [firePoints.to8.infantry, house: M2]',
      'total points fire.points 1 (from=1, to=1) [fireEffect.from1.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 10 (from=1, to=1, least=10, below=) [fireEffect.from1.lively, family: M3]',
      'order orders order.keepMarker 1 (unit=Lüneburg) [house: M8]',
    ],
  },
  {
    what: 'the next worse result that a table’s own chart has',
    reasons: fired({ by: { ...thirtySecond, bases: 6 }, target: hussars }, [4], withoutTelling),
    account: [
      'add points fire.bases 12 (count=6, points=2, to=4, reduced=, multiplier=1) [firePoints.to4.infantry, house: M2]',
      'total points fire.points 12 (from=12, to=14) [fireEffect.from12.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 4 (from=12, to=14, least=4, below=10) [fireEffect.from12.lively, family: M3]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'guns that are not alike, at the last base of a marked unit',
    reasons: fired(
      {
        by: [
          { ...heavyGun, marker: true },
          { ...heavyGun, marker: true, moved: true },
          { ...medium, moved: true },
          heavyGun,
        ],
        at: 12,
        target: { ...lüneburg, bases: 1 },
      },
      [10],
    ),
    account: [
      'add points fire.guns 2 (count=1, points=4, to=16, reduced=markedFirer, multiplier=0.5) [firePoints.to16.heavyGun, house: M2]',
      'add points fire.guns 1 (count=1, points=4, to=16, reduced=markedFirer+movedGun, multiplier=0.25) [firePoints.to16.heavyGun, house: M2]',
      'add points fire.guns 1.5 (count=1, points=3, to=16, reduced=movedGun, multiplier=0.5) [firePoints.to16.otherGun, house: M2]',
      'add points fire.guns 4 (count=1, points=4, to=16, reduced=, multiplier=1) [firePoints.to16.heavyGun, house: M2]',
      'note points fire.rounded 9 (exact=8.5) [house: M6]',
      'total points fire.points 9 (from=8, to=9) [fireEffect.from8.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.telling 10 (from=8, to=9, least=8, below=11) [fireEffect.from8.telling, family: M3]',
      'order orders order.removeUnit 1 (unit=Lüneburg, arm=infantry) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'a gun worth less than a point, at a gun',
    reasons: fired({ by: { ...medium, marker: true, damaged: true }, at: 36, target: medium }, [10]),
    account: [
      'add points fire.guns 1 (count=1, points=1, to=36, reduced=, multiplier=1) [firePoints.to36.otherGun, house: M2]',
      'times points fire.markedFirer 0.5 () [fireMultipliers.markedFirer.value, rule: Volley and cannonade]',
      'times points fire.damagedGun 0.5 () [fireMultipliers.damagedGun.value, rule: Volley and cannonade]',
      'note points fire.leastPoints 1 (exact=0.25) [fireLimits.leastPoints.value, house: M6]',
      'total points fire.points 1 (from=1, to=1) [fireEffect.from1.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.lively 10 (from=1, to=1, least=10, below=) [fireEffect.from1.lively, family: M3]',
      'order orders order.placeMarker 1 (unit=) [rule: Fire combat effects chart]',
    ],
  },
  {
    what: 'more points than any band ends at',
    reasons: fired({ by: Array(24).fill(heavyGun), at: 24, target: hussars }, [2]),
    account: [
      'add points fire.guns 72 (count=24, points=3, to=24, reduced=, multiplier=1) [firePoints.to24.heavyGun, house: M2]',
      'total points fire.points 72 (from=50, to=more) [fireEffect.from50.lively, family: M3]',
      'total die fire.onTheDie 0 () [rule: Fire combat effects chart]',
      'outcome die fire.outcome.deadly 2 (from=50, to=more, least=2, below=4) [fireEffect.from50.deadly, family: M3]',
      'order orders order.removeBases 2 (unit=7th Hussars, bases=2) [rule: Fire combat effects chart]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [rule: Fire combat effects chart]',
    ],
  },
]

export const meleeAccounts: readonly AccountCase[] = [
  {
    what: 'two to one, into the flank, and nobody is left',
    reasons: fought(
      {
        attacker: { ...firstLine, charging: true, otherBases: 3, officer: ney },
        defender: {
          ...thirtySecond,
          bases: 2,
          otherBases: 1,
          startingBases: 4,
          cover: ['hill'],
          officer: kempt,
        },
        aspect: 'flank',
      },
      [8, 5, 5, 6],
    ),
    account: [
      'add attacker class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add attacker officer 2 (officer=Ney) [rule: Bayonet and saber melee]',
      'add attacker melee.charging 1 () [meleeModifiers.charging.value, rule: Bayonet and saber melee]',
      'add attacker melee.twoToOne 2 (attackers=7, defenders=3) [meleeModifiers.twoToOne.value, rule: Bayonet and saber melee]',
      'add attacker melee.flank 2 () [meleeModifiers.flank.value, rule: Bayonet and saber melee]',
      'add attacker melee.attackingColumn 1 () [meleeModifiers.attackingColumn.value, rule: Bayonet and saber melee]',
      'add attacker melee.supported 2 () [meleeModifiers.supported.value, rule: Bayonet and saber melee]',
      'total attacker melee.onTheDie 10 (unit=1st Line) [rule: Bayonet and saber melee]',
      'add defender class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add defender officer 1 (officer=Kempt) [rule: Bayonet and saber melee]',
      'add defender basesLost -2 (bases=2) [meleeModifiers.baseLost.value, rule: Bayonet and saber melee]',
      'add defender melee.supported 2 () [meleeModifiers.supported.value, rule: Bayonet and saber melee]',
      'add defender melee.hill 1 () [meleeModifiers.hill.value, rule: Bayonet and saber melee]',
      'total defender melee.onTheDie 2 (unit=32nd Foot) [rule: Bayonet and saber melee]',
      'result difference melee.difference 11 (ahead=attacker, from=9, to=more) [meleeResult.from9.loser, house: M12]',
      'order orders order.breaksThrough 0 (unit=1st Line, arm=infantry) [house: M12]',
      'order orders order.removeUnit 2 (unit=32nd Foot, arm=infantry) [house: M12]',
      'result leader leader.unhurt 2 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'outcome melee melee.outcome.attackerBreaksThrough 0 (attacker=1st Line, defender=32nd Foot) [house: M12]',
    ],
  },
  {
    what: 'level',
    reasons: fought({ attacker: firstLine, defender: thirtySecond }, [5, 6]),
    account: [
      'add attacker class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add attacker melee.attackingColumn 1 () [meleeModifiers.attackingColumn.value, rule: Bayonet and saber melee]',
      'total attacker melee.onTheDie 1 (unit=1st Line) [rule: Bayonet and saber melee]',
      'add defender class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'total defender melee.onTheDie 0 (unit=32nd Foot) [rule: Bayonet and saber melee]',
      'result difference melee.difference 0 (ahead=neither, from=0, to=0) [meleeResult.from0.loser, house: M12]',
      'order orders order.removeBases 1 (unit=1st Line, bases=1) [house: M12]',
      'order orders order.placeMarker 1 (unit=1st Line) [house: M12]',
      'order orders order.locked 0 (unit=1st Line, arm=infantry) [house: M12]',
      'order orders order.removeBases 1 (unit=32nd Foot, bases=1) [house: M12]',
      'order orders order.placeMarker 1 (unit=32nd Foot) [house: M12]',
      'order orders order.locked 0 (unit=32nd Foot, arm=infantry) [house: M12]',
      'outcome melee melee.outcome.level 0 (attacker=1st Line, defender=32nd Foot) [house: M12]',
    ],
  },
  {
    what: 'level, and the defender’s last base: the attacker is free',
    reasons: fought({ attacker: firstLine, defender: { ...thirtySecond, bases: 1 } }, [3, 6]),
    account: [
      'add attacker class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add attacker melee.twoToOne 2 (attackers=4, defenders=1) [meleeModifiers.twoToOne.value, rule: Bayonet and saber melee]',
      'add attacker melee.attackingColumn 1 () [meleeModifiers.attackingColumn.value, rule: Bayonet and saber melee]',
      'total attacker melee.onTheDie 3 (unit=1st Line) [rule: Bayonet and saber melee]',
      'add defender class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'total defender melee.onTheDie 0 (unit=32nd Foot) [rule: Bayonet and saber melee]',
      'result difference melee.difference 0 (ahead=neither, from=0, to=0) [meleeResult.from0.loser, house: M12]',
      'order orders order.removeBases 1 (unit=1st Line, bases=1) [house: M12]',
      'order orders order.placeMarker 1 (unit=1st Line) [house: M12]',
      'order orders order.holds 0 (unit=1st Line, arm=infantry) [house: M12]',
      'order orders order.removeUnit 1 (unit=32nd Foot, arm=infantry) [house: M12]',
      'outcome melee melee.outcome.level 0 (attacker=1st Line, defender=32nd Foot) [house: M12]',
    ],
  },
  {
    what: 'cavalry ahead of a square',
    reasons: fought({ attacker: hussars, defender: highlanders, aspect: 'flank' }, [9, 5]),
    account: [
      'add attacker class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'note attacker melee.squareHasNoFlank 0 () [house: M13]',
      'total attacker melee.onTheDie 0 (unit=7th Hussars) [rule: Bayonet and saber melee]',
      'add defender class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add defender melee.square 3 () [meleeModifiers.square.value, rule: Bayonet and saber melee]',
      'total defender melee.onTheDie 3 (unit=42nd Highlanders) [rule: Bayonet and saber melee]',
      'result difference melee.difference 1 (ahead=attacker, from=1, to=2) [meleeSquare.cavalryAhead.value, house: M12]',
      'order orders order.removeBases 1 (unit=7th Hussars, bases=1) [house: M12]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [house: M12]',
      'order orders order.moveBack 12 (unit=7th Hussars, inches=12) [rule: Bayonet and saber melee]',
      'order orders order.removeBases 1 (unit=42nd Highlanders, bases=1) [house: M12]',
      'order orders order.holds 0 (unit=42nd Highlanders, arm=infantry) [house: M12]',
      'outcome melee melee.outcome.squareHolds 0 (attacker=7th Hussars, defender=42nd Highlanders) [house: M12]',
    ],
  },
  {
    what: 'a square ahead of cavalry',
    reasons: fought({ attacker: hussars, defender: highlanders }, [5, 3]),
    account: [
      'add attacker class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'total attacker melee.onTheDie 0 (unit=7th Hussars) [rule: Bayonet and saber melee]',
      'add defender class.line 0 () [classValues.line.melee, rule: Bayonet and saber melee]',
      'add defender melee.square 3 () [meleeModifiers.square.value, rule: Bayonet and saber melee]',
      'total defender melee.onTheDie 3 (unit=42nd Highlanders) [rule: Bayonet and saber melee]',
      'result difference melee.difference 1 (ahead=defender, from=1, to=2) [meleeSquare.squareAhead.value, house: M12]',
      'order orders order.removeBases 1 (unit=7th Hussars, bases=1) [house: M12]',
      'order orders order.placeMarker 1 (unit=7th Hussars) [house: M12]',
      'order orders order.moveBack 12 (unit=7th Hussars, inches=12) [rule: Bayonet and saber melee]',
      'order orders order.holds 0 (unit=42nd Highlanders, arm=infantry) [house: M12]',
      'outcome melee melee.outcome.squareHolds 0 (attacker=7th Hussars, defender=42nd Highlanders) [house: M12]',
    ],
  },
  {
    what: 'both check, and the defender gives its ground to a charge',
    reasons: fought({ attacker: { ...firstLine, charging: true, marker: true }, defender: lüneburg }, [6, 3]),
    account: [
      'add attackerCheck class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'total attackerCheck morale.onTheDie 0 (unit=1st Line) [rule: Morale chart]',
      'result attackerCheck morale.contact.fights 6 (unit=1st Line, from=6, to=more) [moraleResult.from6.contact, house: M11]',
      'add defenderCheck class.militia -1 () [classValues.militia.morale, rule: Morale chart]',
      'total defenderCheck morale.onTheDie -1 (unit=Lüneburg) [rule: Morale chart]',
      'result defenderCheck morale.contact.movesBack 2 (unit=Lüneburg, from=1, to=2) [moraleResult.to2.contact, house: M11]',
      'order orders order.moveBack 6 (unit=Lüneburg, inches=6) [rule: Bayonet and saber melee]',
      'order orders order.mayOccupy 0 (unit=1st Line) [house: M11]',
      'outcome melee melee.outcome.defenderShies 0 (attacker=1st Line, defender=Lüneburg) [house: M11]',
    ],
  },
  {
    what: 'the defender runs from an attacker that does not charge',
    reasons: fought({ attacker: firstLine, defender: lüneburg }, [1]),
    account: [
      'add defenderCheck class.militia -1 () [classValues.militia.morale, rule: Morale chart]',
      'total defenderCheck morale.onTheDie -1 (unit=Lüneburg) [rule: Morale chart]',
      'result defenderCheck morale.contact.removed 0 (unit=Lüneburg, from=less, to=0) [moraleResult.to0.contact, house: M11]',
      'order orders order.removeUnit 0 (unit=Lüneburg, arm=infantry) [rule: Morale chart]',
      'outcome melee melee.outcome.defenderShies 0 (attacker=1st Line, defender=Lüneburg) [house: M11]',
    ],
  },
]

export const moraleAccounts: readonly AccountCase[] = [
  {
    what: 'rallied, with everything that counts',
    reasons: checked(
      { ...thirtySecond, nation: 'france', officer: ney, bases: 3, startingBases: 4, marker: true },
      'rally',
      9,
    ),
    account: [
      'add morale class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'add morale morale.french 1 () [moraleModifiers.french.value, rule: Morale chart]',
      'add morale officer 2 (officer=Ney) [rule: Morale chart]',
      'add morale basesLost -1 (bases=1) [moraleModifiers.baseLost.value, rule: Morale chart]',
      'total morale morale.onTheDie 2 (unit=32nd Foot) [rule: Morale chart]',
      'result morale morale.rally.markerOff 11 (unit=32nd Foot, from=6, to=more) [moraleResult.from6.rally, house: M14]',
      'order orders order.removeMarker 1 (unit=32nd Foot) [rule: Morale chart]',
      'outcome morale morale.outcome.markerOff 0 (unit=32nd Foot) [rule: Morale chart]',
    ],
  },
  {
    what: 'falls back',
    reasons: checked({ ...hussars, marker: true }, 'rally', 1),
    account: [
      'add morale class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'total morale morale.onTheDie 0 (unit=7th Hussars) [rule: Morale chart]',
      'result morale morale.rally.movesBack 1 (unit=7th Hussars, from=1, to=2) [moraleResult.to2.rally, house: M14]',
      'order orders order.moveBack 12 (unit=7th Hussars, inches=12) [rule: Bayonet and saber melee]',
      'outcome morale morale.outcome.movesBack 0 (unit=7th Hussars) [rule: Morale chart]',
    ],
  },
  {
    what: 'runs',
    reasons: checked(lüneburg, 'rally', 1),
    account: [
      'add morale class.militia -1 () [classValues.militia.morale, rule: Morale chart]',
      'total morale morale.onTheDie -1 (unit=Lüneburg) [rule: Morale chart]',
      'result morale morale.rally.removed 0 (unit=Lüneburg, from=less, to=0) [moraleResult.to0.rally, house: M14]',
      'order orders order.removeUnit 0 (unit=Lüneburg, arm=infantry) [rule: Morale chart]',
      'outcome morale morale.outcome.removed 0 (unit=Lüneburg) [rule: Morale chart]',
    ],
  },
  {
    what: 'stays',
    reasons: checked(lüneburg, 'rally', 5),
    account: [
      'add morale class.militia -1 () [classValues.militia.morale, rule: Morale chart]',
      'total morale morale.onTheDie -1 (unit=Lüneburg) [rule: Morale chart]',
      'result morale morale.rally.stays 4 (unit=Lüneburg, from=3, to=5) [moraleResult.to5.rally, house: M14]',
      'order orders order.keepMarker 1 (unit=Lüneburg) [rule: Morale chart]',
      'outcome morale morale.outcome.stays 0 (unit=Lüneburg) [rule: Morale chart]',
    ],
  },
  {
    what: 'fights',
    reasons: checked(lüneburg, 'contact', 8),
    account: [
      'add morale class.militia -1 () [classValues.militia.morale, rule: Morale chart]',
      'total morale morale.onTheDie -1 (unit=Lüneburg) [rule: Morale chart]',
      'result morale morale.contact.fights 7 (unit=Lüneburg, from=6, to=more) [moraleResult.from6.contact, house: M11]',
      'outcome morale morale.outcome.fights 0 (unit=Lüneburg) [rule: Morale chart]',
    ],
  },
]

export const leaderAccounts: readonly AccountCase[] = [
  {
    what: 'falls by the second base',
    reasons: of(procedures.leader, { officer: kempt, basesRemoved: 2, danger: 'fire' }, [9, 2]),
    account: [
      'result leader leader.falls 2 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'order leader order.officerFalls 1 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'outcome leader leader.outcome.falls 0 (officer=Kempt) [rule: Fallen leader]',
    ],
  },
  {
    what: 'Napoleon, fired at',
    reasons: of(procedures.leader, { officer: napoleon, basesRemoved: 2, danger: 'fire' }),
    account: [
      'note leader leader.notByFire 0 (officer=Napoleon) [rule: Fallen leader]',
      'outcome leader leader.outcome.notAtRisk 0 (officer=Napoleon) [rule: Fallen leader]',
    ],
  },
]

export const movementAccounts: readonly AccountCase[] = [
  {
    what: 'a line along a road, over hills and fences',
    reasons: of(procedures.movement, {
      unit: thirtySecond,
      ground: { kind: 'road', hillLevels: 2, fences: 3 },
    }),
    account: [
      'set movement movement.basic 6 (mover=lineInfantry, ground=road) [movement.lineInfantry.basic, house: M1]',
      'note movement movement.noRoadMove 0 () [house: M1]',
      'add movement movement.hillLevel -2 (count=2) [movementCosts.hillLevel.value, rule: Movement]',
      'add movement movement.fence -3 (count=3) [movementCosts.fence.value, rule: Movement]',
      'total movement movement.inches 1 (unit=32nd Foot) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
  {
    what: 'hills that cost a table two inches a level',
    reasons: of(
      procedures.movement,
      { unit: hussars, ground: { hillLevels: 3 } },
      [],
      rulesWith({}, named('Steep', chartsWith([at('movementCosts', 'hillLevel'), 2]))),
    ),
    account: [
      'set movement movement.basic 12 (mover=lightCavalry, ground=open) [movement.lightCavalry.basic, house: M1]',
      'add movement movement.hillLevel -6 (count=3) [movementCosts.hillLevel.value, changed: Movement]',
      'total movement movement.inches 6 (unit=7th Hussars) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
  {
    what: 'a marked unit that charges',
    reasons: of(procedures.movement, { unit: { ...hussars, marker: true }, charging: true }),
    account: [
      'set movement movement.charge 18 (mover=lightCavalry, ground=open) [movement.lightCavalry.charge, house: M1]',
      'total movement movement.inches 18 (unit=7th Hussars) [rule: Movement]',
      'note movement movement.checksBeforeContact 0 () [rule: Sequence of play]',
    ],
  },
  {
    what: 'an officer on his own',
    reasons: of(procedures.movement, { unit: null, ground: { kind: 'woods' } }),
    account: [
      'set movement movement.rough 9 (mover=officer, ground=woods) [movement.officer.rough, house: M1]',
      'total movement movement.inches 9 (unit=) [rule: Movement]',
      'note movement movement.staysClear 0 (inches=2) [movementLimits.fromEnemy.value, rule: Sequence of play]',
    ],
  },
]

const answered = (charger: Difference, target: Difference, answer: string, faces: readonly number[]) =>
  of(procedures.charge, { charger, target, answer }, faces)

export const chargeAccounts: readonly AccountCase[] = [
  {
    what: 'cuirassiers ride out behind their marshal',
    reasons: answered(
      hussars,
      { ...armoured, name: '9th Cuirassiers', nation: 'france', officer: ney },
      'counterCharge',
      [4],
    ),
    account: [
      'add reaction morale.heavyCavalry 1 () [moraleModifiers.heavyCavalry.value, rule: Morale chart]',
      'add reaction morale.french 1 () [moraleModifiers.french.value, rule: Morale chart]',
      'add reaction officer 2 (officer=Ney) [rule: Sequence of play]',
      'total reaction charge.onTheDie 4 (unit=9th Cuirassiers, needed=6) [rule: Sequence of play]',
      'result reaction charge.counterCharge.holds 8 (unit=9th Cuirassiers, needed=6) [chargeReaction.counterCharge.value, rule: Sequence of play]',
      'order orders order.counterCharge 0 (unit=9th Cuirassiers) [house: M10]',
      'outcome reaction charge.outcome.counterCharges 0 (target=9th Cuirassiers) [house: M10]',
    ],
  },
  {
    what: 'no square',
    reasons: answered(hussars, thirtySecond, 'square', [5]),
    account: [
      'add reaction class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'total reaction charge.onTheDie 0 (unit=32nd Foot, needed=6) [rule: Sequence of play]',
      'result reaction charge.square.fails 5 (unit=32nd Foot, needed=6) [chargeReaction.square.value, rule: Sequence of play]',
      'order orders order.standsAsItIs 0 (unit=32nd Foot) [house: M10]',
      'outcome reaction charge.outcome.squareFails 0 (target=32nd Foot) [house: M10]',
    ],
  },
  {
    what: 'a square',
    reasons: answered(hussars, thirtySecond, 'square', [6]),
    account: [
      'add reaction class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'total reaction charge.onTheDie 0 (unit=32nd Foot, needed=6) [rule: Sequence of play]',
      'result reaction charge.square.holds 6 (unit=32nd Foot, needed=6) [chargeReaction.square.value, rule: Sequence of play]',
      'order orders order.formSquare 0 (unit=32nd Foot) [house: M10]',
      'outcome reaction charge.outcome.squareForms 0 (target=32nd Foot) [house: M10]',
    ],
  },
  {
    what: 'skirmishers are ridden down',
    reasons: answered(
      hussars,
      { ...skirmishers, name: '95th Rifles', bases: 2, officer: kempt },
      'formLine',
      [3, 5, 6],
    ),
    account: [
      'add reaction class.light 1 () [classValues.light.morale, rule: Morale chart]',
      'add reaction officer 1 (officer=Kempt) [rule: Sequence of play]',
      'total reaction charge.onTheDie 2 (unit=95th Rifles, needed=6) [rule: Sequence of play]',
      'result reaction charge.formLine.fails 5 (unit=95th Rifles, needed=6) [chargeReaction.formLine.value, rule: Sequence of play]',
      'order orders order.removeUnit 2 (unit=95th Rifles, arm=infantry) [rule: Sequence of play]',
      'result leader leader.unhurt 2 (officer=Kempt, fallsUpTo=4) [fallenLeader.fallsUpTo.value, rule: Fallen leader]',
      'order orders order.mayGoOn 0 (unit=7th Hussars) [house: M10]',
      'outcome reaction charge.outcome.riddenDown 0 (target=95th Rifles) [house: M10]',
    ],
  },
  {
    what: 'stands',
    reasons: answered(firstLine, thirtySecond, 'stand', []),
    account: ['outcome reaction charge.outcome.stands 0 (target=32nd Foot) [house: M10]'],
  },
]
