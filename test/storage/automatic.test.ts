// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dayOfPlay,
  isBackupDue,
  keepBackup,
  listBackups,
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

async function keepAt(when: string, kind: AutomaticKind, mark: string): Promise<void> {
  vi.setSystemTime(at(when))
  await keepBackup(await folder(), { kind, mark, day: dayOfPlay(at(when)) }, `${kind} ${mark}`)
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

describe('a backup of play', () => {
  const now = at('2026-11-30T21:00')
  const minute = 60_000
  const play = { playedAt: now - 2 * minute, lastHash: 'abcdef0123456789' }

  function backup(writtenAt: number, mark = 'before', day = '2026-11-30'): AutomaticBackup {
    const text = async () => ''
    return { name: mark, kind: 'play', day, mark, writtenAt, size: 1, start: text, text }
  }

  it.each([
    ['is due where nothing was backed up yet', [], true],
    ['is not due again for the same state', [backup(now - 90 * minute, 'abcdef012345')], false],
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
      [backup(now + minute, 'abcdef012345')],
      false,
    ],
  ])('%s', (_what, backups, isDue) => {
    expect(isBackupDue(backups, play, now)).toBe(isDue)
  })

  it('is not due where nothing is played', () => {
    expect(isBackupDue([], null, now)).toBe(false)
  })
})
