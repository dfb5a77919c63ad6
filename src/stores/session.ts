import {
  countedFaces,
  isFace,
  withoutLastEntered,
  type FaceOrigin,
  type KnownFace,
  type PlainDie,
} from '@/dice/index.ts'
import { applyEntry, commandContent, moveContent } from '@/journal/index.ts'
import type { Decided, EntryContent } from '@/journal/index.ts'
import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'
import type { Draft } from '@/storage/index.ts'
import * as v from 'valibot'
import { computed, shallowRef } from 'vue'
import { loadTextsWhenIdle, textOfShownGame } from './game-texts.ts'
import { storeNewGame } from './new-game.ts'
import { rollOn } from './roll-on.ts'
import type { Answer, Creation, SessionOptions } from './session-types.ts'
import { createSessionCopy } from './session-copy.ts'
import { createSessionSeal } from './session-seal.ts'
import { createSessionWriting } from './session-writing.ts'
import { createShownGame } from './shown-game.ts'
import { createOpenAgain } from './open-again.ts'
import { createTurnstile } from './turnstile.ts'
import { sayWhatIsUnfinished } from './unfinished.ts'
import { watchStand } from './watch-stand.ts'
import { createGameSeat } from './writer/game-seat.ts'

export type { Answer, Creation, SessionOptions } from './session-types.ts'

const faceProvenance = { kind: 'rule', section: 'dice' } as const
const ignored = { kind: 'ignored' } as const
const nothing = { kind: 'nothing' } as const

/**
 * A game of one rulebook as it is played: opens it, puts commands to the rules, rolls, writes, and shows
 * only what is on the disk. One thing is done at a time; a second tap meanwhile is ignored. Made to be the
 * set-up of a Pinia store.
 */
export function createSession<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  options: SessionOptions<State>,
) {
  type OwnAnswer = Answer<Command, Effect>
  const { storage, now } = options
  const turnstile = createTurnstile()
  const openAgain = createOpenAgain()
  const shown = createShownGame(rulebook, storage)
  const writing = createSessionWriting(rulebook, options, shown, reload)
  const seal = createSessionSeal(rulebook, options, shown, () => turnstile.queue(reload))
  const copying = createSessionCopy(rulebook, options, shown)
  const { game, head, state, memory, pending, unsaved, ownDice, status, problem } = shown
  const seat = createGameSeat({
    writers: options.writers ?? null,
    hasUnsaved: () => unsaved.value !== null,
    queue: turnstile.queue,
    reload,
  })
  const readOnly = computed(() => shown.readOnly.value ?? (seat.elsewhere.value ? 'elsewhere' : null))
  const isOnlyShown = computed(() => readOnly.value !== null)
  /** How often something was tried that only the window that plays may do. */
  const triedInVain = shallowRef(0)

  async function load(id: string): Promise<void> {
    const opened = await storage.openGame(id, rulebook)
    if ('problem' in opened) return shown.showFault(opened)
    shown.show(opened)
    if (opened.draft !== null && opened.fault === null) await takeUp(id, opened.draft)
    loadTextsWhenIdle(shown, options.idle)
  }

  async function reload(): Promise<void> {
    const id = game.value?.id
    if (id === undefined) return
    try {
      await load(id)
    } catch (error) {
      shown.showProblem(error)
    }
  }

  /** Takes up a command whose first faces were stored: nothing is rolled anew. */
  async function takeUp(id: string, { command, faces }: Draft): Promise<void> {
    const parsed = v.safeParse(rulebook.commandSchema, command)
    if (!parsed.success) return
    const deliberation = deliberate(rulebook, state.value, parsed.output, faces)
    if (deliberation.kind === 'needsDie') {
      const { die, rolls, reasons } = deliberation
      shown.wait({ command: parsed.output, faces, rolls, reasons, die }, { command, faces })
    } else if (deliberation.kind === 'decided' && !isOnlyShown.value) {
      await recordCommand(id, parsed.output, deliberation)
    }
  }

  /** An action of a player: needs an open game, waits for nothing, and leaves what is unsaved alone. */
  async function act(action: (id: string) => Promise<OwnAnswer>): Promise<OwnAnswer> {
    const id = game.value?.id
    if (id === undefined || status.value !== 'open' || unsaved.value !== null) return ignored
    if (isOnlyShown.value) {
      triedInVain.value += 1
      return ignored
    }
    return (await turnstile.pass(() => action(id))) ?? ignored
  }

  /** An action that needs the table free of a command whose faces are known. */
  function actFreely(action: (id: string) => Promise<OwnAnswer>): Promise<OwnAnswer> {
    return act(async (id) => {
      if (isUnfinished()) return { kind: 'unfinished' }
      pending.value = null
      return action(id)
    })
  }

  function isUnfinished(): boolean {
    return pending.value !== null && pending.value.faces.length > 0
  }

  /** Null where the players throw the die themselves; a die that is nobody's goes by a choice of its own. */
  function appFace({ sides, side = '' }: PlainDie): number | null {
    return ownDice.value[side] === true ? null : options.faces(sides)
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

  function moved(command: Parameters<typeof moveContent>[0]): EntryContent<Command, Effect> {
    return moveContent(command, now(), rulebook.chartSetOf(state.value))
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

  /** Answers a failure to read from storage; nothing has been written then. */
  async function reading(action: () => Promise<OwnAnswer>): Promise<OwnAnswer> {
    try {
      return await action()
    } catch (error) {
      return { kind: 'failed', problem: shown.showProblem(error) }
    }
  }

  /** Opens a game; `status` and `problem` or `fault` say how that went. Waits for what is under way. */
  function open(id: string): Promise<void> {
    openAgain.stop()
    return turnstile.queue(async () => {
      shown.clear('opening')
      seal.end()
      try {
        await seat.enter(id)
        await load(id)
      } catch (error) {
        shown.clear('closed')
        if (shown.showProblem(error) === 'blocked') openAgain.soon(() => open(id))
      }
    })
  }

  /** Leaves the game. What is unsaved is gone then. */
  function close(): Promise<void> {
    openAgain.stop()
    return turnstile.queue(async () => {
      shown.clear('closed')
      seat.leave()
    })
  }

  /** Stores a new game with its set-up as the first entry; the app rolls its dice. It is not opened. */
  async function create(command: Command): Promise<Creation> {
    const storing = turnstile.pass(() => storeNewGame(rulebook, options, command))
    if (storing === null) return ignored
    return storing.catch((error: unknown) => ({ kind: 'failed', problem: shown.showProblem(error) }))
  }

  /** What a command comes to before a die is rolled: its refusal, its effects, or the die it needs. */
  function preview(command: Command): Deliberation<Effect> {
    return deliberate(rulebook, state.value, command, [])
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
    return face('rolled', options.faces)
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
      const { command, rolls, reasons } = waiting
      const side = rulebook.sideOf(state.value, command)
      const content = { ...moved({ type: 'abandon', command }), side, rolls, reasons }
      return writing.record(id, head.value.position, content, () => state.value)
    })
  }

  /** Takes back `undoTarget`. @param note why, where the player says so */
  function undo(note?: string): Promise<OwnAnswer> {
    return actFreely((id) =>
      reading(async () => {
        const parent = shown.undoTarget.value?.parent ?? null
        const step = parent === null ? null : await memory.value?.step(parent)
        if (parent === null || step === null || step === undefined) return nothing
        if ('problem' in step) return { kind: 'unreadable', fault: step }
        const command = note === undefined ? { type: 'undo' as const } : { type: 'undo' as const, note }
        return writing.record(id, parent, moved(command), () => step.state)
      }),
    )
  }

  /** Brings back `redoTarget`. */
  function redo(): Promise<OwnAnswer> {
    return actFreely((id) =>
      reading(async () => {
        const target = shown.redoTarget.value
        if (target === null) return nothing
        const after = head.value.redo.at(-2)
        const next = after === undefined ? undefined : await memory.value?.entry(after)
        if (next !== undefined && 'problem' in next) return { kind: 'unreadable', fault: next }
        return writing.record(id, target.index, moved({ type: 'redo' }), () =>
          applyEntry(rulebook, state.value, target),
        )
      }),
    )
  }

  /** Remembers whether a side throws its own dice. The choice holds even where it cannot be stored. */
  async function setOwnDice(side: string, usesOwnDice: boolean): Promise<void> {
    const id = game.value?.id
    if (id === undefined || isOnlyShown.value) return
    ownDice.value = { ...ownDice.value, [side]: usesOwnDice }
    await storage.saveOwnDice(id, side, usesOwnDice).catch(shown.showProblem)
  }

  /** Tries again to store what is `unsaved`. */
  async function saveAgain(): Promise<OwnAnswer> {
    const id = game.value?.id
    const left = unsaved.value
    if (id === undefined || left === null) return nothing
    const again = () => (left.kind === 'entry' ? writing.write(left.append) : writing.hold(id, left.pending))
    return (await turnstile.pass(again)) ?? ignored
  }

  /**
   * The game as the text of a backup file, with the entry that could not be saved. It comes from memory
   * where every entry is known, and reads the rest otherwise.
   *
   * @throws StorageProblem when entries are missing and cannot be read
   */
  function exportText(): Promise<string> {
    return textOfShownGame(shown, storage, now())
  }

  sayWhatIsUnfinished(() => {
    if (turnstile.busy.value) return 'writing'
    if (unsaved.value !== null) return 'unsaved'
    return isUnfinished() ? 'dice' : null
  })
  watchStand({ shown, storage, turnstile, elsewhere: seat.elsewhere, load, saveAgain })

  return {
    status,
    fault: shown.fault,
    problem,
    readOnly,
    asking: seat.asking,
    takeOver: seat.takeOver,
    triedInVain,
    /** Whether nothing can be played now: something is under way, or the game is only shown. */
    busy: computed(() => turnstile.busy.value || isOnlyShown.value),
    game,
    /** What the game is called; a copy of another says so. */
    name: computed(() => game.value?.name ?? ''),
    state,
    head,
    ownDice,
    /** What waits for a die here; what waits in the window that plays is finished there, or taken over. */
    pending: computed(() => (seat.elsewhere.value ? null : pending.value)),
    waitsElsewhere: computed(() => seat.elsewhere.value && pending.value !== null),
    unsaved,
    lastEntry: shown.lastEntry,
    undoTarget: computed(() => (isOnlyShown.value ? null : shown.undoTarget.value)),
    redoTarget: computed(() => (isOnlyShown.value ? null : shown.redoTarget.value)),
    log: shown.log.lines,
    logHasMore: shown.log.hasMore,
    logFaults: shown.log.faults,
    readMoreLog: shown.log.readMore,
    readEntries: shown.readEntries,
    /** What is known of the whole journal by now. */
    chain: seal.findings,
    writeSealDown: seal.writeSealDown,
    findSeal: seal.findSeal,
    ...copying,
    open,
    close,
    create,
    preview,
    resolve,
    perform: resolve,
    typeFace,
    countFaces,
    rollInstead,
    takeBackFace,
    abandon,
    undo,
    redo,
    setOwnDice,
    saveAgain,
    exportText,
  }
}
