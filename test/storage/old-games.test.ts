// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { canonicalText, entryReader, stateAfter } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { readFile } from '@/storage/backup/read.ts'

/** Games saved by every earlier version, and the state that they had then. A fixture is never made anew. */
const versions = [
  ['miniatures-1', (name: string) => expectAsItWas(miniatures, name)],
  ['miniatures-2', (name: string) => expectAsItWas(miniatures, name)],
  ['napoleon-in-europe-1', (name: string) => expectAsItWas(napoleonInEurope, name)],
  ['napoleon-in-europe-basic-1', (name: string) => expectAsItWas(napoleonInEurope, name)],
] as const

function fixture(name: string): string {
  return readFileSync(new URL(`../fixtures/${name}`, import.meta.url), 'utf8')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** As much of a value as a model of it has: later versions add fields, and charts and rows with an id. */
function asMuchAs(value: unknown, model: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(model)) return listLike(value, model)
  if (!isRecord(value) || !isRecord(model)) return value
  const kept = Object.entries(value).filter(([key]) => Object.hasOwn(model, key))
  return Object.fromEntries(kept.map(([key, part]) => [key, asMuchAs(part, model[key])]))
}

function listLike(values: readonly unknown[], models: readonly unknown[]): unknown[] {
  const known = new Set(models.map(idOf))
  const kept = known.has(undefined) ? values : values.filter((value) => known.has(idOf(value)))
  return kept.map((value, place) => asMuchAs(value, models[place]))
}

function idOf(value: unknown): unknown {
  return isRecord(value) ? value['id'] : undefined
}

/** Reads a saved game by a rulebook of today, entry by entry, and compares what it comes to. */
async function expectAsItWas<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  version: string,
): Promise<void> {
  const backup = await readFile(fixture(`${version}.aide-de-camp.json`))
  if ('problem' in backup) throw new Error(JSON.stringify(backup.problem))
  const [game] = backup.contents.games
  const read = entryReader(rulebook)
  const entries = (game?.entries ?? []).map(({ text, hash }) => {
    const opened = read(text, hash)
    if ('problem' in opened) throw new Error(opened.problem)
    return opened.entry
  })
  const before = fixture(`${version}.state.json`).trim()
  const now = stateAfter(rulebook, entries)
  expect(canonicalText(asMuchAs(now, JSON.parse(before)))).toBe(before)
}

describe('a game saved by an earlier version', () => {
  it.each(versions)(
    '[fault: old-rules] %s is what it was: no later rule changes it',
    async (version, expectSame) => {
      await expectSame(version)
    },
  )
})
