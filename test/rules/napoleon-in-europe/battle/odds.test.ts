import { describe, expect, test } from 'vitest'
import { basicOdds, type BasicOdds } from '@/rules/napoleon-in-europe/battle/odds/odds.ts'
import {
  questionOf,
  usualPolicy,
  type BasicPolicy,
  type BasicQuestion,
} from '@/rules/napoleon-in-europe/battle/odds/question.ts'
import { bySide, sides, type BySide } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { simulateBattles } from '../../../../scripts/bench/simulated-battles.ts'
import { largerBattles, smallBattles, type OddsCase } from './odds.cases.ts'
import { bruteForce, lostBy, playedOut } from './odds-play.ts'
import { basicIn, ranksOf } from './ranks.ts'
import { facesThatLookThrown, thrownDice } from './thrown.ts'

/** A million with `SIMULATED_BATTLES=1000000`, which takes minutes. */
const simulated = Number(process.env['SIMULATED_BATTLES'] ?? 40_000)
const played = 300

interface Asked {
  readonly state: NapoleonState
  readonly policies: BySide<BasicPolicy>
  readonly question: BasicQuestion
}

function asked({ attacker, defender, course = {}, landed, led = false, policies }: OddsCase): Asked {
  const state = ranksOf({
    attacker,
    defender,
    course,
    battle: { landed: landed ?? null },
    options: led ? { basicLeaders: 'on' } : {},
  })
  const all = bySide((side) => ({ ...usualPolicy, ...policies?.[side] }))
  return { state, policies: all, question: questionOf(state.rules, basicIn(state), all) }
}

function exact(question: BasicQuestion): BasicOdds {
  const odds = basicOdds(question)
  if (odds === null) throw new Error('the battle does not end')
  return odds
}

/** How far a count may lie from what was expected: three standard errors, and what is too rare to have any. */
function expectNear(count: number, of: number, chance: number, what: string): void {
  const error = Math.sqrt(of * chance * (1 - chance))
  expect(Math.abs(count - of * chance), what).toBeLessThan(3 * error + 3)
}

describe('the odds of a whole Basic battle', () => {
  test.each(smallBattles)('are what brute force finds: $name', (small) => {
    const { state, policies, question } = asked(small)
    const odds = exact(question)
    const all = bruteForce(state, policies)
    expect(odds.error).toBeLessThan(1e-11)
    expect(odds.rounds).toBeCloseTo(all.rounds, 9)
    for (const side of sides) {
      expect(odds.wins[side]).toBeCloseTo(all.wins[side], 10)
      expect(odds.losses[side].length).toBe(all.losses[side].length)
      odds.losses[side].forEach((chance, lost) => expect(chance).toBeCloseTo(all.losses[side][lost] ?? 0, 10))
    }
  })

  test.each(largerBattles)(
    `are within three standard errors of ${simulated} thrown ones: $name`,
    (larger) => {
      const { question } = asked(larger)
      const odds = exact(question)
      const thrown = simulateBattles(question, simulated, facesThatLookThrown(1815))
      for (const side of sides) {
        expectNear(thrown.wins[side], simulated, odds.wins[side], `${side} wins`)
        odds.losses[side].forEach((chance, lost) =>
          expectNear(thrown.losses[side][lost] ?? 0, simulated, chance, `${side} loses ${lost}`),
        )
      }
      expect(thrown.rounds / simulated / odds.rounds).toBeCloseTo(1, 1)
    },
  )

  test.each(largerBattles)(
    `are within three standard errors of ${played} played by commands: $name`,
    (larger) => {
      const { state, policies, question } = asked(larger)
      const odds = exact(question)
      const dice = thrownDice(facesThatLookThrown(1809))
      const ends = Array.from({ length: played }, () => playedOut(state, policies, dice))
      const won = ends.filter((end) => basicIn(end).course.result?.winner === 'attacker').length
      expectNear(won, played, odds.wins.attacker, 'the attacker wins')
      for (const side of sides) {
        const half = odds.losses[side].length >> 1
        const many = odds.losses[side].slice(half).reduce((sum, chance) => sum + chance, 0)
        const count = ends.filter((end) => lostBy(end, side) >= half).length
        expectNear(count, played, many, `${side} loses ${half} or more`)
      }
    },
  )

  test.each(largerBattles)('are sums of one, and no worse than they say: $name', (larger) => {
    const odds = exact(asked(larger).question)
    expect(odds.wins.attacker + odds.wins.defender).toBeCloseTo(1, 10)
    for (const side of sides) {
      expect(odds.losses[side].reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 10)
    }
    expect(odds.error).toBeLessThan(1e-11)
  })
})
