import type { KnownFace } from '@/dice/index.ts'
import { oddsOf, type Question } from '@/games/napoleon-in-europe/describe/odds.ts'
import { chargeTargets } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { fireTargets } from '@/rules/napoleon-in-europe/battle/standard/fire-lines.ts'
import type { BattlePhase, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { deliberate } from '@/rules/index.ts'
import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'
import { defaultOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { LandUnit, Pieces } from '@/rules/napoleon-in-europe/pieces.ts'

type Level = NapoleonState['level']

/** A side of a Standard battle. */
const twelve: Pieces = { infantry: 6, cavalry: 3, artillery: 2, leader: 1 }

/** What a sheet shows before the dice are thrown, in battles of the Standard and the Basic Rules. */
export const singleOdds: readonly { readonly name: string; readonly question: Question }[] = [
  { name: 'a shot in a Standard battle', question: shot() },
  { name: 'a charge in a Standard battle', question: charge() },
  { name: 'Basic fire of 60 dice', question: fireOfSixtyDice() },
]

/** Works out what the sheet shows. */
export function workOut(question: Question): void {
  if (oddsOf(question) === undefined) throw new Error(`${question.command.type} has no odds`)
}

/** What it is measured beside: its dice are thrown one after another, as the app does, until it is decided. */
export function resolve({ state, command }: Question): void {
  const faces: KnownFace[] = []
  while (deliberate(napoleonInEurope, state, command, faces).kind === 'needsDie') {
    faces.push({ face: 1, origin: 'given' })
  }
}

function after(state: NapoleonState, command: NapoleonCommand): NapoleonState {
  const result = deliberate(napoleonInEurope, state, command, [])
  if (result.kind !== 'decided') throw new Error(`${command.type} is ${result.kind}`)
  return result.effects.reduce(napoleonInEurope.apply, state)
}

function begun(level: Level, attackers: Pieces, defenders: Pieces): NapoleonState {
  return after(napoleonInEurope.nothing, {
    type: 'beginBattle',
    name: 'Bench',
    level,
    players: [],
    options: defaultOptions,
    region: null,
    place: 'Bench',
    attackers: [{ from: '', forces: [{ nation: 'france', pieces: attackers }] }],
    defenders: [{ nation: 'britain', pieces: defenders }],
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
  })
}

/** Twelve pieces a side, most of them in the centre, the attacker's in the middle: much that a shot depends on. */
function centred(phase: BattlePhase): NapoleonState {
  const state = begun('standard', twelve, twelve)
  if (state.battle?.kind !== 'standard') throw new Error('no Standard battle')
  const { pieces, course } = state.battle
  const fighting = { ...course, stage: 'fight', phase, acting: 'attacker' } as const
  return { ...state, battle: { ...state.battle, pieces: pieces.map(standing), course: fighting } }
}

/** The first infantry on each side hold its wings. */
function standing(piece: StandardPiece): StandardPiece {
  const { id, side } = piece
  if (id.endsWith('.infantry.1')) return { ...piece, at: `${side}.left` }
  if (id.endsWith('.infantry.2')) return { ...piece, at: `${side}.right` }
  return { ...piece, at: side === 'attacker' ? 'middle.centre' : 'defender.centre' }
}

type TargetsOf = (state: NapoleonState, piece: StandardPiece) => readonly StandardPiece[]

/** The first of the attackers of a kind who may do it, and the first of a kind whom it is done to. */
function pairIn(state: NapoleonState, unit: LandUnit, at: LandUnit, targetsOf: TargetsOf) {
  const pieces = state.battle?.kind === 'standard' ? state.battle.pieces : []
  for (const piece of pieces) {
    if (piece.side !== 'attacker' || piece.unit !== unit) continue
    const target = targetsOf(state, piece).find((each) => each.unit === at)
    if (target !== undefined) return { side: piece.side, piece: piece.id, target: target.id }
  }
  throw new Error(`no ${unit} has a target`)
}

function shot(): Question {
  const state = centred('artillery')
  const pair = pairIn(state, 'artillery', 'infantry', fireTargets)
  return { state, command: { type: 'fireInBattle', ...pair }, known: [] }
}

/** The answer to it is that the target stands: both throw. */
function charge(): Question {
  const declared = centred('cavalry')
  const pair = pairIn(declared, 'cavalry', 'infantry', chargeTargets)
  const state = after(declared, { type: 'charge', ...pair })
  return { state, command: { type: 'answerCharge', side: 'defender', answer: 'stand' }, known: [] }
}

function fireOfSixtyDice(): Question {
  const state = begun('basic', { artillery: 15 }, { infantry: 20 })
  const idsOf = (side: 'attacker' | 'defender') =>
    state.battle?.pieces.filter((piece) => piece.side === side).map(({ id }) => id) ?? []
  const commands: readonly NapoleonCommand[] = [
    { type: 'deployRanks', side: 'attacker', front: idsOf('attacker') },
    { type: 'deployRanks', side: 'defender', front: idsOf('defender') },
    { type: 'moveRanks', side: 'defender', front: idsOf('defender') },
  ]
  const deployed = commands.reduce(after, state)
  if (deployed.battle?.kind !== 'basic') throw new Error('no Basic battle')
  const course = { ...deployed.battle.course, acting: 'attacker', step: 'fire' } as const
  const ready = { ...deployed, battle: { ...deployed.battle, course } }
  return { state: ready, command: { type: 'fireRanks', side: 'attacker' }, known: [] }
}
