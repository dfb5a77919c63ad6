import { describe, expect, it, vi } from 'vitest'
import { ridingHome } from '@/games/miniatures/compare/charge-home.ts'
import CompareSheet from '@/games/miniatures/compare/CompareSheet.vue'
import { contender, withProcedure } from '@/games/miniatures/compare/contender.ts'
import { fates, weigh, type Expected } from '@/games/miniatures/compare/weigh.ts'
import { createGameTable } from '@/games/miniatures/resolve/gameTable.ts'
import { freshChoices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { oddsFor } from '@/games/miniatures/describe/odds.ts'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import SheetPage from '@/ui/SheetPage.vue'
import { begun, fire, lockedInMelee, melee, type Game } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { allByRole, byRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { combatCommand } from './combat.ts'
import { arrive, choose } from './form.ts'
import { openQuatreBras, perform } from './game-store.ts'

const { compare } = later
const alone = { attackerSupported: false, defenderSupported: false }

function weighed(game: Game, command: Difference, referee = miniatures) {
  const [a, b] = weigh(referee, game.state, combatCommand(command))
  if (a === undefined || b === undefined) throw new Error('two sides')
  return { a, b }
}

function nothing({ basesLost, chances }: Expected): boolean {
  return basesLost === 0 && fates.every((fate) => chances[fate] === 0)
}

const answer = (difference: Difference = {}) => ({
  type: 'answerCharge',
  charger: 'u3',
  target: 'u8',
  answer: 'stand',
  ...difference,
})

describe('what a resolution has to be expected to cost', () => {
  it('is the average of a volley: 16 points, +1 on the die', () => {
    const { a, b } = weighed(begun(), fire())
    expect(a.basesLost).toBeCloseTo(0.3 * 1 + 0.3 * 2)
    expect(a.chances.marker).toBeCloseTo(0.9)
    expect(a.chances.removed).toBe(0)
    expect(nothing(b)).toBe(true)
  })

  it('counts a base for what is left of a unit that is removed', () => {
    const game = begun()
    game.play({ type: 'correct', unit: 'u1', changes: { bases: 1 }, note: 'for the test' })
    const { a } = weighed(game, fire())
    expect(a.chances.removed).toBeCloseTo(0.6)
    expect(a.basesLost).toBeCloseTo(0.6)
    expect(a.chances.marker).toBeCloseTo(0.3)
  })

  it('counts no marker that is there already', () => {
    const game = begun()
    game.play({ type: 'correct', unit: 'u1', changes: { marker: true }, note: 'for the test' })
    expect(weighed(game, fire()).a.chances.marker).toBe(0)
  })

  it.each([
    { name: 'a melee', game: begun(), command: melee({ attackerCharging: true }) },
    { name: 'a melee that goes on', game: lockedInMelee(), command: melee() },
  ])('is the same as all dice thrown one by one: $name', ({ game, command }) => {
    const faces = Array.from({ length: 10 }, (_, index) => index + 1)
    const leader = Array(12).fill(9)
    let [lostA, backB] = [0, 0]
    for (const first of faces) {
      for (const second of faces) {
        const thrown = thrownWith(game, command, [first, second], leader)
        lostA += thrown.lostA / 100
        backB += thrown.backB / 100
      }
    }
    const { a, b } = weighed(game, command)
    expect(a.basesLost).toBeCloseTo(lostA)
    expect(b.chances.movesBack).toBeCloseTo(backB)
  })

  /** One pair of dice; whatever leaders' dice follow do not matter to bases. */
  function thrownWith(game: Game, command: Difference, pair: readonly number[], leader: readonly number[]) {
    for (let more = 0; more <= leader.length; more += 1) {
      const result = game.ask(command, [...pair, ...leader.slice(0, more)])
      if (result.kind !== 'decided') continue
      const after = result.effects.reduce(miniatures.apply, game.state)
      const bases = (units: typeof after.units) =>
        units.reduce((sum, unit) => sum + (unit.side === 'a' && unit.removed === null ? unit.bases : 0), 0)
      const back = result.effects.some((effect) => effect.type === 'movedBack' && effect.unit === 'u5')
      return { lostA: bases(game.state.units) - bases(after.units), backB: Number(back) }
    }
    throw new Error('not enough dice')
  }
})

describe('a charge that is ridden home', () => {
  const home = ridingHome(miniatures, alone)

  it('comes to its melee where the target stands', () => {
    const game = begun()
    const charge = weigh(home, game.state, combatCommand(answer()))
    const fought = weigh(
      miniatures,
      game.state,
      combatCommand(melee({ attacker: 'u3', defender: 'u8', attackerCharging: true })),
    )
    expect(charge.map(({ basesLost }) => basesLost)).toEqual(
      fought.map(({ basesLost }) => expect.closeTo(basesLost)),
    )
  })

  it('weighs a square by the chance that it forms', () => {
    const game = begun()
    const attempt = answer({ answer: 'square' })
    const chance = 0.4
    const formed = begun()
    formed.play(attempt, [10])
    formed.play({ type: 'moveCharger', charger: 'u3', reaches: true })
    const failed = begun()
    failed.play(attempt, [1])
    failed.play({ type: 'moveCharger', charger: 'u3', reaches: true })
    const fought = melee({ attacker: 'u3', defender: 'u8', attackerCharging: true })
    const expected =
      chance * weighed(formed, fought).b.basesLost + (1 - chance) * weighed(failed, fought).b.basesLost
    expect(weigh(home, game.state, combatCommand(attempt))[1]?.basesLost).toBeCloseTo(expected)
  })
})

function inputs(difference: Partial<ResolveInputs> = {}): ResolveInputs {
  return { procedure: 'fire', first: 'u5', guns: [], second: 'u1', choices: freshChoices, ...difference }
}

describe('one of the two', () => {
  it('shows the last lines of its sums, and its odds', async () => {
    const table = createGameTable(await openQuatreBras())
    const volley = contender(inputs(), table)
    expect(volley).toMatchObject({ title: 'Fire', isSound: true })
    expect(volley.totals.map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Fire points 16',
      'On the die +1',
    ])
    expect(volley.odds?.segments.map(({ probability }) => probability)).toEqual([0.1, 0.3, 0.3, 0.3])
  })

  it('shows the odds of the melee for a charge', async () => {
    const table = createGameTable(await openQuatreBras())
    const charge = contender(inputs({ procedure: 'charge', first: 'u3', second: 'u8' }), table)
    expect(charge.answer).not.toBe('')
    const keys = charge.odds?.segments.map(({ key }) => key) ?? []
    expect(keys.some((key) => key.startsWith('melee.outcome.'))).toBe(true)
    expect(charge.odds?.segments.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1)
  })

  describe('from a declared charge', () => {
    async function declared() {
      const game = await openQuatreBras()
      await perform(game, { type: 'declareCharge', charger: 'u1', target: 'u8' })
      const table = createGameTable(game)
      const charge = inputs({ procedure: 'charge', first: 'u1', second: 'u8' })
      return { game, table, charge }
    }

    it('is a volley as if that charge were called off; the game knows nothing of it', async () => {
      const { game, table, charge } = await declared()
      const fire = contender(withProcedure(game.state, charge, 'fire'), table)
      expect(fire).toMatchObject({ isSound: true, callsOff: true, inputs: { first: 'u1', second: 'u8' } })
      expect(fire.odds).toBeDefined()
      expect(contender(charge, table)).toMatchObject({ isSound: true, callsOff: false })
      expect(game.state.charges).toHaveLength(1)
      expect(game.head.nextIndex).toBe(2)
    })

    it('is a volley of anybody else with the charge as it is', async () => {
      const { table } = await declared()
      expect(contender(inputs({ first: 'u8', second: 'u1' }), table).callsOff).toBe(false)
      expect(contender(inputs({ first: 'u8', second: 'u2' }), table).isSound).toBe(false)
    })

    it('has the figures of its melee, whatever its own sheet shows of the answer alone', async () => {
      const { game, table, charge } = await declared()
      const command = combatCommand(answer({ charger: 'u1' }))
      expect(
        oddsFor({ referee: miniatures, state: game.state, command, known: [], isOver: false }),
      ).toBeUndefined()
      const home = contender(charge, table)
      const fought = contender(withProcedure(game.state, charge, 'melee'), table)
      expect(home.odds?.segments).toEqual(fought.odds?.segments)
      expect(home.totals).toEqual(fought.totals)
      expect(figures(home)).toEqual(figures(fought))
    })

    function figures({ expected }: ReturnType<typeof contender>) {
      return expected.map(({ basesLost, chances }) => [
        compare.bases(basesLost),
        ...fates.map((fate) => messages.ui.percent(chances[fate])),
      ])
    }
  })

  it('says why it cannot be, and is not weighed then', async () => {
    const table = createGameTable(await openQuatreBras())
    const far = contender(inputs({ choices: { ...freshChoices, distance: 20 } }), table)
    expect(far).toMatchObject({ isSound: false, isWhole: true, expected: [] })
    expect(far.refusal?.reason).toMatch(/^Out of range/u)
    expect(contender(inputs({ second: null }), table)).toMatchObject({ isSound: false, isWhole: false })
  })

  it('keeps the units in another procedure, as far as they can act in it', async () => {
    const { state } = await openQuatreBras()
    expect(withProcedure(state, inputs(), 'melee')).toMatchObject({ first: 'u5', second: 'u1' })
    const gun = inputs({ first: 'u4', second: 'u5' })
    expect(withProcedure(state, gun, 'melee')).toMatchObject({ first: null, second: 'u5' })
  })
})

describe('the sheet that compares', () => {
  async function comparing(first = inputs(), opened?: Awaited<ReturnType<typeof openQuatreBras>>) {
    const game = opened ?? (await openQuatreBras())
    const wrapper = show(CompareSheet, {
      props: { open: true, turned: false, table: createGameTable(game), frame: SheetPage, first },
    })
    await arrive()
    return { wrapper, game }
  }

  async function press(name: string): Promise<void> {
    const button = await vi.waitFor(() => byRole('button', name))
    button.click()
    await arrive()
  }

  function columns(): readonly string[] {
    return allByRole('section')
      .filter((section) => /^[AB]: /u.test(section.getAttribute('aria-label') ?? ''))
      .map(spoken)
  }

  it('keeps the one, sets up the other, and shows both with what each costs', async () => {
    const { game } = await comparing()
    expect(spoken(document.body)).toContain('Against A: Fire 32nd Foot at 4 in on 1st Line')
    await choose(compare.what, 'Melee')
    await press(compare.show)
    const [a, b] = columns()
    expect(a).toContain('A Fire')
    expect(a).toContain('Fire points 16')
    expect(a).toContain('Deadly: 2 bases, a marker 30 %')
    expect(b).toContain('B Melee')
    expect(b).toContain('1st Line breaks through')
    const costs = spoken(allByRole('table')[0] ?? document.querySelector('table') ?? document.body)
    expect(costs).toContain(`${compare.basesLost} 0.9`)
    expect(game.head.nextIndex).toBe(1)
  })

  it('has no volley taken before the charge that stands in its way is called off', async () => {
    const game = await openQuatreBras()
    await perform(game, { type: 'declareCharge', charger: 'u1', target: 'u8' })
    const first = inputs({ procedure: 'charge', first: 'u1', second: 'u8' })
    const { wrapper } = await comparing(first, game)
    await choose(compare.what, 'Fire')
    await press(compare.show)
    expect(columns()[1]).toContain(compare.calledOff)
    await press(`${compare.take('B')} ${compare.callOffFirst}`)
    expect(wrapper.emitted('take')).toBeUndefined()
    await press(`${compare.take('A')} Charge`)
    expect(wrapper.emitted('take')).toHaveLength(1)
  })

  it('hands the one that is taken back to be rolled', async () => {
    const { wrapper, game } = await comparing()
    await choose(compare.what, 'Melee')
    await press(compare.show)
    await press(`${compare.take('B')} Melee`)
    expect(wrapper.emitted('take')).toMatchObject([[{ procedure: 'melee', first: 'u5', second: 'u1' }]])
    expect(wrapper.emitted('update:open')).toEqual([[false]])
    expect(game.head.nextIndex).toBe(1)
  })

  it('sets up either of them again', async () => {
    await comparing()
    await press(compare.show)
    await press(compare.change('A'))
    expect(spoken(document.body)).toContain('Compare: set up A')
    expect(spoken(document.body)).toContain('Against B: Fire')
    await choose(compare.what, 'Melee')
    await press(compare.show)
    expect(columns()[0]).toContain('A Melee')
  })

  it('shows no pair before the other is whole and within the rules', async () => {
    await comparing(inputs({ first: 'u4', second: 'u5' }))
    await choose(compare.what, 'Melee')
    expect(spoken(document.body)).toContain(compare.incomplete)
    byRole('button', `${compare.show} ${compare.incomplete}`).click()
    await arrive()
    expect(columns()).toEqual([])
  })

  it('is turned round to the player across the table', async () => {
    const { wrapper } = await comparing()
    await press('Turn the sheet round')
    expect(wrapper.emitted('update:turned')).toEqual([[true]])
    expect(namesByRole('heading')).toContain('Compare: set up B')
  })
})
