import { describe, expect, it, vi } from 'vitest'
import { gameToSave, isSavingDue, unsavedEntries, type GameStanding } from '@/stores/backup-reminder.ts'

vi.mock('@/stores/app-storage.ts', () => ({ appConnection: {} }))

const day = 24 * 60 * 60 * 1000
const now = 100 * day

function mark(nextIndex: number, at = now - day) {
  return { at, nextIndex, lastHash: 'ab12' }
}

function standing(nextIndex: number, changes: Partial<GameStanding> = {}): GameStanding {
  return {
    id: 'ligny',
    name: 'Ligny',
    playedAt: now,
    lastHash: 'ff',
    saved: null,
    putOff: null,
    nextIndex,
    ...changes,
  }
}

describe('a game is called to mind', () => {
  it.each([
    ['never saved, with a handful of entries', standing(24), false],
    ['never saved, with an evening of them', standing(25), true],
    ['saved a while ago, with some entries since', standing(50, { saved: mark(11) }), false],
    ['saved a while ago, with many since', standing(51, { saved: mark(11) }), true],
    ['saved a fortnight ago, with one entry since', standing(12, { saved: mark(11, now - 14 * day) }), true],
    ['saved a fortnight ago, with none since', standing(11, { saved: mark(11, now - 14 * day) }), false],
    ['saved "tomorrow", by a clock that was wrong', standing(12, { saved: mark(11, now + day) }), false],
    ['put off just now', standing(30, { putOff: mark(30) }), false],
    ['put off, and played on as much again', standing(55, { putOff: mark(30) }), true],
    [
      'saved, put off, and a fortnight gone by',
      standing(60, { saved: mark(11, now - 20 * day), putOff: mark(55) }),
      false,
    ],
    [
      'saved, put off, and played on as much again',
      standing(95, { saved: mark(11), putOff: mark(55) }),
      true,
    ],
    ['put off, saved, and played on', standing(80, { putOff: mark(30), saved: mark(40) }), true],
    ['put off, saved, and hardly played on', standing(50, { putOff: mark(30), saved: mark(40) }), false],
    ['saved further on than it is now', standing(5, { saved: mark(90, now - 20 * day) }), false],
  ])('%s: %#', (_what, game, isDue) => {
    expect(isSavingDue(game, now)).toBe(isDue)
  })

  it('one at a time, the one with most to lose', () => {
    const some = standing(30, { id: 'some' })
    const most = standing(90, { id: 'most', saved: mark(20) })
    const none = standing(300, { id: 'none', saved: mark(299) })
    expect(gameToSave([some, most, none], now)?.id).toBe('most')
    expect(unsavedEntries(most)).toBe(70)
    expect(gameToSave([none], now)).toBeNull()
  })
})
