// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { KnownFace } from '@/dice/index.ts'
import { commandContent, stateAfter } from '@/journal/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { commandOdds, deliberate, type Deliberation } from '@/rules/index.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { sides } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { actionsOf, brokenLanes } from '@/rules/napoleon-in-europe/battle/standard/board.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { MemoryJournal } from '../../../support/journals.ts'
import { anyBattleCommand } from '../command-arbitraries.ts'
import { expectText } from '../table.ts'
import { anyBattle, waysToPlay, type BattleRules } from './armies.ts'
import { chancesOf, type Chances } from './chances.ts'
import { chosenOffer, everyAction, offersOf } from './offers.ts'

type Answer = Deliberation<NapoleonEffect>

/** Puts a command with dice as they fall. */
function put(state: NapoleonState, command: NapoleonCommand, { face }: Pick<Chances, 'face'>): Answer {
  const faces: KnownFace[] = []
  for (;;) {
    const answer = deliberate(napoleonInEurope, state, command, faces)
    if (answer.kind !== 'needsDie') return answer
    faces.push({ face: face(answer.die.sides), origin: 'given' })
  }
}

function carriedOut(state: NapoleonState, answer: Answer): NapoleonState {
  return answer.kind === 'decided' ? answer.effects.reduce(napoleonInEurope.apply, state) : state
}

interface Step {
  readonly before: NapoleonState
  readonly command: NapoleonCommand
  readonly answer: Answer
  readonly after: NapoleonState
  readonly offers: readonly NapoleonCommand[]
}

/** More than any battle takes that ends at all. */
const mostSteps = 4_000

/** A battle that is played by chance from its beginning to its end. */
function battleOf(rules: BattleRules, seed: number): readonly Step[] {
  const chances = chancesOf(seed)
  const steps: Step[] = []
  let state: NapoleonState = emptyState
  let command: NapoleonCommand | null = anyBattle(rules, chances)
  let offers: readonly NapoleonCommand[] = [command]
  while (command !== null && steps.length < mostSteps) {
    const answer = put(state, command, chances)
    const after = carriedOut(state, answer)
    steps.push({ before: state, command, answer, after, offers })
    if (answer.kind !== 'decided') break
    state = after
    offers = offersOf(state, chances)
    command = chosenOffer(state, offers, chances)
  }
  return steps
}

/** Other battles every time; one that fails says which it was. */
const seeds: readonly number[] = fc.sample(fc.nat(1_000_000), 6)

/** The battles by these rules, each played but once. */
const fought = new Map<string, readonly Step[]>()

function battleBy(rules: BattleRules, seed: number): readonly Step[] {
  const name = `${rules.name} ${seed}`
  const steps = fought.get(name) ?? battleOf(rules, seed)
  fought.set(name, steps)
  return steps
}

function eachBattle(rules: BattleRules, look: (steps: readonly Step[], chances: Chances) => void): void {
  for (const seed of seeds) {
    try {
      look(battleBy(rules, seed), chancesOf(seed))
    } catch (error) {
      throw new Error(`in the battle of the seed ${seed}`, { cause: error })
    }
  }
}

function eachStep(rules: BattleRules, look: (step: Step) => void): void {
  eachBattle(rules, (steps) => {
    for (const step of steps) look(step)
  })
}

function expectTexts(answer: Answer): void {
  if (answer.kind === 'refused') {
    const { code, parameters } = answer.refusal
    expectText(napoleon.refusals[code], code, parameters)
  } else {
    for (const { key, parameters } of answer.reasons) expectText(napoleon.reasons[key], key, parameters)
    for (const { label } of answer.rolls) expect(napoleon.dice).toHaveProperty([label])
  }
}

function piecesOf({ battle }: NapoleonState): readonly string[] {
  return (battle?.pieces ?? []).map(({ id, unit, nation, side }) => [id, unit, nation, side].join(' '))
}

/** Both sides hold their whole line while they fight, nobody shares an area, nobody acts more than it may. */
function expectBoardInOrder({ rules }: NapoleonState, battle: StandardBattle): void {
  const { stage, owed } = battle.course
  const shared = battle.pieces.filter(
    ({ at, side }) =>
      at !== 'lost' &&
      battle.pieces.some((other) => other.at === at && other.side !== side && at !== 'coming'),
  )
  expect(shared).toEqual([])
  for (const piece of battle.pieces) {
    expect(piece.spent).toBeLessThanOrEqual(actionsOf(rules, battle, piece))
    if (piece.inSquare) expect(['lost', 'coming']).not.toContain(piece.at)
  }
  if (stage !== 'fight' || owed.some(({ kind }) => kind === 'leaderFalls')) return
  for (const side of sides) expect(brokenLanes(rules, battle, side)).toEqual([])
}

describe.each(waysToPlay)('a battle by $name', { timeout: 120_000 }, (rules) => {
  it('comes to its end, and has a victor', () => {
    eachBattle(rules, (steps) => {
      const { battle } = steps.at(-1)?.after ?? emptyState
      expect(battle?.course.stage).toBe('over')
      expect(battle?.course.result).not.toBeNull()
    })
  })

  it('refuses nothing that it offers', () => {
    eachStep(rules, ({ before, offers }) => {
      for (const offer of offers) {
        const answer = deliberate(napoleonInEurope, before, offer, [])
        expect(answer.kind === 'refused' ? { ...answer.refusal, offer } : null).toBeNull()
      }
    })
  })

  it('says everything in words, under a heading', () => {
    eachStep(rules, ({ answer }) => {
      expectTexts(answer)
      expect(answer.kind === 'decided' && answer.reasons[0]?.operation).toBe('heading')
    })
  })

  it('can be stored at any moment, keeps every piece, and a board that is in order', () => {
    eachStep(rules, ({ before, after }) => {
      expect(v.parse(napoleonInEurope.stateSchema, structuredClone(after))).toEqual(after)
      if (before.battle !== null) expect(piecesOf(after)).toEqual(piecesOf(before))
      if (after.battle?.kind === 'standard') expectBoardInOrder(after, after.battle)
    })
  })

  it('has odds that are whole, and hold what came of the dice', () => {
    eachBattle(rules, (steps) => {
      const thrown = steps.filter(({ answer }) => answer.kind === 'decided' && answer.rolls.length > 0)
      for (const { before, command, answer } of thrown.slice(0, 20)) {
        const keyOf = ({ effects }: { readonly effects: readonly unknown[] }) => JSON.stringify(effects)
        const odds = commandOdds(napoleonInEurope, before, command, keyOf)
        expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
        expect(odds.map(({ key }) => key)).toContain(answer.kind === 'decided' ? keyOf(answer) : '')
      }
    })
  })

  it('undone and redone is what it was, and comes out of its journal the same', () => {
    eachBattle(rules, (steps, { below }) => {
      const journal: MemoryJournal<NapoleonState, NapoleonCommand, NapoleonEffect> = new MemoryJournal(
        napoleonInEurope,
      )
      for (const { before, command, answer } of steps) {
        if (answer.kind !== 'decided') continue
        journal.write(commandContent(napoleonInEurope, before, command, answer, journal.now))
      }
      const { state, sealed, head } = journal
      const count = below(sealed.length)
      for (let turn = 0; turn < count; turn += 1) journal.undo()
      const undone = journal.head.nextIndex - head.nextIndex
      for (let turn = 0; turn < undone; turn += 1) journal.redo()
      expect(journal.state).toEqual(state)
      expect(stateAfter(napoleonInEurope, journal.entries)).toEqual(state)
      expect(state).toEqual(steps.at(-1)?.after)
    })
  })

  it('comes to the same with the same faces', () => {
    eachBattle(rules, (steps) => {
      const again = steps.reduce((state, { command, answer }) => {
        const faces = answer.kind === 'decided' ? answer.rolls : []
        const known = faces.map(({ face }) => ({ face, origin: 'given' }) as const)
        return carriedOut(state, deliberate(napoleonInEurope, state, command, known))
      }, emptyState)
      expect(again).toEqual(steps.at(-1)?.after)
    })
  })
})

describe.each(waysToPlay)('a careless hand at a battle by $name', { timeout: 120_000 }, (rules) => {
  it('is refused in words or does what leaves the battle whole', () => {
    const wild = fc.sample(anyBattleCommand(rules.level), 20 * seeds.length)
    eachBattle(rules, (steps, chances) => {
      for (const command of chances.shuffled(wild).slice(0, 20)) {
        const { after: state } = chances.oneOf(steps) ?? { after: emptyState }
        const asked = JSON.stringify(state)
        const answer = put(state, command, chances)
        expectTexts(answer)
        expect(JSON.stringify(state)).toBe(asked)
        const after = carriedOut(state, answer)
        expect(v.parse(napoleonInEurope.stateSchema, structuredClone(after))).toEqual(after)
        if (state.battle !== null && after.battle !== null) {
          expect(piecesOf(after)).toEqual(piecesOf(state))
        }
      }
    })
  })

  it('is refused whatever no piece is offered, and nothing else', () => {
    eachBattle(rules, (steps, chances) => {
      const { before, offers } = chances.oneOf(steps) ?? { before: emptyState, offers: [] }
      const { battle } = before
      if (battle?.kind !== 'standard') return
      const offered = new Set(offers.map((offer) => JSON.stringify(offer)))
      for (const command of sides.flatMap((side) => everyAction(battle, side))) {
        const { kind } = deliberate(napoleonInEurope, before, command, [])
        expect([kind !== 'refused', command]).toEqual([offered.has(JSON.stringify(command)), command])
      }
    })
  })
})
