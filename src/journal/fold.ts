import type { Rulebook, Typed } from '@/rules/index.ts'
import type { Entry } from './entry.ts'
import { positionAfter } from './history.ts'

type Applying<State, Effect extends Typed> = Pick<Rulebook<State, Typed, Effect>, 'apply' | 'nothing'>

/** The state once an entry's effects are carried out. */
export function applyEntry<State, Effect extends Typed>(
  rulebook: Pick<Applying<State, Effect>, 'apply'>,
  state: State,
  entry: Entry<Typed, Effect>,
): State {
  return entry.effects.reduce((before, effect) => rulebook.apply(before, effect), state)
}

/** An entry on the path to a node, with the state that it leads to. */
export interface Step<State, Command extends Typed, Effect extends Typed> {
  readonly entry: Entry<Command, Effect>
  readonly state: State
}

/** Carries out a path of entries, oldest first, and keeps the state after each. */
export function foldPath<State, Command extends Typed, Effect extends Typed>(
  rulebook: Pick<Applying<State, Effect>, 'apply'>,
  start: State,
  path: readonly Entry<Command, Effect>[],
): Step<State, Command, Effect>[] {
  let state = start
  return path.map((entry) => {
    state = applyEntry(rulebook, state, entry)
    return { entry, state }
  })
}

/**
 * The state after an entry of a whole journal, rebuilt from nothing.
 *
 * @param entries the journal from its first entry
 * @param index the entry after which to look; the newest where it is left out
 * @throws RangeError when the journal lacks an entry on the way
 */
export function stateAfter<State, Effect extends Typed>(
  rulebook: Applying<State, Effect>,
  entries: readonly Entry<Typed, Effect>[],
  index: number = entries.length - 1,
): State {
  return pathTo(entries, positionAfter(entryAt(entries, index))).reduce(
    (state, entry) => applyEntry(rulebook, state, entry),
    rulebook.nothing,
  )
}

/**
 * The entries that lead to a node, oldest first: the commands that stand.
 *
 * @param entries the journal from its first entry
 * @throws RangeError when the journal lacks an entry on the way
 */
export function pathTo<Command extends Typed, Effect extends Typed>(
  entries: readonly Entry<Command, Effect>[],
  position: number | null,
): readonly Entry<Command, Effect>[] {
  const path: Entry<Command, Effect>[] = []
  let node = position
  while (node !== null) {
    const entry = entryAt(entries, node)
    path.push(entry)
    node = entry.parent
  }
  return path.reverse()
}

function entryAt<Command extends Typed, Effect extends Typed>(
  entries: readonly Entry<Command, Effect>[],
  index: number,
): Entry<Command, Effect> {
  const entry = entries[index]
  if (entry === undefined) throw new RangeError(`the journal has no entry ${index}`)
  return entry
}
