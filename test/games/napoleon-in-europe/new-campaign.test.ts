import { describe, expect, it } from 'vitest'
import {
  beginCommand,
  beginRefusal,
  castChoices,
  freshForm,
  holderOf,
  possibleHolders,
  unplayedNations,
  victoriesOf,
  withBasicSetup,
  withCast,
  withHolder,
  withLevel,
  withPlayer,
  withPlayers,
  withScenario,
  withVictory,
  type CampaignForm,
} from '@/games/napoleon-in-europe/setup/form.ts'
import { scenarioIds } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'

function nationsOf({ players }: CampaignForm): readonly string[] {
  return players.map(({ nations }) => nations.join('+'))
}

describe('a new campaign', () => {
  it('can begin at once', () => {
    const form = freshForm()
    expect(beginRefusal(form)).toBeNull()
    expect([form.scenario, form.name, nationsOf(form)]).toEqual([
      'peaceAndOptions',
      'Peace and Options',
      ['france', 'britain', 'austria', 'russia'],
    ])
  })

  it.each(scenarioIds.flatMap((id) => [2, 3, 4, 5, 6, 7].map((count) => [id, count] as const)))(
    '%s can begin with %i players',
    (id, count) => {
      for (const victory of ['historical', 'aHistorical'] as const) {
        const form = withPlayers(withVictory(withScenario(freshForm(), id), victory), count)
        if (victoriesOf(form).includes(victory)) expect(beginRefusal(form)).toBeNull()
      }
    },
  )

  it('takes the scenario’s name until it is given its own', () => {
    const named = { ...freshForm(), name: 'Tuesdays' }
    expect(withScenario(freshForm(), 'notAgain').name).toBe('Not Again!')
    expect(withScenario(named, 'notAgain').name).toBe('Tuesdays')
  })

  it('keeps the players’ names when their number or the scenario changes', () => {
    const form = freshForm()
    const [first] = form.players
    if (first === undefined) throw new Error('nobody')
    const named = withPlayer(form, { ...first, name: 'Ann' })
    expect(withPlayers(named, 7).players[0]?.name).toBe('Ann')
    expect(withScenario(named, 'whosNext').players[0]?.name).toBe('Ann')
  })

  it('offers the casts that the rulebook gives', () => {
    const two = withPlayers(withVictory(withScenario(freshForm(), 'riseOfNapoleon'), 'historical'), 2)
    const [, second] = castChoices(two)
    if (second === undefined) throw new Error('one cast')
    expect(nationsOf(withCast(two, second))).toEqual(['france', 'austria'])
  })

  it('gives a nation to who takes it, and the rest in the hands that the scenario names', () => {
    const form = withPlayers(withScenario(freshForm(), 'notAgain'), 3)
    expect(holderOf(form, 'russia')).toBe('austria')
    const [, britain] = form.players
    if (britain === undefined) throw new Error('nobody')
    const greedy = withPlayer(form, { ...britain, nations: ['britain', 'austria'] })
    expect(nationsOf(greedy)).toEqual(['france', 'britain+austria', ''])
    expect(beginRefusal(greedy)).toMatchObject({ code: 'playerWithoutNation', path: 'players[2].nations' })
  })

  it('lets nobody control an enemy, and whoever is wanted a friend', () => {
    const form = withPlayers(withScenario(freshForm(), 'notAgain'), 3)
    expect(unplayedNations(form)).toEqual(['prussia', 'russia', 'ottoman', 'spain'])
    expect(possibleHolders(form, 'russia')).toEqual(['britain', 'austria'])
    expect(beginCommand(withHolder(form, 'russia', 'britain'), 0).holds).toContainEqual({
      nation: 'russia',
      by: 'britain',
    })
    expect(holderOf(withHolder(form, 'russia', null), 'russia')).toBeNull()
  })

  it('ends as agreed', () => {
    const form = { ...freshForm(), suddenDeath: true }
    expect(beginCommand({ ...form, ending: 'long', fromRound: 10 }, 0)).toMatchObject({
      ending: { kind: 'rounds', rounds: 24 },
      suddenDeath: { fromRound: 10 },
    })
    expect(beginCommand({ ...form, ending: 'time', hours: 2 }, 1_000)).toMatchObject({
      ending: { kind: 'time', at: 7_201_000 },
      suddenDeath: { fromRound: null },
    })
    expect(beginCommand({ ...freshForm(), ending: 'campaign' }, 0).ending).toEqual({
      kind: 'month',
      month: 1815 * 12 + 6,
    })
    const late = withScenario({ ...freshForm(), ending: 'campaign' }, 'everyManForHimself')
    expect(beginCommand(late, 0).ending).toEqual({ kind: 'open' })
  })

  it('of the Basic Rules leaves the nations to the table', () => {
    const basic = withBasicSetup(withLevel(freshForm(), 'basic'), 'stopTheFrench')
    expect(beginRefusal(basic)).toBeNull()
    const command = beginCommand(basic, 0)
    expect(command).toMatchObject({ level: 'basic', scenario: 'stopTheFrench', victory: 'limitedWar' })
    expect(command.players.every(({ nations }) => nations.length === 0)).toBe(true)
    expect(nationsOf(withLevel(basic, 'standard'))).toEqual(['france', 'britain', 'austria', 'russia'])
  })
})
