import type { Dice } from '@/dice/index.ts'
import { commandOdds, Ledger } from '@/rules/index.ts'
import { frontDiceOf } from '@/rules/napoleon-in-europe/battle/basic/fire.ts'
import { choicesOwed, inRanks } from '@/rules/napoleon-in-europe/battle/basic/ranks.ts'
import type { BasicBattle, BasicOwed, BasicPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { BasicOdds } from '@/rules/napoleon-in-europe/battle/odds/odds.ts'
import type { BasicPolicy } from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { bySide, enemyOf, type BySide, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { basicIn } from './ranks.ts'

type Policies = BySide<BasicPolicy>

/** What a side does next by its policy, as a command of the battle; null where it is over. */
function nextCommand(state: NapoleonState, policies: Policies): NapoleonCommand | null {
  const battle = basicIn(state)
  const { stage, step, acting, owed, result } = battle.course
  if (owed !== null) return naming(state, owed, policies)
  if (stage === 'pursuit' && result !== null) return { type: 'pursueRanks', side: result.winner }
  if (stage !== 'fight') return null
  if (step === 'fire') return { type: 'fireRanks', side: acting }
  if (step === 'rally') return { type: 'rallyRanks', side: acting }
  return { type: 'moveRanks', side: acting, front: frontOf(battle, acting, policies[acting]) }
}

function frontOf(battle: BasicBattle, side: Side, { leaders, guns }: BasicPolicy): string[] {
  const all = inRanks(battle, side)
  const hasOthers = all.some(({ unit }) => unit === 'infantry' || unit === 'cavalry')
  return all
    .filter(({ unit }) => unit !== 'leader' || leaders === 'fire')
    .filter(({ unit }) => unit !== 'artillery' || guns === 'front' || !hasOthers)
    .map(({ id }) => id)
}

function naming(state: NapoleonState, { kind, side, count }: BasicOwed, policies: Policies): NapoleonCommand {
  const among = choicesOwed(basicIn(state))
  const order = kind === 'rallied' ? policies[enemyOf(side)].aims : policies[side].aims
  const sign = (order === 'dearest' ? -1 : 1) * (kind === 'rallied' ? -1 : 1)
  const cost = (piece: BasicPiece) => sign * frontDiceOf(state.rules, piece)
  const pieces = among
    .toSorted((one, other) => cost(one) - cost(other))
    .slice(0, count)
    .map(({ id }) => id)
  return kind === 'rallied' ? { type: 'nameRallied', side, pieces } : { type: 'nameCasualties', side, pieces }
}

/** A battle by the battle's own commands, with dice as they fall. */
export function playedOut(state: NapoleonState, policies: Policies, dice: Dice): NapoleonState {
  let now = state
  for (let command = nextCommand(now, policies); command !== null; command = nextCommand(now, policies)) {
    now = napoleonInEurope
      .decide(now, command, { dice, ledger: new Ledger() })
      .reduce(napoleonInEurope.apply, now)
  }
  return now
}

export function lostBy(state: NapoleonState, side: Side): number {
  return basicIn(state).pieces.filter((piece) => piece.side === side && piece.at === 'lost').length
}

interface Way {
  readonly key: string
  readonly state: NapoleonState
  readonly probability: number
}

/** Pieces are told apart by what they are and where they stand; the number of the turn decides nothing. */
function keyOf(state: NapoleonState): string {
  const { pieces, course } = basicIn(state)
  const stand = pieces.map(({ side, unit, at }) => `${side} ${unit} ${at}`).sort()
  return JSON.stringify([stand, { ...course, turn: 0 }])
}

/** Less than this is still fought when brute force stops. */
const least = 1e-13

/**
 * How a small battle ends, by brute force: every outcome of every command is followed, one command after another,
 * until next to nothing is still fought.
 */
export function bruteForce(begin: NapoleonState, policies: Policies): Omit<BasicOdds, 'error'> {
  const { acting, step } = basicIn(begin).course
  /** Who begins the next round. */
  const first = step === 'rally' ? enemyOf(acting) : acting
  const followed = new Map<string, readonly Way[] | null>()
  const wins = { attacker: 0, defender: 0 }
  const losses = bySide((side): number[] => {
    const all = basicIn(begin).pieces.filter((piece) => piece.side === side)
    return Array.from({ length: all.length + 1 }, () => 0)
  })
  let rounds = step === 'fire' ? 1 : 0
  let open = new Map<string, Way>([[keyOf(begin), { key: keyOf(begin), state: begin, probability: 1 }]])
  while ([...open.values()].reduce((sum, { probability }) => sum + probability, 0) > least) {
    const next = new Map<string, Way>()
    for (const [key, { state, probability }] of open) {
      const { course } = basicIn(state)
      if (course.stage === 'fight' && course.step === 'move' && course.acting === first) rounds += probability
      const ways = followed.get(key) ?? waysOf(state, policies)
      followed.set(key, ways)
      if (ways === null) {
        if (course.result !== null) wins[course.result.winner] += probability
        for (const side of ['attacker', 'defender'] as const) {
          const lost = lostBy(state, side)
          losses[side][lost] = (losses[side][lost] ?? 0) + probability
        }
        continue
      }
      for (const way of ways) {
        const known = next.get(way.key)?.probability ?? 0
        next.set(way.key, { ...way, probability: known + probability * way.probability })
      }
    }
    open = next
  }
  return { wins, losses, rounds }
}

function waysOf(state: NapoleonState, policies: Policies): readonly Way[] | null {
  const command = nextCommand(state, policies)
  if (command === null) return null
  const endings = commandOdds(napoleonInEurope, state, command, ({ effects }) => JSON.stringify(effects))
  return endings.map(({ value, probability }) => {
    const after = value.effects.reduce(napoleonInEurope.apply, state)
    return { key: keyOf(after), state: after, probability }
  })
}
