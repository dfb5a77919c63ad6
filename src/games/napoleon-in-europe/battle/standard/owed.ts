import { standardBoard } from '@/messages/en/napoleon-in-europe/battle/standard.ts'
import { pieceNames } from '@/messages/en/napoleon-in-europe/names.ts'
import type { StandardBattle, StandardOwed, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { pieceById } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import { chooserOf } from '@/rules/napoleon-in-europe/battle/standard/charge-choice.ts'
import { answersTo } from '@/rules/napoleon-in-europe/battle/standard/charging.ts'
import { counterchargers } from '@/rules/napoleon-in-europe/battle/standard/countercharge.ts'
import { leadersIn } from '@/rules/napoleon-in-europe/battle/standard/leaders.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { Fates } from './fates.ts'
import { groupsOf } from './groups.ts'
import { pieceName } from './pieceNames.ts'
import { sideName } from './sideName.ts'
import type { ChargeProspect } from './useFates.ts'

/** One of the answers to a choice that is owed. */
export interface OwedChoice {
  readonly id: string
  readonly label: string
  readonly note: string | undefined
  readonly command: NapoleonCommand
}

/** A choice that is owed before the battle goes on, as it is put to whoever makes it. */
export interface OwedView {
  readonly side: Side
  readonly question: string
  /** What the sheet is called where dice follow. */
  readonly title: string
  readonly choices: readonly OwedChoice[]
  /** The areas that it is about. */
  readonly areas: readonly Area[]
}

/** The choice that is owed first; null where nothing is owed. */
export function owedView(
  state: NapoleonState,
  battle: StandardBattle,
  prospects: readonly ChargeProspect[],
  counterFates: ReadonlyMap<string, Fates>,
): OwedView | null {
  const [owed] = battle.course.owed
  return owed === undefined ? null : viewOf({ state, battle, prospects, counterFates }, owed)
}

interface Asked {
  readonly state: NapoleonState
  readonly battle: StandardBattle
  readonly prospects: readonly ChargeProspect[]
  /** How each that may countercharge fares, by its id. */
  readonly counterFates: ReadonlyMap<string, Fates>
}

function viewOf(asked: Asked, owed: StandardOwed): OwedView | null {
  const side = chooserOf(asked.battle, owed)
  if (side === null) return null
  if (owed.kind === 'answer') return answering(asked, owed, side)
  if (owed.kind === 'chargeHome') return chargingHome(asked, owed, side)
  return owed.kind === 'countercharge' ? countercharging(asked, owed) : losingLeader(asked, owed)
}

type OwedOf<Kind> = Extract<StandardOwed, { readonly kind: Kind }>

function answering({ state, battle, prospects }: Asked, owed: OwedOf<'answer'>, side: Side): OwedView | null {
  const pair = pairIn(battle, owed)
  if (pair === null) return null
  const { charger, target } = pair
  const { answers, answer: ask } = standardBoard.owed
  return {
    side,
    title: standardBoard.titles.answerCharge,
    question: ask(sideName(battle, side), named(target), named(charger)),
    areas: areasOf(charger, target),
    choices: answersTo(state).map((answer) => ({
      id: answer,
      label: answers[answer],
      note: noteOf(prospects.find((one) => one.answer === answer)),
      command: { type: 'answerCharge', side, answer },
    })),
  }
}

/** What an answer means for who is charged, in few words. */
function noteOf(prospect: ChargeProspect | undefined): string | undefined {
  if (prospect === undefined) return undefined
  const { lostOrBack, intoReserve, throwsForIt } = standardBoard.owed
  if (prospect.answer === 'avoid') return intoReserve
  if (prospect.fates !== null) return lostOrBack(prospect.fates.targetLost, prospect.fates.targetBack)
  return prospect.throwsForSquare ? throwsForIt : undefined
}

function chargingHome({ battle, prospects }: Asked, owed: OwedOf<'chargeHome'>, side: Side): OwedView | null {
  const pair = pairIn(battle, owed)
  if (pair === null) return null
  const { charger, target } = pair
  const { chargeHome, home, cancel, costs, lostOrBack } = standardBoard.owed
  const fates = prospects[0]?.fates ?? null
  const note = fates === null ? undefined : lostOrBack(fates.chargerLost, fates.chargerBack)
  return {
    side,
    title: standardBoard.titles.chargeHome,
    question: chargeHome(
      sideName(battle, side),
      sideName(battle, target.side),
      named(target),
      named(charger),
    ),
    areas: areasOf(charger, target),
    choices: [
      { id: 'home', label: home, note, command: { type: 'chargeHome', side, goesOn: true } },
      { id: 'cancel', label: cancel, note: costs, command: { type: 'chargeHome', side, goesOn: false } },
    ],
  }
}

function countercharging(
  { state, battle, counterFates }: Asked,
  owed: OwedOf<'countercharge'>,
): OwedView | null {
  const charger = pieceById(battle, owed.charger)
  if (charger === undefined) return null
  const { side, area } = owed
  const { countercharge, nobody } = standardBoard.owed
  return {
    side,
    title: standardBoard.titles.countercharge,
    question: countercharge(sideName(battle, side), named(charger)),
    areas: [area, ...areasOf(charger)],
    choices: [
      ...choicesOf(firstOfEach(counterchargers(state)), (piece) => ({
        type: 'countercharge',
        side,
        piece,
      })).map((choice) => ({ ...choice, note: withFates(choice.note, counterFates.get(choice.id)) })),
      { id: 'nobody', label: nobody, note: undefined, command: { type: 'countercharge', side, piece: null } },
    ],
  }
}

/** What a countercharge means for who makes it, after whose it is. */
function withFates(whose: string | undefined, fates: Fates | undefined): string | undefined {
  if (fates === undefined) return whose
  const chances = standardBoard.owed.lostOrBack(fates.chargerLost, fates.chargerBack)
  return whose === undefined ? chances : standardBoard.at(whose, chances)
}

function losingLeader({ battle }: Asked, { side, area }: OwedOf<'leaderFalls'>): OwedView {
  return {
    side,
    title: standardBoard.titles.charge,
    question: standardBoard.owed.leaderFalls(sideName(battle, side)),
    areas: [area],
    choices: choicesOf(firstOfEach(leadersIn(battle, side, area)), (piece) => ({
      type: 'loseLeader',
      side,
      piece,
    })),
  }
}

/** One of each kind: which of those that are alike makes no difference. */
function firstOfEach(pieces: readonly StandardPiece[]): readonly StandardPiece[] {
  return groupsOf(pieces).flatMap((group) => group.pieces.slice(0, 1))
}

function choicesOf(
  pieces: readonly StandardPiece[],
  commandOf: (piece: string) => NapoleonCommand,
): readonly OwedChoice[] {
  const nations = new Set(pieces.map(({ nation }) => nation))
  return pieces.map((piece) => ({
    id: piece.id,
    label: pieceName(piece),
    note:
      nations.size > 1 && piece.nation !== null
        ? standardBoard.sideName(piece.side, piece.nation)
        : undefined,
    command: commandOf(piece.id),
  }))
}

/** Who charges whom, where both are known. */
export function pairIn(
  battle: StandardBattle,
  owed: { readonly charger: string; readonly target: string },
): { readonly charger: StandardPiece; readonly target: StandardPiece } | null {
  const charger = pieceById(battle, owed.charger)
  const target = pieceById(battle, owed.target)
  return charger === undefined || target === undefined ? null : { charger, target }
}

function named({ unit, isNapoleon }: StandardPiece): string {
  return isNapoleon ? standardBoard.napoleonName : pieceNames[unit][0]
}

function areasOf(...pieces: readonly StandardPiece[]): readonly Area[] {
  return pieces.map(({ at }) => at).filter((at) => at !== 'coming' && at !== 'lost')
}
