import type { KnownFace, PlainDie } from '@/dice/index.ts'
import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'

/** How far a command came, and all the faces that are known of it then. */
export interface RolledOn<Effect extends Typed> {
  readonly deliberation: Deliberation<Effect>
  readonly faces: readonly KnownFace[]
}

/**
 * Goes on with a command until it is decided or refused, or needs a die that the app does not roll.
 *
 * @param known the faces that are on the table
 * @param roll the app's face of a die, or null where the table rolls it
 */
export function rollOn<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  command: Command,
  known: readonly KnownFace[],
  roll: (die: PlainDie) => number | null,
): RolledOn<Effect> {
  const faces = [...known]
  for (;;) {
    const deliberation = deliberate(rulebook, state, command, faces)
    const face = deliberation.kind === 'needsDie' ? roll(deliberation.die) : null
    if (face === null) return { deliberation, faces }
    faces.push({ face, origin: 'rolled' })
  }
}
