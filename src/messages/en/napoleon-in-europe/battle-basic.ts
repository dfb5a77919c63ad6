import type { Parameters } from '@/rules/index.ts'
import { arms } from '@/rules/napoleon-in-europe/pieces.ts'
import { counted, list, opening } from '../../format.ts'
import { sideIn } from './battle-names.ts'
import { nationIn, pieceNames } from './names.ts'
import type { RuleTexts } from './text.ts'
import { troopsIn } from './troops.ts'

type Parameter = Parameters[string] | undefined

/** "France", or "the attacker" where a minor nation's own army fights. */
function who(nation: Parameter): string {
  return sideIn(nationIn(nation))
}

/** "6 infantry and 1 leader". */
function armsIn(counts: Parameters): string {
  const present = arms.filter((arm) => Number(counts[arm]) > 0)
  return list(present.map((arm) => counted(Number(counts[arm]), ...pieceNames[arm])))
}

function hits(count: Parameter): string {
  return Number(count) === 0 ? 'No hit' : counted(Number(count), 'hit', 'hits')
}

function pieces(count: Parameter): string {
  return counted(Number(count), 'piece', 'pieces')
}

/** "6", or "5 or 6": the faces from one on. */
function facesFrom(face: Parameter): string {
  const least = Number(face)
  return least >= 6 ? '6' : least === 5 ? '5 or 6' : `${least} or more`
}

const steps: Readonly<Record<string, string>> = { move: 'moves', fire: 'fires', rally: 'rallies' }

const owedNames: Readonly<Record<string, (nation: string, count: number) => string>> = {
  casualties: (nation, count) => `${nation} first names the ${pieces(count)} that it has hit.`,
  pursued: (nation, count) => `${nation} first names the ${pieces(count)} that its pursuit has hit.`,
  rallied: (nation, count) => `${nation} first names the ${pieces(count)} that it has rallied.`,
}

/** What is said of a battle of the Basic Rules. */
export const battleBasicTexts: RuleTexts = {
  dice: {
    'basicBattle.fire': 'Fire',
    'basicBattle.rally': 'Rally',
  },
  reasons: {
    'heading.deployRanks': ({ nation }) => `${opening(who(nation))} sets up`,
    'heading.moveRanks': ({ nation }) => `${opening(who(nation))} moves between its ranks`,
    'heading.fireRanks': ({ nation }) => `${opening(who(nation))} fires`,
    'heading.nameCasualties': ({ nation }) => `${opening(who(nation))} names what it has hit`,
    'heading.rallyRanks': ({ nation }) => `${opening(who(nation))} rallies`,
    'heading.nameRallied': ({ nation }) => `${opening(who(nation))} names what it has rallied`,
    'heading.pursueRanks': ({ nation }) => `${opening(who(nation))} pursues`,
    'ranks.ready': ({ nation }) => `${opening(who(nation))} has set up`,
    'ranks.begin': ({ nation }) => `Both have set up: ${who(nation)} begins`,
    'ranks.front': ({ nation, ...counts }) => `${opening(who(nation))}, front rank: ${armsIn(counts)}.`,
    'ranks.rear': ({ nation, ...counts }) =>
      `${opening(who(nation))}, rear rank: ${armsIn(counts) || 'nothing'}.`,
    'ranks.hold': ({ nation }) => `${opening(who(nation))} stands as it is`,
    'ranks.moved': ({ nation }) => `${opening(who(nation))} has moved`,
    'ranks.givenUp': ({ nation }) => `${opening(who(nation))} gives the battle up`,
    'order.toFront': ({ nation, unit, count }) =>
      `${opening(who(nation))}: ${troopsIn(unit, count)} to the front rank.`,
    'order.toRear': ({ nation, unit, count }) =>
      `${opening(who(nation))}: ${troopsIn(unit, count)} to the rear rank.`,
    'basicFire.front': ({ unit, count, each }) =>
      `${opening(troopsIn(unit, count))} in front, ${counted(Number(each), 'die', 'dice')} each`,
    'basicFire.rear': ({ unit, count, each }) =>
      `${opening(troopsIn(unit, count))} in the rear, ${counted(Number(each), 'die', 'dice')} each`,
    'basicFire.led': ({ count, each }) => `A leader in front: ${each} more for each of ${pieces(count)}`,
    'basicFire.dice': () => 'Dice',
    'basicFire.hitsOn': ({ face }) => `A ${facesFrom(face)} hits`,
    'basicFire.hitsLanded': ({ face }) => `A ${facesFrom(face)} hits: the enemy came by sea`,
    'basicFire.hits': ({ hits: count, dice }) =>
      `${hits(count)} with ${counted(Number(dice), 'die', 'dice')}`,
    'basicFire.outcome': ({ hits: count, targets }) =>
      count === targets ? 'All armies in front are hit' : hits(count),
    'basicPursuit.outcome': ({ hits: count, targets }) =>
      count === targets ? 'All that is left is hit' : hits(count),
    'basicRally.leaders': ({ leaders, each }) =>
      `${counted(Number(leaders), 'leader', 'leaders')} in the rear, ${each} dice each`,
    'basicRally.on': ({ face }) => `A ${facesFrom(face)} brings a piece back`,
    'basicRally.outcome': ({ count }) =>
      Number(count) === 0
        ? 'Nothing comes back'
        : `${pieces(count)} ${Number(count) === 1 ? 'comes' : 'come'} back`,
    'order.name.casualties': ({ nation, count }) =>
      `${opening(who(nation))}: name ${pieces(count)} of the enemy’s front rank; no leader.`,
    'order.name.pursued': ({ nation, count }) =>
      `${opening(who(nation))}: name ${pieces(count)} of the enemy, in either rank; leaders too.`,
    'order.name.rallied': ({ nation, count }) =>
      `${opening(who(nation))}: name ${pieces(count)} of your own to come back.`,
    'order.removeFromRanks': ({ nation, unit, count }) =>
      `${opening(who(nation))}: put ${troopsIn(unit, count)} beside the battle.`,
    'order.placeInRear': ({ nation, unit, count }) =>
      `${opening(who(nation))}: ${troopsIn(unit, count)} back into the rear rank.`,
    'ranks.casualties': ({ count }) => `${pieces(count)} ${Number(count) === 1 ? 'falls' : 'fall'}`,
    'ranks.rallied': ({ count }) => `${pieces(count)} ${Number(count) === 1 ? 'comes' : 'come'} back`,
    'basicStep.noFire': ({ nation }) => `${opening(who(nation))} has no dice to fire with.`,
    'basicStep.nobodyLost': ({ nation }) => `${opening(who(nation))} has nothing to rally.`,
    'basicStep.noLeader': ({ nation }) =>
      `${opening(who(nation))} has no leader in its rear rank to rally with.`,
    'basicStep.nobodyToPursue': ({ nation }) => `Nothing is left for ${who(nation)} to pursue.`,
    'basicStep.nobodyPursues': ({ nation }) => `${opening(who(nation))} has no dice to pursue with.`,
    'basicBattleLost.noFront': ({ nation }) =>
      `${opening(who(nation))} has no army left in its front rank, and has lost the battle.`,
  },
  refusals: {
    ranksStand: () => 'Both sides have set up. Move your pieces in your own move instead.',
    noArmyInFront: ({ nation }) =>
      `${opening(who(nation))} needs an army in its front rank; a leader alone is none. Move one there.`,
    notInRanks: () => 'A piece that is named is not in your ranks. Choose your own that are.',
    rankedTwice: () => 'A piece is named twice. Name each once.',
    ranksDoNotFight: () => 'The ranks do not fight now: set up first, or go on with the pursuit.',
    otherRanksStep: ({ nation, step }) => `Now ${who(nation)} ${steps[String(step)] ?? step}. Do that first.`,
    ranksOwed: ({ nation, kind, count }) =>
      owedNames[String(kind)]?.(opening(who(nation)), Number(count)) ?? String(kind),
    nothingToName: ({ nation }) => `${opening(who(nation))} has nothing to name now. Go on with the battle.`,
    otherNumberNamed: ({ nation, count, named }) =>
      `${opening(who(nation))} names ${pieces(count)}, not ${named}. Change what is named.`,
    notFiredAt: ({ unit }) =>
      unit === 'leader'
        ? 'Leaders cannot be hit in battle, only in pursuit. Name an army of the enemy’s front rank.'
        : 'Only what stands in the enemy’s front rank can be hit. Name an army that does.',
    notPursued: () => 'That piece is not among the beaten side’s any more. Name one that is left.',
    notLostHere: () => 'Only your own pieces that fell in this battle come back. Name one of those.',
    noRanksPursuit: () => 'Nobody has won yet, or the battle is over. Pursue when the enemy is beaten.',
    victorPursues: ({ nation }) => `${opening(who(nation))} has won, and pursues.`,
  },
}
