// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { ref, type Ref } from 'vue'
import type { FaceSource } from '@/dice/index.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import type { MiniaturesState } from '@/rules/miniatures/index.ts'
import { begun, melee } from '../rules/game.ts'
import { combatCommand, dealt } from './combat.ts'

const charge = combatCommand(melee({ defender: 'u8' }))
const kempt = combatCommand({ type: 'fallenLeader', unit: 'u5', basesRemoved: 3, danger: 'melee' })

/** A table on Quatre Bras, with these sides throwing real dice. */
function tableFor(faces: FaceSource, own: readonly string[] = []) {
  const owners = new Set(own)
  const state: Ref<MiniaturesState> = ref(begun().state)
  return createQuickTable(state, faces, {
    uses: (side) => owners.has(side),
    async set(side, throwsOwn) {
      if (throwsOwn) owners.add(side)
      else owners.delete(side)
    },
  })
}

function facesOn({ resolved, waitingCommand }: ReturnType<typeof tableFor>) {
  const rolls = resolved.value?.rolls ?? waitingCommand.value?.rolls ?? []
  return rolls.map(({ face, origin }) => `${face} ${origin}`)
}

describe('the table of quick resolve', () => {
  it('resolves at once with the app’s dice, and says what stood before and what stands now', async () => {
    const table = tableFor(dealt(7, 7))
    await table.resolve(charge)
    expect(table.waitingCommand.value).toBeNull()
    expect(table.resolved.value).toMatchObject({ command: charge, rolls: [{ face: 7 }, { face: 7 }] })
    const strength = [table.resolved.value?.before, table.resolved.value?.after].map(
      (state) => state?.units.find(({ id }) => id === 'u8')?.bases,
    )
    expect(strength).toEqual([4, 3])
    expect(table.state.value).toEqual(table.resolved.value?.before)
  })

  it('keeps nothing, and so calls nothing recorded', async () => {
    const table = tableFor(dealt(7, 7))
    await table.resolve(charge)
    expect(table.recorded.value).toBeUndefined()
    expect(table.busy.value).toBe(false)
  })

  it('mixes own dice and the app’s: the side that has none waits for nobody', async () => {
    const table = tableFor(dealt(7), ['b'])
    await table.resolve(charge)
    expect(table.waitingCommand.value).toMatchObject({ command: charge, die: { side: 'b', sides: 10 } })
    expect(facesOn(table)).toEqual(['7 rolled'])
    await table.typeFace(4)
    expect(facesOn(table)).toEqual(['7 rolled', '4 typed'])
    expect(table.resolved.value).not.toBeNull()
  })

  it('asks for the first die where its side throws it, and rolls the second', async () => {
    const table = tableFor(dealt(3), ['a'])
    await table.resolve(charge)
    expect(table.waitingCommand.value).toMatchObject({ die: { side: 'a' }, rolls: [] })
    await table.typeFace(9)
    expect(facesOn(table)).toEqual(['9 typed', '3 rolled'])
  })

  it('rolls the die that is waited for, where the table asks it to', async () => {
    const table = tableFor(dealt(2), ['b'])
    await table.resolve(kempt)
    await table.typeFace(8)
    await table.rollWaiting()
    expect(facesOn(table)).toEqual(['8 typed', '2 rolled'])
    expect(table.resolved.value).not.toBeNull()
  })

  it('remembers who throws real dice', async () => {
    const table = tableFor(dealt())
    await table.setOwnDice('a', true)
    expect([table.usesOwnDice('a'), table.usesOwnDice('b')]).toEqual([true, false])
    await table.setOwnDice('a', false)
    expect(table.usesOwnDice('a')).toBe(false)
  })
})

describe('taking back at the table of quick resolve', () => {
  it('takes the face that was typed last, and asks for it again', async () => {
    const table = tableFor(dealt(), ['b'])
    await table.resolve(kempt)
    await table.typeFace(9)
    await table.typeFace(8)
    await table.takeBack()
    expect(facesOn(table)).toEqual(['9 typed'])
    await table.typeFace(2)
    expect(facesOn(table)).toEqual(['9 typed', '2 typed'])
  })

  it('leaves a face that the app rolled: no free reroll', async () => {
    const table = tableFor(dealt(7), ['b'])
    await table.resolve(charge)
    await table.takeBack()
    expect(facesOn(table)).toEqual(['7 rolled'])
  })

  it('does nothing where nothing was typed', async () => {
    const table = tableFor(dealt(), ['a'])
    await table.takeBack()
    await table.resolve(charge)
    await table.takeBack()
    expect(table.waitingCommand.value).toMatchObject({ command: charge, rolls: [] })
  })
})

describe('leaving off at the table of quick resolve', () => {
  it('gives up what waits', async () => {
    const table = tableFor(dealt(7), ['b'])
    await table.resolve(charge)
    await table.abandon()
    expect(table.waitingCommand.value).toBeNull()
    await table.typeFace(4)
    expect(table.resolved.value).toBeNull()
  })

  it.each(['undo', 'finish'] as const)('puts the result away by %s, and the next one is new', async (way) => {
    const table = tableFor(dealt(7, 7, 1, 10))
    await table.resolve(charge)
    await table[way]()
    expect([table.resolved.value, table.waitingCommand.value]).toEqual([null, null])
    await table.resolve(charge)
    expect(facesOn(table)).toEqual(['1 rolled', '10 rolled'])
  })

  it('rolls nothing for what the rules refuse', async () => {
    const faces = vi.fn<FaceSource>()
    const table = tableFor(faces)
    await table.resolve(combatCommand(melee({ defender: 'u2' })))
    expect(faces).not.toHaveBeenCalled()
    expect([table.resolved.value, table.waitingCommand.value]).toEqual([null, null])
  })
})
