// @vitest-environment node
import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { commandContent, entryReader, stateAfter } from '@/journal/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { commandOdds } from '@/rules/index.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { emptyState, noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import { limits } from '@/rules/napoleon-in-europe/limits.ts'
import { piecesAt } from '@/rules/napoleon-in-europe/map/pieces.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { nothingSaved } from '@/storage/backup/format.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { readFile } from '@/storage/backup/read.ts'
import { MemoryJournal } from '../../support/journals.ts'
import { anyOpening } from './command-arbitraries.ts'
import {
  anyEvening,
  carriedOut,
  commandOf,
  evening,
  put,
  startOf,
  type Answer,
  type Evening,
} from './evening.ts'
import { startingGames } from './starting-games.ts'
import { expectText, tell } from './table.ts'
import { aboutGame, backupGameOf } from '../../support/backups.ts'

function throughJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}

function expectStorable(state: NapoleonState): void {
  expect(v.parse(napoleonInEurope.stateSchema, throughJson(state))).toEqual(state)
}

function expectTexts(answer: Answer): void {
  if (answer.kind === 'refused') {
    const { code, parameters, path, provenance } = answer.refusal
    expectText(napoleon.refusals[code], code, parameters)
    expect(path).not.toBe('')
    expect(provenance.section).not.toBe('')
    return
  }
  for (const { key, parameters, value } of answer.reasons) {
    expectText(napoleon.reasons[key], key, parameters)
    expect(Number.isFinite(value), key).toBe(true)
  }
  for (const { label } of answer.rolls) expect(napoleon.dice).toHaveProperty([label])
}

/** Throws of more dice take longer than a test may. */
const mostDice = 12

describe('whatever is done at the table', { timeout: 120_000 }, () => {
  it('leads to a state that can be stored and read again', () => {
    evening((answer, after) => {
      if (answer.kind === 'decided') expectStorable(after)
    })
  })

  it('gives effects that can be stored and carried out again', () => {
    evening((answer, after, before) => {
      if (answer.kind !== 'decided') return
      const effects = answer.effects.map((effect) =>
        v.parse(napoleonInEurope.effectSchema, throughJson(effect)),
      )
      expect(effects).toEqual(answer.effects)
      expect(effects.reduce(napoleonInEurope.apply, before)).toEqual(after)
    })
  })

  it('is decided with a heading or refused, and says so in words', () => {
    evening((answer) => {
      expect(answer.kind).not.toBe('needsDie')
      expectTexts(answer)
      if (answer.kind === 'decided') expect(answer.reasons[0]?.operation).toBe('heading')
    })
  })

  it('leaves nothing counted below nothing', () => {
    evening((_answer, { nations, unnamed, stacks, fleets }) => {
      for (const nation of nationIds) {
        const { productionPoints, politicalActionPoints, politicalDebt, commitment } = nations[nation]
        const { closed, closedNorthAfrica, ...owned } = unnamed[nation]
        const counts = [productionPoints, politicalActionPoints, politicalDebt, commitment]
        expect(
          Math.min(...counts, closed, closedNorthAfrica, ...Object.values(owned)),
        ).toBeGreaterThanOrEqual(0)
        expect(closed).toBeLessThanOrEqual(owned.homeland + owned.foreignHomeland + owned.minor)
        expect(closedNorthAfrica).toBeLessThanOrEqual(owned.northAfrica)
      }
      for (const { pieces } of stacks) expect(Math.min(...Object.values(pieces))).toBeGreaterThan(0)
      for (const { squadrons } of fleets) expect(squadrons).toBeGreaterThan(0)
    })
  })

  it('leaves a board that fits together', () => {
    evening((_answer, state) => {
      const regions = new Set(state.regions.map(({ id }) => id))
      const seas = new Set(state.seas.map(({ id }) => id))
      expect(regions.size).toBe(state.regions.length)
      expect(seas.size).toBe(state.seas.length)
      const regionsNamed = [
        ...state.regions.flatMap(({ links }) => links),
        ...state.stacks.flatMap(({ region }) => region ?? []),
        ...state.fleets.flatMap(({ at }) => (at?.kind === 'port' ? at.region : [])),
      ]
      const seasNamed = [
        ...state.regions.flatMap((region) => region.seas),
        ...state.seas.flatMap(({ links, straits }) => [...links, ...straits]),
        ...state.fleets.flatMap(({ at }) => (at?.kind === 'sea' ? at.sea : [])),
      ]
      expect(regionsNamed.filter((id) => !regions.has(id))).toEqual([])
      expect(seasNamed.filter((id) => !seas.has(id))).toEqual([])
      for (const { owner, occupier } of state.regions) if (owner !== null) expect(occupier).not.toBe(owner)
    })
  })

  it('leaves each nation one standing to each other, one hand, and one turn', () => {
    evening((_answer, { relations, nations, calendar, pending, nextDue }) => {
      const pairs = relations.map(({ nations: pair }) => [...pair].sort().join())
      expect(new Set(pairs).size).toBe(pairs.length)
      for (const { nations: pair } of relations) expect(pair[0]).not.toBe(pair[1])
      for (const nation of nationIds) {
        const { player, control } = nations[nation]
        if (control === null) continue
        expect(player).toBeNull()
        expect(nations[control.by].player).not.toBeNull()
      }
      if (calendar.acting !== null) expect(calendar.done).not.toContain(calendar.acting)
      const dues = pending.map(({ id }) => id)
      expect(new Set(dues).size).toBe(dues.length)
      expect(Math.max(-1, ...dues)).toBeLessThan(nextDue)
    })
  })

  it('has odds that are whole before its dice are thrown', () => {
    evening((answer, _after, before, command) => {
      if (answer.kind !== 'decided' || answer.rolls.length === 0) return
      if (answer.rolls.length > mostDice) return
      const odds = commandOdds(napoleonInEurope, before, command, ({ effects }) => JSON.stringify(effects))
      expect(odds.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9)
      // Nobody asks for the odds of a lot: all its faces count as one.
      if (command.type === 'drawNations') return
      expect(odds.map(({ key }) => key)).toContain(JSON.stringify(answer.effects))
    })
  })

  it('comes to the same with the same faces', () => {
    const played = (one: Evening) =>
      one.taps.reduce(
        (state, [tap, faces]) => carriedOut(state, put(state, commandOf(state, tap), faces)),
        startOf(one),
      )
    fc.assert(
      fc.property(anyEvening, (one) => {
        const before = JSON.stringify(startOf(one))
        expect(played(one)).toEqual(played(one))
        expect(JSON.stringify(startOf(one))).toBe(before)
      }),
      { numRuns: 20 },
    )
  })
})

describe('more than can be entered at once', () => {
  const [inApril] = startingGames
  const played = (...commands: readonly NapoleonCommand[]) =>
    commands.reduce((state, command) => tell(state, command).state, inApril ?? emptyState)
  const note = 'Counted.'
  const many = { infantry: limits.pieces }

  it('can come together in one place', () => {
    const state = played(
      { type: 'correctPieces', nation: 'france', region: null, pieces: many, note },
      { type: 'correctPieces', nation: 'france', region: 'paris', pieces: many, note },
      { type: 'movePieces', nation: 'france', from: null, to: 'paris', pieces: many },
    )
    expect(piecesAt(state, 'france', 'paris').infantry).toBe(2 * limits.pieces)
    expectStorable(state)
  })

  it('can be earned in one production', () => {
    const regions = { ...noUnnamedRegions, homeland: limits.points }
    const rich: NapoleonCommand = { type: 'correctUnnamed', nation: 'france', regions, note }
    const calendar: NapoleonCommand = {
      type: 'correctCalendar',
      month: monthAt(1802, 6),
      acting: null,
      done: [...nationIds],
      note,
    }
    const { state, effects } = tell(played(rich, calendar), { type: 'endRound' })
    expect(state.nations.france.productionPoints).toBeGreaterThan(limits.points)
    for (const effect of effects) expect(v.is(napoleonInEurope.effectSchema, effect)).toBe(true)
  })
})

describe('an opening', { timeout: 120_000 }, () => {
  it('of any kind is refused in words or begins a game that can be stored', () => {
    fc.assert(
      fc.property(anyOpening, (command) => {
        const answer = put(emptyState, command, [1])
        expectTexts(answer)
        expectStorable(carriedOut(emptyState, answer))
      }),
      { numRuns: 200 },
    )
  })
})

describe('a journal', { timeout: 120_000 }, () => {
  type Journal = MemoryJournal<NapoleonState, NapoleonCommand, NapoleonEffect>

  /** The evening as it is written down; the game that it starts from is its first entry. */
  function written(one: Evening): Journal {
    const start = startOf(one)
    const journal: Journal = new MemoryJournal(napoleonInEurope)
    const name = start.name
    const begun = { rolls: [], reasons: [], effects: [{ type: 'begun', state: start }] } as const
    const opening = { type: 'renameGame', name } as const
    journal.write({ ...begun, at: 0, side: null, command: opening, chartSet: start.rules.id })
    for (const [tap, faces] of one.taps) {
      const command = commandOf(journal.state, tap)
      const answer = put(journal.state, command, faces)
      if (answer.kind !== 'decided') continue
      journal.write(commandContent(napoleonInEurope, journal.state, command, answer, journal.now))
    }
    return journal
  }

  function eachJournal(look: (journal: Journal) => void): void {
    fc.assert(
      fc.property(anyEvening, (one) => {
        look(written(one))
      }),
      { numRuns: 30 },
    )
  }

  it('folds to the state that was shown', () => {
    eachJournal((journal) => {
      expect(stateAfter(napoleonInEurope, journal.entries)).toEqual(journal.state)
    })
  })

  it('undone and redone is what it was', () => {
    fc.assert(
      fc.property(anyEvening, fc.nat(45), (one, count) => {
        const journal = written(one)
        const { state, sealed } = journal
        const { position } = journal.head
        const before = sealed.length
        for (let turn = 0; turn < count; turn += 1) journal.undo()
        const undone = sealed.length - before
        for (let turn = 0; turn < undone; turn += 1) journal.redo()
        expect(journal.head.position).toBe(position)
        expect(journal.state).toEqual(state)
        expect(stateAfter(napoleonInEurope, journal.entries)).toEqual(state)
      }),
      { numRuns: 30 },
    )
  })

  it('[fault: round-trip] comes back the same from a file, entry by entry and as a whole', async () => {
    const read = entryReader(napoleonInEurope)
    await fc.assert(
      fc.asyncProperty(anyEvening, async (one) => {
        const journal = written(one)
        const contents = { ...nothingSaved, games: [backupGameOf(journal)] }
        const file = await readFile(await packFile(contents, aboutGame, ['Ulm']))
        if ('problem' in file) throw new Error(JSON.stringify(file.problem))
        expect(file).toEqual({ about: aboutGame, contents })
        const back = file.contents.games
          .flatMap((game) => game.entries)
          .map(({ text, hash }) => read(text, hash))
        expect(back).toEqual(journal.entries.map((entry) => ({ entry })))
        const opened = back.flatMap((each) => ('entry' in each ? [each.entry] : []))
        expect(stateAfter(napoleonInEurope, opened)).toEqual(journal.state)
      }),
      { numRuns: 30 },
    )
  })
})
