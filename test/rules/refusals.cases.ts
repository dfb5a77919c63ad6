import { procedures, rulesWith, type MiniaturesRules } from '@/rules/miniatures/index.ts'
import type { Procedure, Refusal } from '@/rules/index.ts'
import { fireInputOf, type Volley } from './fire.cases.ts'
import { begun, correct, fire, Game, lockedInMelee, melee, quatreBras, tableCheck } from './game.ts'
import { meleeInputOf, type Fight } from './melee.cases.ts'
import { at, chartsWith, named, unsoundCharts } from './own-charts.ts'
import { resolve } from './resolve.ts'
import { cavalry, column, foot, kempt, medium, skirmishers, square, type Difference } from './standard.ts'
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
  lancersOf,
  landwehr,
  ligny,
  ride,
  secondLine,
  squareOf,
} from './turn-game.ts'

/** What is tried, and every word that the player may read of why it cannot be. */
interface RefusalCase {
  readonly what: string
  readonly refusal: () => Refusal | undefined
  readonly says: string
}

function by<Input>(
  procedure: Procedure<Input, unknown, MiniaturesRules>,
  input: unknown,
  rules: MiniaturesRules = rulesWith(),
): () => Refusal | undefined {
  return () => resolve(procedure, input, [], {}, rules).refusal
}

const fired = (volley: Volley) => by(procedures.fire, fireInputOf(volley))
const fought = (fight: Fight) => by(procedures.melee, meleeInputOf(fight))
const charged = (charger: Difference, target: Difference, how: string) =>
  by(procedures.charge, { charger, target, answer: how })

const thirtySecond = { ...foot, name: '32nd Foot' } as const
const hussarsNamed = { ...cavalry, name: '7th Hussars' } as const
const gun = { ...medium, name: 'Gun 1' } as const
const gone = { bases: 0, startingBases: 4 } as const
const noCharges = rulesWith(
  {},
  named(
    'No charges',
    chartsWith([at('movement', 'lineInfantry', 'charge'), null], [at('movement', 'officer', 'charge'), null]),
  ),
)

// prettier-ignore
export const throwRefusals: readonly RefusalCase[] = [
  { what: 'cavalry fires', refusal: fired({ by: hussarsNamed }), says: 'cavalryDoesNotFire firers[0].arm (unit=7th Hussars) [house: M7]' },
  { what: 'fire into a melee', refusal: fired({ by: thirtySecond, target: { ...foot, inMelee: true } }), says: 'nobodyFiresIntoMelee target.inMelee () [house: M7]' },
  { what: 'a gun and infantry together', refusal: fired({ by: [gun, thirtySecond] }), says: 'onlyGunsFireTogether firers[1].arm () [rule: Sequence of play]' },
  { what: 'a charger too far away', refusal: fired({ by: thirtySecond, at: 6, atCharger: true }), says: 'chargerTooFar distance (distance=6, inches=4) [house: M7]' },
  { what: 'infantry out of range', refusal: fired({ by: thirtySecond, at: 12 }), says: 'outOfRange distance (unit=32nd Foot, arm=infantry, distance=12, range=8) [rule: Movement]' },
  { what: 'a firer that is no more', refusal: fired({ by: { ...thirtySecond, ...gone } }), says: 'noBasesLeft firers[0].bases (unit=32nd Foot) [house: M8]' },
  { what: 'a target that cannot be', refusal: fired({ by: thirtySecond, target: { ...cavalry, formation: 'square' } }), says: 'formationNotOfArm target.formation (arm=cavalry, kind=light, formation=square, bases=4, startingBases=4) [rule: Movement]' },
  { what: 'artillery attacks', refusal: fought({ attacker: gun }), says: 'gunsDoNotAttack attacker.arm (unit=Gun 1) [house: M12]' },
  { what: 'a square attacks', refusal: fought({ attacker: { ...square, name: '42nd Highlanders' } }), says: 'squareDoesNotAttack attacker.formation (unit=42nd Highlanders) [rule: Movement]' },
  { what: 'infantry counter-charges', refusal: fought({ defender: { ...thirtySecond, charging: true } }), says: 'onlyCavalryCounterCharges defender.charging (unit=32nd Foot) [house: M10]' },
  { what: 'artillery charges', refusal: charged(gun, thirtySecond, 'stand'), says: 'gunsDoNotAttack charger.arm (unit=Gun 1) [house: M12]' },
  { what: 'a square charges', refusal: charged({ ...square, name: '42nd Highlanders' }, thirtySecond, 'stand'), says: 'squareDoesNotAttack charger.formation (unit=42nd Highlanders) [rule: Movement]' },
  { what: 'infantry counter-charges a charge', refusal: charged(hussarsNamed, thirtySecond, 'counterCharge'), says: 'onlyCavalryCounterCharges answer (unit=32nd Foot) [house: M10]' },
  { what: 'skirmishers stand to cavalry', refusal: charged(hussarsNamed, { ...skirmishers, name: '95th Rifles' }, 'stand'), says: 'skirmishersFormLine answer (unit=95th Rifles) [rule: Sequence of play]' },
  { what: 'a square against infantry', refusal: charged({ ...column, name: '1st Line' }, thirtySecond, 'square'), says: 'squareAgainstCavalryOnly answer (unit=32nd Foot) [house: M10]' },
  { what: 'a locked unit moves', refusal: by(procedures.movement, { unit: thirtySecond, inMelee: true }), says: 'lockedDoesNotMove inMelee (unit=32nd Foot) [house: M12]' },
  { what: 'an officer alone moves out of a charge', refusal: by(procedures.movement, { unit: null, pinned: true }), says: 'pinnedDoesNotMove pinned (unit=) [rule: Sequence of play]' },
  { what: 'a move that the chart does not have', refusal: by(procedures.movement, { unit: thirtySecond, charging: true }, noCharges), says: 'hasNoSuchMove charging (unit=32nd Foot) [changed: M1]' },
  { what: 'a charge of an officer alone, where the chart has none', refusal: by(procedures.movement, { unit: null, charging: true }, noCharges), says: 'hasNoSuchMove charging (unit=) [changed: M1]' },
]

function last(start: () => Game, ...commands: readonly Difference[]): () => Refusal | undefined {
  return () => {
    const game = start()
    for (const command of commands.slice(0, -1)) game.play(command)
    const command = commands.at(-1)
    return command === undefined ? undefined : game.refusal(command, [9, 9])
  }
}

const nobody = 'u99'
const locked = () => {
  const game = lockedInMelee()
  game.play({ type: 'beginTurn' })
  game.play({ type: 'chooseFirst', side: 'a' })
  return game
}
const inContact = () => {
  const game = inTurn()
  chargeHome(game, lancersOf, secondLine)
  return game
}
const metByHussars = () => {
  const game = inTurn()
  game.play(answer(lancersOf, hussars, 'counterCharge'), [9])
  return game
}
const unopened = () => {
  const game = begun(ligny)
  game.play({ type: 'beginTurn' })
  return game
}
const opening = {
  type: 'correctTurn',
  number: 1,
  half: 2,
  attacker: 'a',
  step: 'initiative',
  note: 'for the test',
}
const move = (unit: string, difference: Difference = {}) => ({ type: 'moveUnit', unit, ...difference })
const form = (unit: string, formation: string) => move(unit, { moves: false, formation })
const leave = (unit: string) => ({ type: 'leaveTable', unit })

// prettier-ignore
export const gameRefusals: readonly RefusalCase[] = [
  { what: 'anything before the game', refusal: last(() => new Game(), { type: 'renameGame', name: 'Ligny' }), says: 'notBegun type () [house: game]' },
  { what: 'a second beginning', refusal: last(begun, quatreBras), says: 'alreadyBegun type () [house: game]' },
  { what: 'a unit without bases at the beginning', refusal: last(() => new Game(), { ...quatreBras, units: [{ ...thirtySecond, ...gone, side: 'a' }] }), says: 'noBasesLeft units[0].bases (unit=32nd Foot) [house: M8]' },
  { what: 'charts that cannot be played by', refusal: last(begun, { type: 'changeCharts', chartSet: unsoundCharts }), says: 'unsoundCharts chartSet.charts.meleeResult.rows[1].cells.loserBases (path=charts.meleeResult.rows[1].cells.loserBases, fault=blankLoss) [house: charts]' },
  { what: 'a unit without bases is added', refusal: last(begun, { type: 'addUnits', side: 'a', unit: { ...thirtySecond, ...gone } }), says: 'noBasesLeft unit.bases (unit=32nd Foot) [house: M8]' },
  { what: 'a unit without bases is left standing', refusal: last(begun, { type: 'changeUnit', unit: 'u1', changes: { bases: 0 } }), says: 'noBasesLeft changes.bases (unit=1st Line) [house: M8]' },
  { what: 'a correction to no bases', refusal: last(begun, correct('u1', { bases: 0 })), says: 'standsWithoutBases changes.bases (unit=1st Line) [house: M8]' },
  { what: 'a unit checked twice', refusal: last(begun, tableCheck(['u1', { bases: 3 }], ['u1', { bases: 2 }])), says: 'checkedTwice changes[1].unit (unit=1st Line) [house: roster]' },
  { what: 'a unit checked that cannot be', refusal: last(begun, tableCheck(['u1', { damaged: true }])), says: 'onlyGunsAreDamaged changes[0].changes.damaged (arm=infantry, kind=foot, formation=column, bases=4, startingBases=4, unit=1st Line) [rule: Fire combat effects chart]' },
  { what: 'two of a side fight', refusal: last(begun, melee({ defender: 'u2' })), says: 'sameSide defender (unit=1st Line, other=Old Guard) [house: roster]' },
  { what: 'one that is gone fights', refusal: last(begun, correct('u1', { onTable: false }), melee()), says: 'unitIsGone attacker (unit=1st Line) [house: roster]' },
  { what: 'a unit in one volley twice', refusal: last(begun, fire({ firers: [{ unit: 'u7' }, { unit: 'u7' }] })), says: 'firesOnceInAVolley firers[1].unit (unit=Rogers’s Gun) [house: M7]' },
  { what: 'a locked unit attacks another', refusal: last(locked, melee({ defender: 'u8' })), says: 'lockedAttacksNobodyElse attacker (unit=1st Line) [rule: Sequence of play]' },
  { what: 'a gun helps an attacker', refusal: last(begun, melee({ attackerOthers: ['u2', 'u4'] })), says: 'gunsDoNotAttack attackerOthers[1] (unit=Gun 1) [house: M12]' },
  { what: 'the enemy helps', refusal: last(begun, melee({ attackerOthers: ['u8'] })), says: 'cannotHelpHere attackerOthers[0] (unit=Lüneburg, lead=1st Line) [house: M12]' },
  { what: 'a unit helps twice', refusal: last(begun, melee({ defenderOthers: ['u8', 'u8'] })), says: 'cannotHelpHere defenderOthers[1] (unit=Lüneburg, lead=32nd Foot) [house: M12]' },
  { what: 'a unit helps itself', refusal: last(begun, melee({ defenderOthers: ['u5'] })), says: 'cannotHelpHere defenderOthers[0] (unit=32nd Foot, lead=32nd Foot) [house: M12]' },
  { what: 'a unit without a marker rallies', refusal: last(begun, { type: 'rally', unit: 'u1' }), says: 'noMarkerToRally unit (unit=1st Line) [house: M14]' },
  { what: 'no officer is there to fall', refusal: last(begun, { type: 'fallenLeader', unit: 'u1', basesRemoved: 1, danger: 'fire' }), says: 'noOfficerHere unit (unit=1st Line) [house: M9]' },
]

// prettier-ignore
export const turnRefusals: readonly RefusalCase[] = [
  { what: 'a roll before the first turn', refusal: last(begun, { type: 'rollFirst' }), says: 'noTurnYet type () [house: M16]' },
  { what: 'a second first turn', refusal: last(() => inTurn(), { type: 'beginTurn' }), says: 'turnUnderWay type (turn=1) [house: M16]' },
  { what: 'a roll once it is known', refusal: last(() => inTurn(), { type: 'rollFirst' }), says: 'firstIsKnown type () [house: M15]' },
  { what: 'back to the roll once it is known', refusal: last(() => inTurn(), goTo('initiative')), says: 'firstIsKnown step () [house: M15]' },
  { what: 'a roll in the second half', refusal: last(() => inTurn(), opening), says: 'firstIsKnown step () [house: M15]' },
  { what: 'a step before it is known', refusal: last(unopened, goTo('moves')), says: 'firstIsUnknown step () [house: M15]' },
  { what: 'an end before it is known', refusal: last(unopened, { type: 'endHalfTurn' }), says: 'firstIsUnknown type () [house: M15]' },
  { what: 'a formation that the arm does not have', refusal: last(() => inTurn(), form(lancersOf, 'square')), says: 'formationNotOfArm formation (arm=cavalry, kind=lancers, formation=square, bases=4, startingBases=4) [rule: Movement]' },
  { what: 'a locked unit forms up', refusal: last(locked, form('u1', 'line')), says: 'lockedDoesNotMove unit (unit=1st Line) [house: M12]' },
  { what: 'a pinned unit forms up', refusal: last(inContact, form(secondLine, 'square')), says: 'pinnedDoesNotMove unit (unit=2nd Line) [rule: Sequence of play]' },
  { what: 'a charger that has come moves again', refusal: last(inContact, move(lancersOf)), says: 'chargeHasMoved unit (unit=Red Lancers) [house: M10]' },
]

// prettier-ignore
export const chargeRefusals: readonly RefusalCase[] = [
  { what: 'before it is known who moves first', refusal: last(unopened, declare(lancersOf, secondLine)), says: 'firstIsUnknown charger () [house: M15]' },
  { what: 'out of turn', refusal: last(() => inTurn(), declare(hussars, firstLine)), says: 'onlyAttackerCharges charger (unit=Hussars) [rule: Sequence of play]' },
  { what: 'a second one', refusal: last(() => inTurn(), declare(lancersOf, secondLine), declare(lancersOf, landwehr)), says: 'alreadyCharges charger (unit=Red Lancers) [rule: Sequence of play]' },
  { what: 'by one that leaves the table', refusal: last(() => inTurn(), leave(lancersOf), declare(lancersOf, secondLine)), says: 'unitIsGone charger (unit=Red Lancers) [rule: Sequence of play]' },
  { what: 'on one that leaves the table', refusal: last(() => inTurn(), leave(secondLine), declare(lancersOf, secondLine)), says: 'unitIsGone target (unit=2nd Line) [rule: Sequence of play]' },
  { what: 'by a gun', refusal: last(() => inTurn(), declare(gun1, secondLine)), says: 'gunsDoNotAttack charger (unit=Gun 1) [house: M12]' },
  { what: 'by a square', refusal: last(() => inTurn('charges', 'b'), declare(squareOf, firstLine)), says: 'squareDoesNotAttack charger (unit=3rd Line) [rule: Movement]' },
  { what: 'by a locked unit', refusal: last(locked, declare('u1', 'u8')), says: 'lockedAttacksNobodyElse charger (unit=1st Line) [rule: Sequence of play]' },
  { what: 'called off though none was declared', refusal: last(() => inTurn(), { type: 'callOffCharge', charger: lancersOf }), says: 'doesNotCharge charger (unit=Red Lancers) [house: M10]' },
  { what: 'called off when it has come', refusal: last(inContact, { type: 'callOffCharge', charger: lancersOf }), says: 'chargeHasMoved charger (unit=Red Lancers) [house: M10]' },
  { what: 'answered when it fell short', refusal: last(() => inTurn(), declare(lancersOf, secondLine), ride(lancersOf, false), answer(lancersOf, secondLine, 'stand')), says: 'chargeHasMoved charger (unit=Red Lancers) [house: M10]' },
  { what: 'answered twice', refusal: last(metByHussars, answer(lancersOf, hussars, 'stand')), says: 'alreadyAnswered target (unit=Hussars, charger=Red Lancers, answer=counterCharge.holds, stage=declared) [house: M10]' },
  { what: 'answered by the enemy', refusal: last(() => inTurn(), answer(lancersOf, secondLine, 'counterCharge', { by: cuirassiers })), says: 'cannotHelpHere by (unit=5th Cuirassiers, lead=2nd Line) [house: M10]' },
  { what: 'answered by others who stand', refusal: last(() => inTurn(), answer(lancersOf, secondLine, 'stand', { by: hussars })), says: 'onlyCounterChargeForAnother by (unit=Hussars) [house: M10]' },
  { what: 'the charged fires at others', refusal: last(inContact, { type: 'fire', firers: [{ unit: secondLine }], target: firstLine, distance: 4 }), says: 'chargedFiresAtCharger firers[0].unit (unit=2nd Line) [house: M7]' },
  { what: 'fire at what the own charge has reached', refusal: last(inContact, { type: 'fire', firers: [{ unit: gun1 }], target: secondLine, distance: 16 }), says: 'ownChargerInContact target (target=2nd Line) [house: M7]' },
  { what: 'a target that is gone', refusal: last(() => inTurn(), declare(lancersOf, gun3), correct(gun3, { onTable: false }), ride(lancersOf)), says: 'unitIsGone charger (unit=Gun 3) [house: roster]' },
]

const officer = { officer: kempt }

/** Each command that names a unit, with one that is not there: the path says which of them it is. */
// prettier-ignore
export const unknownUnits: readonly (readonly [path: string, command: Difference])[] = [
  ['unit', { type: 'changeUnit', unit: nobody, changes: officer }],
  ['unit', { type: 'placeUnit', unit: nobody, at: 0 }],
  ['unit', { type: 'moveUnit', unit: nobody }],
  ['unit', { type: 'leaveTable', unit: nobody }],
  ['unit', { type: 'rally', unit: nobody }],
  ['unit', { type: 'fallenLeader', unit: nobody, basesRemoved: 1, danger: 'fire' }],
  ['target', fire({ target: nobody })],
  ['firers[1].unit', fire({ firers: [{ unit: 'u7' }, { unit: nobody }] })],
  ['attacker', melee({ attacker: nobody })],
  ['defender', melee({ defender: nobody })],
  ['attackerOthers[1]', melee({ attackerOthers: ['u2', nobody] })],
  ['charger', declare(nobody, 'u5')],
  ['target', declare('u3', nobody)],
  ['charger', answer(nobody, 'u5', 'stand')],
  ['target', answer('u3', nobody, 'stand')],
  ['charger', { type: 'callOffCharge', charger: nobody }],
  ['charger', ride(nobody)],
]
