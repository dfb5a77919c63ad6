import { describe, expect, it } from 'vitest'
import LogEntryRow from '@/ui/LogEntryRow.vue'
import type { LogEntryView } from '@/ui/log.ts'
import type { NationId } from '@/ui/nations.ts'
import UnitRow from '@/ui/UnitRow.vue'
import { allByRole, byRole, namesByRole, show, spoken } from './reading.ts'

const france: NationId = 'france'

const unit = {
  nation: france,
  symbol: 'infantry-column',
  name: '1st Line',
  pip: { symbol: 'class-line', label: 'line' },
  line: 'in column, woods',
  officer: { name: 'Jérôme +1', label: 'officer' },
  markers: [{ symbol: 'marker-morale', label: 'morale marker' }],
  bases: 3,
  startingBases: 4,
}

describe('a unit', () => {
  it('says all that its signs show', () => {
    const wrapper = show(UnitRow, { props: unit })
    expect(spoken(wrapper.element)).toBe(
      '1st Line line in column, woods officer Jérôme +1 morale marker 3 of 4 bases',
    )
    expect(namesByRole('button')).toEqual([])
  })

  it('draws a square for each base, lost ones crossed', () => {
    const wrapper = show(UnitRow, { props: unit })
    const drawn = wrapper.findAll('.bases path').map((path) => path.attributes('d')?.match(/M/g)?.length)
    expect(drawn).toEqual([3, 1])
  })

  it('opens on a tap, and shows its content only then', async () => {
    const wrapper = show(UnitRow, {
      props: { ...unit, button: true, opens: true, open: false },
      slots: { default: 'Resolve' },
    })
    const [row] = allByRole('button')
    expect(row?.getAttribute('aria-expanded')).toBe('false')
    expect(wrapper.text()).not.toContain('Resolve')
    row?.click()
    expect(wrapper.emitted('press')).toHaveLength(1)
    await wrapper.setProps({ open: true })
    expect(row?.getAttribute('aria-expanded')).toBe('true')
    expect(wrapper.text()).toContain('Resolve')
  })
})

const entry: LogEntryView = {
  nation: 'britain',
  heading: '32nd Foot fires at 1st Line, 4 in',
  time: '20:52',
  lines: [
    {
      dice: [{ face: 8, sides: 10, origin: 'rolled' }],
      terms: [{ value: '+1', label: 'column' }],
      result: '9',
    },
  ],
  note: '16 points',
  sentence: 'Telling fire.',
  sums: [{ id: 'points', lines: [{ label: 'Fire points', value: '16', total: true }] }],
}

describe('a log entry', () => {
  it('says the dice, and where they came from', () => {
    const wrapper = show(LogEntryRow, { props: { entry } })
    expect(spoken(wrapper.element)).toBe(
      '32nd Foot fires at 1st Line, 4 in 20:52 D10: 8, rolled +1 column = 9 16 points Telling fire.',
    )
  })

  it('[fault: own-dice] tells typed dice apart in words', () => {
    const typed: LogEntryView = {
      ...entry,
      lines: [{ dice: [{ face: 3, sides: 6, origin: 'typed' }], terms: [], result: '3', note: ', needs 6' }],
    }
    const wrapper = show(LogEntryRow, { props: { entry: typed } })
    expect(spoken(wrapper.element)).toContain('D6: 3, typed = 3 , needs 6')
  })

  it('folds its reasons out and in', async () => {
    const wrapper = show(LogEntryRow, { props: { entry } })
    const heading = byRole('button', entry.heading)
    expect(wrapper.text()).not.toContain('Fire points')
    heading.click()
    await wrapper.vm.$nextTick()
    expect(heading.getAttribute('aria-expanded')).toBe('true')
    expect(wrapper.text()).toContain('Fire points')
    heading.click()
    await wrapper.vm.$nextTick()
    expect(wrapper.text()).not.toContain('Fire points')
  })

  it('says that it is undone, and strikes it through', () => {
    const wrapper = show(LogEntryRow, { props: { entry: { ...entry, undone: 'Undone at 20:55' } } })
    expect(spoken(wrapper.element)).toContain('Undone at 20:55')
    expect(wrapper.findAll('s').map((struck) => struck.text())).toContain('Telling fire.')
  })
})
