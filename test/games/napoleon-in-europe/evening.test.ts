import { describe, expect, it } from 'vitest'
import EveningPage from '@/games/napoleon-in-europe/evening/EveningPage.vue'
import { eveningSheet, eveningText } from '@/games/napoleon-in-europe/evening/view.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { byRole, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

const pending = [{ id: 1, kind: 'peace', nation: 'austria', cause: 'commitment' }] as const

describe('the sheet for the next evening', () => {
  it('is a text that stands alone', () => {
    const state = november1805({
      pending,
      truces: [{ nations: ['britain', 'prussia'], until: monthAt(1806, 5) }],
    })
    expect(eveningText(eveningSheet(state))).toBe(
      [
        'Dash for the Danube\nNovember 1805\nBritain to move, then Russia.\nProduction comes after December.',
        'Still to do\nSue for peace: Austria fights on no longer.',
        'France. Played by Ann.\n6 points, 4 PAP, 16 regions, 5 squadrons\nAt war with Britain, Russia and Austria, allied with Spain.',
        'Britain. Played by Ben.\n19 points, 2 PAP, 9 regions, 14 squadrons\nAt war with France and Spain, allied with Russia and Austria. No war with Prussia before May 1806.',
        'Prussia. Nobody plays it.\n7 regions, 0 squadrons\nNeutral to all. No war with Britain before May 1806.',
        'Russia. Played by Cleo.\n4 points, 2 PAP, 13 regions, 3 squadrons\nAt war with France and Spain, allied with Britain and Austria.',
        'Ottoman. Nobody plays it.\n12 regions, 2 squadrons\nNeutral to all.',
        'Austria. Played by Dora.\n2 points, 2 PAP, 9 regions, 1 squadron\nAt war with France and Spain, allied with Britain and Russia.',
        'Spain. Played by Emil.\n3 points, 2 PAP, 6 regions, 4 squadrons\nAt war with Britain, Russia and Austria, allied with France.',
        'Aide-de-Camp',
      ].join('\n\n'),
    )
  })

  it('has the scenario’s reminders of this month', () => {
    const { calendar } = november1805()
    const state = november1805({
      scenario: 'riseOfNapoleon',
      calendar: { ...calendar, month: monthAt(1796, 4), round: 1 },
    })
    expect(eveningSheet(state).reminders).toContain('Britain and Austria may not move this month.')
  })

  it('says when a game is over', () => {
    expect(eveningSheet(november1805({ ended: 'agreed' })).lines[0]).toBe('The game is over.')
  })

  it('is shown, and can be shared in two ways', () => {
    showPart(EveningPage, november1805({ pending }))
    expect(spoken(byRole('section', 'The nations'))).toContain('Spain Played by Emil 3 points, 2 PAP')
    expect(namesByRole('button')).toEqual(['Share as a picture', 'Share as text'])
  })

  it('says where no picture can be made', async () => {
    const part = showPart(EveningPage, november1805())
    byRole('button', 'Share as a picture').click()
    await expect
      .poll(() =>
        spoken(byRole('status', 'The picture could not be made here. The text still can be shared.')),
      )
      .not.toBe('')
    await part.settle()
  })
})
