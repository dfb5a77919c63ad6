import { beforeEach, afterEach, describe, expect, it, vi } from 'vitest'
import { createGameTable } from '@/games/miniatures/resolve/gameTable.ts'
import type { ProcedureId, ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { inputsFor } from '@/games/miniatures/resolve/prefill.ts'
import { freshQuickEntry, quickInputs, quickState } from '@/games/miniatures/resolve/quick.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import ResolvePanel from '@/games/miniatures/resolve/ResolvePanel.vue'
import ResolvePlace from '@/games/miniatures/resolve/ResolvePlace.vue'
import type { ResolveTable } from '@/games/miniatures/resolve/table.ts'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import SheetPage from '@/ui/SheetPage.vue'
import { shallowRef } from 'vue'
import { medium, skirmishers } from '../rules/standard.ts'
import {
  allByRole,
  byRole,
  findByRole,
  inputByLabel,
  namesByRole,
  show,
  spoken,
} from '../ui/parts/reading.ts'
import { dealt } from './combat.ts'
import { arrive, choose, chosenIn, flip, isOn, lever, offered } from './form.ts'
import { openQuatreBras, perform } from './game-store.ts'

type Game = ReturnType<typeof useMiniaturesGame>

const what = 'What it does about it'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

afterEach(() => {
  vi.useRealTimers()
})

/** The sheet on a table, which keeps what is chosen on it. */
async function sheet(table: ResolveTable, start: ResolveInputs, fixed = false) {
  const chosen = { inputs: start }
  const wrapper = show(ResolvePanel, {
    props: {
      open: true,
      'onUpdate:open': (open: boolean) => void wrapper.setProps({ open }),
      inputs: start,
      'onUpdate:inputs': (inputs: ResolveInputs) => {
        chosen.inputs = inputs
        void wrapper.setProps({ inputs })
      },
      table,
      frame: SheetPage,
      fixed,
    },
  })
  await late()
  return { wrapper, chosen }
}

/** Parts that load late are there. */
async function late(): Promise<void> {
  await vi.waitFor(arrive)
  await vi.dynamicImportSettled()
  await arrive()
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await late()
}

/** A row of the sheet or of a list, by the unit's name. */
async function tap(name: string): Promise<void> {
  const row = allByRole('button').find((candidate) => spoken(candidate).startsWith(name))
  if (row === undefined) throw new Error(`no ${name} among ${namesByRole('button').join()}`)
  row.click()
  await late()
}

function said(): string {
  return spoken(document.body)
}

/** Quatre Bras in the first half-turn, which is the French one. */
async function inHalfTurn(faces: readonly number[], ...commands: readonly object[]): Promise<Game> {
  const game = await openQuatreBras(faces)
  for (const command of [{ type: 'beginTurn' }, { type: 'chooseFirst', side: 'a' }, ...commands]) {
    await perform(game, { ...command })
  }
  return game
}

async function gameSheet(game: Game, procedure: ProcedureId, unit: string) {
  return sheet(createGameTable(game), inputsFor(game.state, procedure, unit))
}

const lancersCharge = { type: 'declareCharge', charger: 'u3', target: 'u5' }
const stands = { type: 'answerCharge', charger: 'u3', target: 'u5', answer: 'stand' }
const reaches = { type: 'moveCharger', charger: 'u3', reaches: true, aspect: 'front' }

describe('a charge without a game', () => {
  function quick(faces: readonly number[]) {
    const entry = freshQuickEntry('charge')
    const table = createQuickTable(shallowRef(quickState(entry)), dealt(...faces), {
      uses: () => false,
      set: async () => undefined,
    })
    return sheet(table, quickInputs('charge', entry), true)
  }

  it('has its answer ready, and says how far the charge goes', async () => {
    await quick([])
    expect(offered(what)).toEqual(['Form square', 'Stand'])
    expect(chosenIn(what)).toBe('Form square')
    expect(said()).toContain(', charges up to 18 in')
    expect(said()).toContain('On the die, 6 or more needed 0')
  })

  it('is one tap to a result', async () => {
    await quick([3])
    await press('Roll the D10')
    expect(said()).toContain('Caught before the square forms')
    expect(said()).toContain('Stays as it is.')
  })

  it('is recorded without a die where the unit stands', async () => {
    await quick([])
    await choose(what, 'Stand')
    await late()
    expect(findByRole('button', 'Own dice')).toBeUndefined()
    await press('Record it')
    expect(said()).toContain('Stands to receive the charge')
  })
})

describe('a charge in a game', () => {
  it('is answered by the charged side: its dice are its own', async () => {
    const game = await inHalfTurn([], lancersCharge)
    await gameSheet(game, 'charge', 'u3')
    await press('Own dice')
    expect(game.ownDice).toEqual({ b: true })
    expect(said()).toContain('What did the D10 show?')
  })

  it('may be met by other cavalry, which is named', async () => {
    const game = await inHalfTurn([9])
    const hussars = { arm: 'cavalry', kind: 'light', bases: 4, name: 'Hussars' }
    await perform(game, { type: 'addUnits', side: 'b', unit: hussars })
    await perform(game, lancersCharge)
    await gameSheet(game, 'charge', 'u3')
    expect(offered(what)).toEqual(['Form square', 'Stand', 'Hussars rides out'])
    await choose(what, 'Hussars rides out')
    await late()
    await press('Roll the D10')
    expect(game.lastEntry?.command).toEqual({
      type: 'answerCharge',
      charger: 'u3',
      target: 'u5',
      answer: 'counterCharge',
      by: 'u9',
    })
    expect(said()).toContain('Hussars')
  })

  it('lets a player choose among several that may ride out', async () => {
    const game = await inHalfTurn([])
    const hussars = { arm: 'cavalry', kind: 'light', bases: 4, name: 'Hussars' }
    await perform(game, { type: 'addUnits', side: 'b', unit: hussars })
    await perform(game, { type: 'addUnits', side: 'b', unit: { ...hussars, name: 'Dragoons' } })
    await perform(game, lancersCharge)
    const { chosen } = await gameSheet(game, 'charge', 'u3')
    await choose(what, 'Other cavalry rides out')
    await late()
    expect(offered('Who rides out')).toEqual(['Hussars', 'Dragoons'])
    await choose('Who rides out', 'Dragoons')
    expect(chosen.inputs.choices).toMatchObject({ answer: 'counterCharge', answeredBy: 'u10' })
    await choose(what, 'Stand')
    expect(chosen.inputs.choices).toMatchObject({ answer: 'stand', answeredBy: null })
  })

  it('that may go on takes the sheet with it', async () => {
    const game = await inHalfTurn([1, 9, 9, 9, 9])
    const rifles = { ...skirmishers, name: '95th Rifles' }
    await perform(game, { type: 'addUnits', side: 'b', unit: rifles })
    await perform(game, { ...lancersCharge, target: 'u9' })
    const { chosen } = await gameSheet(game, 'charge', 'u3')
    await press('Roll the D10')
    expect(said()).toContain('Ridden down')
    await press('Go on with 6th Lancers')
    expect(chosen.inputs).toMatchObject({ procedure: 'charge', first: 'u3', second: null })
    expect(findByRole('section', 'Whom?')).toBeDefined()
    expect(said()).toContain('4 bases, lancers , goes on with what is left of its charge')
    expect(said()).not.toContain('charges up to')
  })

  it('that is answered shows its answer alone, and what is to be done', async () => {
    const game = await inHalfTurn([2], lancersCharge)
    await game.resolve({ type: 'answerCharge', charger: 'u3', target: 'u5', answer: 'square' })
    await gameSheet(game, 'charge', 'u3')
    expect(offered(what)).toEqual(['Form square'])
    expect(said()).toContain(
      '32nd Foot has failed to form square against this charge: move 6th Lancers, or call its charge off, in the step “Chargers move”.',
    )
    expect(findByRole('button', 'Roll the D10')).toBeUndefined()
  })

  it('leaves the focus with its result', async () => {
    const game = await inHalfTurn([], lancersCharge)
    await gameSheet(game, 'charge', 'u3')
    await choose(what, 'Stand')
    await late()
    byRole('button', 'Record it').focus()
    await press('Record it')
    expect(said()).toContain('Stands to receive the charge')
    await vi.waitFor(() => expect(document.activeElement?.className).toContain('middle'))
  })

  it('opens the melee with all that is known of it', async () => {
    const game = await inHalfTurn([], lancersCharge, stands, reaches, { type: 'goToStep', step: 'melee' })
    await gameSheet(game, 'melee', 'u5')
    expect(said()).toContain('Lancers charge infantry')
    expect(said()).toContain('Cavalry charges infantry in the open')
    inputByLabel('checkbox', '32nd Foot supported').click()
    await late()
    expect(said()).toContain('In support +2')
  })

  it('tells whom those who fight beside it support, and asks only of the other', async () => {
    const also = { charger: 'u1', target: 'u5' }
    const game = await inHalfTurn(
      [],
      lancersCharge,
      { type: 'declareCharge', ...also },
      stands,
      reaches,
      { ...reaches, charger: 'u1' },
      { type: 'goToStep', step: 'melee' },
    )
    await gameSheet(game, 'melee', 'u3')
    expect(said()).toContain('6th Lancers supported by 1st Line')
    expect(said()).toContain('In support +2')
    expect(inputByLabel('checkbox', '32nd Foot supported').checked).toBe(false)
    expect(() => inputByLabel('checkbox', '6th Lancers supported')).toThrow()
  })
})

describe('a unit that falls back', () => {
  async function beaten() {
    const game = await inHalfTurn([7, 7, 9], lancersCharge, stands, reaches, {
      type: 'goToStep',
      step: 'melee',
    })
    const { wrapper } = await gameSheet(game, 'melee', 'u3')
    await press('Roll both D10')
    expect(said()).toContain('32nd Foot: move back 6 in.')
    return { game, wrapper }
  }

  it('may have left the table: one tap says so', async () => {
    const { wrapper } = await beaten()
    await press('Did 32nd Foot leave the table?')
    expect(wrapper.emitted('leave')).toEqual([['u5', true]])
    expect(namesByRole('button')).not.toContain('Did 6th Lancers leave the table?')
  })

  it('and is still there after all', async () => {
    const { game, wrapper } = await beaten()
    await perform(game, { type: 'leaveTable', unit: 'u5' })
    await late()
    expect(said()).toContain('32nd Foot has left the table.')
    expect(namesByRole('button')).not.toContain('Undo')
    await press('It is still on the table')
    expect(wrapper.emitted('leave')).toEqual([['u5', false]])
  })
})

describe('guns', () => {
  it('stand together in one tap, all that have not fired', async () => {
    const game = await inHalfTurn([])
    await perform(game, { type: 'addUnits', side: 'a', unit: { ...medium, name: 'Gun 2' } })
    await perform(game, { type: 'addUnits', side: 'a', unit: { ...medium, name: 'Gun 3' } })
    const { chosen } = await gameSheet(game, 'fire', 'u4')
    expect(isOn('All 3 guns together')).toBe(false)
    await flip('All 3 guns together')
    expect(chosen.inputs.guns).toEqual(['u9', 'u10'])
    await flip('All 3 guns together')
    expect(chosen.inputs.guns).toEqual([])
  })

  it('that moved are not asked about', async () => {
    const game = await inHalfTurn([], { type: 'moveUnit', unit: 'u4' })
    await perform(game, { type: 'addUnits', side: 'a', unit: { ...medium, name: 'Gun 2' } })
    await gameSheet(game, 'fire', 'u4')
    await tap('32nd Foot')
    expect(said()).toContain('medium foot, moved')
    expect(said()).toContain('Gun moved this turn house ×½')
    await tap('Gun 1')
    expect(lever('Gun 1')).toBeUndefined()
  })

  it('of infantry there are none', async () => {
    await gameSheet(await inHalfTurn([]), 'fire', 'u5')
    expect(said()).not.toContain('together')
  })
})

describe('a unit that is charged', () => {
  it('fires at its charger, at four inches and no more', async () => {
    const game = await inHalfTurn([], lancersCharge)
    const { chosen } = await gameSheet(game, 'fire', 'u5')
    expect(chosen.inputs).toMatchObject({ second: 'u3', choices: { distance: 4 } })
    expect(byRole('button', 'Distance: more').getAttribute('aria-disabled')).toBe('true')
  })
})

describe('the list of who may act', () => {
  async function place(game: Game, procedure: ProcedureId) {
    show(ResolvePlace, { props: { state: game.state, procedure } })
    await late()
  }

  function rowOf(name: string): string {
    return namesByRole('button').find((row) => row.startsWith(name)) ?? ''
  }

  it('marks who has fired', async () => {
    const game = await inHalfTurn([1], { type: 'goToStep', step: 'defenderFire' })
    await game.resolve({
      type: 'fire',
      firers: [{ unit: 'u5', moved: false }],
      target: 'u1',
      distance: 4,
      aspect: 'front',
      atCharger: false,
    })
    await place(game, 'fire')
    expect(rowOf('32nd Foot')).toContain('has fired')
    expect(rowOf('Lüneburg')).not.toContain('has fired')
  })

  it('has the chargers of the side whose half-turn it is, with what they do', async () => {
    const game = await inHalfTurn([], lancersCharge)
    await place(game, 'charge')
    expect(findByRole('section', 'Britain')).toBeUndefined()
    expect(rowOf('6th Lancers')).toContain('lancers, charging')
  })
})
