import { beforeEach, describe, expect, test, vi } from 'vitest'
import { useNotices } from '@/app/notices.ts'
import HandOverSheet from '@/games/shared/hand-over/HandOverSheet.vue'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { byRole, findByRole, show, spoken } from '../ui/parts/reading.ts'
import { stockArmies } from './army-shelf.ts'
import { stock } from './shelf.ts'
import { noticeTexts, openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-armies.ts', () => import('./army-shelf.ts'))
vi.mock('@/stores/hand-over.ts', () => ({
  useHandOvers: () => ({
    offerOf: () =>
      Promise.resolve({ head: { nextIndex: 3, lastHash: 'ab' }, hadBefore: null, isUnfinished: false }),
  }),
}))
vi.mock('@/stores/hand-over-packing.ts', () => ({
  packGame: () => Promise.resolve({ file: new File(['?'], 'Ligny.txt'), bytes: new Uint8Array(20) }),
}))
vi.mock('@/games/miniatures/armies/PasteSheet.vue', () => {
  throw new TypeError('no network')
})
vi.mock('@/ui/qr/CodePictures.vue', () => {
  throw new TypeError('no network')
})

const { armies, handOver } = later
const { screenMissing } = messages.app.faults

beforeEach(() => {
  stock()
  stockArmies([])
  vi.stubGlobal('reportError', vi.fn())
})

describe('what is set aside and is not here yet', () => {
  test('[fault: lost-chunk] is said at each time of asking, on the screen that asked', async () => {
    await openApp('/armies')
    for (const id of ['first', 'second']) {
      await vi.waitFor(() => byRole('button', armies.paste).click())
      await vi.waitFor(() => expect(noticeTexts(), id).toEqual([screenMissing]))
      useNotices().remove('fault')
      await settle()
    }
    expect(findByRole('button', armies.newArmy)).toBeDefined()
  })

  test('[fault: lost-chunk] a game that cannot be shown as codes can still go as a file', async () => {
    show(HandOverSheet, {
      props: { game: { game: { id: 'ligny', name: 'Ligny' }, unsaved: null } },
      global: { config: { errorHandler: vi.fn() } },
    })
    await vi.waitFor(() => byRole('button', `${handOver.asCodes} ${handOver.codesNote(1)}`).click())
    await vi.waitFor(() => expect(spoken(document.body)).toContain(handOver.noCodes))
    expect(findByRole('button', handOver.yes)).toBeUndefined()
  })
})
