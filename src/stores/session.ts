import { deliberate, type Deliberation, type Rulebook, type Typed } from '@/rules/index.ts'
import { computed } from 'vue'
import { loadTextsWhenIdle, textOfShownGame } from './game-texts.ts'
import { storeNewGame } from './new-game.ts'
import { createOpenAgain } from './open-again.ts'
import { createSessionActing } from './session-acting.ts'
import { createSessionCopy } from './session-copy.ts'
import { createSessionDice } from './session-dice.ts'
import { createSessionMoves } from './session-moves.ts'
import { createSessionSeal } from './session-seal.ts'
import type { Answer, Creation, SessionOptions } from './session-types.ts'
import { createSessionWriting } from './session-writing.ts'
import { createShownGame } from './shown-game.ts'
import { createTurnstile } from './turnstile.ts'
import { sayWhatIsUnfinished } from './unfinished.ts'
import { watchStand } from './watch-stand.ts'
import { createGameSeat } from './writer/game-seat.ts'

export type { Answer, Creation, SessionOptions } from './session-types.ts'

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
  const { game, head, state, pending, unsaved, ownDice, status, problem } = shown
  const seat = createGameSeat({
    writers: options.writers ?? null,
    hasUnsaved: () => unsaved.value !== null,
    queue: turnstile.queue,
    reload,
  })
  const readOnly = computed(() => shown.readOnly.value ?? (seat.elsewhere.value ? 'elsewhere' : null))
  const isOnlyShown = computed(() => readOnly.value !== null)
  const acting = createSessionActing(shown, turnstile, isOnlyShown)
  const dice = createSessionDice(rulebook, options, shown, writing, acting)
  const moves = createSessionMoves(rulebook, options, shown, writing, acting)

  async function load(id: string): Promise<void> {
    const opened = await storage.openGame(id, rulebook)
    if ('problem' in opened) return shown.showFault(opened)
    shown.show(opened)
    if (opened.draft !== null && opened.fault === null)
      await dice.takeUp(id, opened.draft, !isOnlyShown.value)
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

  /** Remembers whether a side throws its own dice. The choice holds even where it cannot be stored. */
  async function setOwnDice(side: string, usesOwnDice: boolean): Promise<void> {
    const id = game.value?.id
    if (id === undefined || acting.isHindered()) return
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
    return acting.isUnfinished() ? 'dice' : null
  })
  watchStand({ shown, storage, turnstile, elsewhere: seat.elsewhere, load, saveAgain })

  return {
    status,
    fault: shown.fault,
    problem,
    readOnly,
    asking: seat.asking,
    takeOver: seat.takeOver,
    triedInVain: acting.triedInVain,
    /** Whether something is under way: read, or written. */
    isWorking: turnstile.busy,
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
    putAside: shown.putAside,
    forgetPutAside: () => void (shown.putAside.value = null),
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
    resolve: dice.resolve,
    perform: dice.resolve,
    typeFace: dice.typeFace,
    countFaces: dice.countFaces,
    rollInstead: dice.rollInstead,
    takeBackFace: dice.takeBackFace,
    abandon: dice.abandon,
    undo: moves.undo,
    redo: moves.redo,
    setOwnDice,
    saveAgain,
    exportText,
  }
}
