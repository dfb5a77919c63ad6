// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { jsonOf, readJson } from '@/rules/json.ts'

/** Lists within each other, the outermost counted. */
function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels)
}

describe('JSON from outside', () => {
  it.each([
    ['a record', '{"name":"Old Guard"}', { name: 'Old Guard' }],
    ['null', 'null', null],
    ['sixty-four levels', nested(64), JSON.parse(nested(64))],
    ['a forbidden name as a word', '{"name":"__proto__"}', { name: '__proto__' }],
    ['a name that only starts so', '{"constructors":1}', { constructors: 1 }],
  ])('says what it says: %s', (_name, text, data) => {
    expect(readJson(text)).toEqual({ data })
    expect(jsonOf(text)).toEqual(data)
  })

  it.each([
    ['nothing', '', 'notJson', ''],
    ['half of it', '{"name":', 'notJson', ''],
    ['ten thousand levels', nested(10_000), 'tooDeep', '[0]'.repeat(64)],
    ['sixty-five levels', `{"a":${nested(64)}}`, 'tooDeep', `a${'[0]'.repeat(63)}`],
    ['a forbidden key', '{"__proto__":{"isOpen":true}}', 'forbiddenKey', '__proto__'],
    ['one that is spelt otherwise', '{"\\u005f_proto__":1}', 'forbiddenKey', '__proto__'],
    ['one far inside', '{"a":[{"b":1},{"c":{"constructor":1}}]}', 'forbiddenKey', 'a[1].c.constructor'],
    ['one in a list', '[{"prototype":1}]', 'forbiddenKey', '[0].prototype'],
  ])('is refused with the reason and the place: %s', (_name, text, problem, path) => {
    expect(readJson(text)).toEqual({ problem, path })
    expect(jsonOf(text)).toBeUndefined()
  })

  it('is refused unread where it is too long', () => {
    expect(readJson('1'.repeat(32_000_001))).toEqual({ problem: 'tooLarge', path: '' })
    expect(readJson('1'.repeat(11), { characters: 10 })).toEqual({ problem: 'tooLarge', path: '' })
    expect(readJson('[[[]]]', { levels: 2 })).toEqual({ problem: 'tooDeep', path: '[0][0]' })
  })

  it('leaves what every object has in common alone', () => {
    readJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    expect('polluted' in {}).toBe(false)
  })
})
