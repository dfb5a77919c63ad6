import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  aboutOf,
  armiesOf,
  emptySetup,
  gameNameOf,
  hasFrenchLeader,
  withAttack,
  withDefence,
} from '@/games/napoleon-in-europe/battle/begin/draft.ts'
import { battleOwed, setupOf } from '@/games/napoleon-in-europe/battle/begin/fromCampaign.ts'
import OpenBattleSheet from '@/games/napoleon-in-europe/battle/begin/OpenBattleSheet.vue'
import {
  exampleOf,
  readyIds,
  withNations,
  withReady,
} from '@/games/napoleon-in-europe/battle/begin/readyArmies.ts'
import { deliberate } from '@/rules/index.ts'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'
import { defaultOptions } from '@/rules/napoleon-in-europe/options.ts'
import { levels } from '@/rules/napoleon-in-europe/state.ts'
import { campaignOf } from '../../../rules/napoleon-in-europe/campaign.ts'
import { regionOf } from '../../../rules/napoleon-in-europe/table.ts'
import { byRole, inputByLabel, spoken } from '../../../ui/parts/reading.ts'
import { campaignStore, openCampaign, perform } from '../game-store.ts'
import { showPart } from '../table.ts'

const rise = campaignOf({
  scenario: 'riseOfNapoleon',
  played: ['france', 'britain', 'austria'],
  options: { reinforcement: 'on' },
})

/** France has come to Belgium from Picardy and Holland; the app counts what stands there. */
const inBelgium: NapoleonState = {
  ...rise,
  regions: [
    regionOf('belgium', { name: 'Belgium', owner: 'austria', links: ['picardy', 'holland'] }),
    regionOf('picardy', { name: 'Picardy' }),
    regionOf('holland', { name: 'Holland' }),
  ],
  stacks: [
    { nation: 'france', region: 'belgium', pieces: { infantry: 7, leader: 1 } },
    { nation: 'austria', region: 'belgium', pieces: { infantry: 6, artillery: 1 } },
  ],
  pending: [
    {
      id: 4,
      kind: 'battle',
      cause: 'move',
      region: 'belgium',
      place: 'Belgium',
      attackers: ['france'],
      defenders: ['austria'],
      garrison: {},
      garrisonPlayedBy: null,
    },
  ],
  nextDue: 5,
}

describe('a battle that is about to begin', () => {
  it('has what the app counts where it is owed', () => {
    const setup = setupOf(inBelgium, 'france', battleOwed(inBelgium, 4), null)
    expect(aboutOf(setup)).toMatchObject({
      region: 'belgium',
      attackers: [{ from: '', forces: [{ nation: 'france', pieces: { infantry: 7, leader: 1 } }] }],
      defenders: [{ nation: 'austria', pieces: { infantry: 6, artillery: 1 } }],
      landed: null,
    })
    expect([armiesOf(setup, 'attacker'), armiesOf(setup, 'defender')]).toEqual([7, 7])
    expect(hasFrenchLeader(setup)).toBe(true)
  })

  it('counts militia that turned out with its nation, and a garrison as nobody’s', () => {
    const [due] = inBelgium.pending
    if (due?.kind !== 'battle') throw new Error('no battle is owed')
    const garrison = { militia: 2 }
    const landing = setupOf(inBelgium, 'france', { ...due, cause: 'landing', garrison }, null)
    expect([landing.defence.austria, landing.landed]).toEqual([
      { infantry: 6, artillery: 1, militia: 2 },
      true,
    ])
    const minor = setupOf(inBelgium, 'france', { ...due, defenders: [], garrison: { infantry: 3 } }, null)
    expect(aboutOf(minor).defenders).toEqual([{ nation: null, pieces: { infantry: 3 } }])
  })

  it('is against the first enemy where nothing is owed', () => {
    expect(setupOf(rise, 'france', undefined, null).defenders).toEqual(['britain'])
  })

  it('leaves out groups and nations without pieces, and keeps one of each side for the rules to speak of', () => {
    const empty = { ...emptySetup, attackers: ['france', 'spain'], defenders: ['britain'] } as const
    const grouped = { ...empty, groups: [...empty.groups, { from: 'Holland', army: {} }] }
    expect(aboutOf(grouped).attackers).toEqual([{ from: '', forces: [{ nation: 'france', pieces: {} }] }])
    const some = withDefence(withAttack(grouped, 1, 'spain', 'infantry', 2), 'britain', 'militia', 1)
    expect(aboutOf(some)).toMatchObject({
      attackers: [
        { forces: [{ nation: 'france', pieces: {} }] },
        { from: 'Holland', forces: [{ nation: 'spain', pieces: { infantry: 2 } }] },
      ],
      defenders: [{ nation: 'britain', pieces: { militia: 1 } }],
    })
  })
})

describe('armies that stand ready', () => {
  it.each(levels.flatMap((level) => readyIds(level).map((id) => [level, id] as const)))(
    'can begin a battle at once: %s, %s',
    (level, id) => {
      const command: NapoleonCommand = {
        type: 'beginBattle',
        name: 'A battle',
        level,
        players: [],
        options: defaultOptions,
        ...aboutOf(withReady(emptySetup, id)),
      }
      expect(deliberate(napoleonInEurope, emptyState, command, []).kind).toBe('decided')
    },
  )

  it('go over to whoever fights instead', () => {
    const before = withReady(emptySetup, exampleOf('standard'))
    const after = withNations(before, { ...before, attackers: ['austria'] })
    expect(Object.keys(after.groups[0]?.army ?? {})).toEqual(['austria'])
    expect(withNations(before, { ...before, attackers: ['france', 'spain'] }).groups).toEqual(before.groups)
  })
})

describe('a place', () => {
  /** Whatever the field takes: sixty characters at most, also such as turn the text round. */
  const typed = fc.string({ unit: fc.constantFrom('a', ' ', 'é', '🐎', '\u202E'), maxLength: 60 })
  const places = fc
    .oneof(
      typed,
      fc.nat(60).map((length) => 'x'.repeat(length)),
    )
    .filter(({ length }) => length <= 60)

  it.each(levels)('of any name begins a battle: %s', async (level) => {
    await fc.assert(
      fc.asyncProperty(places, async (place) => {
        const setup = { ...withReady(emptySetup, exampleOf(level)), place }
        const created = await campaignStore().create({
          type: 'beginBattle',
          name: gameNameOf(place),
          level,
          players: [],
          options: defaultOptions,
          ...aboutOf(setup),
        })
        expect(created.kind).toBe('created')
      }),
      { numRuns: 25 },
    )
  })

  it('of any name can be fought for in a campaign', async () => {
    await fc.assert(
      fc.asyncProperty(places, async (place) => {
        const game = await openCampaign()
        const army = withAttack(
          { ...emptySetup, place, attackers: ['france'], defenders: ['britain'] },
          0,
          'france',
          'infantry',
          3,
        )
        await perform(game, {
          type: 'openBattle',
          due: null,
          ...aboutOf(withDefence(army, 'britain', 'infantry', 3)),
        })
        expect(game.state.battle?.place).toBe(place.trim())
      }),
      { numRuns: 10 },
    )
  })

  it('gives the game its name where that fits', () => {
    expect(gameNameOf(' Ulm ')).toBe('Battle of Ulm')
    expect(gameNameOf('x'.repeat(55))).toBe('x'.repeat(55))
    expect(gameNameOf('')).toBe('Battle')
  })
})

describe('the sheet', () => {
  it('brings a battle that is owed on the board, with its groups, and leads there', async () => {
    const part = showPart(OpenBattleSheet, inBelgium, { start: { nation: 'france', due: 4 } })
    expect(spoken(document.body)).toContain('7 infantry and 1 leader')
    expect(spoken(document.body)).toContain('7 against 7, leaders apart')
    inputByLabel('checkbox', 'Picardy').click()
    await part.settle()
    byRole('button', 'Add a group').click()
    await part.settle()
    byRole('button', 'To the battle board 7 against 7, leaders apart').click()
    await part.settle()
    expect(part.state().battle).toMatchObject({ due: 4, place: 'Belgium', size: 'major' })
    expect(part.wrapper.emitted('close')).toHaveLength(1)
    expect(part.router.currentRoute.value.path).toBe('/campaign/g1/battle')
  })

  it('says why it cannot be opened', async () => {
    const part = showPart(OpenBattleSheet, { ...rise, pending: [] }, { start: { nation: 'france' } })
    byRole('button', 'To the battle board 0 against 0, leaders apart').click()
    await part.settle()
    expect(part.state().battle).toBeNull()
    expect(spoken(document.body)).toContain('army')
  })
})
