import { apply } from '../apply.ts'
import type { Effects } from '../effects.ts'
import type { NapoleonState } from '../state.ts'

/** Something that happens to a game as it then stands. */
export type Step = (state: NapoleonState) => Effects

/** What several steps come to, each seeing what those before it have changed. */
export function inOrder(state: NapoleonState, ...steps: readonly Step[]): Effects {
  return steps.reduce<Effects>((effects, step) => {
    const now = effects.reduce(apply, state)
    return [...effects, ...step(now)]
  }, [])
}

/** A step for each of some things. */
export function forEach<Item>(
  items: readonly Item[],
  step: (state: NapoleonState, item: Item) => Effects,
): Step {
  return (state) =>
    inOrder(
      state,
      ...items.map(
        (item): Step =>
          (now) =>
            step(now, item),
      ),
    )
}
