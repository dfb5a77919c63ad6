import { describe, expect, it } from 'vitest'
import Reasons from '@/ui/resolve/Reasons.vue'
import type { SumView } from '@/ui/resolve/view.ts'
import { byRole, namesByRole, show, spoken } from './reading.ts'

function sum(id: string, changes: Partial<SumView> = {}): SumView {
  return { id, lines: [{ label: id, value: '+1', total: true }], ...changes }
}

const check = sum('check', { heading: 'Lüneburg before contact' })
const attacker = sum('attacker', { heading: '1st Line', side: true })
const defender = sum('defender', { heading: 'Lüneburg', side: true })
const risk = sum('risk')

/** The sums block by block; those that stand beside each other in one pair of brackets. */
function blocks(sums: readonly SumView[]): readonly string[] {
  const wrapper = show(Reasons, { props: { sums } })
  return wrapper.findAll('.reasons').map((block) => {
    const words = block
      .findAll('dt')
      .map(({ element }) => spoken(element))
      .join(' ')
    return block.classes('sides') ? `[${words}]` : words
  })
}

describe('the sums of a resolution', () => {
  it.each([
    { what: 'one under another', sums: [check, risk], shown: ['check risk'] },
    { what: 'two sides beside each other', sums: [attacker, defender], shown: ['[attacker defender]'] },
    {
      what: 'two sides with others around them',
      sums: [check, attacker, defender, risk],
      shown: ['check', '[attacker defender]', 'risk'],
    },
    {
      what: 'two checks before two sides',
      sums: [check, sum('second'), attacker, defender],
      shown: ['check second', '[attacker defender]'],
    },
    { what: 'one side alone', sums: [check, attacker, risk], shown: ['check attacker risk'] },
    {
      what: 'a side that is parted from the other',
      sums: [attacker, risk, defender],
      shown: ['attacker risk defender'],
    },
    { what: 'none', sums: [], shown: [''] },
  ])('$what', ({ sums, shown }) => {
    expect(blocks(sums)).toEqual(shown)
  })

  it('have headings where they are somebody’s', () => {
    show(Reasons, { props: { sums: [check, attacker, defender, risk] } })
    expect(namesByRole('heading')).toEqual(['Lüneburg before contact', '1st Line', 'Lüneburg'])
  })

  it('open the chart of a line in either side', () => {
    const place = { chart: 'meleeModifiers', row: 'charging', column: 'value' }
    const line = { label: 'Charging', value: '+1', total: false, provenance: { word: 'house', place } }
    const wrapper = show(Reasons, { props: { sums: [attacker, { ...defender, lines: [line] }] } })
    byRole('button', 'house').click()
    expect(wrapper.emitted('open')).toEqual([[place]])
  })
})
