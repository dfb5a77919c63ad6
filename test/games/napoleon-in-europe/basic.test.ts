import { describe, expect, it } from 'vitest'
import BasicTurn from '@/games/napoleon-in-europe/basic/BasicTurn.vue'
import { chooserOf, withChoice } from '@/games/napoleon-in-europe/basic/choosing.ts'
import DrawSheet from '@/games/napoleon-in-europe/basic/DrawSheet.vue'
import HandPage from '@/games/napoleon-in-europe/basic/HandPage.vue'
import { leavable, portsTo, takeable } from '@/games/napoleon-in-europe/basic/regionOptions.ts'
import StandingPage from '@/games/napoleon-in-europe/basic/StandingPage.vue'
import TradeSheet from '@/games/napoleon-in-europe/basic/TradeSheet.vue'
import { gameLine, tasksOf } from '@/games/napoleon-in-europe/basic/turn.ts'
import { onwardOf } from '@/games/napoleon-in-europe/turn/onward.ts'
import TurnFoot from '@/games/napoleon-in-europe/turn/TurnFoot.vue'
import { emptyNation } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation } from '@/rules/napoleon-in-europe/nations.ts'
import { basicGame, dealt, holding, owning, shorthand } from '../../rules/napoleon-in-europe/basic-game.ts'
import { byRole, inputByLabel, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { showPart, type ShownPart } from './table.ts'

const words = () => spoken(document.body)

async function press(part: ShownPart, name: string): Promise<void> {
  byRole('button', name).click()
  await part.settle()
}

const waiting = { ...basicGame().calendar, acting: null }

describe('the turn of a Basic game', () => {
  it('lists what is done in it, in order', () => {
    const state = dealt(owning(basicGame(), 'france', 9), 'france', 'If Is N')
    expect(tasksOf(state, 'france').map(({ title, line }) => `${title}: ${line}`)).toEqual([
      'Move: 1 region, cavalry and leaders 2, by sea 4 pieces',
      'Battles: Fight them on the table, and enter the result',
      'Draw 2 cards: Paris: 1 · 11 regions, one for every 10: 1',
      'Build: 3 cards in hand',
    ])
  })

  it('tells how long the war lasts', () => {
    expect(gameLine(basicGame({ ending: { kind: 'rounds', rounds: 12 } }))).toBe(
      'Limited War, 11 rounds to come',
    )
    expect(gameLine(basicGame({ ending: { kind: 'rounds', rounds: 1 } }))).toBe(
      'Limited War, last of 1 rounds',
    )
    expect(gameLine(basicGame({ victory: 'totalVictory' }))).toBe('Total Victory')
  })

  it('shows where the played nations stand, and who is neutral', () => {
    showPart(BasicTurn, holding(basicGame(), 'france', 'Holland'))
    const rows = [...document.querySelectorAll('tbody tr')].map(spoken)
    expect(rows).toEqual(['France 3 +1 0 0', 'Britain 2 0 0 0', 'Prussia 2 0 0 0', 'Austria 2 0 0 0'])
    expect(words()).toContain('Russia, Ottoman and Spain are neutral')
  })

  it('ends with a turn that held more than movement', () => {
    expect(onwardOf(basicGame(), []).go).toBe('France has finished')
    showPart(TurnFoot, basicGame())
    expect(namesByRole('button')).toEqual(['Battle', 'By sea', 'Regions', 'France has finished'])
  })

  it('has no way on before it is settled who goes first', async () => {
    const part = showPart(TurnFoot, basicGame({ calendar: waiting }))
    await part.settle()
    expect(namesByRole('button')).toEqual([])
  })
})

describe('before the first turn', () => {
  const players = ['Ann', 'Bob', 'Cid'].map((name) => ({ id: name.toLowerCase(), name }))
  const unshared = basicGame({
    players,
    nations: byNation(() => emptyNation),
    relations: [],
    calendar: waiting,
  })

  it('the players choose in turn until each has two', async () => {
    const part = showPart(BasicTurn, unshared)
    expect(words()).toContain('Ann chooses')
    for (const nation of ['Spain', 'France', 'Russia', 'Austria', 'Britain', 'Prussia'])
      await press(part, nation)
    expect(words()).toContain('Everybody has chosen')
    await press(part, 'So we play')
    expect(part.asked).toEqual([
      {
        type: 'chooseNations',
        shares: [
          ['spain', 'austria'],
          ['france', 'britain'],
          ['russia', 'prussia'],
        ],
      },
    ])
    expect(words()).toContain('Who goes first')
  })

  it('may agree on who goes first', async () => {
    const part = showPart(BasicTurn, basicGame({ calendar: waiting }))
    await press(part, 'Prussia')
    expect(part.asked).toEqual([{ type: 'chooseFirst', nation: 'prussia' }])
  })

  it('nobody chooses for the one who has France already', () => {
    const none = [['france' as const], [], []]
    expect(chooserOf(none, 2, 'france')).toBe(1)
    const one = withChoice(none, 1, 'spain')
    expect(chooserOf(one, 2, 'france')).toBe(2)
    expect(chooserOf([['france'], ['spain'], ['russia']], 1, 'france')).toBeNull()
  })
})

describe('drawing cards', () => {
  it('is a tap a card, and tells how many are missing', async () => {
    const part = showPart(DrawSheet, owning(basicGame(), 'france', 9), { start: { nation: 'france' } })
    expect(words()).toContain('France draws 2 cards')
    expect(words()).toContain('2 cards still to enter')
    await press(part, 'Cavalry, Spain')
    await press(part, 'Napoleon')
    await press(part, 'Take back: Cavalry, Spain')
    await press(part, 'Infantry, France')
    await press(part, 'Take 2 cards')
    expect(shorthand(part.state().nations.france.symbolCards)).toBe('N If')
    expect(part.wrapper.emitted('close')).toHaveLength(1)
  })
})

describe('a hand of cards', () => {
  const state = dealt(basicGame(), 'france', 'Is If Cb Ca N -')

  it('lies face down until its player looks', async () => {
    const part = showPart(HandPage, state)
    expect(words()).toContain('6 cards, face down')
    expect(words()).not.toContain('Infantry, Spain')
    await press(part, 'Show the cards of France')
    expect(words()).toContain('Infantry, Spain')
  })

  it('is turned in for the best of it', async () => {
    const part = showPart(HandPage, state)
    await press(part, 'Show the cards of France')
    expect(words()).toContain('4 infantry and 1 cavalry, for 5 cards')
    await press(part, 'Choose these')
    await press(part, 'Turn in 5 cards for 5 pieces')
    expect(shorthand(part.state().nations.france.symbolCards)).toBe('-')
    expect(part.state().stacks[0]?.pieces).toEqual({ infantry: 4, cavalry: 1 })
    await press(part, 'Put the blank card back')
    expect(part.state().nations.france.symbolCards).toEqual([])
  })

  it('offers by what is wanted most', async () => {
    const part = showPart(HandPage, state)
    await press(part, 'Show the cards of France')
    inputByLabel('radio', 'Cavalry').click()
    await part.settle()
    expect(words()).toContain('2 infantry and 2 cavalry, for 5 cards')
  })

  it('offers every combination, and what is chosen can be left out again', async () => {
    const part = showPart(HandPage, state)
    await press(part, 'Show the cards of France')
    await press(part, 'Choose Regiment, cavalry: 1 cavalry')
    expect(words()).toContain('Turn in 2 cards for 1 piece')
    await press(part, 'Leave out Regiment, cavalry')
    expect(words()).toContain('Hide the cards')
  })
})

describe('a trade', () => {
  it('shows each hand to its own player alone, and then changes what was chosen', async () => {
    const part = showPart(TradeSheet, dealt(dealt(basicGame(), 'france', 'If -'), 'prussia', 'Ls'), {
      start: { nation: 'france' },
    })
    inputByLabel('radio', 'Prussia').click()
    await part.settle()
    await press(part, 'Show the cards of France')
    expect(words()).not.toContain('Leader, Spain')
    await press(part, 'Blank')
    await press(part, 'Go on')
    expect(words()).toContain('France gives 1 card, and does not say which')
    expect(words()).not.toContain('Blank')
    await press(part, 'Show the cards of Prussia')
    expect(words()).not.toContain('Infantry, France')
    await press(part, 'Leader, Spain')
    await press(part, 'Trade 1 for 1 card')
    expect(shorthand(part.state().nations.france.symbolCards)).toBe('If Ls')
    expect(shorthand(part.state().nations.prussia.symbolCards)).toBe('-')
  })
})

describe('regions on offer', () => {
  it('are those that infantry can take, and no ally’s homeland', () => {
    const names = takeable(basicGame(), 'britain').map(({ label }) => label)
    expect(names).toContain('Paris')
    expect(names).toContain('Holland')
    expect(names).not.toContain('London')
    expect(names).not.toContain('Vienna')
  })

  it('may be left where they are of another’s homeland', () => {
    const state = holding(basicGame(), 'france', 'Vienna', 'Holland', 'Madrid')
    expect(leavable(state, 'france').map(({ label }) => label)).toEqual(['Vienna'])
  })

  it('have their ports first', () => {
    const names = portsTo(basicGame(), 'france').map(({ label }) => label)
    expect(names.indexOf('Vienna')).toBeLessThan(names.indexOf('Saxony'))
  })
})

describe('where everyone stands', () => {
  it('in a Limited War: the growth of each, with its sum', () => {
    showPart(StandingPage, holding(owning(basicGame(), 'france', 3), 'austria', 'Saxony'))
    expect(words()).toContain('1. Ann +3')
    expect(words()).toContain('5 now − 2 at the start')
    expect(words()).toContain('2. Bob +0.5')
    expect(words()).toContain('1 ÷ 2 nations')
  })

  it('in Total Victory: what is left of each homeland', () => {
    const state = holding(basicGame({ victory: 'totalVictory' }), 'france', 'Berlin', 'Pomerania')
    showPart(StandingPage, state)
    expect(words()).toContain('0 of 2 homeland regions')
  })
})
