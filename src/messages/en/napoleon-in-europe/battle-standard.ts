import { counted, list, opening } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { ui } from '../ui.ts'
import { areaIn, laneIn, ownerIn, pieceIn, sideIn, spotIn, unitIn, whoIn } from './battle-names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

const phases: Readonly<Record<string, string>> = {
  cavalry: 'cavalry',
  artillery: 'artillery',
  infantry: 'infantry',
  leader: 'leader',
}

function phaseIn(phase: Parameter): string {
  return phases[String(phase ?? '')] ?? String(phase ?? '')
}

/** Several kinds of pieces in a parameter: "3 infantry and 1 leader". */
function piecesIn(pieces: Parameter): string {
  return list(
    String(pieces ?? '')
      .split(',')
      .map((each) => {
        const [unit, count] = each.split(':')
        return troopsIn(unit, count)
      }),
  )
}

function isOne(pieces: Parameter): boolean {
  return /^\w+:1$/u.test(String(pieces ?? ''))
}

const opposite: Readonly<Record<string, string>> = { attacker: 'defender', defender: 'attacker' }

/** What dice with what is added must reach; what they made stands beside it, and what it means after it. */
function thrown({ needed }: Parameters): string {
  return `${needed} or more needed`
}

const ofTwoDice = 36

/** How likely two dice show this or more: "8 %". */
function chanceOnTwo(least: Parameter): string {
  const [small, large] = [Number(least) - 1, 13 - Number(least)]
  const ways = large <= 6 ? (large * (large + 1)) / 2 : ofTwoDice - (small * (small - 1)) / 2
  return ui.percent(ways / ofTwoDice)
}

export const battleStandardTexts: RuleTexts = {
  dice: {
    'battle.fire': 'Fire',
    'battle.hit': 'Hit',
    'battle.rally': 'Rally',
    'battle.pursuit': 'Pursuit',
  },
  reasons: {
    'heading.moveInBattle': ({ nation, side, pieces, from, to }) =>
      `${opening(whoIn(nation))} moves ${piecesIn(pieces)}${from === '' ? '' : ` from ${areaIn(from, side)}`} to ${areaIn(to, side)}`,
    'order.moveInBattle': ({ side, pieces, to }) => `Move ${piecesIn(pieces)} to ${areaIn(to, side)}.`,
    'heading.unsquare': ({ nation, side, pieces, area }) =>
      `${opening(whoIn(nation))} takes ${piecesIn(pieces)}${area === '' ? '' : ` ${spotIn(area, side)}`} out of square`,
    'order.unsquare': ({ pieces }) => `Turn ${piecesIn(pieces)} to the front again.`,
    'heading.fireInBattle': ({ area, other, target, ...piece }) =>
      `${opening(pieceIn(piece))} fires at ${unitIn(target)} ${spotIn(area, opposite[String(other)] ?? other)}`,
    'fire.needed': ({ target }) => `To hit ${target}`,
    'fire.eliteInfantry': () => 'elite',
    'fire.lightInfantry': () => 'light',
    'fire.militia': () => 'militia',
    'fire.horseArtillery': () => 'horse artillery',
    'fire.firerInSquare': () => 'from square',
    'fire.infantryAtSquare': () => 'at a square',
    'fire.artilleryAtSquare': () => 'at a square',
    'fire.hill': () => 'from a hill',
    'fire.intoWoods': () => 'into woods',
    'fire.fromWoods': () => 'from woods',
    'fire.intoVillage': () => 'into a village',
    'fire.fromVillage': () => 'from a village',
    'fire.landing': () => 'at a landing',
    'battle.onTheDice': () => 'On two dice',
    'battle.onTheDie': () => 'On the die',
    'fire.thrown': thrown,
    'fire.eliminates': ({ unit }) => `Removes ${unitIn(unit)} up to`,
    'fire.byLightInfantry': () => 'by light infantry',
    'fire.outcome.missed': () => 'Missed',
    'fire.outcome.fallsBack': ({ unit }) => `Hit: the ${unitIn(unit)} falls back`,
    'fire.outcome.eliminated': ({ unit }) => `Hit: the ${unitIn(unit)} is eliminated`,
    'order.removeUnit': (piece) => `Remove ${pieceIn(piece)}.`,
    'order.retreatUnit': (piece) => `Move ${pieceIn(piece)} to the retreat area.`,
    'leader.atRisk': ({ nation, natural }) =>
      `Two dice of ${natural} or more (${chanceOnTwo(natural)}) fell ${ownerIn(nation)} leader`,
    'order.removeLeader': (piece) => `The leader has fallen: remove ${pieceIn(piece)}.`,
    'order.removeNapoleon': () => 'Napoleon has fallen: remove him.',
    'order.leaderToChoose': ({ nation, side, area }) =>
      `A leader ${spotIn(area, side)} has fallen: ${whoIn(nation)} says which.`,
    'heading.loseLeader': ({ nation, side, area }) =>
      `${opening(ownerIn(nation))} leader ${spotIn(area, side)} is the one who fell`,
    'heading.rallyInBattle': (piece) => `A leader rallies ${pieceIn(piece)}`,
    'rally.needed': ({ unit }) => `To rally ${unitIn(unit)}`,
    'rally.napoleon': () => 'Napoleon',
    'rally.thrown': thrown,
    'rally.outcome.rallied': ({ unit }) => `The ${unitIn(unit)} is rallied`,
    'rally.outcome.staysAway': ({ unit }) => `The ${unitIn(unit)} is not rallied`,
    'order.moveToReserve': (piece) => `Move ${pieceIn(piece)} to the reserve.`,
    'heading.endPart': ({ nation, phase, turn }) =>
      `${opening(whoIn(nation))} ends its ${phaseIn(phase)} phase, turn ${turn}`,
    'battle.nextPart': ({ nation, phase, turn }) =>
      `Turn ${turn}, ${phaseIn(phase)} phase: ${whoIn(nation)} acts`,
    'order.arrive': ({ nation, pieces }) =>
      `${opening(whoIn(nation))}: place ${piecesIn(pieces)} in the reserve, for ${isOne(pieces) ? 'it has' : 'they have'} arrived.`,
    'heading.retreatFromBattle': ({ nation }) => `${opening(whoIn(nation))} retreats`,
    'battleEnds.lineBroken': ({ nation, side, lane }) =>
      `${opening(whoIn(nation))} holds nothing more on its ${laneIn(lane, side)}: ${sideIn(side)} has lost the battle.`,
    'battleEnds.retreat': ({ nation, side }) =>
      `${opening(whoIn(nation))} leaves the field: ${sideIn(side)} has lost the battle.`,
    'battleEnds.idle': ({ turns }) =>
      `${counted(Number(turns), 'turn', 'turns')} without fire and without a move into the middle: the attacker has lost the battle.`,
    'order.pursue': ({ nation }) => `${opening(whoIn(nation))} pursues.`,
    'order.noPursuitOverRiver': () => 'A river lies between: nobody pursues.',
    'order.nobodyPursues': () => 'Nobody can pursue.',
    'heading.pursue': ({ target, ...piece }) => `${opening(pieceIn(piece))} pursues ${unitIn(target)}`,
    'pursuit.needed': ({ target }) => `To catch ${unitIn(target)}`,
    'pursuit.riverBehind': () => 'river behind',
    'pursuit.thrown': thrown,
    'pursuit.outcome.caught': ({ unit }) => `The ${unitIn(unit)} is caught`,
    'pursuit.outcome.escapes': ({ unit }) => `The ${unitIn(unit)} gets away`,
    'heading.endPursuit': ({ nation, left }) =>
      Number(left) === 0
        ? `${opening(whoIn(nation))} ends the pursuit`
        : `${opening(whoIn(nation))} ends the pursuit with ${counted(Number(left), 'shot', 'shots')} left`,
  },
  refusals: {
    battleNotFought: () =>
      'The battle is not being fought: it is still prepared, or over already. Go on with what it asks for.',
    battleChoiceOwed: () =>
      'A choice must be made before anything else: the answer to a charge, or which leader fell. Make it first.',
    notItsPart: ({ nation, other, phase }) =>
      `${opening(whoIn(other))} acts now in the ${phaseIn(phase)} phase. ${opening(whoIn(nation))} has its own part of it.`,
    noSuchPiece: ({ piece }) => `No piece in this battle is called “${piece}”. Choose one on the board.`,
    notOwnPiece: (piece) => `That is ${pieceIn(piece)}. Choose a piece of the side that acts.`,
    notEnemyPiece: (piece) => `That is ${pieceIn(piece)}, on the same side. Choose a piece of the enemy’s.`,
    pieceActsTwice: () => 'A piece is named twice. It acts once for each battle action: name it once.',
    pieceIsLost: (piece) => `${opening(pieceIn(piece))} is eliminated and takes no part any more.`,
    pieceIsComing: (piece) => `${opening(pieceIn(piece))} has not arrived yet.`,
    pieceHasFallenBack: (piece) =>
      `${opening(pieceIn(piece))} has fallen back. It stays in the retreat area until a leader in the reserve rallies it.`,
    notItsPhase: ({ phase, ...piece }) =>
      `This is the ${phaseIn(phase)} phase, and ${pieceIn(piece)} acts in the phase of its own arm.`,
    noActionLeft: (piece) => `${opening(pieceIn(piece))} has used its battle actions of this turn.`,
    squareStands: (piece) =>
      `${opening(pieceIn(piece))} stands in square and may not move. Take it out of square first, which is its battle action.`,
    pieceIsThere: ({ side, to, nation, unit }) =>
      `${opening(ownerIn(nation))} ${unitIn(unit)} stands ${spotIn(to, side)} already. Choose a bordering area.`,
    nobodyMovesBack: () =>
      'Nobody moves to the retreat area: only units that were beaten go there. The reserve is open.',
    notBordering: ({ side, from, to }) =>
      `${opening(areaIn(to, side))} does not border ${areaIn(from, side)}. Pieces go ahead, back or sideways into the next area, never diagonally.`,
    areaHeldByEnemy: ({ side, to }) =>
      `The enemy stands ${spotIn(to, side)}. Drive him out by fire or charge first.`,
    fromEnemyToEnemy: ({ side, to }) =>
      `The piece stands next to the enemy, and ${areaIn(to, side)} is next to the enemy too. From one such area to another nobody may move.`,
    notInSquare: (piece) => `${opening(pieceIn(piece))} is not in square. There is nothing to undo.`,
    armCannotFire: (piece) =>
      `${opening(pieceIn(piece))} does not fire. Infantry and artillery fire; cavalry charges.`,
    reserveCannotFire: () => 'From the reserve nobody fires. Move the piece into the battle line first.',
    firesOnce: (piece) =>
      `${opening(pieceIn(piece))} has fired this turn. Horse artillery may act twice, but fires only once a turn.`,
    targetIsGone: ({ target }) =>
      `The ${unitIn(target)} is not on the board any more. Choose another target.`,
    leaderNotFiredAt: () =>
      'Leaders are no targets. One falls when the dice against a unit beside him show enough as they lie.',
    reserveNotFiredAt: () =>
      'Units in the reserve and in the retreat area cannot be attacked. Choose a target in the battle line or in the middle.',
    fireStraightAhead: ({ side, into, area }) =>
      `${opening(areaIn(into, side))} is not straight ahead of ${areaIn(area, side)}. Fire goes neither sideways nor diagonally.`,
    outOfReach: ({ reach, ...piece }) =>
      `The target is too far: ${pieceIn(piece)} reaches ${counted(Number(reach), 'area', 'areas')} ahead.`,
    fireOverOthers: () =>
      'Somebody stands in the area between. Artillery fires over an area only when it is empty.',
    noLeaderToChoose: () => 'No leader of this side is to be chosen now.',
    notThatLeader: ({ side, area }) =>
      `The leader who fell stood ${spotIn(area, side)}. Choose one of those there.`,
    onlyLeadersRally: () => 'Only leaders rally.',
    leaderNotInReserve: () => 'A leader rallies from the reserve. Move him there first.',
    notInRetreatArea: (piece) =>
      `${opening(pieceIn(piece))} is not in the retreat area. Choose a unit that has fallen back.`,
    retreatTooEarly: ({ turn }) =>
      `A side may retreat after the first whole turn of battle, that is from turn ${turn}.`,
    retreatTooLate: ({ nation }) =>
      `${opening(whoIn(nation))} has used a battle action in this part of the phase. It may retreat at the beginning of its next.`,
    noPursuit: () =>
      'There is no pursuit now: it follows a lost battle, and is over when the victor ends it.',
    notTheVictor: () => 'Only the victor pursues.',
    pursuesNot: (piece) => `${opening(pieceIn(piece))} does not pursue. Infantry and cavalry do.`,
    fallenBackPursuesNot: (piece) =>
      `${opening(pieceIn(piece))} is in the retreat area and takes no part in the pursuit.`,
    hasPursued: (piece) => `${opening(pieceIn(piece))} has had its one shot in this pursuit.`,
    onlyCavalryPursues: () => 'Cavalry covered the retreat as the battle ended, so only cavalry may pursue.',
    coveringCavalryFirst: () =>
      'Cavalry covers the retreat. It must be eliminated before anything else may be pursued.',
    notCaughtBy: ({ pursuer, unit }) =>
      `${opening(unitIn(pursuer))} cannot catch ${unitIn(unit)}. Choose another target.`,
  },
}
