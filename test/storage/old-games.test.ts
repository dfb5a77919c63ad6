// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonicalText, entryReader, stateAfter } from '@/journal/index.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { parseBackup } from '@/storage/backup-file.ts'

/** Games saved by every earlier version, and the state that they had then. A fixture is never made anew. */
const versions = ['miniatures-1'] as const

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
}

describe('a game saved by an earlier version', () => {
  it.each(versions)('%s is what it was: no later rule changes it', (version) => {
    const backup = parseBackup(fixture(`${version}.aide-de-camp.json`))
    if ('problem' in backup) throw new Error(JSON.stringify(backup.problem))
    const [game] = backup.games
    const read = entryReader(miniatures)
    const entries = (game?.entries ?? []).map(({ text, hash }) => {
      const opened = read(text, hash)
      if ('problem' in opened) throw new Error(opened.problem)
      return opened.entry
    })
    expect(canonicalText(stateAfter(miniatures, entries))).toBe(fixture(`${version}.state.json`).trim())
  })
})
