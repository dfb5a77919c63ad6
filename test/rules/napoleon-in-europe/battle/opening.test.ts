// @vitest-environment node
import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { battleOpeningTexts } from '@/messages/en/napoleon-in-europe/battle-opening.ts'
import { navalTexts } from '@/messages/en/napoleon-in-europe/naval.ts'
import { openedBattle } from '@/rules/napoleon-in-europe/battle/opening/opening.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { refusalOf, tell } from '../table.ts'
import { battleIn } from './board.ts'
import { armies, force, groups, lone, open, openingCases, openingRefusals, war } from './opening.cases.ts'
import { played, opened, deploy, line } from './opening-steps.ts'

describe('a battle comes on the board', () => {
  it.each(openingCases)('$what', ({ state = war, about = {}, battle }) => {
    const after = played(state, [open(about)])
    expect(after.battle).toMatchObject(battle)
  })

  it.each([
    { level: 'basic', words: 'A major battle: two ranks a side.' },
    { level: 'standard', words: 'A major battle: three areas a side.' },
  ] as const)('said by the lines it has: $level', ({ level, words }) => {
    const { reasons } = tell({ ...war, level }, open(armies({ infantry: 6 }, { infantry: 6 })))
    expect(reasons.map(({ key, parameters }) => battleOpeningTexts.reasons[key]?.(parameters))).toContain(
      words,
    )
  })

  it('groups that all come at once are counted in words', () => {
    const outcome = battleOpeningTexts.reasons['arrivals.outcome.several']
    expect(outcome?.({ late: 0, groups: 2 })).toBe('Both groups set up with the main group')
    expect(outcome?.({ late: 0, groups: 3 })).toBe('All 3 groups set up with the main group')
  })

  it.each([
    [{ count: 5, known: 3 }, '5 infantry of France’s are named, and 3 are known in Belgium'],
    [{ count: 1, known: 0 }, '1 infantry of France’s is named, and none is known in Belgium'],
  ])('pieces that are not known are counted in words', (short, words) => {
    const about = { nation: 'france', place: 'Belgium', unit: 'infantry', ...short }
    expect(navalTexts.refusals['tooFewTroops']?.(about)).toContain(words)
  })

  it('each piece by a name of its own, counted through all groups', () => {
    const { pieces } = battleIn(opened({}, groups({ infantry: 2, leader: 1 }, { infantry: 1 })))
    const own = pieces.filter(({ side }) => side === 'attacker').map(({ id, at, group }) => [id, at, group])
    expect(own).toEqual([
      ['france.infantry.1', 'attacker.reserve', 0],
      ['france.infantry.2', 'attacker.reserve', 0],
      ['france.leader.1', 'attacker.reserve', 0],
      ['france.infantry.3', 'attacker.reserve', 0],
    ])
  })

  it('a minor nation’s pieces by the name of its side', () => {
    const about = { defenders: [force(null, { infantry: 1, cavalry: 1 })] }
    const names = battleIn(opened({}, about)).pieces.filter(({ nation }) => nation === null)
    expect(names.map(({ id }) => id)).toEqual(['defender.infantry.1', 'defender.cavalry.1'])
  })

  it('groups that have to roll are still coming', () => {
    const { pieces } = battleIn(opened({ reinforcement: 'on' }, groups({ infantry: 6 }, { cavalry: 1 })))
    expect(pieces.filter(({ at }) => at === 'coming').map(({ id, group }) => [id, group])).toEqual([
      ['france.cavalry.1', 1],
    ])
  })

  it('one French leader is Napoleon', () => {
    const about = { ...armies({ infantry: 6, leader: 2 }, { infantry: 6, leader: 1 }), napoleon: true }
    const { pieces } = battleIn(opened({ napoleon: 'on' }, about))
    expect(pieces.filter(({ isNapoleon }) => isNapoleon).map(({ id }) => id)).toEqual(['france.leader.1'])
  })

  it.each([
    { level: 'basic', chart: 'basicBattles' },
    { level: 'standard', chart: 'battleLimits' },
  ] as const)('as large as the $level rules’ own chart has it', ({ level, chart }) => {
    const place = { chart, row: 'major', column: 'value' }
    const change: NapoleonCommand = { type: 'changeNumber', place, value: 4 }
    const five = open(armies({ infantry: 5 }, { infantry: 5 }))
    const sizes = [[], [[change] as const]].map(
      (steps) => played({ ...war, level }, ...steps, [five]).battle?.size,
    )
    expect(sizes).toEqual(['skirmish', 'major'])
  })

  it('without a war it is noted, and goes on', () => {
    const { reasons } = tell({ ...war, relations: [] }, open())
    expect(reasons.map(({ key }) => key)).toContain('guide.battleWithoutWar')
  })
})

describe('it is refused to open a battle of', () => {
  it.each(openingRefusals)('$what', ({ state = war, about = {}, code, path }) => {
    expect(refusalOf(state, parse(commandSchema, open(about)))).toMatchObject({ code, path })
  })

  it('anybody while another stands on the board', () => {
    expect(refusalOf(opened({}), open())).toMatchObject({ code: 'battleOnBoard', path: 'type' })
  })
})

describe('a battle by itself', () => {
  it('is a game without map or calendar', () => {
    const players = [{ id: 'ann', name: 'Ann', nations: ['france' as const] }]
    const after = played(emptyState, [lone({ players, options: rulesWith({ terrain: 'on' }).options })])
    expect(after).toMatchObject({
      name: 'An evening',
      level: 'standard',
      scenario: 'battle',
      regions: [],
      calendar: { month: null, acting: null },
      players: [{ id: 'ann', name: 'Ann' }],
      nations: { france: { player: 'ann', hasBeenActive: true }, britain: { player: null } },
      battle: { place: 'Belgium', size: 'major', due: null, course: { stage: 'terrain' } },
    })
  })

  it('has the innovations that it is told', () => {
    const innovations = { attacker: ['corpsDArmee' as const], defender: ['superiorLightCavalry' as const] }
    expect(battleIn(played(emptyState, [lone({ innovations })])).innovations).toEqual(innovations)
  })

  it('is fought by the Basic Rules where it is told so', () => {
    expect(played(emptyState, [lone({ level: 'basic' })])).toMatchObject({
      level: 'basic',
      battle: { kind: 'basic', size: 'major' },
    })
  })

  it('goes on like any other', () => {
    const after = played(emptyState, [lone()], [deploy('defender', line)], [deploy('attacker', line)])
    expect(battleIn(after).course).toMatchObject({ stage: 'fight', acting: 'attacker' })
    expect(after.pending).toEqual([])
  })

  it('does not begin twice, nor with a nation that two play', () => {
    expect(refusalOf(war, lone()).code).toBe('alreadyBegun')
    const nations = ['france' as const]
    const players = [
      { id: 'ann', name: 'Ann', nations },
      { id: 'ben', name: 'Ben', nations },
    ]
    expect(refusalOf(emptyState, lone({ players })).code).toBe('nationTwice')
    expect(refusalOf(emptyState, lone({ region: 'belgium' })).code).toBe('noSuchRegion')
    expect(refusalOf(emptyState, lone(armies({}, { infantry: 1 }))).code).toBe('sideWithoutArmy')
  })
})

describe('opening a battle', () => {
  it('says the armies without saying where they will stand', () => {
    const { reasons } = tell(war, open())
    expect(reasons.filter(({ key }) => key === 'battle.army').map(({ parameters }) => parameters)).toEqual([
      { nation: 'france', pieces: 'infantry:6' },
      { nation: 'britain', pieces: 'infantry:6' },
    ])
    expect(openedBattle(war, open()).kind).toBe('standard')
  })

  it('setting up behind a divider tells nothing in the log', () => {
    const { reasons } = tell(opened({}), deploy('attacker', line))
    expect(reasons.map(({ key }) => key)).toEqual(['heading.deploy'])
  })
})
