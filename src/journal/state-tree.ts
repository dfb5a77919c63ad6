import type { Rulebook, Typed } from '@/rules/index.ts'
import { isGameCommand, type Entry } from './entry.ts'
import { applyEntry } from './fold.ts'

/** The states of a journal, folded from nothing, entry by entry. Those that stand on one path share their parts. */
export class StateTree<State, Command extends Typed, Effect extends Typed> {
  readonly #rulebook: Pick<Rulebook<State, Command, Effect>, 'apply' | 'nothing'>
  readonly #states = new Map<number, State>()

  constructor(rulebook: Pick<Rulebook<State, Command, Effect>, 'apply' | 'nothing'>) {
    this.#rulebook = rulebook
  }

  /** Takes the next entry, oldest first. Whether its effects can be carried out; nothing changes where not. */
  take(entry: Entry<Command, Effect>): boolean {
    if (!isGameCommand(entry.command)) return true
    const before = this.at(entry.parent)
    if (before === null) return false
    try {
      this.#states.set(entry.index, applyEntry(this.#rulebook, before.state, entry))
      return true
    } catch {
      return false
    }
  }

  /** The state at a node; null where no entry stands there. */
  at(position: number | null): { readonly state: State } | null {
    if (position === null) return { state: this.#rulebook.nothing }
    const state = this.#states.get(position)
    return state === undefined ? null : { state }
  }
}
