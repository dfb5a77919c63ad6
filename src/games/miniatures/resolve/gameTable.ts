import { storeToRefs } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import { isGameCommand, type Entry } from '@/journal/index.ts'
import {
  isCombat,
  miniatures,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'
import { refusalText } from '../describe/refusals.ts'
import type { useMiniaturesGame } from '../store.ts'
import type { ResolveTable, Resolved, WaitingCommand } from './table.ts'

type Game = ReturnType<typeof useMiniaturesGame>

/** The table of a game: every result is an entry of its journal. */
export function createGameTable(game: Game): ResolveTable {
  const { state: latest, pending, unsaved, busy, undoTarget } = storeToRefs(game)
  /** What a command is decided on stands on the sheet until its result does. */
  const decidedOn = shallowRef<MiniaturesState | null>(null)
  const state = computed(() => decidedOn.value ?? latest.value)
  const before = shallowRef<MiniaturesState | null>(null)
  /** The state that the shown result left, whatever another tab plays meanwhile. */
  const after = shallowRef<MiniaturesState>(latest.value)
  const shown = shallowRef<Entry<MiniaturesCommand, MiniaturesEffect> | null>(null)

  /** The entry that could not be written yet stands on the sheet as well, and is marked as such. */
  const entry = computed(() => {
    const waiting = unsaved.value
    if (waiting?.kind === 'entry') return { ...waiting.entry, after: waiting.append.state }
    return shown.value === null ? null : { ...shown.value, after: after.value }
  })

  const resolved = computed<Resolved | null>(() => {
    if (entry.value === null || before.value === null) return null
    const { command, rolls, reasons, after } = entry.value
    if (!isGameCommand(command) || !isCombat(command)) return null
    return { command, rolls, reasons, before: before.value, after }
  })

  const waitingCommand = computed<WaitingCommand | null>(() => {
    if (pending.value === null) return null
    const { command, rolls, reasons, die } = pending.value
    return isCombat(command) ? { command, rolls, reasons, die } : null
  })

  watch(
    () => game.game?.id,
    () => finish(),
  )

  async function deciding(action: () => ReturnType<Game['resolve']>): Promise<void> {
    const asked = latest.value
    decidedOn.value = asked
    try {
      const answer = await action()
      if (answer.kind !== 'recorded' && answer.kind !== 'unsaved') return
      before.value = asked
      if (answer.kind === 'recorded') show(answer.entry, latest.value)
      else if (unsaved.value?.kind === 'entry') show(unsaved.value.entry, unsaved.value.append.state)
    } finally {
      decidedOn.value = null
    }
  }

  function show(decided: Entry<MiniaturesCommand, MiniaturesEffect>, left: MiniaturesState): void {
    shown.value = decided
    after.value = left
  }

  function finish(): void {
    shown.value = null
    before.value = null
  }

  return {
    referee: miniatures,
    state,
    waitingCommand,
    resolved,
    busy,
    recorded: computed(() => unsaved.value === null),
    undoable: computed(() => unsaved.value !== null || undoTarget.value?.index === shown.value?.index),
    refusalText,
    usesOwnDice: (side) => game.ownDice[side] === true,
    setOwnDice: (side, own) => game.setOwnDice(side, own),
    resolve: (command) => deciding(() => game.resolve(command)),
    typeFace: (face) => deciding(() => game.typeFace(face)),
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
