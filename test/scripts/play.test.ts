// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { canonicalText } from '@/journal/index.ts'
import { playDocument, type PlayAnswer } from '../../scripts/command-line/plays.ts'
import { replayBackup } from '../../scripts/command-line/replays.ts'
import { version1Text } from '../support/version-1.ts'
import { Failure } from '../../scripts/command-line/failure.ts'

const setup = {
  name: 'Ligny',
  sides: [
    { name: 'French', nation: 'france' },
    { name: 'Prussians', nation: 'prussia' },
  ],
  units: [
    { side: 'a', name: '1st Line', nation: 'france', arm: 'infantry', bases: 6 },
    { side: 'b', name: '2nd Line', nation: 'prussia', arm: 'infantry', bases: 6 },
  ],
}
const volley = { type: 'fire', firers: [{ unit: 'u1' }], target: 'u2', distance: 6 }

function play(...commands: unknown[]): PlayAnswer {
  return playDocument({ rulebook: 'miniatures', setup, commands })
}

function failureOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (problem) {
    return problem
  }
}

describe('a script', () => {
  it('plays its commands one after another', () => {
    const { ok, entries, state } = play({ ...volley, faces: [9] })
    expect(ok).toBe(true)
    expect(entries.map(({ command }) => command.type)).toEqual(['begin', 'fire'])
    expect(state).toMatchObject({ units: [{ bases: 6 }, { bases: 5, marker: true }] })
  })

  it('undoes and redoes like the app', () => {
    const fired = { ...volley, faces: [9] }
    const { entries, state } = play(fired, { type: 'undo' }, { type: 'redo' })
    expect(entries.map(({ parent }) => parent)).toEqual([null, 0, 0, 1])
    expect(state).toEqual(play(fired).state)
    expect(play(fired, { type: 'undo' }).state).toEqual(play().state)
  })

  it('gives up a command whose first dice lie on the table, and keeps its faces', () => {
    const melee = { type: 'melee', attacker: 'u1', defender: 'u2' }
    const { ok, entries, state } = play({ type: 'abandon', command: melee, faces: [7] })
    expect(ok).toBe(true)
    expect(entries.at(-1)).toMatchObject({ parent: 0, side: 'a', rolls: [{ face: 7 }], effects: [] })
    expect(state).toEqual(play().state)
    expect(play({ type: 'abandon', command: melee }).error).toMatchObject({ path: 'commands[0]' })
  })

  it('lists what was refused and goes on', () => {
    const { ok, error, refusals, entries } = play(
      { ...volley, distance: 12, faces: [9] },
      { ...volley, distance: '6' },
      { type: 'surrender' },
      { type: 'undo' },
      { ...volley, faces: [9] },
    )
    expect(ok).toBe(false)
    expect(refusals.map(({ path }) => path)).toEqual([
      'commands[0].distance',
      'commands[1].distance',
      'commands[2].type',
      'commands[3]',
    ])
    expect(error).toEqual(refusals[0])
    expect(entries).toHaveLength(2)
  })

  it('stops where a die is missing, and says which', () => {
    const { ok, needs, entries } = play(volley, { type: 'rally', unit: 'u2', faces: [3] })
    expect(ok).toBe(true)
    expect(needs).toMatchObject({ sides: 10, label: 'fire', path: 'commands[0]' })
    expect(entries).toHaveLength(1)
  })

  it('is refused with the path of what is wrong in its set-up', () => {
    const wrong = { rulebook: 'miniatures', setup: { ...setup, units: [{ side: 'c', name: '1st Line' }] } }
    expect(failureOf(() => playDocument(wrong))).toMatchObject({ path: 'setup.units[0].arm' })
  })
})

describe('a saved game', () => {
  const played = play({ ...volley, faces: [9] }, { type: 'undo' })
  const entries = played.entries.map(({ hash, reasons, ...entry }) => ({
    hash,
    text: canonicalText({ ...entry, reasons: reasons.map((reason) => ({ ...reason, text: undefined })) }),
  }))
  const saved = version1Text(
    [{ id: 'game', rulebook: 'miniatures', name: 'Ligny', createdAt: 0, entries }],
    0,
  )

  it('is replayed to its end, or to any entry', () => {
    expect(replayBackup(saved, null)).toMatchObject({
      games: [{ entries: 3, entry: 2, state: played.state }],
    })
    expect(replayBackup(saved, 1)).toMatchObject({
      games: [{ entry: 1, state: { units: [{}, { bases: 5 }] } }],
    })
  })

  it('that lacks the entry, or was changed, is refused', () => {
    expect(failureOf(() => replayBackup(saved, 3))).toMatchObject({ code: 'unknownEntry' })
    expect(failureOf(() => replayBackup(saved.replace('Ligny', 'Wavre'), null))).not.toBeInstanceOf(TypeError)
    expect(failureOf(() => replayBackup(saved.replace('"face\\":9', '"face\\":8'), null))).toBeInstanceOf(
      Failure,
    )
    expect(failureOf(() => replayBackup('no backup', null))).toMatchObject({ code: 'anotherProgram' })
    expect(failureOf(() => replayBackup('{"format":', null))).toMatchObject({ code: 'notJson' })
  })
})
