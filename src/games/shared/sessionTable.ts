import { computed, shallowRef, watch } from 'vue'
import { isGameCommand, type Entry } from '@/journal/index.ts'
import type { Referee, Typed } from '@/rules/index.ts'
import type { Answer } from '@/stores/session-types.ts'
import { hindranceOf } from './bars/hindrance.ts'
import type { CommandTable, ResolvedCommand, WaitingCommand } from './commandTable.ts'
import type { PlayedSession } from './session.ts'

/** For a sheet that shows every command. */
export function isAny<Command extends Typed>(command: Command): command is Command {
  return command.type !== ''
}

/**
 * The table of a game: every result is an entry of its journal.
 *
 * @param isShown whether a command is one that the sheet shows; of the others it knows nothing
 */
export function createSessionTable<State, Command extends Typed, Effect extends Typed, Shown extends Command>(
  referee: Referee<State, Command, Effect>,
  game: PlayedSession<State, Command, Effect>,
  isShown: (command: Command) => command is Shown,
): CommandTable<State, Shown, Effect> {
  /** What a command is decided on stands on the sheet until its result does. */
  const decidedOn = shallowRef<{ readonly state: State } | null>(null)
  const state = computed(() => (decidedOn.value ?? game).state)
  const before = shallowRef<{ readonly state: State } | null>(null)
  /** The result that is shown, with the state that it left, whatever another tab plays meanwhile. */
  const shown = shallowRef<{ readonly entry: Entry<Command, Effect>; readonly after: State } | null>(null)

  /** The entry that could not be written yet stands on the sheet as well, and is marked as such. */
  const result = computed(() => {
    const { unsaved } = game
    return unsaved?.kind === 'entry' ? { entry: unsaved.entry, after: unsaved.append.state } : shown.value
  })

  const resolved = computed<ResolvedCommand<State, Shown> | null>(() => {
    if (result.value === null || before.value === null) return null
    const { entry, after } = result.value
    const { command, rolls, reasons } = entry
    if (!isGameCommand(command) || !isShown(command)) return null
    return { command, rolls, reasons, before: before.value.state, after }
  })

  const waitingCommand = computed<WaitingCommand<Shown> | null>(() => {
    if (game.pending === null) return null
    const { command, rolls, reasons, die } = game.pending
    return isShown(command) ? { command, rolls, reasons, die } : null
  })

  watch(
    () => game.game?.id,
    () => finish(),
  )

  async function deciding(action: () => Promise<Answer<Command, Effect>>): Promise<void> {
    const asked = { state: game.state }
    decidedOn.value = asked
    try {
      const answer = await action()
      if (answer.kind !== 'recorded' && answer.kind !== 'unsaved') return
      before.value = asked
      const { unsaved } = game
      if (answer.kind === 'recorded') shown.value = { entry: answer.entry, after: game.state }
      else if (unsaved?.kind === 'entry') shown.value = { entry: unsaved.entry, after: unsaved.append.state }
    } finally {
      decidedOn.value = null
    }
  }

  function finish(): void {
    shown.value = null
    before.value = null
  }

  return {
    referee,
    state,
    waitingCommand,
    resolved,
    busy: computed(() => game.busy),
    hindrance: computed(() => hindranceOf(game)),
    recorded: computed(() => game.unsaved === null),
    undoable: computed(() => game.unsaved !== null || game.undoTarget?.index === shown.value?.entry.index),
    usesOwnDice: (side) => game.ownDice[side] === true,
    setOwnDice: (side, own) => game.setOwnDice(side, own),
    resolve: (command) => deciding(() => game.resolve(command)),
    typeFace: (face) => deciding(() => game.typeFace(face)),
    countFaces: (succeeded) => deciding(() => game.countFaces(succeeded)),
    rollWaiting: () => deciding(() => game.rollInstead()),
    async takeBack() {
      await game.takeBackFace()
    },
    async abandon() {
      await game.abandon()
    },
    async undo() {
      const answer = await game.undo()
      if (answer.kind === 'recorded') finish()
    },
    finish,
  }
}
