// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { parseArmyFile } from '@/rules/miniatures/armies/index.ts'
import { readArmy } from '@/rules/miniatures/armies/text.ts'
import { seenText } from '@/rules/plain-text.ts'
import { parseBoardFile } from '@/rules/napoleon-in-europe/setup/files.ts'
import { parseRulesFile } from '@/storage/rules-file.ts'

/** Every file that a player may be given, and what reads it. */
const readers = [
  ['an army list', parseArmyFile, 'aide-de-camp-army'],
  ['a board', parseBoardFile, 'aide-de-camp-board'],
  ['rules', parseRulesFile, 'aide-de-camp-rules'],
] as const

function refusalOf(read: (text: string) => object, text: string): unknown {
  const result: { problem?: { reason?: string; code?: string } } = read(text)
  return result.problem?.reason ?? result.problem?.code
}

const megabytes = 1_000_000

describe.each(readers)('[fault: foreign-file] a hostile file of %s', (_name, read, format) => {
  it.each([
    ['ten million characters', `{"format":"${format}","name":"${'x'.repeat(10 * megabytes)}"}`, 'tooLarge'],
    ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000), 'tooDeep'],
    [
      'a key into every object',
      `{"format":"${format}","version":1,"__proto__":{"polluted":true}}`,
      'forbiddenKey',
    ],
    ['a constructor', `{"format":"${format}","constructor":{"prototype":{"polluted":1}}}`, 'forbiddenKey'],
    ['a page', '<html><script>alert(1)</script></html>', 'notJson'],
    ['nothing at all', '', 'notJson'],
  ])('is refused with the reason: %s', (_what, text, reason) => {
    expect(refusalOf(read, text)).toBe(reason)
    expect('polluted' in {}).toBe(false)
  })
})

const markup = '<img src=x onerror=alert(1)>'

describe('text from outside', () => {
  it.each([
    ['markup, which is only text', markup, markup],
    ['a mark that turns what follows', 'Old \u202EGuard\u2066', 'Old Guard'],
    ['control characters', 'Old\u0000 Gu\u001Bard\u0007\u009F', 'Old Guard'],
    ['ends of lines and accents', 'Général\nDésaix\t\r\n', 'Général\nDésaix\t\r\n'],
  ])('is kept as it can be seen: %s', (_what, text, seen) => {
    expect(seenText(text)).toBe(seen)
  })

  it('[fault: foreign-file] in an army list is only a name', () => {
    const unit = { arm: 'infantry', kind: 'foot', class: 'line', startingBases: 4 }
    const names = [markup, '\u202EOld Guard\u0000', '{{ 1 + 1 }}', 'javascript:alert(1)']
    const army = {
      name: `\u2067${markup}`,
      nation: 'france',
      commands: [{ units: names.map((name) => ({ ...unit, name })) }],
      notes: `Dig in.\u202E\n${markup}\u0007`,
    }
    const parsed = parseArmyFile(JSON.stringify({ format: 'aide-de-camp-army', version: 1, army }))
    expect(parsed).toMatchObject({
      army: {
        name: markup,
        commands: [
          {
            units: [
              { name: markup },
              { name: 'Old Guard' },
              { name: '{{ 1 + 1 }}' },
              { name: 'javascript:alert(1)' },
            ],
          },
        ],
        notes: `Dig in.\n${markup}`,
      },
    })
  })

  it.each([
    ['one line', 'x'.repeat(60_000)],
    ['nothing but lines', 'x\n'.repeat(4_999)],
    ['brackets without end', '('.repeat(60_000)],
    ['spaces without end', `32nd Foot${' '.repeat(60_000)}4 bases`],
    ['ten million characters, which are not read at all', 'x'.repeat(10 * megabytes)],
  ])('[fault: foreign-file] a pasted list holds nobody up: %s', (_what, text) => {
    const begun = performance.now()
    readArmy(text)
    expect(performance.now() - begun).toBeLessThan(5_000)
  })
})
