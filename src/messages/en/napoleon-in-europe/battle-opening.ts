import { counted, list, opening } from '../../format.ts'
import type { Parameters } from '@/rules/index.ts'
import { areaIn, laneIn, sideIn, unitIn, whoIn } from './battle-names.ts'
import { nationIn } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

/** Pieces counted by kind, as `infantry:3,leader:1`. */
function armyIn(pieces: Parameter): string {
  const kinds = String(pieces ?? '').split(',')
  return list(kinds.map((kind) => troopsIn(...pairIn(kind))))
}

function pairIn(kind: string): readonly [string, string] {
  const [unit = '', count = ''] = kind.split(':')
  return [unit, count]
}

function at(place: Parameter): string {
  return place === '' || place === undefined ? '' : ` at ${place}`
}

/** A group by where it came from, else by its number. */
function groupIn({ from, group }: Parameters): string {
  return from === '' || from === undefined ? `group ${group}` : `the group from ${from}`
}

const features: Readonly<Record<string, readonly [string, string]>> = {
  stream: ['a stream', 'streams'],
  woods: ['woods', 'woods'],
  hill: ['a hill', 'hills'],
  village: ['a village', 'villages'],
}

function featureIn(feature: Parameter): string {
  return features[String(feature)]?.[0] ?? String(feature ?? '')
}

/** "a hill", "2 hills", "woods in 2 areas". */
function featuresIn(feature: Parameter, count: Parameter): string {
  if (Number(count) === 1) return featureIn(feature)
  if (feature === 'woods') return `woods in ${count} areas`
  return `${count} ${features[String(feature)]?.[1] ?? feature}`
}

const stages: Readonly<Record<string, string>> = {
  initiative: 'the initiative',
  reinforcement: 'the arrival of the groups',
  terrain: 'the terrain',
  deployment: 'setting up',
  fight: 'the battle itself',
  pursuit: 'the pursuit',
  over: 'the end of the battle',
}

function stageIn(stage: Parameter): string {
  return stages[String(stage)] ?? String(stage ?? '')
}

export const battleOpeningTexts: RuleTexts = {
  dice: {
    'battle.initiative': 'Initiative',
    'battle.arrival': 'Arrival',
    'battle.terrainCount': 'How much terrain',
    'battle.terrainType': 'Which terrain',
  },
  reasons: {
    'heading.openBattle': ({ place }) => `A battle is set up${at(place)}`,
    'heading.beginBattle': ({ game, place }) => `${game}: a battle${at(place)}`,
    'battle.army': ({ nation, pieces }) => `${opening(whoIn(nation))}: ${armyIn(pieces)}`,
    'battle.opened.major': () => 'A major battle: three areas a side.',
    'battle.opened.ranks': ({ size }) =>
      `${size === 'major' ? 'A major battle' : 'A skirmish'}: two ranks a side.`,
    'battle.opened.skirmish': () => 'A skirmish: one area a side.',

    'heading.rollInitiative': ({ place }) => `Initiative${at(place)}`,
    'initiative.units': ({ unit, count }) => opening(troopsIn(unit, count)),
    'initiative.superiorLightCavalry': () => 'Superior Light Cavalry',
    'initiative.nothing': () => 'Nothing to add',
    'initiative.onTheDice': () => 'On two dice',
    'initiative.level': () => 'Level totals',
    'initiative.ahead': ({ nation, by }) => `${opening(whoIn(nation))} is ahead by ${by}`,
    'initiative.outcome.divider': () => 'Nobody has the initiative',
    'initiative.outcome.openly': ({ nation }) => `${opening(whoIn(nation))} has the initiative`,
    'initiative.outcome.surprise': ({ nation, other }) =>
      `${opening(whoIn(nation))} surprises ${whoIn(other)}`,
    'order.behindDivider': () => 'Set up behind a divider.',
    'order.setUpInView': ({ nation, other }) =>
      `${opening(whoIn(other))} sets up first, in full view of ${whoIn(nation)}.`,
    'order.actsFirst': ({ nation }) => `${opening(whoIn(nation))} acts first in every phase.`,
    'order.actionMore': ({ nation }) =>
      `Every unit of ${whoIn(nation)} has one battle action more in the first turn.`,

    'heading.rollArrivals': ({ nation }) => `${opening(whoIn(nation))} rolls for the arrival of its groups`,
    'arrivals.corpsDArmee': () => 'Corps d’Armée',
    'arrivals.onTheDie': () => 'On each die',
    'arrivals.outcome.together': () => 'It sets up with the main group',
    'arrivals.outcome.later': ({ turn }) => `It arrives at the beginning of turn ${turn}`,
    'arrivals.outcome.several': ({ late, groups }) =>
      Number(late) === 0
        ? `${Number(groups) === 2 ? 'Both' : `All ${groups}`} groups set up with the main group`
        : `${late} of ${groups} groups ${Number(late) === 1 ? 'arrives' : 'arrive'} later`,
    'order.groupSetsUp': (about) => `${opening(groupIn(about))} sets up with the main group.`,
    'order.groupWaits': (about) =>
      `Keep ${groupIn(about)} aside: it comes into the reserve at the beginning of turn ${about['turn']}.`,

    'heading.rollTerrain': ({ nation }) => `${opening(whoIn(nation))} rolls for terrain`,
    'terrain.outcome': ({ count }) =>
      Number(count) === 0
        ? 'No special terrain'
        : counted(Number(count), 'piece of special terrain', 'pieces of special terrain'),
    'order.riverBehind': ({ nation }) => `A river runs behind the whole army of ${whoIn(nation)}.`,
    'order.riverInFront': ({ nation }) =>
      `A river runs in front of the whole army of ${whoIn(nation)}: nobody charges, and nobody pursues.`,
    'order.terrainRolled': ({ nation, feature, count }) =>
      `${opening(whoIn(nation))} may place ${featuresIn(feature, count)} in its battle line.`,
    'heading.placeTerrain': ({ nation }) => `${opening(whoIn(nation))} places its terrain`,
    'order.placeTerrain': ({ side, lane, feature }) =>
      `Place ${featureIn(feature)} ${lane === 'centre' ? 'in' : 'on'} the ${laneIn(lane, side)}.`,
    'terrain.noneWanted': ({ nation }) => `${opening(whoIn(nation))} places none of it.`,

    'heading.deploy': ({ nation }) => `${opening(whoIn(nation))} has set up`,
    'battle.begins': ({ nation }) => `Both sides have set up: ${whoIn(nation)} acts first`,
    'heading.skipPreparation': ({ stage }) => `${opening(stageIn(stage))}: left out`,
  },
  refusals: {
    noBattle: () => 'No battle stands on the board. Open one from what is still to be done, or from Resolve.',
    battleOnBoard: ({ place }) =>
      `The battle${at(place)} stands on the board. End it, or take it off, before another begins.`,
    sideWithoutArmy: ({ side }) =>
      `${opening(sideIn(side))} has no army. Give each side one unit at least that is no leader.`,
    unitNotInBattle: ({ nation, unit }) =>
      nation === ''
        ? `This game has no ${unitIn(unit)}. Take them out, or switch their rule on.`
        : `${nationIn(nation)} has no ${unitIn(unit)} in this game. Take them out, or switch their rule on.`,
    mainGroupWithoutArmy: () =>
      'The main group begins the battle, and it has no army. Put one into it, or choose another main group.',
    groupWithoutPieces: () => 'A group has no pieces. Take it out, or give it some.',
    napoleonNotThere: () =>
      'Napoleon is one of the French leaders. Give France a leader, or say that he is not here.',
    minorWithoutPieces: () =>
      'In the Basic Rules a minor nation has no pieces of its own. Name the nation that fights.',
    attackWithoutNation: () =>
      'No nation attacks, and in a campaign a minor nation only defends itself. Name the nation that moved in.',
    notThisStage: ({ stage, now }) =>
      `This belongs to ${stageIn(stage)}, and the battle is at ${stageIn(now)}.`,
    arrivalsOfAttacker: () => 'Only the attacker comes in groups. Roll for the attacker’s.',
    terrainRolled: ({ nation }) =>
      `${opening(whoIn(nation))} has rolled for its terrain. Undo, to roll again.`,
    noTerrainToPlace: ({ nation }) => `${opening(whoIn(nation))} has no terrain to place.`,
    laneNotInBattle: ({ side, lane }) =>
      `A skirmish is fought in one area: there is no ${laneIn(lane, side)}. Use the centre.`,
    twoFeatures: ({ side, lane }) =>
      `The ${laneIn(lane, side)} has a terrain feature already. Each battle area holds one at most.`,
    featureNotRolled: ({ nation, feature }) =>
      `${opening(whoIn(nation))} has not rolled that much: ${featureIn(feature)} is not left to place.`,
    deploysSecond: ({ nation, other }) =>
      `${opening(whoIn(other))} lost the initiative and sets up first. ${opening(whoIn(nation))} sets up after that.`,
    pieceNotToDeploy: ({ nation }) =>
      `A piece is named that ${whoIn(nation)} does not set up now. Take it out.`,
    pieceDeployedTwice: ({ nation }) =>
      `${opening(whoIn(nation))} sets a piece up in two places. Leave it in one.`,
    areaNotForDeployment: ({ area, side, nation }) =>
      `${opening(areaIn(area, side))} is no place to set up. ${opening(whoIn(nation))} uses its battle line and its reserve.`,
    piecesNotDeployed: ({ count }) =>
      `${counted(Number(count), 'piece is', 'pieces are')} not set up. Put everything into the battle line or the reserve.`,
    areaEmpty: ({ area, side }) =>
      `${opening(areaIn(area, side))} is empty. Each battle area of the line needs one unit at least.`,
    nothingToSkip: () => 'Nothing can be left out here: both sides must set up.',
  },
}
