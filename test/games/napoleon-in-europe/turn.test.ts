import { describe, expect, it } from 'vitest'
import DuesList from '@/games/napoleon-in-europe/turn/DuesList.vue'
import LedgerTable from '@/games/napoleon-in-europe/turn/LedgerTable.vue'
import { ledgerRows } from '@/games/napoleon-in-europe/turn/ledger.ts'
import { companions, momentLine, momentTitle, nextNation } from '@/games/napoleon-in-europe/turn/moment.ts'
import { onwardOf } from '@/games/napoleon-in-europe/turn/onward.ts'
import TurnFoot from '@/games/napoleon-in-europe/turn/TurnFoot.vue'
import TurnPlace from '@/games/napoleon-in-europe/turn/TurnPlace.vue'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { Owed } from '@/rules/napoleon-in-europe/due.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds } from '@/rules/napoleon-in-europe/nations.ts'
import { withNations } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, findByRole, inputByLabel, namesByRole, show, spoken } from '../../ui/parts/reading.ts'
import { november1805 } from './november-1805.ts'
import { showPart } from './table.ts'

function calendarOf(about: Partial<NapoleonState['calendar']>): NapoleonState {
  const state = november1805()
  return { ...state, calendar: { ...state.calendar, ...about } }
}

function rowsSpoken(): readonly string[] {
  return [...document.querySelectorAll('tbody tr')].map(spoken)
}

describe('the moment', () => {
  const cases: readonly (readonly [string, NapoleonState, readonly [string, string]])[] = [
    ['a month before production', november1805(), ['November 1805', 'Production comes after December']],
    [
      'the month after which it comes',
      calendarOf({ month: monthAt(1805, 12) }),
      ['December 1805', 'Production comes after December'],
    ],
    [
      'production',
      calendarOf({ month: monthAt(1805, 12), phase: 'production' }),
      ['December 1805', 'Production after December 1805'],
    ],
    [
      'early in a year',
      calendarOf({ month: monthAt(1806, 1) }),
      ['January 1806', 'Production comes after March'],
    ],
    [
      'the Basic Rules',
      calendarOf({ month: null, round: 3 }),
      ['Round 3', 'Everyone takes a turn, clockwise'],
    ],
  ]
  it.each(cases)('%s', (_name, state, expected) => {
    expect([momentTitle(state), momentLine(state)]).toEqual(expected)
  })
})

describe('who follows', () => {
  it('passes over nations that nobody moves, that have moved, or that may not', () => {
    const others = ['france', 'britain', 'russia', 'austria'] as const
    expect(nextNation(november1805())).toBe('russia')
    expect(nextNation(calendarOf({ done: ['france', 'russia'] }))).toBe('austria')
    expect(nextNation(calendarOf({ halted: ['russia', 'austria'] }))).toBe('spain')
    expect(nextNation(november1805(), ['russia'])).toBe('austria')
    expect(nextNation(calendarOf({ acting: 'spain', done: others }))).toBeNull()
  })

  it('lets allies that have not moved come along, but not in production', () => {
    expect(companions(november1805())).toEqual(['russia', 'austria'])
    expect(companions(calendarOf({ done: ['france', 'russia'] }))).toEqual(['austria'])
    expect(companions(calendarOf({ phase: 'production' }))).toEqual([])
    expect(companions(calendarOf({ acting: null }))).toEqual([])
  })

  const onward: readonly (readonly [string, NapoleonState, readonly string[]])[] = [
    ['a turn', november1805(), ['Britain to move', 'then Russia', 'Britain has moved']],
    [
      'the last turn',
      calendarOf({ acting: 'spain', done: ['france', 'britain', 'russia', 'austria'] }),
      ['Spain to move', 'then December 1805', 'Spain has moved'],
    ],
    [
      'nobody left',
      calendarOf({ acting: null }),
      ['Everyone has moved', 'then December 1805', 'End November 1805'],
    ],
    [
      'nobody left before production',
      calendarOf({ acting: null, month: monthAt(1805, 12) }),
      ['Everyone has moved', 'then production', 'End December 1805'],
    ],
    [
      'a production turn',
      calendarOf({ phase: 'production', month: monthAt(1805, 12) }),
      ['Britain to build', 'then Russia', 'Production'],
    ],
    [
      'production is over',
      calendarOf({ phase: 'production', month: monthAt(1805, 12), acting: null }),
      ['Everyone has built', 'then January 1806', 'Go on to January 1806'],
    ],
    [
      'a round of the Basic Rules',
      calendarOf({ month: null, acting: null }),
      ['Everyone has moved', 'then the next round', 'End round 2'],
    ],
  ]
  it.each(onward)('%s', (_name, state, expected) => {
    const { title, then, go } = onwardOf(state, [])
    expect([title, then, go]).toEqual(expected)
  })

  it('names allies that end their turn together', () => {
    expect(onwardOf(november1805(), ['russia', 'austria'])).toMatchObject({
      then: 'then Spain',
      go: 'Britain, Russia and Austria have moved',
    })
  })
})

describe('the ledger', () => {
  it('says of each nation what it has, and how it stands to the one that has the turn', () => {
    show(LedgerTable, { props: { state: november1805(), looking: 'britain' } })
    expect(rowsSpoken()).toEqual([
      'France 6 4 16 5 at war',
      'Britain 19 2 9 14',
      'Prussia unplayed – – 7 0 neutral',
      'Russia 4 2 13 3 allied',
      'Ottoman unplayed – – 12 2 neutral',
      'Austria 2 2 9 1 allied',
      'Spain 3 2 6 4 at war',
    ])
  })

  it('shows no relations between two turns', () => {
    show(LedgerTable, { props: { state: november1805(), looking: null } })
    expect(rowsSpoken()[0]).toBe('France 6 4 16 5')
  })

  it('shows what is saved for a nation that nobody controls any more, but no political action points', () => {
    const state = withNations(november1805(), { prussia: { hasBeenActive: true, productionPoints: 8 } })
    expect(ledgerRows(state, 'britain')[2]).toMatchObject({
      isActive: false,
      productionPoints: 8,
      politicalActionPoints: null,
    })
  })

  it('shows a nation in the hands of the one that has the turn', () => {
    const state = withNations(november1805(), {
      prussia: { control: { by: 'britain', until: 'overture' }, hasBeenActive: true },
    })
    expect(ledgerRows(state, 'britain')[2]).toMatchObject({ isActive: true, relation: 'controlled' })
    expect(ledgerRows(state, 'france')[2]).toMatchObject({ relation: 'neutral' })
  })

  it('opens a nation by a tap on its row', async () => {
    const wrapper = show(LedgerTable, { props: { state: november1805(), looking: null } })
    byRole('button', 'Russia').click()
    expect(wrapper.emitted('open')).toEqual([['russia']])
  })
})

describe('what is owed', () => {
  const dues: readonly (readonly [string, Owed, string])[] = [
    [
      'a commitment roll after a battle',
      { id: 1, kind: 'commitment', nation: 'austria', cause: 'battle', place: 'Ulm' },
      'Commitment roll Austria lost the battle in Ulm',
    ],
    [
      'a commitment roll for a capital',
      { id: 1, kind: 'commitment', nation: 'austria', cause: 'capital', place: 'Vienna' },
      'Commitment roll An enemy army stands in Vienna, a capital of Austria',
    ],
    [
      'peace',
      { id: 1, kind: 'peace', nation: 'austria', cause: 'commitment' },
      'Sue for peace Austria fights on no longer',
    ],
    [
      'a battle against a minor nation',
      {
        id: 1,
        kind: 'battle',
        cause: 'annexation',
        region: null,
        place: 'Bavaria',
        attackers: ['france'],
        defenders: [],
        garrison: { infantry: 2 },
        garrisonPlayedBy: 'britain',
      },
      'Battle Bavaria: France against its own army',
    ],
    [
      'losses at sea',
      { id: 1, kind: 'navalLosses', nations: ['france', 'spain'], squadrons: 2, at: null },
      'Losses at sea France and Spain: 2 squadrons to be taken off',
    ],
    [
      'a port to be left',
      { id: 1, kind: 'leavePort', nation: 'spain', region: 'cadiz', squadrons: 1 },
      'Leave the port Spain: 1 squadron out of cadiz',
    ],
    [
      'attrition',
      { id: 1, kind: 'attrition', nation: 'france', homeland: 'spain' },
      'Attrition France in the homeland of Spain',
    ],
    [
      'cards',
      { id: 1, kind: 'drawCards', nation: 'france', cards: 2, cause: 'won' },
      'Draw cards France: 2 cards',
    ],
  ]
  it.each(dues)('%s', (_name, due, words) => {
    const wrapper = show(DuesList, { props: { state: november1805({ pending: [due] }) } })
    byRole('button', words).click()
    expect(wrapper.emitted('choose')).toEqual([[due]])
  })
})

describe('the turn place', () => {
  it('has the month, what is owed, the nations and what to bear in mind', async () => {
    showPart(
      TurnPlace,
      november1805({
        scenario: 'riseOfNapoleon',
        pending: [{ id: 7, kind: 'peace', nation: 'austria', cause: 'commitment' }],
      }),
    )
    expect(namesByRole('heading')).toContain('November 1805')
    expect(namesByRole('button')[0]).toBe('Sue for peace Austria fights on no longer')
  })

  it('opens a sheet of a nation', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'Spain').click()
    await part.settle()
    expect(findByRole('dialog', 'Spain')).toBeDefined()
  })

  it('says why a game is over', () => {
    showPart(TurnPlace, november1805({ ended: 'suddenDeath' }))
    expect(spoken(byRole('status', 'The game is over. The dice ended it: sudden death.'))).not.toBe('')
  })
})

describe('the foot of the turn', () => {
  it('ends a turn by one tap', async () => {
    const part = showPart(TurnFoot, november1805())
    byRole('button', 'Britain has moved').click()
    await part.settle()
    expect(part.asked).toEqual([{ type: 'endTurn', nation: 'britain', jointly: [] }])
    expect(namesByRole('heading')).toContain('Russia to move')
  })

  it('ends the turns of allies together', async () => {
    const part = showPart(TurnFoot, november1805())
    byRole('button', 'With allies').click()
    await part.settle()
    byRole('checkbox', 'Austria').click()
    await part.settle()
    document.querySelector<HTMLElement>('dialog footer button')?.click()
    await part.settle()
    expect(part.asked).toEqual([{ type: 'endTurn', nation: 'britain', jointly: ['austria'] }])
    expect(part.state().calendar.done).toEqual(expect.arrayContaining(['britain', 'austria']))
  })

  it('says what is left to do, and holds nobody up', async () => {
    const part = showPart(
      TurnFoot,
      november1805({ pending: [{ id: 7, kind: 'peace', nation: 'austria', cause: 'commitment' }] }),
    )
    byRole('button', 'Britain has moved 1 thing still to do').click()
    await part.settle()
    expect(part.state().calendar.acting).toBe('russia')
  })

  it('goes through a month of seven nations in a tap for each, and one for the month', async () => {
    const players = nationIds.map((nation) => [nation, { player: 'ann', hasBeenActive: true }] as const)
    const state = withNations(calendarOf({ acting: 'france', done: [] }), Object.fromEntries(players))
    const part = showPart(TurnFoot, state)
    let taps = 0
    while (part.state().calendar.month === monthAt(1805, 11) && taps < 20) {
      const way = namesByRole('button').find((name) => /has moved$|^End /u.test(name)) ?? ''
      byRole('button', way).click()
      await part.settle()
      taps += 1
    }
    expect(taps).toBe(nationIds.length + 1)
    expect(part.state().calendar).toMatchObject({ month: monthAt(1805, 12), acting: 'france' })
  })

  it('opens the production page, or builds nothing, in a production turn', async () => {
    const part = showPart(TurnFoot, calendarOf({ phase: 'production', month: monthAt(1805, 12) }))
    expect(namesByRole('link')).toEqual(['Production'])
    byRole('button', 'Builds nothing').click()
    await part.settle()
    expect(part.asked).toEqual([{ type: 'endProductionTurn', nation: 'britain' }])
  })

  it('says beforehand that dice may end the game with the month', () => {
    const state = calendarOf({ acting: null, done: ['france', 'britain', 'russia', 'austria', 'spain'] })
    showPart(TurnFoot, { ...state, suddenDeath: { fromRound: 2, endNumber: 11 } })
    expect(namesByRole('button')).toEqual(['End November 1805 Two dice: 11 or more ends the game'])
  })

  it('leads to the standings once the game is over, and on where the players want it', async () => {
    const part = showPart(TurnFoot, november1805({ ended: 'agreed' }))
    expect(namesByRole('link')).toEqual(['See where everyone stands'])
    byRole('button', 'Play on').click()
    await part.settle()
    expect(part.state().ended).toBeNull()
  })
})

/** Waits for a part that is loaded when it is first asked for. */
async function dialog(title: string): Promise<void> {
  await expect.poll(() => findByRole('dialog', title), { timeout: 8000 }).toBeDefined()
}

describe('what is agreed and set right', () => {
  it('sets the calendar right, with a reason: who comes before the nation to move has had its turn', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'Correct the calendar').click()
    await dialog('Correct the calendar')
    inputByLabel('radio', 'Dec').click()
    inputByLabel('radio', 'Austria').click()
    byRole('button', 'Went on too early').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.state().calendar).toMatchObject({
      month: monthAt(1805, 12),
      acting: 'austria',
      done: ['france', 'britain', 'russia'],
    })
  })

  it('sets the calendar to where everyone has moved', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'Correct the calendar').click()
    await dialog('Correct the calendar')
    inputByLabel('radio', 'Everyone is done').click()
    byRole('button', 'Forgotten turn').click()
    await part.settle()
    byRole('button', 'Record the correction').click()
    await part.settle()
    expect(part.state().calendar).toMatchObject({
      acting: null,
      done: ['france', 'britain', 'russia', 'austria', 'spain'],
    })
  })

  it('agrees on an end with dice', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'When the game ends').click()
    await dialog('When the game ends')
    inputByLabel('radio', 'After a month').click()
    await part.settle()
    document.querySelector<HTMLElement>('[role="switch"]')?.click()
    inputByLabel('radio', 'Dec').click()
    await part.settle()
    inputByLabel('radio', 'At the agreed end').click()
    await part.settle()
    byRole('button', 'Agree on it').click()
    await part.settle()
    expect(part.state().ending).toEqual({ kind: 'month', month: monthAt(1805, 12) })
    expect(part.state().suddenDeath).toEqual({ fromRound: null, endNumber: 12 })
  })

  it('refuses an end that is past beside the fields', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'When the game ends').click()
    await dialog('When the game ends')
    inputByLabel('radio', 'After a month').click()
    await part.settle()
    inputByLabel('radio', 'Oct').click()
    await part.settle()
    byRole('button', 'Agree on it').click()
    await part.settle()
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('October 1805')
    expect(part.state().ending).toEqual({ kind: 'open' })
  })

  it('ends a game at once', async () => {
    const part = showPart(TurnPlace, november1805())
    byRole('button', 'When the game ends').click()
    await dialog('When the game ends')
    byRole('button', 'End the game now').click()
    await part.settle()
    expect(part.state().ended).toBe('agreed')
  })
})
