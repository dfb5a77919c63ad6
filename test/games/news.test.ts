// @vitest-environment node
import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { headings as miniaturesHeadings } from '@/games/miniatures/news.ts'
import { headings as europeHeadings } from '@/games/napoleon-in-europe/news.ts'

const saved = v.object({
  games: v.array(v.object({ entries: v.array(v.object({ text: v.string(), hash: v.string() })) })),
})

/** The entries of a game that was saved. */
function savedEntries(fixture: string) {
  const file = new URL(`../fixtures/${fixture}.aide-de-camp.json`, import.meta.url)
  const { games } = v.parse(saved, JSON.parse(readFileSync(file, 'utf8')))
  return games[0]?.entries ?? []
}

describe('what is new in a game, in short', () => {
  test.each([
    [
      'miniatures-2',
      miniaturesHeadings,
      [
        'Hussars tries to counter-charge 6th Lancers',
        '6th Lancers charges Hussars',
        'Correction: turn 2, France, charges and reactions',
      ],
    ],
    [
      'napoleon-in-europe-1',
      europeHeadings,
      ['The game is called The war of 1802', 'The game ends after round 12', 'The end of July 1802'],
    ],
    [
      'napoleon-in-europe-basic-1',
      europeHeadings,
      ['France ends its alliance with Prussia', 'The end of round 1', 'Austria has moved'],
    ],
  ])('names the last entries of %s as its log does, the newest first', (fixture, headings, newest) => {
    const entries = savedEntries(fixture)
    const all = headings(entries, entries.length)
    expect(all).toHaveLength(entries.length)
    expect(all.slice(0, 3)).toEqual(newest)
    expect(headings(entries.slice(-8), 3)).toEqual(newest)
    for (const heading of all) expect(heading).not.toBe('')
  })
})
