import { describe, expect, it, vi } from 'vitest'
import ChosenRows from '@/games/miniatures/resolve/ChosenRows.vue'
import { freshChoices, type ResolveInputs } from '@/games/miniatures/resolve/inputs.ts'
import { begun, correct, lockedInMelee, type Game } from '../rules/game.ts'
import { medium } from '../rules/standard.ts'
import {
  allByRole,
  byRole,
  findByRole,
  inputByLabel,
  namesByRole,
  show,
  spoken,
} from '../ui/parts/reading.ts'
import { arrive, choose, flip, lever, offered } from './form.ts'

function inputs(changes: Partial<ResolveInputs> = {}): ResolveInputs {
  return { procedure: 'fire', first: null, guns: [], second: null, choices: freshChoices, ...changes }
}

/** The rows of the sheet, on which what is chosen stays chosen. */
async function rows(game: Game, start: ResolveInputs, props: Readonly<Record<string, unknown>> = {}) {
  const sheet = { inputs: start }
  const wrapper = show(ChosenRows, {
    props: {
      ...props,
      state: game.state,
      modelValue: start,
      'onUpdate:modelValue': (chosen: ResolveInputs) => {
        sheet.inputs = chosen
        void wrapper.setProps({ modelValue: chosen })
      },
    },
  })
  await arrive()
  return sheet
}

/** The names in the picker, in order. */
async function pickerOf(question: string): Promise<readonly string[]> {
  await vi.waitFor(() => expect(findByRole('section', question)).toBeDefined())
  const picker = byRole('section', question)
  return [...picker.querySelectorAll('strong')].map(spoken)
}

/** A unit's button, in the picker or among the chosen. */
function unitButton(name: string): HTMLElement {
  const button = allByRole('button').find((candidate) => spoken(candidate).startsWith(name))
  if (button === undefined) throw new Error(`no ${name} among ${namesByRole('button').join()}`)
  return button
}

async function tap(name: string): Promise<void> {
  unitButton(name).click()
  await arrive()
}

/** A unit in the picker, and whether it is a legal target. */
function inPicker(name: string): readonly [string, boolean] {
  const button = unitButton(name)
  return [spoken(button), button.closest('.target') !== null]
}

describe('whom the rules bar', () => {
  it('stands after the others, and says why', async () => {
    const game = lockedInMelee()
    const sheet = await rows(game, inputs({ first: 'u7' }))
    expect((await pickerOf('At whom?')).at(-1)).toBe('1st Line')
    expect(inPicker('1st Line')).toEqual([
      expect.stringContaining('The target is in melee. Nobody fires into a melee.'),
      false,
    ])
    expect(inPicker('6th Lancers')[1]).toBe(true)
    await tap('1st Line')
    expect(sheet.inputs.second).toBe('u1')
  })

  it('is said once where it is the firer itself', async () => {
    await rows(begun(), inputs({ first: 'u6' }))
    expect(await pickerOf('At whom?')).toEqual(['1st Line', 'Old Guard', '6th Lancers', 'Gun 1'])
    expect(spoken(document.body).split('42nd Highlanders is in square and does not fire.')).toHaveLength(2)
    expect(inPicker('Gun 1')[1]).toBe(false)
  })

  it('is nobody who is only too far away', async () => {
    const far = { ...freshChoices, distance: 30 }
    await rows(begun(), inputs({ first: 'u5', choices: far }))
    await pickerOf('At whom?')
    expect(inPicker('Gun 1')[1]).toBe(true)
  })
})

describe('the rows of the sheet ask for the unit that is missing', () => {
  it('first who acts, then whom it acts on', async () => {
    const sheet = await rows(begun(), inputs())
    expect(await pickerOf('Who fires?')).not.toContain('6th Lancers')
    await tap('32nd Foot')
    expect(sheet.inputs.first).toBe('u5')
    expect(await pickerOf('At whom?')).toEqual(['1st Line', 'Old Guard', '6th Lancers', 'Gun 1'])
    await tap('Old Guard')
    expect(sheet.inputs).toMatchObject({ first: 'u5', second: 'u2' })
    expect(findByRole('section', 'At whom?')).toBeUndefined()
  })

  it('the last opponent stands first', async () => {
    await rows(begun(), inputs({ first: 'u5' }), { lastOpponents: ['u4', 'u2'] })
    expect(await pickerOf('At whom?')).toEqual(['Gun 1', 'Old Guard', '1st Line', '6th Lancers'])
  })

  it('whoever it is locked with stands before that', async () => {
    const melee = inputs({ procedure: 'melee', first: 'u1' })
    await rows(lockedInMelee(), melee, { lastOpponents: ['u8'] })
    expect(await pickerOf('Whom?')).toEqual(['32nd Foot', 'Lüneburg', '42nd Highlanders', 'Rogers’s Gun'])
  })

  it('one unit is enough for a rally', async () => {
    const game = begun()
    game.play(correct('u8', { marker: true }))
    const sheet = await rows(game, inputs({ procedure: 'morale' }))
    expect(await pickerOf('Who rallies?')).toEqual(['Lüneburg'])
    await tap('Lüneburg')
    expect(sheet.inputs).toMatchObject({ first: 'u8', second: null })
    expect(allByRole('section')).toEqual([])
  })

  it('says so where there is nobody', async () => {
    await rows(begun(), inputs({ procedure: 'morale' }))
    await vi.waitFor(() => expect(spoken(document.body)).toBe('No unit carries a morale marker.'))
  })

  it('asks for nobody where the units are fixed', async () => {
    await rows(begun(), inputs({ first: 'u5', second: 'u1' }), { fixed: true })
    await tap('32nd Foot')
    expect(findByRole('button', 'Choose another unit')).toBeUndefined()
  })
})

describe('another unit', () => {
  it('leaves behind what was said of the one before, and keeps the enemy', async () => {
    const choices = { ...freshChoices, distance: 6, firstOthers: ['u2'] }
    const sheet = await rows(begun(), inputs({ procedure: 'melee', first: 'u1', second: 'u5', choices }))
    await tap('1st Line')
    await vi.waitFor(() => expect(findByRole('button', 'Choose another unit')).toBeDefined())
    await tap('Choose another unit')
    await pickerOf('Who attacks?')
    await tap('Old Guard')
    expect(sheet.inputs).toMatchObject({
      first: 'u2',
      second: 'u5',
      choices: { distance: 6, firstOthers: [] },
    })
  })

  it('of the other side asks for a new enemy', async () => {
    const sheet = await rows(begun(), inputs({ first: 'u5', second: 'u1' }))
    await tap('32nd Foot')
    await vi.waitFor(() => expect(findByRole('button', 'Choose another unit')).toBeDefined())
    await tap('Choose another unit')
    await pickerOf('Who fires?')
    await tap('Old Guard')
    expect(sheet.inputs).toMatchObject({ first: 'u2', second: null })
    expect(await pickerOf('At whom?')).toContain('32nd Foot')
  })
})

describe('what is chosen of the units', () => {
  it('is the distance, to the half inch', async () => {
    const sheet = await rows(begun(), inputs({ first: 'u5', second: 'u1' }))
    expect(inputByLabel('textbox', 'Distance').value).toBe('4 in')
    byRole('button', 'Distance: more').click()
    await arrive()
    expect(sheet.inputs.choices.distance).toBe(4.5)
    expect(inputByLabel('textbox', 'Distance').value).toBe('4½ in')
  })

  it('is from where the target is taken, in its own row', async () => {
    const sheet = await rows(begun(), inputs({ first: 'u5', second: 'u1' }))
    await tap('1st Line')
    await vi.waitFor(() => expect(offered('Taken from')).toEqual(['Front', 'Flank', 'Rear']))
    await choose('Taken from', 'Flank')
    expect(sheet.inputs.choices.aspect).toBe('flank')
    expect(spoken(unitButton('1st Line'))).toContain('taken in flank')
  })

  it('is which guns fire together, and which of them moved', async () => {
    const game = begun()
    game.play({ type: 'addUnits', side: 'a', unit: { ...medium, name: 'Gun 2' } })
    const sheet = await rows(game, inputs({ first: 'u4', second: 'u5' }))
    await tap('Gun 1')
    await vi.waitFor(() => expect(lever('Gun 2')).toBeDefined())
    await flip('Gun 2')
    expect(sheet.inputs.guns).toEqual(['u9'])
    expect(spoken(unitButton('Gun 1'))).toContain('Gun 1 and 1 other')
  })

  it('is what a melee asks: no counter-charge of infantry, no gun beside an attacker', async () => {
    const sheet = await rows(begun(), inputs({ procedure: 'melee', first: 'u1', second: 'u5' }))
    await tap('1st Line')
    await vi.waitFor(() => expect(lever('Charges')).toBeDefined())
    expect([lever('Old Guard') !== undefined, lever('Gun 1') !== undefined]).toEqual([true, false])
    await flip('Charges')
    await flip('Old Guard')
    expect(sheet.inputs.choices).toMatchObject({ firstCharging: false, firstOthers: ['u2'] })
    await tap('32nd Foot')
    await vi.waitFor(() => expect(lever('Lüneburg')).toBeDefined())
    expect(lever('Counter-charges')).toBeUndefined()
  })

  it('is whom a second line supports, on the face of the sheet', async () => {
    const sheet = await rows(begun(), inputs({ procedure: 'melee', first: 'u1', second: 'u5' }))
    inputByLabel('checkbox', '32nd Foot supported').click()
    await arrive()
    expect(sheet.inputs.choices).toMatchObject({ firstSupported: false, secondSupported: true })
    expect(spoken(unitButton('32nd Foot'))).toContain('supported')
  })
})
