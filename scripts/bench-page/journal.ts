import {
  applyEntry,
  commandContent,
  emptyHead,
  headAfter,
  nextEntry,
  type Head,
  type SealedEntry,
} from '@/journal/index.ts'
import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'

/** An entry of a bench's game, with the heads before and after it and the state that it leads to. */
export interface Turn<State, Command extends Typed, Effect extends Typed> extends SealedEntry<
  Command,
  Effect
> {
  readonly before: Head
  readonly after: Head
  readonly state: State
}

/** A game that goes on as long as one asks for its entries, its set-up first. */
export interface EndlessGame<State, Command extends Typed, Effect extends Typed> {
  readonly rulebook: Rulebook<State, Command, Effect>
  play(): Generator<Turn<State, Command, Effect>, never>
}

/** A game before its first entry. */
export function beforeAll<State, Command extends Typed, Effect extends Typed>({
  nothing,
}: Pick<Rulebook<State, Command, Effect>, 'nothing'>): { readonly after: Head; readonly state: State } {
  return { after: emptyHead, state: nothing }
}

/**
 * Plays a command after the last one; null where the rules refuse it, which leaves no entry.
 *
 * @param face what every die shows
 */
export function turnAfter<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { after: before, state }: { readonly after: Head; readonly state: State },
  command: Command,
  face: number,
): Turn<State, Command, Effect> | null {
  const result = thrown(rulebook, state, command, face)
  if (result.kind !== 'decided') return null
  const content = commandContent(rulebook, state, command, result, before.nextIndex)
  const sealed = nextEntry(before, before.position, content)
  const after = headAfter(before, sealed.entry)
  return { ...sealed, before, after, state: applyEntry(rulebook, state, sealed.entry) }
}

function thrown<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  command: Command,
  face: number,
): Deliberation<Effect> {
  const faces: { face: number; origin: 'given' }[] = []
  for (;;) {
    const result = deliberate(rulebook, state, command, faces)
    if (result.kind !== 'needsDie') return result
    faces.push({ face, origin: 'given' })
  }
}
