// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest'
import { snapshotsToPrune } from '@/storage/pruning.ts'
import {
  emptyBrowser,
  longJournal,
  storeJournal,
  tallyStorage,
  withDatabase,
} from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'

beforeEach(emptyBrowser)

/** Snapshots as they are made: one at every fiftieth entry, with the others pruned. */
function keptAfter(entries: number): number[] {
  let kept: number[] = []
  for (let node = 49; node < entries; node += 50) {
    const all = [...kept, node]
    const pruned = snapshotsToPrune(all)
    kept = all.filter((other) => !pruned.includes(other))
  }
  return kept
}

describe('snapshots that are no longer needed', () => {
  it.each([
    ['none of four', [49, 99, 149, 199], []],
    ['none in a short game', [], []],
    ['all but the first and the newest four', [49, 99, 149, 199, 249, 299, 349], [99, 149]],
    ['whatever their order', [349, 49, 299, 99, 249, 149, 199], [99, 149]],
    ['the first of each thousand stays', [949, 999, 1049, 1099, 1149, 1199, 1249, 1299], [999, 1099]],
  ])('are %s', (_which, nodes, pruned) => {
    expect(snapshotsToPrune(nodes)).toEqual(pruned)
  })

  it('leave few, however long a game is, and no way back longer than a thousand entries', () => {
    const kept = keptAfter(10_000)
    expect(kept).toHaveLength(14)
    expect(kept.slice(-4)).toEqual([9_849, 9_899, 9_949, 9_999])
    const ways = kept.map((node, place) => node - (kept[place - 1] ?? 0))
    expect(Math.max(...ways)).toBeLessThanOrEqual(1_000)
  })

  it('go as the game is played, and the game opens at any of its nodes', async () => {
    const storage = tallyStorage()
    const journal = longJournal(400)
    await storeJournal(storage, journal)
    const nodes = await withDatabase((database) => database.getAllKeys('snapshots'))
    expect(nodes.map(([, node]) => node)).toEqual([49, 249, 299, 349, 399])
    for (const node of [0, 10, 49, 120, 249, 380, 400]) {
      const stretch = await storage.openStretch('game', node, tally)
      if ('problem' in stretch) throw new Error(stretch.problem)
      expect(stretch.steps.at(-1)?.state).toEqual(journal.stateAt(node))
    }
  })
})
