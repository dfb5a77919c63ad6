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

  it('is refused unread where it holds more than there is room for', () => {
    const few = { values: 5 }
    expect(readJson('[1,{"a":2,"b":"3"}]', few)).toEqual({ data: [1, { a: 2, b: '3' }] })
    expect(readJson('[1,{"a":2,"b":"3"},4]', few)).toEqual({ problem: 'tooLarge', path: '' })
    expect(readJson(`[${'0,'.repeat(2_000_000)}0]`)).toEqual({ problem: 'tooLarge', path: '' })
    expect(readJson('['.repeat(2_000_001))).toEqual({ problem: 'tooLarge', path: '' })
  })

  it.each(['[[,,{{,,', String.raw`\",[`, String.raw`\\`, String.raw`\\\"[,`])(
    'counts no marks within a string: %s',
    (words) => {
      const text = `["${words}",1]`
      expect(readJson(text, { values: 3 })).toEqual({ data: JSON.parse(text) })
    },
  )

  it.each(['"', String.raw`["\"`, '["a'])('that ends within a string is none: %s', (text) => {
    expect(readJson(text)).toEqual({ problem: 'notJson', path: '' })
  })

  it('leaves what every object has in common alone', () => {
    readJson('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')
    expect('polluted' in {}).toBe(false)
  })
})
