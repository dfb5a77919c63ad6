import * as v from 'valibot'
import type { FaceSource, KnownFace } from '@/dice/index.ts'
import { deliberate } from '@/rules/index.ts'
import {
  combat,
  isCombat,
  miniatures,
  type CombatCommand,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'
import type { SumView } from '@/ui/resolve/view.ts'
import { begun, type Game } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'

/** A command of the resolve sheet, as its schema completes it. */
export function combatCommand(command: Difference): CombatCommand {
  const parsed = v.parse(miniatures.commandSchema, command)
  if (!isCombat(parsed)) throw new Error(`${parsed.type} asks no dice`)
  return parsed
}

/** Why the combat alone refuses a command; undefined when it does not. */
export function refusalCode(state: MiniaturesState, command: CombatCommand | null): string | undefined {
  if (command === null) throw new Error('a unit is missing')
  const answer = deliberate(combat, state, command, [])
  return answer.kind === 'refused' ? answer.refusal.code : undefined
}

export function rolled(...faces: readonly number[]): KnownFace[] {
  return faces.map((face) => ({ face, origin: 'rolled' }))
}

export function typed(...faces: readonly number[]): KnownFace[] {
  return faces.map((face) => ({ face, origin: 'typed' }))
}

/** A sum as it is read: "Target in woods −2 (house)"; its total under a rule. */
export function sheetText(sums: readonly SumView[]): readonly string[] {
  return sums.flatMap(({ heading, lines }) => [
    ...(heading === undefined ? [] : [`[${heading}]`]),
    ...lines.map(({ label, value, total, provenance }) => {
      const source = provenance === undefined ? '' : ` (${provenance.word})`
      return `${total ? '= ' : ''}${label} ${value}`.trim() + source
    }),
  ])
}

/** Quatre Bras with the 1st Line in a wood. */
export function inTheWoods(): Game {
  const game = begun()
  game.play({ type: 'changeUnit', unit: 'u1', changes: { cover: ['woods'] } })
  return game
}

/** Quatre Bras with a marker on both the 1st Line and Lüneburg, which has lost a base. */
export function bothMarked(): Game {
  const game = begun()
  game.play({ type: 'correct', unit: 'u1', changes: { marker: true }, note: 'for the test' })
  game.play({ type: 'correct', unit: 'u8', changes: { marker: true, bases: 3 }, note: 'for the test' })
  return game
}

/** The app's dice with faces in the order given, and then no more. */
export function dealt(...faces: number[]): FaceSource {
  return () => {
    const face = faces.shift()
    if (face === undefined) throw new Error('no face is left')
    return face
  }
}
