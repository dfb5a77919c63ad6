import { choicesOwed, inRanks, isLeader } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import { waitingFor } from '@/rules/napoleon-in-europe/battle/basic/waiting.ts'
import type { BasicBattle, StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { deploysNow, toDeploy } from '@/rules/napoleon-in-europe/battle/opening/deployment.ts'
import { sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import {
  areas,
  deploymentAreas,
  laneOf,
  lanesIn,
  lineAreas,
} from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { answersTo, chargeTargets } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import { leadersIn } from '@/rules/napoleon-in-europe/battle/standard/leaders.ts'
import { destinations } from '@/rules/napoleon-in-europe/battle/standard/moving.ts'
import { canAct } from '@/rules/napoleon-in-europe/battle/standard/phases.ts'
import { pursuers, pursuitTargets } from '@/rules/napoleon-in-europe/battle/standard/pursuit.ts'
import { rallyTargets } from '@/rules/napoleon-in-europe/battle/standard/rallying.ts'
import { whyNoRetreat } from '@/rules/napoleon-in-europe/battle/standard/retreating.ts'
import { pieceById } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import type { Chances } from './chances.ts'

type Commands = readonly NapoleonCommand[]

/**
 * Every command that a battle offers now, as the screens find it; where pieces are to be chosen or to be set up,
 * one choice by chance.
 */
export function offersOf(state: NapoleonState, chances: Chances): Commands {
  const { battle } = state
  if (battle === null) return []
  return battle.kind === 'standard' ? standardOffers(state, battle, chances) : basicOffers(battle, chances)
}

function standardOffers(state: NapoleonState, battle: StandardBattle, chances: Chances): Commands {
  switch (battle.course.stage) {
    case 'initiative':
      return [{ type: 'rollInitiative' }, { type: 'skipPreparation' }]
    case 'reinforcement':
      return [{ type: 'rollArrivals', side: 'attacker' }, { type: 'skipPreparation' }]
    case 'terrain':
      return [...sides.flatMap((side) => terrainOffers(battle, side, chances)), { type: 'skipPreparation' }]
    case 'deployment':
      return sides
        .filter((side) => deploysNow(battle.course, side))
        .map((side) => deployment(battle, side, chances))
    case 'fight':
      return battle.course.owed.length > 0 ? owedOffers(state, battle) : partOffers(state, battle)
    case 'pursuit':
      return pursuitOffers(state, battle)
    case 'over':
      return []
  }
}

function terrainOffers({ ground, size }: StandardBattle, side: Side, chances: Chances): Commands {
  const { hasRolled, toPlace } = ground[side]
  if (!hasRolled) return [{ type: 'rollTerrain', side }]
  if (toPlace.length === 0) return []
  const features = chances.shuffled(toPlace)
  const places = chances.shuffled(lanesIn(size)).flatMap((lane, place) => {
    const feature = features[place]
    return feature === undefined ? [] : [{ lane, feature }]
  })
  return [{ type: 'placeTerrain', side, places }]
}

/** Armies hold each part of the line first; the others stand anywhere. */
function deployment(battle: StandardBattle, side: Side, chances: Chances): NapoleonCommand {
  const line = lineAreas(side, battle.size)
  const anywhere = deploymentAreas(side, battle.size)
  const own = chances.shuffled(toDeploy(battle, side))
  const inOrder = [
    ...own.filter(({ unit }) => unit !== 'leader'),
    ...own.filter(({ unit }) => unit === 'leader'),
  ]
  const places = inOrder.map(({ id }, place) => ({
    piece: id,
    at: line[place] ?? chances.oneOf(anywhere) ?? anywhere[0] ?? 'attacker.reserve',
  }))
  return { type: 'deploy', side, places }
}

function owedOffers(state: NapoleonState, battle: StandardBattle): Commands {
  const [owed] = battle.course.owed
  switch (owed?.kind) {
    case 'answer': {
      const side = pieceById(battle, owed.target)?.side ?? 'defender'
      return answersTo(state).map((answer) => ({ type: 'answerCharge', side, answer }))
    }
    case 'chargeHome': {
      const side = pieceById(battle, owed.charger)?.side ?? 'attacker'
      return [true, false].map((goesOn) => ({ type: 'chargeHome', side, goesOn }))
    }
    case 'countercharge': {
      const { side } = owed
      return [...counterchargers(state).map(({ id }) => id), null].map((piece) => ({
        type: 'countercharge',
        side,
        piece,
      }))
    }
    case 'leaderFalls': {
      const { side, area } = owed
      return leadersIn(battle, side, area).map(({ id: piece }) => ({ type: 'loseLeader', side, piece }))
    }
    case undefined:
      return []
  }
}

function partOffers(state: NapoleonState, battle: StandardBattle): Commands {
  const side = battle.course.acting
  const retreat: Commands = whyNoRetreat(state, side) === null ? [{ type: 'retreatFromBattle', side }] : []
  const actions = battle.pieces
    .filter((piece) => canAct(state, piece))
    .flatMap((piece): Commands => {
      const own = { side, piece: piece.id }
      return [
        ...fireTargets(state, piece).map(({ id: target }): NapoleonCommand => ({
          type: 'fireInBattle',
          ...own,
          target,
        })),
        ...chargeTargets(state, piece).map(({ id: target }): NapoleonCommand => ({
          type: 'charge',
          ...own,
          target,
        })),
        ...rallyTargets(state, piece).map(({ id: target }): NapoleonCommand => ({
          type: 'rallyInBattle',
          ...own,
          target,
        })),
        ...destinations(state, piece).map((to): NapoleonCommand => ({
          type: 'moveInBattle',
          side,
          pieces: [piece.id],
          to,
        })),
        ...(piece.inSquare ? [unsquare(side, piece.id)] : []),
      ]
    })
  return [...actions, { type: 'endPart', side }, ...retreat]
}

function unsquare(side: Side, piece: string): NapoleonCommand {
  return { type: 'unsquare', side, pieces: [piece] }
}

function pursuitOffers(state: NapoleonState, { course: { result } }: StandardBattle): Commands {
  const side = result?.winner ?? 'attacker'
  const shots = pursuers(state).flatMap((piece) =>
    pursuitTargets(state, piece).map(({ id }): NapoleonCommand => ({
      type: 'pursue',
      side,
      piece: piece.id,
      target: id,
    })),
  )
  return [...shots, { type: 'endPursuit', side }]
}

function basicOffers(battle: BasicBattle, chances: Chances): Commands {
  const { stage, owed, deployed } = battle.course
  if (owed !== null) {
    const { side, kind, count } = owed
    const pieces = chances
      .shuffled(choicesOwed(battle))
      .slice(0, count)
      .map(({ id }) => id)
    return [{ type: kind === 'rallied' ? 'nameRallied' : 'nameCasualties', side, pieces }]
  }
  if (stage === 'deployment') {
    return sides
      .filter((side) => !deployed.includes(side))
      .map((side) => ({ type: 'deployRanks', side, front: frontOf(battle, side, chances) }))
  }
  const waiting = waitingFor(battle)
  if (waiting === null || waiting.for === 'names') return []
  const { side } = waiting
  const commands: Readonly<Record<typeof waiting.for, NapoleonCommand>> = {
    move: { type: 'moveRanks', side, front: frontOf(battle, side, chances) },
    fire: { type: 'fireRanks', side },
    rally: { type: 'rallyRanks', side },
    pursuit: { type: 'pursueRanks', side },
  }
  return [commands[waiting.for]]
}

/** An army in front, and of the others most. */
function frontOf(battle: BasicBattle, side: Side, chances: Chances): string[] {
  const own = chances.shuffled(inRanks(battle, side))
  const first = own.find((piece) => !isLeader(piece))
  return own.filter((piece) => piece === first || chances.below(4) > 0).map(({ id }) => id)
}

/** How often a hand does something of a kind, beside what else it may do. */
const likings: Readonly<Partial<Record<NapoleonCommand['type'], number>>> = {
  skipPreparation: 1,
  moveInBattle: 2,
  endPart: 3,
  unsquare: 2,
  endPursuit: 1,
}

const usualLiking = 12

/** Turns after which a hand that is tired leaves the field. */
const longBattle = 12

/** One of the commands that are on offer; null where the battle is over. */
export function chosenOffer(
  state: NapoleonState,
  offers: Commands,
  chances: Chances,
): NapoleonCommand | null {
  const { battle } = state
  if (battle === null || offers.length === 0) return null
  const isTired = battle.course.turn > longBattle
  if (battle.kind === 'basic') return givenUp(battle, offers, isTired)
  const leaving = offers.find(({ type }) => type === 'retreatFromBattle')
  if (leaving !== undefined && (isTired || chances.below(100) === 0)) return leaving
  const fair = sensible(battle, offers, chances)
  const kinds = [...new Set(fair.map(({ type }) => type))]
  const lots = kinds.flatMap((type) => Array.from({ length: likings[type] ?? usualLiking }, () => type))
  const kind = chances.oneOf(lots)
  return chances.oneOf(fair.filter(({ type }) => type === kind)) ?? null
}

function givenUp(battle: BasicBattle, [offer]: Commands, isTired: boolean): NapoleonCommand | null {
  if (offer === undefined) return null
  const givesUp = isTired && battle.course.stage === 'fight' && offer.type === 'moveRanks'
  return givesUp ? { ...offer, front: [] } : offer
}

/** As a hand plays that would not lose at once: it does not leave its line, and goes forward as often as anywhere. */
function sensible(battle: StandardBattle, offers: Commands, chances: Chances): Commands {
  const isRash = chances.below(40) === 0
  const kept = offers.filter(
    (offer) =>
      offer.type !== 'retreatFromBattle' &&
      (isRash || offer.type !== 'moveInBattle' || !leavesLane(battle, offer.pieces)),
  )
  const ahead = kept.filter((offer) => offer.type === 'moveInBattle' && offer.to.startsWith('middle.'))
  const isBold = ahead.length > 0 && chances.below(2) === 0
  return isBold ? kept.filter((offer) => offer.type !== 'moveInBattle' || ahead.includes(offer)) : kept
}

/** Whether a piece is the last but one of its side in its lane. */
function leavesLane(battle: StandardBattle, [id = '']: readonly string[]): boolean {
  const piece = pieceById(battle, id)
  if (piece === undefined || piece.at === 'lost' || piece.at === 'coming') return false
  const lane = laneOf(piece.at)
  const beside = battle.pieces.filter(
    ({ at, side }) => side === piece.side && at !== 'lost' && at !== 'coming' && laneOf(at) === lane,
  )
  return lane !== null && beside.length <= 2
}

/** What is done with a piece, whether it is on offer or not: everything that names one. */
export function everyAction(battle: StandardBattle, side: Side): Commands {
  const enemies = battle.pieces.filter((piece) => piece.side !== side).map(({ id }) => id)
  const own = battle.pieces.filter((piece) => piece.side === side)
  return own.flatMap(({ id: piece }): Commands => [
    ...enemies.flatMap((target): Commands => [
      { type: 'fireInBattle', side, piece, target },
      { type: 'charge', side, piece, target },
      { type: 'pursue', side, piece, target },
    ]),
    ...own.map(({ id: target }): NapoleonCommand => ({ type: 'rallyInBattle', side, piece, target })),
    ...areas.map((to): NapoleonCommand => ({ type: 'moveInBattle', side, pieces: [piece], to })),
    unsquare(side, piece),
    { type: 'loseLeader', side, piece },
    { type: 'countercharge', side, piece },
  ])
}
