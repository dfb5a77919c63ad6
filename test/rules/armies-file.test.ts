// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { armyFileText, parseArmyFile } from '@/rules/miniatures/armies/index.ts'
import { battalion, person } from './armies.cases.ts'

describe('a file of an army', () => {
  const army = { name: 'Guard', nation: 'france', commands: [{ units: [{ ...battalion, name: 'Line' }] }] }
  const file = { format: 'aide-de-camp-army', version: 1, army }

  function problem(data: unknown) {
    const parsed = parseArmyFile(typeof data === 'string' ? data : JSON.stringify(data))
    return 'problem' in parsed ? [parsed.problem.reason, parsed.problem.path] : null
  }

  it('may leave out what goes without saying', () => {
    const parsed = parseArmyFile(JSON.stringify(file))
    if ('problem' in parsed) throw new Error(parsed.problem.path)
    expect(parsed.army).toMatchObject({ officers: [], notes: '', commands: [{ name: '', officer: null }] })
    expect(parseArmyFile(armyFileText(parsed.army))).toEqual(parsed)
  })

  it('holds as much as an army may', () => {
    const officer = person('Ney', 2)
    const holds = (changes: object) => problem({ ...file, army: { ...army, ...changes } }) === null
    expect(holds({ commands: many(80) })).toBe(true)
    expect(holds({ officers: Array(20).fill(officer) })).toBe(true)
    expect(holds({ officers: Array(21).fill(officer) })).toBe(false)
    expect(holds({ officers: Array(20).fill(officer), commands: [{ officer }] })).toBe(false)
  })

  it('has every name on one line, and its notes without what cannot be seen around them', () => {
    const units = [{ ...battalion, name: 'Old\n  Guard', officer: person('Marshal\n\nNey', 2) }]
    const notes = '\n\r  first \r second\u2028third\r\n\n'
    const parsed = parseArmyFile(JSON.stringify({ ...file, army: { ...army, commands: [{ units }], notes } }))
    expect(parsed).toMatchObject({
      army: {
        notes: 'first\n second\nthird',
        commands: [{ units: [{ name: 'Old Guard', officer: { name: 'Marshal Ney' } }] }],
      },
    })
  })

  it.each([
    ['half of it', '{"format":"aide-de-camp-army","ver', ['notJson', '']],
    ['another program’s', { format: 'roster', version: 1 }, ['anotherProgram', '']],
    ['a saved game', { format: 'aide-de-camp', formatVersion: 1 }, ['gameFile', '']],
    ['rules', { format: 'aide-de-camp-rules', formatVersion: 1 }, ['rulesFile', '']],
    ['a newer version’s', { ...file, version: 2 }, ['newer', '']],
    ['no version', { ...file, version: undefined }, ['malformed', 'version']],
    ['no name', { ...file, army: { ...army, name: ' ' } }, ['malformed', 'army.name']],
    ['an unknown nation', { ...file, army: { ...army, nation: 'narnia' } }, ['malformed', 'army.nation']],
    ['something unknown', { ...file, army: { ...army, gold: 1 } }, ['malformed', 'army.gold']],
    ['13 bases', withUnit({ startingBases: 13 }), ['malformed', 'army.commands[0].units[0].startingBases']],
    ['a gun of two bases', withUnit({ arm: 'artillery', kind: 'medium', startingBases: 2 }), bad],
    ['a skirmishing guard', withUnit({ class: 'guard', formation: 'skirmish' }), bad],
    ['81 units', { ...file, army: { ...army, commands: many(81) } }, ['malformed', 'army']],
    ['too much', ' '.repeat(300_000), ['tooLarge', '']],
    ['a number', 7, ['anotherProgram', '']],
  ])('is refused with its place: %s', (_what, data, expected) => {
    expect(problem(data)).toEqual(typeof expected === 'function' ? expected() : expected)
  })

  function bad() {
    return ['malformed', 'army.commands[0].units[0]']
  }

  function withUnit(changes: object) {
    return { ...file, army: { ...army, commands: [{ units: [{ ...battalion, name: 'Line', ...changes }] }] } }
  }

  function many(count: number) {
    return [{ units: Array.from({ length: count }, () => ({ ...battalion, name: 'Line' })) }]
  }
})
