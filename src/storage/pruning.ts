/** How many of the newest snapshots of a game are kept, for undo. */
const newestKept = 4

/** Of older ones the first of every thousand entries is kept: no way back is longer than that. */
const entriesPerKept = 1_000

/** The snapshots of a game that are no longer needed, by their nodes. Each can be folded anew from the entries. */
export function snapshotsToPrune(nodes: readonly number[]): number[] {
  const oldestFirst = nodes.toSorted((one, other) => one - other)
  return oldestFirst.slice(0, -newestKept).filter((node, place) => {
    const before = oldestFirst[place - 1]
    return before !== undefined && stretchOf(before) === stretchOf(node)
  })
}

function stretchOf(node: number): number {
  return Math.floor(node / entriesPerKept)
}
