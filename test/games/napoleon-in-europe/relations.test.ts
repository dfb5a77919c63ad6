import { describe, expect, it } from 'vitest'
import { askingOf } from '@/games/napoleon-in-europe/relations/asking.ts'
import { likeliestPair } from '@/games/napoleon-in-europe/relations/likeliest.ts'
import RelationsPage from '@/games/napoleon-in-europe/relations/RelationsPage.vue'
import { strandsOf } from '@/games/napoleon-in-europe/relations/web.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { withNations } from '../../rules/napoleon-in-europe/table.ts'
import { allByRole, byRole, findByRole, inputByLabel, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

function linesOf(state: NapoleonState, nation: NationId, to: NationId): readonly string[] {
  return askingOf(state, nation, to).lines.map(({ label, value }) => `${label}: ${value}`)
}

describe('what an overture takes', () => {
  it('of a nation that nobody plays: two dice, with their exact chance', () => {
    expect(linesOf(november1805(), 'britain', 'prussia')).toEqual([
      'Now: neutral, played by nobody',
      'Diplomatic Overture: 2 PAP of 2',
      'Two dice, 5 or less: 27.8\u00a0%',
    ])
  })

  it('of a player: an answer', () => {
    const state = withNations(november1805(), { prussia: { player: 'fay' } })
    const named = { ...state, players: [...state.players, { id: 'fay', name: 'Fay' }] }
    expect(linesOf(named, 'britain', 'prussia')).toEqual([
      'Now: neutral, played by Fay',
      'Diplomatic Overture: 2 PAP of 2',
      'Whoever plays it answers: yes or no',
    ])
  })

  it('says until when peace was promised', () => {
    const state = november1805({ truces: [{ nations: ['prussia', 'britain'], until: monthAt(1806, 5) }] })
    expect(linesOf(state, 'britain', 'prussia')).toContain('Until then: no war before May 1806')
  })

  it('says why it cannot be made', () => {
    const poor = withNations(november1805(), { britain: { politicalActionPoints: 1 } })
    expect(askingOf(poor, 'britain', 'prussia').refusal?.code).toBe('tooFewPoliticalActionPoints')
    expect(askingOf(november1805(), 'prussia', 'britain').refusal).not.toBeNull()
  })
})

describe('whom a nation asks', () => {
  it('is one that nobody plays, else one that is neutral, else nobody', () => {
    expect(likeliestPair(november1805())).toEqual({ nation: 'britain', to: 'prussia' })
    const played = withNations(november1805(), { prussia: { player: 'ann' }, ottoman: { player: 'ann' } })
    expect(likeliestPair(played)).toEqual({ nation: 'britain', to: 'prussia' })
    const calendar = { ...november1805().calendar, acting: null }
    expect(likeliestPair(november1805({ calendar }))).toBeNull()
  })
})

describe('the web', () => {
  it('has a line and a sign for each war and each alliance, all signs apart', () => {
    const all = nationIds.flatMap((one, place) =>
      nationIds
        .slice(place + 1)
        .map((other) => ({ nations: [one, other] as const, kind: 'war' as const, order: 1 })),
    )
    const strands = strandsOf(all)
    expect(strands).toHaveLength(21)
    const gaps = strands.flatMap(({ sign }, place) =>
      strands.slice(place + 1).map((other) => Math.hypot(sign.x - other.sign.x, sign.y - other.sign.y)),
    )
    expect(Math.min(...gaps)).toBeGreaterThan(5)
  })
})

describe('the page of relations', () => {
  it('shows each nation’s standing to each other as a table', () => {
    showPart(RelationsPage, november1805())
    const cells = namesByRole('button').filter((name) => name.includes(' to '))
    expect(cells).toHaveLength(42)
    expect(cells).toContain('France to Austria: at war')
    expect(cells).toContain('Spain to France: allied')
  })

  it('asks the likeliest nation first, and any other after a tap', async () => {
    const part = showPart(RelationsPage, november1805())
    expect(namesByRole('heading')).toContain('Britain asks Prussia')
    byRole('button', 'Russia to Ottoman: neutral').click()
    await part.settle()
    expect(namesByRole('heading')).toContain('Russia asks Ottoman')
    expect(findByRole('button', 'Make the overture')).toBeDefined()
  })

  it('says why instead of offering what is refused', async () => {
    const part = showPart(RelationsPage, november1805())
    byRole('button', 'Prussia to Russia: neutral').click()
    await part.settle()
    expect(findByRole('button', 'Make the overture')).toBeUndefined()
    expect(document.querySelector('.refusal')?.textContent).toContain('Prussia')
  })

  it('is one stop for the Tab key, and the arrow keys pass over a nation’s own place', async () => {
    const part = showPart(RelationsPage, november1805())
    const stops = allByRole('button').filter(({ dataset, tabIndex }) => dataset['cell'] && tabIndex === 0)
    expect(stops.map((stop) => stop.getAttribute('aria-label'))).toEqual(['Britain to Prussia: neutral'])
    stops[0]?.focus()
    stops[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await part.settle()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Russia to Prussia: neutral')
  })

  it('shows the ratings on demand', async () => {
    const part = showPart(RelationsPage, november1805())
    inputByLabel('radio', 'Ratings').click()
    await part.settle()
    expect(findByRole('button', 'Britain asks Prussia: 5')).toBeDefined()
  })

  it('shows the web, and the same in words', async () => {
    const part = showPart(RelationsPage, november1805())
    inputByLabel('radio', 'Web').click()
    await part.settle()
    byRole('button', 'Austria').click()
    await part.settle()
    expect(byRole('button', 'Austria').getAttribute('aria-pressed')).toBe('true')
    expect(spoken(byRole('section', 'In words'))).toContain(
      'Austria At war with France and Spain, allied with Britain and Russia',
    )
  })
})
