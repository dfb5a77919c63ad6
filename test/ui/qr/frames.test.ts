import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base45, bytesOfBase45 } from '@/ui/qr/base45.ts'
import { drawCode } from '@/ui/qr/drawn.ts'
import {
  belongsTo,
  bytesGathered,
  framesOf,
  missingPlaces,
  mostBytesInFrames,
  readFrame,
  withFrame,
  type Frame,
  type Gathered,
} from '@/ui/qr/frames.ts'
import { readDrawn } from '../../support/drawn-code.ts'

const byteArrays = fc.uint8Array({ maxLength: 3_000 })

function frames(bytes: Uint8Array): Frame[] {
  return (framesOf(bytes) ?? []).map(frameIn)
}

function frameIn(text: string): Frame {
  const frame = readFrame(text)
  if ('problem' in frame) throw new Error(`a frame is ${frame.problem}`)
  return frame
}

function gathering(read: readonly Frame[]): Gathered | null {
  return read.reduce<Gathered | null>((before, frame) => withFrame(before, frame), null)
}

describe('Base45', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['base-45', 'UJCLQE7W581'],
    ['ietf!', 'QED8WEX0'],
  ])('says %s as the standard does', (plain, coded) => {
    expect(base45(new TextEncoder().encode(plain))).toBe(coded)
    expect(new TextDecoder().decode(bytesOfBase45(coded) ?? undefined)).toBe(plain)
  })

  test('says any bytes and reads them back', () => {
    fc.assert(
      fc.property(byteArrays, (bytes) => {
        expect(bytesOfBase45(base45(bytes))).toEqual(bytes)
      }),
    )
  })

  test.each(['A', 'ABCD', 'ab', 'GGX', ':::', '::'])('takes %s for none', (text) => {
    expect(bytesOfBase45(text)).toBeNull()
  })
})

describe('bytes as a row of codes', () => {
  test('are whole again in any order, with codes read twice', () => {
    fc.assert(
      fc.property(
        byteArrays.chain((bytes) =>
          fc.tuple(
            fc.constant(bytes),
            fc.shuffledSubarray(frames(bytes)),
            fc.shuffledSubarray(frames(bytes)),
          ),
        ),
        ([bytes, some, others]) => {
          const all = gathering([...some, ...others, ...frames(bytes).reverse()])
          expect(all === null ? null : bytesGathered(all)).toEqual(bytes)
        },
      ),
      { numRuns: 40 },
    )
  })

  test('are missing what has not been read', () => {
    const read = frames(new Uint8Array(1_600).fill(7))
    expect(read).toHaveLength(4)
    const gathered = gathering([read[2], read[0]].filter((frame) => frame !== undefined))
    expect(gathered === null ? [] : missingPlaces(gathered)).toEqual([1, 3])
    expect(gathered === null ? 'none' : bytesGathered(gathered)).toBeNull()
  })

  test('are too many above the limit', () => {
    expect(framesOf(new Uint8Array(mostBytesInFrames))).toHaveLength(40)
    expect(framesOf(new Uint8Array(mostBytesInFrames + 1))).toBeNull()
  })

  test('a code of another transfer is told apart', () => {
    const [one] = frames(Uint8Array.of(1, 2, 3))
    const [other] = frames(Uint8Array.of(4, 5, 6))
    if (one === undefined || other === undefined) throw new Error('no frames')
    const gathered = withFrame(null, one)
    expect(belongsTo(gathered, one)).toBe(true)
    expect(belongsTo(gathered, other)).toBe(false)
  })

  test('a part that was changed is found by the checksum of the whole', () => {
    const [frame] = frames(Uint8Array.of(1, 2, 3))
    if (frame === undefined) throw new Error('no frame')
    expect(bytesGathered(withFrame(null, { ...frame, bytes: Uint8Array.of(1, 2, 4) }))).toBe('damaged')
  })

  test.each([
    ['an address of the web', 'https://example.org/', 'foreign'],
    ['nothing', '', 'foreign'],
    ['half a beginning', 'ADC', 'foreign'],
    ['a newer form', 'ADC2/anything at all', 'newer'],
    ['a beginning alone', 'ADC1/', 'damaged'],
    ['the code before the first', 'ADC1/0123456789ABCDEF/0/3/BB8', 'damaged'],
    ['the code after the last', 'ADC1/0123456789ABCDEF/4/3/BB8', 'damaged'],
    ['more codes than are ever shown', 'ADC1/0123456789ABCDEF/1/999/BB8', 'damaged'],
    ['other letters', 'ADC1/0123456789ABCDEF/1/3/bb8', 'damaged'],
    ['more than a code holds', `ADC1/0123456789ABCDEF/1/3/${'BB8'.repeat(2_000)}`, 'damaged'],
  ])('%s is no code of ours that can be used', (_what, text, problem) => {
    expect(readFrame(text)).toEqual({ problem })
  })

  test('any text at all is read without an error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `ADC1/${text}`),
        ),
        (text) => {
          expect(readFrame(text)).toBeDefined()
        },
      ),
    )
  })
})

describe('a drawn code', () => {
  test('is read by a program of another hand, and says the very text', async () => {
    const bytes = Uint8Array.from({ length: 1_500 }, (_, place) => (place * 7919) % 256)
    for (const text of framesOf(bytes) ?? []) {
      const drawn = await drawCode(text)
      expect(readDrawn(drawn)).toBe(text)
    }
  })

  test('is small enough for a camera to tell its squares apart', async () => {
    const [text = ''] = framesOf(new Uint8Array(mostBytesInFrames).fill(255)) ?? []
    // 85 squares on 390 pixels of a phone's width: more than four pixels each.
    expect((await drawCode(text)).size).toBeLessThanOrEqual(85)
  })
})
