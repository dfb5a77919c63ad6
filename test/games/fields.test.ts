import { describe, expect, it } from 'vitest'
import OfficerFields from '@/games/miniatures/parts/OfficerFields.vue'
import PlaceFields from '@/games/miniatures/parts/PlaceFields.vue'
import UnitFields from '@/games/miniatures/parts/UnitFields.vue'
import { freshUnit, withArm, withKind } from '@/games/miniatures/unitDraft.ts'
import { unitFaults, type Officer, type UnitDescription } from '@/rules/miniatures/index.ts'
import { byRole, inputByLabel, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { choose, chosenIn, flip, isOn, lever, offered, showForm, write } from './form.ts'

const line = freshUnit('france')

function unitForm(unit: UnitDescription, props: Readonly<Record<string, unknown>> = {}) {
  return showForm<UnitDescription>(UnitFields, unit, props)
}

describe('the fields of a unit', () => {
  it('show what it is', () => {
    unitForm(line)
    expect(['Arm', 'Class', 'Formation'].map(chosenIn)).toEqual(['Infantry', 'Line', 'Line'])
    expect(inputByLabel('textbox', 'Bases at the start').value).toBe('4')
  })

  it('ask for a kind only where there are several', async () => {
    unitForm(line)
    expect(offered('Kind')).toEqual([])
    await choose('Arm', 'Cavalry')
    expect(offered('Kind')).toEqual(['Light', 'Lancers', 'Heavy', 'Armoured'])
    expect(offered('Formation')).toEqual(['Line', 'Column'])
  })

  it('offer heavy cavalry no class but elite and guard', async () => {
    const form = unitForm(withArm(line, 'cavalry'))
    expect(offered('Class')).toEqual(['Militia', 'Line', 'Elite', 'Guard'])
    await choose('Kind', 'Heavy')
    expect(offered('Class')).toEqual(['Elite', 'Guard'])
    expect(form.value).toMatchObject({ kind: 'heavy', class: 'elite' })
    await choose('Kind', 'Light')
    expect(form.value).toMatchObject({ kind: 'light', class: 'line' })
  })

  it('let only light infantry skirmish', async () => {
    const form = unitForm(line)
    expect(offered('Formation')).toEqual(['Line', 'Column', 'Square'])
    await choose('Class', 'Light')
    await choose('Formation', 'Skirmish')
    expect(form.value).toMatchObject({ class: 'light', formation: 'skirmish' })
    await choose('Class', 'Guard')
    expect(form.value).toMatchObject({ class: 'guard', formation: 'line' })
  })

  it('ask a gun for no bases and no formation', async () => {
    const form = unitForm(line, { now: true })
    await choose('Arm', 'Artillery')
    expect(offered('Formation')).toEqual([])
    expect(namesByRole('textbox')).toEqual([])
    await flip('Damage marker')
    expect(form.value).toMatchObject({ startingBases: 1, bases: 1, damaged: true })
    await choose('Arm', 'Infantry')
    expect(form.value.damaged).toBe(false)
    expect(lever('Damage marker')).toBeUndefined()
  })

  it('keep the bases that were lost when the strength at the start is put right', async () => {
    const form = unitForm({ ...line, bases: 3 }, { now: true })
    await write('Bases at the start', '6')
    expect(form.value).toMatchObject({ startingBases: 6, bases: 5 })
    await write('Bases at the start', '1')
    expect(form.value).toMatchObject({ startingBases: 1, bases: 1 })
  })

  it('take no more bases now than at the start', async () => {
    const form = unitForm(line, { now: true })
    await write('Bases now', '5')
    expect(form.value.bases).toBe(4)
    expect(spoken(document.body)).toContain('At most 4.')
    await write('Bases now', '2')
    expect(form.value.bases).toBe(2)
  })

  it('ask for markers and ground only of a unit as it is now', () => {
    unitForm(line)
    expect([lever('Morale marker'), offered('Ground')]).toEqual([undefined, []])
  })

  it('ask for ground where it counts, and offer cavalry no woods', async () => {
    const form = unitForm(line, { now: true })
    await choose('Ground', 'Woods')
    expect(form.value.cover).toEqual(['woods'])
    await choose('Arm', 'Cavalry')
    expect(form.value.cover).toEqual([])
    expect(offered('Ground')).toEqual(['Open', 'Hill', 'Cover'])
    await choose('Ground', 'Hill')
    await choose('Ground', 'Open')
    expect(form.value.cover).toEqual([])
  })

  it('do not ask for ground where it does not', () => {
    unitForm(line, { now: true, grounded: false })
    expect(offered('Ground')).toEqual([])
    expect(lever('Morale marker')).toBeDefined()
  })

  it('say what is wrong with a unit that came from elsewhere', () => {
    unitForm({ ...withArm(line, 'cavalry'), kind: 'heavy' })
    expect(spoken(document.body)).toContain('Heavy and armoured cavalry is elite or guard.')
  })

  it('never leave an impossible unit, wherever one taps', async () => {
    const form = unitForm(withKind(withArm(line, 'cavalry'), 'armoured'), { now: true })
    for (const [label, option] of [
      ['Formation', 'Column'],
      ['Arm', 'Infantry'],
      ['Formation', 'Square'],
      ['Class', 'Light'],
      ['Formation', 'Skirmish'],
      ['Arm', 'Cavalry'],
      ['Kind', 'Heavy'],
      ['Arm', 'Artillery'],
      ['Kind', 'Horse'],
      ['Arm', 'Infantry'],
    ] as const) {
      await choose(label, option)
      expect(unitFaults(form.value)).toEqual([])
    }
  })
})

describe('the fields of an officer', () => {
  function officerForm(officer: Officer | null = null) {
    return showForm<Officer | null>(OfficerFields, officer)
  }

  it('are away while there is none', async () => {
    const form = officerForm()
    expect(namesByRole('textbox')).toEqual([])
    await flip('Officer')
    expect(form.value).toEqual({ name: '', value: 1, onlyFallsInMelee: false })
    await flip('Officer')
    expect(form.value).toBeNull()
  })

  it('know Napoleon by his name, and only while he has it', async () => {
    const form = officerForm({ name: '', value: 1, onlyFallsInMelee: false })
    await write('Officer’s name', 'Napoleon')
    expect(form.value).toEqual({ name: 'Napoleon', value: 3, onlyFallsInMelee: true })
    expect(isOn('Napoleon, Wellington or Blücher')).toBe(true)
    expect(chosenIn('Officer’s value')).toBe('+3')
    await write('Officer’s name', 'Napoleon Junot')
    expect(form.value).toMatchObject({ value: 3, onlyFallsInMelee: true })
    await write('Officer’s name', 'Junot')
    expect(form.value).toEqual({ name: 'Junot', value: 1, onlyFallsInMelee: false })
  })

  it('keep what was chosen for anybody else while the name is typed', async () => {
    const form = officerForm({ name: '', value: 1, onlyFallsInMelee: false })
    await choose('Officer’s value', '+2')
    await write('Officer’s name', 'Picton')
    expect(form.value).toEqual({ name: 'Picton', value: 2, onlyFallsInMelee: false })
  })

  it('let the players decide otherwise', async () => {
    const form = officerForm({ name: 'Napoleon', value: 3, onlyFallsInMelee: true })
    await flip('Napoleon, Wellington or Blücher')
    await choose('Officer’s value', '0')
    expect(form.value).toEqual({ name: 'Napoleon', value: 0, onlyFallsInMelee: false })
  })

  it('offer the values from 0 to 3', async () => {
    officerForm({ name: '', value: 1, onlyFallsInMelee: false })
    expect(offered('Officer’s value')).toEqual(['0', '+1', '+2', '+3'])
  })
})

describe('how a unit stands now', () => {
  it('is told apart from what it is', async () => {
    const wrapper = show(PlaceFields, { props: { unit: line } })
    await choose('Formation', 'Column')
    await choose('Ground', 'House')
    expect(wrapper.emitted()).toMatchObject({ formation: [['column']], cover: [[['house']]] })
  })

  it('is nothing for a gun without ground', () => {
    show(PlaceFields, { props: { unit: withArm(line, 'artillery'), grounded: false } })
    expect([offered('Formation'), offered('Ground')]).toEqual([[], []])
    expect(() => byRole('radio', 'Line')).toThrow('no radio')
  })
})
