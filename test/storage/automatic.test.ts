// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dayOfPlay,
  isBackupDue,
  keepBackup,
  listBackups,
  markOfPlay,
  type AutomaticBackup,
  type AutomaticKind,
} from '@/storage/automatic/keeping.ts'
import { openPrivateFolder, type PrivateFolder } from '@/storage/automatic/private-folder.ts'
import { givePrivateFiles } from '../support/private-files.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function at(text: string): number {
  return new Date(text).getTime()
}

async function folder(): Promise<PrivateFolder> {
  const opened = await openPrivateFolder()
  if (opened === null) throw new Error('no private files')
  return opened
}

async function keepAt(when: string, kind: AutomaticKind, mark: string, isWhole = true): Promise<void> {
  vi.setSystemTime(at(when))
  await keepBackup(await folder(), { kind, mark, day: dayOfPlay(at(when)), isWhole }, `${kind} ${mark}`)
}

describe('a day of play', () => {
  it.each([
    ['2026-11-30T21:00', '2026-11-30'],
    ['2026-12-01T02:30', '2026-11-30'],
    ['2026-12-01T04:00', '2026-12-01'],
    ['2027-01-01T01:00', '2026-12-31'],
  ])('at %s is %s', (when, day) => {
    expect(dayOfPlay(at(when))).toBe(day)
  })
})

describe('the automatic backups', () => {
  it('are none where the browser has no private files', async () => {
    vi.stubGlobal('navigator', { storage: {} })
    expect(await openPrivateFolder()).toBeNull()
  })

  it('are none where the browser has them and gives none', async () => {
    givePrivateFiles()
    vi.stubGlobal('navigator', {
      storage: { getDirectory: () => Promise.reject(new DOMException('private', 'SecurityError')) },
    })
    expect(await openPrivateFolder()).toBeNull()
  })

  it('are one for each of the last five days of play, the newest of its day', async () => {
    givePrivateFiles()
    for (let day = 10; day < 17; day += 1) {
      await keepAt(`2026-11-${day}T20:00`, 'play', `${day}a`)
      await keepAt(`2026-11-${day}T23:00`, 'play', `${day}b`)
    }
    const backups = await listBackups(await folder())
    expect(backups.map(({ day, mark }) => [day, mark])).toEqual(
      [16, 15, 14, 13, 12].map((day) => [`2026-11-${day}`, `${day}b`]),
    )
    expect(await backups[0]?.text()).toBe('play 16b')
    expect(await backups[0]?.start(4)).toBe('play')
  })

  it('of other kinds push none of them out', async () => {
    givePrivateFiles()
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    for (const hour of [10, 11, 12, 13]) {
      await keepAt(`2026-11-11T${hour}:00`, 'import', `${hour}`)
      await keepAt(`2026-11-11T${hour}:00`, 'migration', `${hour}`)
    }
    const kept = (await listBackups(await folder())).map(({ kind, mark }) => `${kind} ${mark}`)
    expect(kept.sort()).toEqual(
      [
        'import 11',
        'import 12',
        'import 13',
        'migration 11',
        'migration 12',
        'migration 13',
        'play a1',
      ].sort(),
    )
  })

  it('stay as they are where a new one cannot be written', async () => {
    const disk = givePrivateFiles()
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    disk.fault = new DOMException('full', 'QuotaExceededError')
    await expect(keepAt('2026-11-10T23:00', 'play', 'a2')).rejects.toThrow('full')
    expect([...disk.files.keys()]).toEqual(['2026-11-10.play.a1.txt'])
  })
})

describe('a backup that was never finished', () => {
  const half = '2026-11-10.play.a2.txt'

  it.each([
    ['has only begun', ''],
    ['has lost its beginning, which is written last', '\0ide-de-Camp'],
  ])(
    '%s, and is not taken for one; the older one is there, and the next takes its place',
    async (_what, text) => {
      const { files } = givePrivateFiles()
      await keepAt('2026-11-10T20:00', 'play', 'a1')
      files.set(half, { text, writtenAt: at('2026-11-10T23:00') })
      const [found, ...others] = await listBackups(await folder())
      expect([found?.mark, await found?.text(), others]).toEqual(['a1', 'play a1', []])
      await keepAt('2026-11-11T20:00', 'play', 'b1')
      expect([...files.keys()]).toEqual(['2026-11-10.play.a1.txt', '2026-11-11.play.b1.txt'])
    },
  )

  it('takes nothing away where it says that it was written and is not there', async () => {
    const { files } = givePrivateFiles()
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    const empty = { ...(await folder()), write: () => Promise.resolve() }
    const about = { kind: 'play', day: '2026-11-10', mark: 'a2', isWhole: true } as const
    await expect(keepBackup(empty, about, 'play a2')).rejects.toThrow('not there')
    expect([...files.keys()]).toEqual(['2026-11-10.play.a1.txt'])
  })

  it('is none where only an older one could not be removed', async () => {
    const { files } = givePrivateFiles()
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    const stuck = { ...(await folder()), remove: () => Promise.reject(new DOMException('in use')) }
    vi.setSystemTime(at('2026-11-10T23:00'))
    await keepBackup(stuck, { kind: 'play', day: '2026-11-10', mark: 'a2', isWhole: true }, 'play a2')
    expect([...files.keys()]).toEqual(['2026-11-10.play.a1.txt', '2026-11-10.play.a2.txt'])
  })
})

describe('[fault: altered-journal] backups made while something cannot be read', () => {
  async function kept(): Promise<readonly string[]> {
    return (await listBackups(await folder())).map(({ mark, isWhole }) =>
      isWhole ? mark : `${mark} damaged`,
    )
  }

  it('leave the newest in which all of it could be, of the same day or of days before', async () => {
    givePrivateFiles()
    await keepAt('2026-11-09T20:00', 'play', 'f1')
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    await keepAt('2026-11-10T21:00', 'play', 'a2', false)
    await keepAt('2026-11-10T22:00', 'play', 'a3', false)
    expect(await kept()).toEqual(['a3 damaged', 'a1', 'f1'])
    for (const day of [11, 12, 13, 14, 15]) await keepAt(`2026-11-${day}T20:00`, 'play', `b${day}`, false)
    expect(await kept()).toEqual([15, 14, 13, 12, 11].map((day) => `b${day} damaged`).concat('a1'))
  })

  it('go like any others once all can be read again', async () => {
    givePrivateFiles()
    await keepAt('2026-11-10T20:00', 'play', 'a1')
    await keepAt('2026-11-10T21:00', 'play', 'a2', false)
    await keepAt('2026-11-10T22:00', 'play', 'a3')
    expect(await kept()).toEqual(['a3'])
  })
})

describe('[fault: clock-set-back] backups from the future', () => {
  it('go first: those that were written since the clock was set back are kept', async () => {
    givePrivateFiles()
    for (const day of [10, 11, 12, 13, 14]) await keepAt(`2027-11-${day}T20:00`, 'play', `ahead${day}`)
    for (const day of [10, 11, 12, 13, 14, 15]) {
      await keepAt(`2026-11-${day}T20:00`, 'play', `back${day}`)
      const kept = (await listBackups(await folder())).map(({ mark }) => mark)
      expect(kept).toHaveLength(5)
      expect(kept).toContain(`back${day}`)
      if (day > 10) expect(kept).toContain(`back${day - 1}`)
    }
    const kept = (await listBackups(await folder())).map(({ mark }) => mark)
    expect(kept).toEqual([15, 14, 13, 12, 11].map((day) => `back${day}`))
  })
})

describe('a backup of play', () => {
  const now = at('2026-11-30T21:00')
  const minute = 60_000
  const play = { id: 'ligny', playedAt: now - 2 * minute, lastHash: 'abcdef0123456789' }
  const mark = markOfPlay([play])
  const before = markOfPlay([{ ...play, lastHash: '0123456789abcdef' }])

  function backup(writtenAt: number, mark = before, day = '2026-11-30'): AutomaticBackup {
    const text = async () => ''
    return { name: mark, kind: 'play', day, mark, isWhole: true, writtenAt, size: 1, start: text, text }
  }

  it.each([
    ['is due where nothing was backed up yet', [], true],
    ['is not due again for the same state', [backup(now - 90 * minute, mark)], false],
    [
      'is due for what was played since, on another day',
      [backup(now - 600 * minute, 'x', '2026-11-29')],
      true,
    ],
    ['waits half an hour on the same day', [backup(now - 29 * minute)], false],
    ['is due after half an hour on the same day', [backup(now - 31 * minute)], true],
    ['is not due where games were only deleted', [backup(now - minute, 'x', '2026-11-29')], false],
    [
      '[fault: clock-set-back] is due where the newest backup is from the future',
      [backup(now + minute)],
      true,
    ],
    [
      '[fault: clock-set-back] is not made twice of one state where the clock was ahead',
      [backup(now + minute, mark)],
      false,
    ],
  ])('%s', (_what, backups, isDue) => {
    expect(isBackupDue(backups, [play], now)).toBe(isDue)
  })

  it('is due soon where another game is played than before', () => {
    const other = { id: 'wavre', playedAt: now - minute, lastHash: 'fedcba9876543210' }
    expect(isBackupDue([backup(now - 4 * minute, mark)], [other, play], now)).toBe(false)
    expect(isBackupDue([backup(now - 6 * minute, mark)], [other, play], now)).toBe(true)
  })

  it('[fault: clock-set-back] is due for a game that is played beside one that says it is of the future', () => {
    const ahead = { id: 'wavre', playedAt: now + 10_000 * minute, lastHash: 'fedcba9876543210' }
    const last = markOfPlay([ahead, { ...play, lastHash: '0123456789abcdef' }])
    expect(isBackupDue([backup(now - 31 * minute, last)], [ahead, play], now)).toBe(true)
    const same = markOfPlay([ahead, play])
    expect(isBackupDue([backup(now - 31 * minute, same)], [ahead, play], now)).toBe(false)
  })

  it('is not due where nothing is played', () => {
    expect(isBackupDue([], [], now)).toBe(false)
  })
})
