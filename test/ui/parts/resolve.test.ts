import { nextTick } from 'vue'
import { describe, expect, it } from 'vitest'
import Keypad from '@/ui/resolve/Keypad.vue'
import { runsOf } from '@/ui/resolve/oddsRuns.ts'
import Sheet from '@/ui/Sheet.vue'
import ResolveSheet from '@/ui/resolve/ResolveSheet.vue'
import type { OddsSegment, Phase, ResolveView } from '@/ui/resolve/view.ts'
import { allByRole, byRole, findByRole, namesByRole, show, spoken } from './reading.ts'

const segments: readonly OddsSegment[] = [
  { key: 'none', label: 'No effect', probability: 0.3, harm: 0, faces: [1, 2, 3] },
  { key: 'lively', label: 'Lively', probability: 0.6, harm: 1, faces: [4, 5, 6, 7, 8, 9] },
  { key: 'deadly', label: 'Deadly', probability: 0.1, harm: 3, faces: [10] },
]
const place = { chart: 'firePoints', row: 'close', column: 'points' }

const fire: ResolveView = {
  title: 'Fire',
  phase: 'before',
  sums: [
    {
      id: 'points',
      lines: [
        { label: '4 bases × 2', value: '8', total: false, provenance: { word: 'house', place } },
        { label: 'Fire points', value: '8', total: true },
      ],
    },
  ],
  odds: { segments, sides: 10 },
  die: { sides: 10, label: 'What did the D10 show?' },
  action: { label: 'Roll the D10' },
}

const after: ResolveView = {
  ...fire,
  phase: 'after',
  sumLines: [
    {
      dice: [{ face: 10, sides: 10, origin: 'typed' }],
      terms: [{ value: '−2', label: 'woods' }],
      result: '8',
    },
  ],
  rolled: 10,
  outcome: {
    heading: 'Deadly fire',
    note: '8 on row 8–9',
    orders: [{ symbol: 'base-lost', text: 'Remove 2 bases.' }],
  },
  recorded: true,
  undoable: true,
}

function sheet(view: ResolveView) {
  return show(ResolveSheet, {
    props: { open: true, view, frame: Sheet },
    slots: { chosen: '32nd Foot', 'chosen-after': '32nd Foot on 1st Line', units: '1st Line now' },
  })
}

function words(): string {
  return spoken(byRole('dialog', 'Fire'))
}

describe('the resolve sheet before the roll', () => {
  it('shows what is chosen, the reasons, and the named odds', async () => {
    sheet(fire)
    await nextTick()
    expect(words()).toContain('32nd Foot')
    expect(words()).toContain('4 bases × 2 house 8 Fire points 8')
    expect(words()).toContain('Deadly 10 %')
    expect(words()).not.toContain('1st Line now')
  })

  it('rolls, or lets the table roll', async () => {
    const wrapper = sheet(fire)
    await nextTick()
    byRole('button', 'Roll the D10').click()
    byRole('button', 'Own dice').click()
    expect(wrapper.emitted('roll')).toHaveLength(1)
    expect(wrapper.emitted('own-dice')).toHaveLength(1)
  })

  it('opens the chart that a number was read from', async () => {
    const wrapper = sheet(fire)
    await nextTick()
    byRole('button', 'house').click()
    expect(wrapper.emitted('open-chart')).toEqual([[place]])
  })

  it('turns round for the player across the table', async () => {
    const wrapper = sheet(fire)
    await nextTick()
    const turn = byRole('button', 'Turn the sheet round')
    expect(turn.getAttribute('aria-pressed')).toBe('false')
    turn.click()
    expect(wrapper.emitted('update:turned')).toEqual([[true]])
  })

  it('says which dice lie on the table already', async () => {
    sheet({ ...fire, dice: [{ face: 6, sides: 10, origin: 'rolled', label: 'Attacker' }] })
    await nextTick()
    expect(words()).toContain('D10: 6, rolled Attacker')
  })
})

describe('the keypad', () => {
  it('has a key for each face, with its outcome', async () => {
    sheet({ ...fire, phase: 'typing' })
    await nextTick()
    expect(byRole('group', 'What did the D10 show?')).toBeDefined()
    expect(namesByRole('button')).toContain('3: No effect')
    expect(namesByRole('button')).toContain('10: Deadly')
    expect(words()).toContain('0 on the die is 10')
  })

  it('gives a face, or goes back to the app', async () => {
    const wrapper = sheet({ ...fire, phase: 'typing' })
    await nextTick()
    byRole('button', '7: Lively').click()
    byRole('button', 'Roll in the app').click()
    expect(wrapper.emitted('face')).toEqual([[7]])
    expect(wrapper.emitted('app-dice')).toHaveLength(1)
  })

  it.each([
    [10, '0', [[10]]],
    [10, '7', [[7]]],
    [6, '6', [[6]]],
    [6, '7', undefined],
    [6, '0', undefined],
    [20, '2', undefined],
    [10, 'x', undefined],
  ])('on a D%d the key %s gives %j', async (sides, key, faces) => {
    const wrapper = show(Keypad, { props: { die: { sides, label: 'What did it show?' } } })
    window.dispatchEvent(new KeyboardEvent('keydown', { key }))
    expect(wrapper.emitted('face')).toEqual(faces)
  })

  it('has plain keys where other dice decide too', () => {
    show(Keypad, { props: { die: { sides: 6, label: 'What did the D6 show?' } } })
    expect(namesByRole('button')).toEqual(['1', '2', '3', '4', '5', '6'])
  })
})

describe('while a roll is written', () => {
  it.each([
    ['before', 'Roll the D10', 'roll'],
    ['typing', '7: Lively', 'face'],
  ] as const)('after %s nothing moves, and no second one counts', async (phase: Phase, button, event) => {
    const wrapper = sheet({ ...fire, phase })
    await nextTick()
    await wrapper.setProps({ view: { ...fire, phase: 'waiting' } })
    const pressed = byRole('button', button)
    expect(pressed.getAttribute('aria-disabled')).toBe('true')
    pressed.click()
    expect(wrapper.emitted(event)).toBeUndefined()
    expect(words()).not.toContain('Recorded')
  })
})

describe('the resolve sheet after the roll', () => {
  it('shows the sum, the outcome as orders, and the units as they are', async () => {
    sheet(after)
    await nextTick()
    expect(words()).toContain('D10: 10, typed −2 woods = 8')
    expect(words()).toContain('Deadly fire 8 on row 8–9 Remove 2 bases.')
    expect(words()).toContain('1st Line now')
    expect(words()).toContain('Recorded')
    expect(findByRole('button', 'Roll the D10')).toBeUndefined()
  })

  it('says so while it is not saved', async () => {
    sheet({ ...after, recorded: false })
    await nextTick()
    expect(words()).toContain('Not yet saved')
    expect(words()).not.toContain('Recorded')
  })

  it('announces the outcome politely', async () => {
    const wrapper = sheet(fire)
    await nextTick()
    const [status] = allByRole('status')
    expect(status?.textContent).toBe('')
    await wrapper.setProps({ view: after })
    expect(status?.textContent).toBe('Deadly fire. Remove 2 bases.')
  })

  it('is done, or undone', async () => {
    const wrapper = sheet(after)
    await nextTick()
    byRole('button', 'Done').click()
    byRole('button', 'Undo').click()
    expect(wrapper.emitted('done')).toHaveLength(1)
    expect(wrapper.emitted('undo')).toHaveLength(1)
  })

  it('offers no undo where there is none', async () => {
    sheet({ ...after, undoable: false })
    await nextTick()
    expect(findByRole('button', 'Undo')).toBeUndefined()
  })

  it('unfolds the reasons', async () => {
    sheet(after)
    await nextTick()
    expect(words()).not.toContain('Fire points')
    byRole('button', 'Reasons').click()
    await nextTick()
    expect(words()).toContain('Fire points 8')
  })
})

it('a refusal stands under what was asked, and nothing can be rolled', async () => {
  sheet({
    ...fire,
    phase: 'refused',
    refusal: { reason: 'A unit in square does not fire.', provenance: { word: 'house', place: null } },
  })
  await nextTick()
  expect(words()).toContain('32nd Foot A unit in square does not fire. A unit in square does not fire. house')
  expect(namesByRole('button')).toEqual(['Turn the sheet round', 'Close'])
})

describe('the stretches of the odds bar', () => {
  it('go face by face for one die', () => {
    const runs = runsOf({ segments, sides: 10 })
    expect(runs.map(({ segment, width }) => [segment.key, width])).toEqual([
      ['none', 3],
      ['lively', 6],
      ['deadly', 1],
    ])
  })

  it('part an outcome whose faces lie apart', () => {
    const apart: readonly OddsSegment[] = [
      { key: 'good', label: 'Good', probability: 1 / 3, harm: 0, faces: [1, 6] },
      { key: 'bad', label: 'Bad', probability: 2 / 3, harm: 1, faces: [2, 3, 4, 5] },
    ]
    const runs = runsOf({ segments: apart, sides: 6 })
    expect(runs.map(({ segment, faces }) => [segment.key, faces])).toEqual([
      ['good', [1]],
      ['bad', [2, 3, 4, 5]],
      ['good', [6]],
    ])
  })

  it('are as wide as their chances for several dice, without those that cannot happen', () => {
    const two: readonly OddsSegment[] = [
      { key: 'a', label: 'A', probability: 0.25, harm: 0 },
      { key: 'b', label: 'B', probability: 0.75, harm: 1 },
      { key: 'c', label: 'C', probability: 0, harm: 2 },
    ]
    expect(runsOf({ segments: two }).map(({ key, width }) => [key, width])).toEqual([
      ['a', 25],
      ['b', 75],
    ])
  })
})
