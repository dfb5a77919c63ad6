// @vitest-environment node
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canonicalText } from '@/journal/canonical.ts'

describe('canonical text', () => {
  it('puts keys in order at every depth, and leaves lists as they are', () => {
    const value = { b: [{ z: 1, y: 2 }, 'x'], a: { d: null, c: true } }
    expect(canonicalText(value)).toBe('{"a":{"c":true,"d":null},"b":[{"y":2,"z":1},"x"]}')
  })

  it('is the same for the same data in another order, and reads back as that data', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ noUnicodeString: false })), (record) => {
        const turned = Object.fromEntries(Object.entries(record).reverse())
        expect(canonicalText(turned)).toBe(canonicalText(record))
        expect(JSON.parse(canonicalText(record))).toEqual(JSON.parse(JSON.stringify(record)))
      }),
    )
  })
})
