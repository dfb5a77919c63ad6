import { createMemoryHistory, createRouter } from 'vue-router'
import { nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import { freshChoices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { inputsForTask, nextUp } from '@/games/miniatures/turn/next.ts'
import { taskLine } from '@/games/miniatures/turn/task.ts'
import TurnFoot from '@/games/miniatures/turn/TurnFoot.vue'
import TurnPlace from '@/games/miniatures/turn/TurnPlace.vue'
import { goOn, standingOf, stepsDone, stepsToCome, stepSubtitle } from '@/games/miniatures/turn/view.ts'
import { tasksOf, type StepId } from '@/rules/miniatures/index.ts'
import { begun, fire, type Game } from '../rules/game.ts'
import { byRole, show, spoken } from '../ui/parts/reading.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

const chooseFrance = { type: 'chooseFirst', side: 'a' } as const

/** Quatre Bras in the first half-turn, which is the French one, at a step. */
function at(step: StepId, ...before: readonly (readonly [object, (readonly number[])?])[]): Game {
  const game = begun()
  game.play({ type: 'beginTurn' })
  game.play(chooseFrance)
  for (const [command, faces] of before) game.play({ ...command }, faces)
  if (step !== 'charges') game.play({ type: 'goToStep', step })
  return game
}

function linesOf({ state }: Game): readonly string[] {
  const step = state.turn?.step ?? 'initiative'
  return tasksOf(state, step).map((task) => `${task.standing}: ${task.unit.name}, ${taskLine(task, step)}`)
}

const lancersCharge = { type: 'declareCharge', charger: 'u3', target: 'u5' }
const answered = { type: 'answerCharge', charger: 'u3', target: 'u5', answer: 'square' }
const reached = { type: 'moveCharger', charger: 'u3', reaches: true, aspect: 'flank' }

describe('the list of a step', () => {
  const cases: readonly (readonly [string, Game, readonly string[]])[] = [
    [
      'a charge that waits',
      at('charges', [lancersCharge]),
      ['open: 6th Lancers, charges 32nd Foot: not answered yet'],
    ],
    [
      'a charge against a square',
      at('charges', [lancersCharge], [answered, [9]]),
      ['done: 6th Lancers, charges 32nd Foot: in square'],
    ],
    [
      'a charge that failed to be met by a square',
      at('chargeMoves', [lancersCharge], [answered, [1]]),
      ['open: 6th Lancers, charges 32nd Foot: no square'],
    ],
    [
      'a charge that has arrived',
      at('chargeMoves', [lancersCharge], [answered, [1]], [reached]),
      ['done: 6th Lancers, has reached 32nd Foot: no square'],
    ],
    [
      'moves: who charges does not move otherwise',
      at('moves', [lancersCharge], [{ type: 'moveUnit', unit: 'u4' }]),
      [
        'mayAct: 1st Line, in column',
        'mayAct: Old Guard, in line',
        'cannot: 6th Lancers, charging',
        'done: Gun 1, medium foot, moved',
      ],
    ],
    [
      'fire: guns first, a square not at all, the charged at their charger',
      at(
        'defenderFire',
        [lancersCharge],
        [answered, [1]],
        [reached],
        [fire({ firers: [{ unit: 'u7' }], distance: 12 }), [10]],
      ),
      [
        'done: Rogers’s Gun, 1st Line: 2 bases, a marker',
        'open: 32nd Foot, in line, charged by 6th Lancers',
        'cannot: 42nd Highlanders, in square, does not fire',
        'open: Lüneburg, in line',
      ],
    ],
    [
      'melee: who is in contact',
      at('melee', [lancersCharge], [answered, [1]], [reached]),
      ['open: 6th Lancers, attacks 32nd Foot'],
    ],
    [
      'rally: who carries a marker',
      at('rally', [fire({}), [7]]),
      ['open: 1st Line, 3 of 4 bases, morale marker'],
    ],
  ]
  it.each(cases)('%s', (_name, game, lines) => {
    expect(linesOf(game)).toEqual(lines)
  })
})

describe('the steps around', () => {
  const game = at('defenderFire', [lancersCharge], [answered, [9]])
  const turn = game.state.turn
  if (turn === null) throw new Error('no turn')

  it('says what was done, and what was left open', () => {
    expect(stepsDone(game.state, turn).map(({ label, figure }) => `${label}: ${figure}`)).toEqual([
      'Charges and reactions: 1 charge, 1 square',
      'Chargers move: 0 moved, 1 left open',
      'Other moves: ',
    ])
  })

  it('says what is to come, and whose it is', () => {
    expect(
      stepsToCome(game.state, turn).map(({ number, label, figure }) => `${number} ${label} ${figure}`),
    ).toEqual(['5 Attacker fires France', '6 Melee ', '7 Rally '])
  })

  it('says where the battle stands', () => {
    expect(standingOf(game.state)).toBe('Turn 1, French half-turn')
    expect(stepSubtitle(game.state, turn)).toBe('Step 4 of 7, Britain, artillery first')
    expect(goOn(game.state, turn)).toEqual({
      step: 'attackerFire',
      label: 'Go on to attacker fires',
      note: '2 have not fired',
      isNext: false,
    })
  })

  it('says who attacks next, and that the next turn follows', () => {
    const rally = at('rally')
    if (rally.state.turn === null) throw new Error('no turn')
    expect(goOn(rally.state, rally.state.turn)).toMatchObject({ step: null, note: 'Britain attacks next' })
    rally.play({ type: 'endHalfTurn' })
    rally.play({ type: 'goToStep', step: 'rally' })
    expect(goOn(rally.state, rally.state.turn)).toMatchObject({ step: null, note: 'Turn 2 follows' })
  })
})

describe('what follows after a result', () => {
  const plain: ResolveInputs = {
    procedure: 'fire',
    first: 'u5',
    guns: [],
    second: 'u1',
    choices: { ...freshChoices, distance: 6 },
  }

  it('is the next firer on the list, at the next enemy of the roster, as far away', () => {
    const game = at('defenderFire', [fire({}), [1]])
    game.play(fire({ firers: [{ unit: 'u7' }] }), [1])
    const next = nextUp(game.state, plain)
    expect(next?.unit.name).toBe('Lüneburg')
    expect(next?.other?.name).toBe('Old Guard')
    expect(next?.inputs).toMatchObject({
      procedure: 'fire',
      first: 'u8',
      second: 'u2',
      choices: { distance: 6 },
    })
  })

  it('is an enemy that may be shot: not one that its own charge has reached, nor one that left the table', () => {
    const game = at(
      'attackerFire',
      [lancersCharge],
      [answered, [1]],
      [reached],
      [{ type: 'leaveTable', unit: 'u6' }],
    )
    expect(nextUp(game.state, { ...plain, first: 'u1', second: null })?.other?.name).toBe('Rogers’s Gun')
  })

  it('stands on the sheet for the line that a step begins with; any other firer is asked for its target', () => {
    const none = { ...plain, first: null, second: null }
    const opened = (game: Game, place: number, last: ResolveInputs) => {
      const task = tasksOf(game.state, 'defenderFire')[place]
      return task === undefined ? undefined : inputsForTask(game.state, task, last)
    }
    const fresh = at('defenderFire')
    expect(opened(fresh, 0, none)).toMatchObject({ first: 'u7', second: 'u1' })
    expect(opened(fresh, 0, plain)).toMatchObject({ first: 'u7', second: 'u2' })
    expect(opened(fresh, 1, plain)).toMatchObject({ first: 'u5', second: null })
    const begun = at('defenderFire', [fire({}), [1]])
    expect(opened(begun, 0, plain)).toMatchObject({ first: 'u7', second: null })
  })

  it('is a gun that has not fired before any infantry, and nothing where nobody is left', () => {
    const game = at('defenderFire', [fire({ firers: [{ unit: 'u8' }] }), [1]])
    expect(nextUp(game.state, { ...plain, first: 'u8' })?.unit.name).toBe('Rogers’s Gun')
    game.play(fire({ firers: [{ unit: 'u7' }] }), [1])
    game.play(fire({}), [1])
    expect(nextUp(game.state, plain)).toBeNull()
  })

  it('is nothing outside the guide, nor for another procedure than the step’s', () => {
    expect(nextUp(begun().state, plain)).toBeNull()
    expect(nextUp(at('melee').state, plain)).toBeNull()
  })

  it('is the charger for a charged unit, near enough', () => {
    const game = at('defenderFire', [lancersCharge], [answered, [1]], [reached])
    game.play(fire({ firers: [{ unit: 'u7' }] }), [1])
    const next = nextUp(game.state, { ...plain, first: 'u7' })
    expect(next?.inputs).toMatchObject({ first: 'u5', second: 'u3', choices: { distance: 4 } })
  })

  it('is the melee of the next contact, with what is known of it', () => {
    const game = at('melee', [lancersCharge], [answered, [1]], [reached])
    const last = { ...plain, procedure: 'melee' as const, first: 'u1', second: 'u8' }
    expect(nextUp(game.state, last)?.inputs).toMatchObject({
      procedure: 'melee',
      first: 'u3',
      second: 'u5',
      choices: { aspect: 'flank', firstCharging: true },
    })
  })
})

describe('the turn as a place', () => {
  const last: ResolveInputs = {
    procedure: 'fire',
    first: null,
    guns: [],
    second: null,
    choices: freshChoices,
  }
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:all(.*)*', component: { template: '<i />' } }],
  })

  async function turnPlace(...commands: readonly object[]) {
    const game = await openQuatreBras()
    for (const command of commands) await perform(game, { ...command })
    const wrapper = show(TurnPlace, {
      props: { state: game.state, game, last },
      global: { plugins: [router] },
    })
    await nextTick()
    return { game, wrapper }
  }

  async function press(name: string): Promise<void> {
    byRole('button', name).click()
    await written()
  }

  it('begins the first turn, and settles who moves first without a die', async () => {
    const { game, wrapper } = await turnPlace()
    await press('Begin turn 1')
    await wrapper.setProps({ state: game.state })
    expect(spoken(document.body)).toContain('The French add 1.')
    await press('Britain moves first')
    expect(game.state.turn).toMatchObject({ attacker: 'b', step: 'charges', half: 1 })
  })

  it('asks for the dice of who moves first on the sheet', async () => {
    const { wrapper } = await turnPlace({ type: 'beginTurn' })
    await press('Roll for it')
    expect(wrapper.emitted('open')).toEqual([[expect.objectContaining({ procedure: 'firstMover' })]])
  })

  it('opens the sheet for a line of the list', async () => {
    const { wrapper } = await turnPlace({ type: 'beginTurn' }, chooseFrance, {
      type: 'goToStep',
      step: 'attackerFire',
    })
    await press('open Gun 1 medium foot')
    expect(wrapper.emitted('open')).toEqual([[expect.objectContaining({ procedure: 'fire', first: 'u4' })]])
  })

  it('moves a charger, from where it strikes', async () => {
    const { game } = await turnPlace({ type: 'beginTurn' }, chooseFrance, lancersCharge, {
      type: 'goToStep',
      step: 'chargeMoves',
    })
    await press('open 6th Lancers charges 32nd Foot: not answered yet')
    expect(spoken(document.body)).toContain('Charges up to 18 in')
    byRole('radio', 'Rear').click()
    await nextTick()
    await press('Reaches it')
    expect(game.state.charges).toMatchObject([{ charger: 'u3', stage: 'contact', aspect: 'rear' }])
  })

  it('goes back to a step that was left', async () => {
    const { game } = await turnPlace({ type: 'beginTurn' }, chooseFrance, { type: 'goToStep', step: 'melee' })
    await press('done Other moves')
    expect(game.state.turn?.step).toBe('moves')
  })

  it('goes on from the foot, and ends the half-turn there', async () => {
    const game = await openQuatreBras()
    await perform(game, { type: 'beginTurn' })
    await perform(game, { ...chooseFrance })
    await perform(game, { type: 'goToStep', step: 'melee' })
    const foot = show(TurnFoot, { props: { state: game.state, game, turn: game.state.turn } })
    await press('Go on to rally')
    await foot.setProps({ state: game.state, turn: game.state.turn })
    await press('End the half-turn Britain attacks next')
    expect(game.state.turn).toMatchObject({ half: 2, attacker: 'b', step: 'charges' })
  })
})
