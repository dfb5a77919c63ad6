// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { useGathering } from '@/app/receive/useGathering.ts'
import { framesOf } from '@/ui/qr/frames.ts'

function codesOf(length: number, fill: number): readonly string[] {
  return framesOf(new Uint8Array(length).fill(fill)) ?? []
}

const battle = codesOf(1_300, 7)
const army = codesOf(900, 9)

describe('[fault: hand-over] codes that a camera sees', () => {
  test('in any order, and many times over, come to what was sent', () => {
    const gathering = useGathering()
    for (const text of [battle[2], battle[2], battle[0]]) gathering.take(text ?? '')
    expect(gathering.missing.value).toEqual([1])
    expect(gathering.whole.value).toBeNull()
    gathering.take(battle[1] ?? '')
    expect(gathering.whole.value).toEqual(new Uint8Array(1_300).fill(7))
    expect(gathering.missing.value).toEqual([])
  })

  test('of another program say so, and nothing that was read is lost', () => {
    const gathering = useGathering()
    gathering.take(battle[0] ?? '')
    gathering.take('https://example.org/menu')
    expect(gathering.problem.value).toBe('foreign')
    expect(gathering.missing.value).toEqual([1, 2])
    gathering.take(battle[1] ?? '')
    expect(gathering.problem.value).toBeNull()
  })

  test('of something else are taken only where the player says so', () => {
    const gathering = useGathering()
    gathering.take(battle[0] ?? '')
    gathering.take(army[0] ?? '')
    expect(gathering.other.value).not.toBeNull()
    gathering.take(battle[1] ?? '')
    expect(gathering.missing.value).toEqual([1, 2])
    gathering.startWithOther()
    expect(gathering.count.value).toBe(army.length)
    gathering.take(army[1] ?? '')
    expect(gathering.whole.value).toEqual(new Uint8Array(900).fill(9))
  })

  test('of something else that the player does not want are not asked about again', () => {
    const gathering = useGathering()
    gathering.take(battle[0] ?? '')
    gathering.take(army[0] ?? '')
    gathering.goOn()
    gathering.take(army[1] ?? '')
    expect(gathering.other.value).toBeNull()
    expect(gathering.count.value).toBe(battle.length)
  })

  test('that do not add up are begun anew', () => {
    const gathering = useGathering()
    const forged = battle[1]?.replace(/.$/u, (last) => (last === '0' ? '1' : '0')) ?? ''
    for (const text of [battle[0], forged, battle[2]]) gathering.take(text ?? '')
    expect(gathering.problem.value).toBe('damagedWhole')
    expect(gathering.whole.value).toBeNull()
    for (const text of battle) gathering.take(text)
    expect(gathering.whole.value).toEqual(new Uint8Array(1_300).fill(7))
  })
})
