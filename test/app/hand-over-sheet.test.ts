import { beforeEach, describe, expect, test, vi } from 'vitest'
import HandOverSheet from '@/games/shared/hand-over/HandOverSheet.vue'
import { later } from '@/messages/later.ts'
import { byRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { settle } from './shell.ts'

const { packGame } = vi.hoisted(() => ({ packGame: vi.fn<() => Promise<unknown>>() }))
vi.mock('@/stores/hand-over-packing.ts', () => ({ packGame }))
vi.mock('@/stores/hand-over.ts', () => ({
  useHandOvers: () => ({
    offerOf: () =>
      Promise.resolve({ head: { nextIndex: 3, lastHash: 'ab' }, hadBefore: null, isUnfinished: false }),
    confirm: () => Promise.resolve(),
  }),
}))

const { handOver } = later

beforeEach(() => {
  packGame.mockReset()
})

async function openSheet(readOnly: 'broken' | null = null): Promise<void> {
  const game = { game: { id: 'ligny', name: 'Ligny' }, unsaved: null, readOnly }
  show(HandOverSheet, { props: { game } })
  await settle()
}

describe('the sheet that hands a game over', () => {
  test('asks what its answers answer, also where the game is shown as codes', async () => {
    packGame.mockResolvedValue({ file: new File(['?'], 'Ligny.txt'), bytes: new Uint8Array(20) })
    await openSheet()
    expect(namesByRole('dialog')).toEqual([handOver.title])
    await vi.waitFor(() => byRole('button', `${handOver.asCodes} ${handOver.codesNote(1)}`).click())
    await settle()
    expect(namesByRole('dialog')).toEqual([handOver.arrived])
    expect(namesByRole('button')).toContain(handOver.yes)
  })

  test('says what to do where the game is more than one file holds', async () => {
    packGame.mockRejectedValue(new RangeError('too much for one file'))
    await openSheet()
    await vi.waitFor(() => expect(spoken(document.body)).toContain(handOver.tooMuch))
  })

  test('[fault: altered-journal] says that a game whose log is broken goes to no other phone, and what does', async () => {
    await openSheet('broken')
    await vi.waitFor(() => expect(spoken(document.body)).toContain(handOver.broken))
    expect(packGame).not.toHaveBeenCalled()
  })
})
