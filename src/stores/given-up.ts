import * as v from 'valibot'
import type { KnownFace } from '@/dice/index.ts'
import { moveContent, seenSchema, type Entry, type EntryContent } from '@/journal/index.ts'
import { house } from '@/rules/chart-building.ts'
import type { Reason, Rulebook, Typed } from '@/rules/index.ts'
import type { Draft } from '@/storage/index.ts'
import type { Pending, PutAside } from './session-types.ts'

type Seen = Pick<Entry, 'side' | 'rolls' | 'reasons'>

/** What is stored of a command that waits for a die; null where none was thrown yet. */
export function draftOf<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  pending: Pending<Command>,
): Draft | null {
  const { command, faces } = pending
  return faces.length === 0 ? null : { command, faces, seen: seenOf(rulebook, state, pending) }
}

/** The entry that gives up a command: its faces stay in the log. */
export function givenUp<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  pending: Pending<Command>,
  at: number,
): EntryContent<Command, Effect> {
  const { command } = pending
  const move = moveContent({ type: 'abandon', command }, at, rulebook.chartSetOf(state))
  return { ...move, ...seenOf(rulebook, state, pending) }
}

/**
 * The entry that gives up a stored command which cannot go on, with the reason why. Where nothing sound was stored
 * of its dice, the entry has their faces in words: nobody knows any more what they were thrown for.
 */
export function putAside<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  { command, faces, seen }: Draft,
  why: PutAside['why'],
  at: number,
): EntryContent<Command, Effect> {
  const move = moveContent({ type: 'abandon', command }, at, rulebook.chartSetOf(state))
  const parsed = v.safeParse(seenSchema, seen)
  if (parsed.success && areOf(faces, parsed.output)) {
    const { side, rolls, reasons } = parsed.output
    return { ...move, side, rolls, reasons: [...reasons, reasonWhy(why, {}, faces.length)] }
  }
  const said = { faces: faces.map(({ face }) => face).join(', ') }
  return { ...move, reasons: [reasonWhy(why, said, faces.length)] }
}

function seenOf<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  state: State,
  { command, rolls, reasons }: Pending<Command>,
): Seen {
  return { side: rulebook.sideOf(state, command), rolls, reasons }
}

/** Whether the dice are those whose faces were thrown. */
function areOf(faces: readonly KnownFace[], { rolls }: Seen): boolean {
  return (
    rolls.length === faces.length &&
    rolls.every(({ face, origin }, place) => faces[place]?.face === face && faces[place].origin === origin)
  )
}

function reasonWhy(why: PutAside['why'], parameters: Reason['parameters'], value: number): Reason {
  const key = `abandon.${why}`
  return { key, parameters, value, operation: 'note', sum: 'heading', provenance: house('log') }
}
