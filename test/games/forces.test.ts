import { nextTick, watch } from 'vue'
import { describe, expect, it } from 'vitest'
import CorrectSheet from '@/games/miniatures/forces/CorrectSheet.vue'
import OfficerSheet from '@/games/miniatures/forces/OfficerSheet.vue'
import UnitSheet from '@/games/miniatures/forces/UnitSheet.vue'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { later } from '@/messages/later.ts'
import { fire, lockedInMelee } from '../rules/game.ts'
import { fragile } from '../stores/sessions.ts'
import { byRole, findByRole, inputByLabel, show, spoken } from '../ui/parts/reading.ts'
import { choose, chosenIn, flip, isOn, lever, write } from './form.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

const { forces } = later.game

type Game = ReturnType<typeof useMiniaturesGame>

function unitOf(game: Game, id: string) {
  const unit = game.state.units.find((candidate) => candidate.id === id)
  if (unit === undefined) throw new Error(`no unit ${id}`)
  return unit
}

function said(): string {
  return spoken(document.body)
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await written()
}

describe('the correction of a unit', () => {
  async function correcting(game: Game, id: string) {
    const wrapper = show(CorrectSheet, { props: { unit: unitOf(game, id), game } })
    await nextTick()
    return wrapper
  }

  it('[fault: correction] records only what differs, with the reason, and closes', async () => {
    const game = await openQuatreBras()
    const wrapper = await correcting(game, 'u1')
    await write('Bases now', '3')
    await flip('Morale marker')
    await write(forces.why, '  Miscounted ')
    await press(forces.record)
    expect(game.lastEntry?.command).toEqual({
      type: 'correct',
      unit: 'u1',
      changes: { bases: 3, marker: true },
      note: 'Miscounted',
    })
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('asks why, and takes a usual reason by one tap', async () => {
    const game = await openQuatreBras()
    const wrapper = await correcting(game, 'u1')
    await write('Bases now', '3')
    expect(said()).not.toContain(forces.noteMissing)
    await press(forces.record)
    expect(said()).toContain(forces.noteMissing)
    expect(game.head.nextIndex).toBe(1)
    expect(wrapper.emitted('close')).toBeUndefined()
    await press('Agreed at the table')
    expect(said()).not.toContain(forces.noteMissing)
    await press(forces.record)
    expect(game.lastEntry?.command).toMatchObject({ note: 'Agreed at the table' })
  })

  it('records nothing where nothing differs, and says so', async () => {
    const game = await openQuatreBras()
    await correcting(game, 'u1')
    await write('Bases now', '3')
    await write('Bases now', '4')
    await press('Miscounted')
    await press(forces.record)
    expect(said()).toContain(forces.nothingChanged)
    expect(game.head.nextIndex).toBe(1)
  })

  it('refuses a unit that cannot be, in words, before anything is pressed', async () => {
    const game = await openQuatreBras()
    await correcting(game, 'u1')
    await write('Bases now', '6')
    expect(spoken(byRole('alert', 'It cannot have 6 bases: it started with 4.'))).not.toBe('')
    await press('Miscounted')
    await press(forces.record)
    expect(game.head.nextIndex).toBe(1)
    await write('Bases at the start', '6')
    expect(findByRole('alert', 'It cannot have 6 bases: it started with 4.')).toBeUndefined()
    await press(forces.record)
    expect(game.lastEntry?.command).toMatchObject({ changes: { bases: 6, startingBases: 6 } })
  })

  it('says to take off what has no base left', async () => {
    const game = await openQuatreBras()
    await correcting(game, 'u1')
    await write('Bases now', '0')
    expect(said()).toContain('1st Line cannot stand with no base. Take it off the table instead.')
    await flip('On the table')
    expect(said()).not.toContain('Take it off the table instead.')
    await press('Miscounted')
    await press(forces.record)
    expect(unitOf(game, 'u1')).toMatchObject({ bases: 0, removed: 'players' })
  })

  it('brings back a unit that was taken off by mistake', async () => {
    const game = await openQuatreBras()
    await perform(game, { type: 'correct', unit: 'u1', changes: { onTable: false }, note: 'a slip' })
    await correcting(game, 'u1')
    expect(isOn('On the table')).toBe(false)
    await flip('On the table')
    await press('Miscounted')
    await press(forces.record)
    expect(unitOf(game, 'u1')).toMatchObject({ bases: 4, removed: null })
  })

  it('asks a gun for its damage, and others for none', async () => {
    const game = await openQuatreBras()
    await correcting(game, 'u4')
    expect(lever('Damage marker')).toBeDefined()
    expect(lever('Locked in melee')).toBeUndefined()
    expect(() => inputByLabel('textbox', 'Bases at the start')).toThrow('no textbox')
  })

  it('frees a unit that is locked no more', async () => {
    const game = await openQuatreBras([6, 6, 9])
    await perform(game, { type: 'melee', attacker: 'u1', defender: 'u5', attackerCharging: false })
    expect(unitOf(game, 'u1').lockedWith).toEqual(lockedInMelee().unit('u1').lockedWith)
    await correcting(game, 'u1')
    await flip('Locked in melee')
    await press('Miscounted')
    await press(forces.record)
    expect(game.lastEntry?.command).toMatchObject({ changes: { locked: false } })
    expect([unitOf(game, 'u1').lockedWith, unitOf(game, 'u5').lockedWith]).toEqual([[], []])
  })
})

describe('units that are added', () => {
  async function adding(game: Game, place = 0) {
    const side = game.state.sides[place]
    const wrapper = show(UnitSheet, { props: { state: game.state, side, game } })
    watch(
      () => game.state,
      (state) => void wrapper.setProps({ state }),
      { flush: 'sync' },
    )
    await nextTick()
    return wrapper
  }

  function nameField(): HTMLInputElement {
    return inputByLabel('textbox', 'Name')
  }

  function names(game: Game, side: string): readonly string[] {
    return game.state.units.filter((unit) => unit.side === side).map(({ name }) => name)
  }

  it('are named after what they are, past the names that are taken', async () => {
    const game = await openQuatreBras()
    await adding(game)
    expect(nameField().value).toBe('2nd Line')
    await choose('Class', 'Guard')
    expect(nameField().value).toBe('1st Guard')
    await choose('Arm', 'Artillery')
    expect(nameField().value).toBe('Gun 2')
  })

  it('go on from the name that was added last', async () => {
    const game = await openQuatreBras()
    await adding(game)
    await write('Name', '45th Line')
    await press('Add')
    expect(said()).toContain('45th Line is on the roster.')
    expect(nameField().value).toBe('46th Line')
    await press('Add')
    await press('Add')
    expect(names(game, 'a').slice(4)).toEqual(['45th Line', '46th Line', '47th Line'])
  })

  it('come several at once', async () => {
    const game = await openQuatreBras()
    await adding(game, 1)
    await write('How many', '3')
    await press('Add 3')
    expect(names(game, 'b').slice(4)).toEqual(['1st Foot', '2nd Foot', '3rd Foot'])
    expect(said()).toContain('3 units are on the roster, from 1st Foot.')
    expect(inputByLabel('textbox', 'How many').value).toBe('1')
    expect(nameField().value).toBe('4th Foot')
  })

  it('have the nation of their side, and an officer only once', async () => {
    const game = await openQuatreBras()
    await adding(game, 1)
    await flip('Officer')
    await write('Officer’s name', 'Halkett')
    await press('Add')
    await press('Add')
    const added = game.state.units.slice(8).map(({ nation, officer }) => [nation, officer?.name])
    expect(added).toEqual([
      ['britain', 'Halkett'],
      ['britain', undefined],
    ])
  })

  it('need a name', async () => {
    const game = await openQuatreBras()
    await adding(game)
    await write('Name', '   ')
    await press('Add')
    expect(said()).toContain(forces.nameMissing)
    expect(game.state.units).toHaveLength(8)
  })

  it('[fault: double-tap] are added once by a double tap', async () => {
    const game = await openQuatreBras()
    await adding(game)
    byRole('button', 'Add').click()
    await press('Add')
    expect(game.state.units).toHaveLength(9)
  })
})

describe('the change of a unit', () => {
  it('starts from what it is, and changes it in one entry', async () => {
    const game = await openQuatreBras()
    const wrapper = show(UnitSheet, { props: { state: game.state, unit: unitOf(game, 'u3'), game } })
    await nextTick()
    expect([chosenIn('Arm'), chosenIn('Kind'), chosenIn('Nation')]).toEqual(['Cavalry', 'Lancers', 'France'])
    await write('Name', 'Red Lancers')
    await choose('Class', 'Guard')
    await press(forces.save)
    expect(unitOf(game, 'u3')).toMatchObject({ name: 'Red Lancers', class: 'guard', bases: 4 })
    expect(game.head.nextIndex).toBe(2)
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('keeps the losses of the battle', async () => {
    const game = await openQuatreBras([7])
    await perform(game, fire())
    show(UnitSheet, { props: { state: game.state, unit: unitOf(game, 'u1'), game } })
    await nextTick()
    await write('Bases at the start', '5')
    await press(forces.save)
    expect(unitOf(game, 'u1')).toMatchObject({ startingBases: 5, bases: 4, marker: true })
  })
})

describe('a sheet of the roster', () => {
  const unsaved = { kind: 'entry' }

  async function onBrokenDisk() {
    const { storage, ...fragility } = fragile()
    const game = await openQuatreBras([], storage)
    fragility.break('quota')
    return game
  }

  it('[fault: quota] gives way to what is said of units that could not be saved', async () => {
    const game = await onBrokenDisk()
    const wrapper = show(UnitSheet, { props: { state: game.state, side: game.state.sides[0], game } })
    await nextTick()
    await press('Add')
    expect(game.unsaved).toMatchObject(unsaved)
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('[fault: quota] gives way to what is said of a change that could not be saved', async () => {
    const game = await onBrokenDisk()
    const wrapper = show(UnitSheet, { props: { state: game.state, unit: unitOf(game, 'u3'), game } })
    await nextTick()
    await write('Name', 'Red Lancers')
    await press(forces.save)
    expect(game.unsaved).toMatchObject(unsaved)
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('[fault: hostile-backup] puts no name on the roster that turns the text around it', async () => {
    const game = await openQuatreBras()
    show(UnitSheet, { props: { state: game.state, side: game.state.sides[0], game } })
    await nextTick()
    await write('Name', 'Old \u202EGuard')
    await press('Add')
    expect(game.state.units.at(-1)?.name).toBe('Old Guard')
    expect(JSON.stringify(game.lastEntry?.reasons)).not.toContain('\u202E')
  })
})

describe('an officer', () => {
  async function officers(game: Game, id: string) {
    const wrapper = show(OfficerSheet, { props: { unit: unitOf(game, id), state: game.state, game } })
    await nextTick()
    return wrapper
  }

  it('whose unit is gone goes to another by one tap', async () => {
    const game = await openQuatreBras()
    await perform(game, { type: 'correct', unit: 'u5', changes: { onTable: false }, note: 'gone' })
    await officers(game, 'u8')
    await press('Kempt +1')
    expect(inputByLabel('textbox', 'Officer’s name').value).toBe('Kempt')
    await press(forces.save)
    expect(unitOf(game, 'u8').officer).toMatchObject({ name: 'Kempt', value: 1 })
    expect(game.state.officersAlone).toEqual([])
  })

  it('of the other side is not offered', async () => {
    const game = await openQuatreBras()
    await perform(game, { type: 'correct', unit: 'u5', changes: { onTable: false }, note: 'gone' })
    await officers(game, 'u1')
    expect(findByRole('button', 'Kempt +1')).toBeUndefined()
  })
})
