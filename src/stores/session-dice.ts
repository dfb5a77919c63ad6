import * as v from 'valibot'
import {
  countedFaces,
  isFace,
  withoutLastEntered,
  type FaceOrigin,
  type KnownFace,
  type PlainDie,
} from '@/dice/index.ts'
import { applyEntry, commandContent, type Decided } from '@/journal/index.ts'
import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'
import type { Draft } from '@/storage/index.ts'
import { givenUp, putAside } from './given-up.ts'
import { rollOn } from './roll-on.ts'
import type { createSessionActing } from './session-acting.ts'
import type { Answer, PutAside, SessionOptions } from './session-types.ts'
import type { createSessionWriting } from './session-writing.ts'
import type { ShownGame } from './shown-game.ts'

const faceProvenance = { kind: 'rule', section: 'dice' } as const
const nothing = { kind: 'nothing' } as const

/** How a command comes to its entry, die by die: rolled by the app, or thrown at the table and typed. */
export function createSessionDice<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { faces: faceSource, now }: SessionOptions<State>,
  shown: ShownGame<State, Command, Effect>,
  writing: ReturnType<typeof createSessionWriting<State, Command, Effect>>,
  { act, actFreely, isUnfinished }: ReturnType<typeof createSessionActing<State, Command, Effect>>,
) {
  type OwnAnswer = Answer<Command, Effect>
  const { head, state, pending, ownDice } = shown

  /**
   * Takes up a command whose first faces were stored: nothing is rolled anew. One that cannot go on is given up.
   *
   * @param mayRecord whether an entry is written where no more dice are needed; a window that only looks on writes none
   */
  async function takeUp(id: string, draft: Draft, mayRecord: boolean): Promise<void> {
    const parsed = v.safeParse(rulebook.commandSchema, draft.command)
    if (!parsed.success) return putDraftAside(id, draft, 'unknown', mayRecord)
    const command = parsed.output
    const { faces } = draft
    const deliberation = weighed(command, faces)
    if (deliberation === null) return putDraftAside(id, draft, 'unknown', mayRecord)
    if (deliberation.kind === 'refused') return putDraftAside(id, draft, 'refused', mayRecord)
    if (deliberation.kind === 'needsDie') {
      const { die, rolls, reasons } = deliberation
      shown.wait({ command, faces, rolls, reasons, die }, draft)
    } else if (mayRecord) {
      await recordCommand(id, command, deliberation)
    }
  }

  /** What a stored command comes to; null where the rules fail over it, which must not keep its game shut. */
  function weighed(command: Command, faces: readonly KnownFace[]): Deliberation<Effect> | null {
    try {
      return deliberate(rulebook, state.value, command, faces)
    } catch {
      return null
    }
  }

  async function putDraftAside(
    id: string,
    draft: Draft,
    why: PutAside['why'],
    mayRecord: boolean,
  ): Promise<void> {
    if (!mayRecord || draft.faces.length === 0) return
    const content = putAside(rulebook, state.value, draft, why, now())
    const { kind } = await writing.record(id, head.value.position, content, () => state.value)
    if (kind === 'recorded' || kind === 'unsaved') shown.putAside.value = { why, ...content }
  }

  /** Null where the players throw the die themselves; a die that is nobody's goes by a choice of its own. */
  function appFace({ sides, side = '' }: PlainDie): number | null {
    return ownDice.value[side] === true ? null : faceSource(sides)
  }

  async function goOn(id: string, command: Command, known: readonly KnownFace[]): Promise<OwnAnswer> {
    const { deliberation, faces } = rollOn(rulebook, state.value, command, known, appFace)
    if (deliberation.kind === 'refused') return deliberation
    if (deliberation.kind === 'decided') return recordCommand(id, command, deliberation)
    const { die, rolls, reasons } = deliberation
    return writing.hold(id, { command, faces, rolls, reasons, die })
  }

  function recordCommand(id: string, command: Command, decided: Decided<Effect>): Promise<OwnAnswer> {
    const content = commandContent(rulebook, state.value, command, decided, now())
    return writing.record(id, head.value.position, content, (entry) =>
      applyEntry(rulebook, state.value, entry),
    )
  }

  /** Puts another face to the command that waits, and goes on with it. */
  function face(origin: FaceOrigin, faceOf: (sides: number) => number): Promise<OwnAnswer> {
    return act(async (id) => {
      const waiting = pending.value
      if (waiting === null) return nothing
      const { sides } = waiting.die
      const face = faceOf(sides)
      if (isFace(face, sides)) return goOn(id, waiting.command, [...waiting.faces, { face, origin }])
      const path = `faces[${waiting.faces.length}]`
      const parameters = { face, sides }
      return {
        kind: 'refused',
        refusal: { code: 'faceNotOnDie', path, parameters, provenance: faceProvenance },
      }
    })
  }

  /**
   * Puts a command to the rules and rolls the app's dice. Where a side throws its own dice it stops, and
   * `pending` says which face to type; faces that are known by then are stored before they are shown.
   */
  function resolve(command: Command): Promise<OwnAnswer> {
    return actFreely((id) => goOn(id, command, []))
  }

  /** The face of a real die for the command that waits, 1 to the die's sides. Another face is refused. */
  function typeFace(typed: number): Promise<OwnAnswer> {
    return face('typed', () => typed)
  }

  /** How many dice of the pool that the waiting command needs succeeded; so many cannot, and nothing happens. */
  function countFaces(succeeded: number): Promise<OwnAnswer> {
    return act(async (id) => {
      const waiting = pending.value
      const { sides, pool } = waiting?.die ?? {}
      if (waiting === null || sides === undefined || pool === undefined) return nothing
      const faces = countedFaces(sides, pool, succeeded)
      if (faces === null) return nothing
      const counted = faces.map((face) => ({ face, origin: 'counted' as const }))
      return goOn(id, waiting.command, [...waiting.faces, ...counted])
    })
  }

  /** Lets the app roll the die that the waiting command needs. */
  function rollInstead(): Promise<OwnAnswer> {
    return face('rolled', faceSource)
  }

  /**
   * Takes the face that was typed last, or the pool that was counted last, off the command that waits: it was
   * mistyped. A rolled face stays.
   */
  function takeBackFace(): Promise<OwnAnswer> {
    return act(async (id) => {
      const waiting = pending.value
      const faces = withoutLastEntered(waiting?.rolls ?? [])
      if (waiting === null || faces === null) return nothing
      const stage = deliberate(rulebook, state.value, waiting.command, faces)
      if (stage.kind !== 'needsDie') return nothing
      const { die, rolls, reasons } = stage
      return writing.hold(id, { command: waiting.command, faces, rolls, reasons, die })
    })
  }

  /** Gives up the command that waits. Faces that are known stay in the log. */
  function abandon(): Promise<OwnAnswer> {
    return act(async (id) => {
      const waiting = pending.value
      if (waiting === null) return nothing
      if (!isUnfinished()) {
        pending.value = null
        return { kind: 'cleared' }
      }
      const content = givenUp(rulebook, state.value, waiting, now())
      return writing.record(id, head.value.position, content, () => state.value)
    })
  }

  return { takeUp, resolve, typeFace, countFaces, rollInstead, takeBackFace, abandon }
}
