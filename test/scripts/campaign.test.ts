// @vitest-environment node
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { canonicalText } from '@/journal/index.ts'
import type { CaseAnswer } from '../../scripts/command-line/answers.ts'
import { resolveDocument } from '../../scripts/command-line/cases.ts'
import { basicCampaign } from '../../scripts/command-line/examples/basic-campaign.ts'
import { standardCampaign } from '../../scripts/command-line/examples/standard-campaign.ts'
import { playDocument, type PlayAnswer } from '../../scripts/command-line/plays.ts'
import { replayBackup } from '../../scripts/command-line/replays.ts'
import { version1Text } from '../support/version-1.ts'

const rulebook = 'napoleon-in-europe'
const { setup } = standardCampaign
const belgium = { region: 'belgium' }
const annexation = { type: 'annex', nation: 'france', territory: belgium, playedBy: 'britain' }
const war = { type: 'declareWar', nation: 'britain', on: 'france', joining: [], nearest: null }

function play(...commands: unknown[]): PlayAnswer {
  return playDocument({ rulebook, setup, commands })
}

function one(about: object): CaseAnswer {
  const answer = resolveDocument({ rulebook, ...about })
  if (Array.isArray(answer)) throw new Error('a list was not expected')
  return answer
}

function saved({ entries }: PlayAnswer): string {
  const texts = entries.map(({ hash, reasons, ...entry }) => ({
    hash,
    text: canonicalText({ ...entry, reasons: reasons.map((reason) => ({ ...reason, text: undefined })) }),
  }))
  return version1Text([{ id: 'amiens', rulebook, name: 'Peace of Amiens', createdAt: 0, entries: texts }], 0)
}

function oddsIn(answer: CaseAnswer): readonly (readonly [outcome: unknown, probability: number])[] {
  const odds = 'odds' in answer ? (answer.odds ?? []) : []
  return odds.map(({ outcome, probability }) => [outcome, probability])
}

describe('a campaign as a script', () => {
  it('is played with its reasons in words', () => {
    const { ok, entries, state } = play({ ...annexation, faces: [2] })
    expect(ok).toBe(true)
    expect(entries.at(-1)?.reasons.map(({ text }) => text)).toContain('Belgium accepts France')
    expect(state).toMatchObject({ nations: { france: { politicalActionPoints: 0 } } })
  })

  it('of the Basic Rules says by name what it begins from', () => {
    const { entries } = playDocument({ rulebook, setup: basicCampaign.setup, commands: [] })
    const texts = entries[0]?.reasons.map(({ text }) => text)
    expect(texts).toContain('An evening of Basic Rules begins: Even Steven, Limited War')
  })

  it('lists what was refused in words, with its place, and goes on', () => {
    const { refusals, entries } = play(
      { ...annexation, territory: { region: 'atlantis' }, faces: [2] },
      { ...annexation, nation: 'sardinia' },
      { type: 'givePoints', nation: 'france', to: 'spain' },
      war,
    )
    expect(refusals.map(({ path }) => path)).toEqual([
      'commands[0].territory',
      'commands[1].nation',
      'commands[2].to',
    ])
    for (const { message, code } of refusals) expect(message).not.toBe(code)
    expect(entries).toHaveLength(2)
  })

  it('stops where a die is missing, and says which', () => {
    expect(play(annexation).needs).toMatchObject({ sides: 6, label: 'annexation', path: 'commands[0]' })
  })

  it('is replayed from its saved file', () => {
    const played = play({ ...annexation, faces: [2] }, war)
    expect(replayBackup(saved(played), null)).toMatchObject({ games: [{ entry: 2, state: played.state }] })
    expect(replayBackup(saved(played), 1)).toMatchObject({ games: [{ state: { relations: [] } }] })
  })
})

describe('a command asked of a campaign', () => {
  it('comes to its outcome in words, and its effects', () => {
    expect(one({ setup, command: annexation, faces: [2] })).toMatchObject({
      ok: true,
      outcome: {
        says: expect.arrayContaining(['Belgium accepts France']),
        effects: expect.arrayContaining([expect.objectContaining({ type: 'regionSet' })]),
      },
      faces: [2],
    })
  })

  it('says which die it needs, with the sum so far', () => {
    const answer = one({ setup, command: annexation })
    expect(answer).toMatchObject({ ok: true, needs: { sides: 6, label: 'annexation' } })
    expect('reasons' in answer && answer.reasons.length).toBeGreaterThan(0)
  })

  it('has exact odds, the likeliest first', () => {
    const major = { type: 'overtureToMajor', nation: 'france', to: 'ottoman', units: null }
    const odds = oddsIn(one({ setup, command: major, odds: true }))
    // A rating of 5 is met by two dice in 10 of 36 ways.
    expect(odds.map(([, probability]) => probability)).toEqual([
      expect.closeTo(26 / 36, 12),
      expect.closeTo(10 / 36, 12),
    ])
    expect(odds[0]?.[0]).toMatchObject({ says: expect.arrayContaining(['Ottoman declines']) })
  })

  it('is decided after the commands before it', () => {
    const command = {
      type: 'overtureToPlayer',
      nation: 'france',
      to: 'britain',
      accepted: true,
      concerning: null,
    }
    const says = (commands: unknown[]) => one({ setup, commands, command })
    expect(says([])).toMatchObject({
      outcome: { says: expect.arrayContaining(['France and Britain are allied']) },
    })
    expect(says([war])).not.toEqual(says([]))
  })

  it('is decided in a saved game, at its end or after an entry', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'campaign-')), 'amiens.json')
    writeFileSync(file, saved(play(war)))
    const again = { command: war, saved: file }
    expect(one(again)).toMatchObject({ ok: false, error: { code: 'atWarAlready', path: 'command.on' } })
    expect(one({ ...again, entry: 0 })).toMatchObject({ ok: true })
    expect(one({ ...again, game: 'Peace of Amiens', entry: 0 })).toMatchObject({ ok: true })
    expect(one({ ...again, entry: 9 })).toMatchObject({ error: { code: 'unknownEntry' } })
    expect(one({ ...again, game: 'Another' })).toMatchObject({ error: { code: 'whichGame', path: 'game' } })
  })
})

describe('what cannot be is named with its path', () => {
  it.each([
    ['an unknown command', { setup, command: { type: 'surrender' } }, 'command.type'],
    ['a word that is no choice', { setup, command: { ...war, on: 'sardinia' } }, 'command.on'],
    ['a field that is missing', { setup, command: { type: 'annex', nation: 'france' } }, 'command.territory'],
    ['a field that is not known', { setup, command: { ...war, weather: 'rain' } }, 'command.weather'],
    ['a face that the die does not have', { setup, command: annexation, faces: [7] }, 'command.faces[0]'],
    ['a set-up that cannot be', { setup: { ...setup, level: 'expert' }, command: war }, 'setup.level'],
    ['a refused command before it', { setup, commands: [war, war], command: war }, 'commands[1].on'],
    ['a die that is missing before it', { setup, commands: [annexation], command: war }, 'commands[0].faces'],
    ['a file that is not there', { saved: '/nowhere/at/all.json', command: war }, ''],
    ['a procedure, where there are none', { procedure: 'fire', input: {} }, 'procedure'],
  ])('%s', (_what, about, path) => {
    expect(one(about)).toMatchObject({ ok: false, error: { path } })
  })
})
