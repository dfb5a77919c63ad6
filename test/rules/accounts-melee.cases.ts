import { procedures } from '@/rules/miniatures/index.ts'
import {
  firstLine,
  highlanders,
  hussars,
  lüneburg,
  ney,
  of,
  thirtySecond,
  type AccountCase,
} from './accounts.cases.ts'
import { meleeInputOf, type Fight } from './melee.cases.ts'
import { armoured, kempt, skirmishers, type Difference } from './standard.ts'

const fought = (fight: Fight, faces: readonly number[]) => of(procedures.melee, meleeInputOf(fight), faces)
const checked = (unit: Difference, occasion: string, face: number) =>
  of(procedures.morale, { unit, occasion }, [face])
const answered = (charger: Difference, target: Difference, answer: string, faces: readonly number[]) =>
  of(procedures.charge, { charger, target, answer }, faces)

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
    what: 'the attacker falls back from its check',
    reasons: fought({ attacker: { ...firstLine, marker: true }, defender: lüneburg }, [2]),
    account: [
      'add attackerCheck class.line 0 () [classValues.line.morale, rule: Morale chart]',
      'total attackerCheck morale.onTheDie 0 (unit=1st Line) [rule: Morale chart]',
      'result attackerCheck morale.contact.movesBack 2 (unit=1st Line, from=1, to=2) [moraleResult.to2.contact, house: M11]',
      'order orders order.moveBack 6 (unit=1st Line, inches=6) [rule: Bayonet and saber melee]',
      'outcome melee melee.outcome.attackerShies 0 (attacker=1st Line, defender=Lüneburg) [house: M11]',
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
