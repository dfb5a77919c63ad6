// @vitest-environment node
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { gameCommandSchema, headSchema, knownFaceSchema, seenSchema } from '@/journal/index.ts'

const head = { nextIndex: 4, position: 1, redo: [3, 2], lastHash: 'abc' }
const face = { face: -2, origin: 'typed' }
const seen = {
  side: 'a',
  rolls: [{ sides: 10, label: 'tally.die', side: 'a', subject: 'guns', face: 4, origin: 'rolled' }],
  reasons: [],
}

describe('where a game stands, as it is stored', () => {
  it.each([
    ['a head', headSchema, head],
    ['a head before the first entry', headSchema, { nextIndex: 0, position: null, redo: [], lastHash: '' }],
    ['a die that lies on the table', knownFaceSchema, face],
    ['what was seen of a command that waits', seenSchema, seen],
    ['what nobody’s die showed', seenSchema, { side: null, rolls: [], reasons: [] }],
    ['a command that waits, with all that it says', gameCommandSchema, { type: 'fire', at: 'b', hits: [1] }],
  ])('reads %s as it was written', (_name, schema, data) => {
    expect(v.parse(schema, data)).toEqual(data)
  })

  it.each([
    ['a head that ends before the first entry', headSchema, { ...head, nextIndex: -1 }],
    ['a head at half an entry', headSchema, { ...head, position: 1.5 }],
    ['a head without what can be brought back', headSchema, { ...head, redo: undefined }],
    ['a head that brings back what is no entry', headSchema, { ...head, redo: [-1] }],
    ['a head without a hash', headSchema, { ...head, lastHash: null }],
    ['half a face', knownFaceSchema, { ...face, face: 2.5 }],
    ['a face that came from nowhere', knownFaceSchema, { ...face, origin: 'dreamt' }],
    ['what was seen of a die without a face', seenSchema, { ...seen, rolls: [{ sides: 10, label: 'x' }] }],
    ['what was seen of nobody knows what', seenSchema, {}],
    ['a command without a name', gameCommandSchema, { at: 'b' }],
    ['a move on the journal as the command of a game', gameCommandSchema, { type: 'redo' }],
  ])('refuses %s', (_name, schema, data) => {
    expect(v.is(schema, data)).toBe(false)
  })
})
