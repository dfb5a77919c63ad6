// @vitest-environment node
import { describe, expect, it } from 'vitest'
import {
  innovationsInBattle,
  knowsNapoleon,
  tellsGroupsApart,
  unitsInBattle,
} from '@/rules/napoleon-in-europe/battle/opening/offered.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { arms, landUnits } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import type { Level } from '@/rules/napoleon-in-europe/state.ts'

const standard = (options: Partial<NapoleonOptions> = {}) => gameOf('standard', options)
const basic = (options: Partial<NapoleonOptions> = {}) => gameOf('basic', options)

function gameOf(level: Level, options: Partial<NapoleonOptions>) {
  return { level, rules: rulesWith(options) }
}

describe('the units that may come into a battle', () => {
  it('are the four arms by the Basic Rules, whoever brings them', () => {
    expect(unitsInBattle(basic(), 'russia')).toEqual(arms)
    expect(unitsInBattle(basic(), null)).toEqual(arms)
  })

  it('are all of a nation, with irregular cavalry for those alone that raise it', () => {
    const game = standard({ lightInfantry: 'on', horseArtillery: 'on' })
    expect(unitsInBattle(game, 'russia')).toEqual(landUnits)
    expect(unitsInBattle(game, 'france')).toEqual(landUnits.filter((unit) => unit !== 'irregularCavalry'))
  })

  it('are any that the game has, where a minor nation brings them', () => {
    expect(unitsInBattle(standard({ lightInfantry: 'on', horseArtillery: 'off' }), null)).toEqual(
      landUnits.filter((unit) => unit !== 'horseArtillery'),
    )
  })
})

describe('by the Advanced Rules that are in use', () => {
  it.each([
    ['groups are told apart', standard({ reinforcement: 'on' }), true],
    ['groups are not told apart', standard({ reinforcement: 'off' }), false],
    ['groups are not told apart in the Basic Rules', basic({ reinforcement: 'on' }), false],
  ])('%s', (_what, game, expected) => expect(tellsGroupsApart(game)).toBe(expected))

  it.each([
    ['a French leader may be Napoleon', standard({ napoleon: 'on' }), true],
    ['no leader is Napoleon', standard({ napoleon: 'off' }), false],
    ['no leader is Napoleon in the Basic Rules', basic({ napoleon: 'on' }), false],
  ])('%s', (_what, game, expected) => expect(knowsNapoleon(game)).toBe(expected))

  it('innovations serve whom they do something for', () => {
    const scouts = [
      { id: 'superiorLightCavalry', side: 'attacker' },
      { id: 'superiorLightCavalry', side: 'defender' },
    ]
    const corps = [{ id: 'corpsDArmee', side: 'attacker' }]
    expect(innovationsInBattle(standard({ initiative: 'on', reinforcement: 'off' }))).toEqual(scouts)
    expect(innovationsInBattle(standard({ initiative: 'off', reinforcement: 'on' }))).toEqual(corps)
    expect(innovationsInBattle(basic({ initiative: 'on', reinforcement: 'on' }))).toEqual([])
  })
})
