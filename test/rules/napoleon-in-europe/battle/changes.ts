import { parse } from 'valibot'
import { expect } from 'vitest'
import type { StandardCourse, StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { tell, type Told } from '../table.ts'
import { battleIn } from './board.ts'

/** What a command changed: pieces by their names, and how far the battle is. */
export interface Changes {
  readonly pieces: Readonly<Record<string, Partial<StandardPiece>>>
  readonly course: Partial<StandardCourse>
}

/** Puts a command of a battle; what comes of it can be stored. */
export function put(state: NapoleonState, command: NapoleonCommand, faces: readonly number[] = []): Told {
  const told = tell(state, parse(commandSchema, command), faces)
  expect(parse(stateSchema, structuredClone(told.state))).toEqual(told.state)
  return told
}

/** What is otherwise in a battle than it was. */
export function changesOf(before: NapoleonState, after: NapoleonState): Changes {
  const [was, is] = [battleIn(before), battleIn(after)]
  const pieces = is.pieces.flatMap((piece): (readonly [string, Partial<StandardPiece>])[] => {
    const old = was.pieces.find(({ id }) => id === piece.id)
    const changed = old === undefined ? piece : changedIn(old, piece)
    return Object.keys(changed).length === 0 ? [] : [[piece.id, changed]]
  })
  return { pieces: Object.fromEntries(pieces), course: changedIn(was.course, is.course) }
}

function changedIn<Value extends object>(was: Value, is: Value): Partial<Value> {
  const result: Partial<Value> = { ...is }
  for (const key in is) {
    if (JSON.stringify(was[key]) === JSON.stringify(is[key])) delete result[key]
  }
  return result
}
