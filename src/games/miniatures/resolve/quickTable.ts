import { computed, ref, shallowRef, type Ref } from 'vue'
import type { FaceSource, KnownFace } from '@/dice/index.ts'
import { deliberate } from '@/rules/index.ts'
import { combat, type CombatCommand, type MiniaturesState } from '@/rules/miniatures/index.ts'
import { combatRefusalText } from '../describe/texts.ts'
import type { ResolveTable, Resolved, WaitingCommand } from './table.ts'

/** What quick resolve remembers of who throws real dice. */
export interface OwnDice {
  uses(side: string): boolean
  set(side: string, own: boolean): Promise<void>
}

/**
 * A table without a journal: nothing is kept but what is on the sheet.
 *
 * @param state two sides made up from what the player entered
 */
export function createQuickTable(
  state: Readonly<Ref<MiniaturesState>>,
  faces: FaceSource,
  ownDice: OwnDice,
): ResolveTable {
  const known = shallowRef<{ command: CombatCommand; faces: readonly KnownFace[] } | null>(null)
  const resolved = shallowRef<Resolved | null>(null)

  const waitingCommand = computed<WaitingCommand | null>(() => {
    if (known.value === null) return null
    const { command, faces: given } = known.value
    const stage = deliberate(combat, state.value, command, given)
    return stage.kind === 'needsDie' ? { command, ...stage } : null
  })

  /** Goes on with a command: app's faces for whoever does not throw real dice, else it waits. */
  function goOn(command: CombatCommand, given: readonly KnownFace[]): void {
    const stage = deliberate(combat, state.value, command, given)
    if (stage.kind === 'refused') return
    if (stage.kind === 'decided') {
      const after = stage.effects.reduce(combat.apply, state.value)
      resolved.value = { command, rolls: stage.rolls, reasons: stage.reasons, before: state.value, after }
      known.value = null
      return
    }
    if (ownDice.uses(stage.die.side ?? '')) {
      known.value = { command, faces: given }
      return
    }
    goOn(command, [...given, { face: faces(stage.die.sides), origin: 'rolled' }])
  }

  function add(face: KnownFace): void {
    if (known.value !== null) goOn(known.value.command, [...known.value.faces, face])
  }

  return {
    referee: combat,
    state,
    waitingCommand,
    resolved,
    busy: ref(false),
    recorded: ref(undefined),
    undoable: ref(true),
    refusalText: combatRefusalText,
    usesOwnDice: ownDice.uses,
    setOwnDice: ownDice.set,
    async resolve(command) {
      goOn(command, [])
    },
    async typeFace(face) {
      add({ face, origin: 'typed' })
    },
    async takeBack() {
      if (known.value?.faces.at(-1)?.origin !== 'typed') return
      known.value = { ...known.value, faces: known.value.faces.slice(0, -1) }
    },
    async rollWaiting() {
      const die = waitingCommand.value?.die
      if (die !== undefined) add({ face: faces(die.sides), origin: 'rolled' })
    },
    async abandon() {
      known.value = null
    },
    async undo() {
      resolved.value = null
    },
    finish() {
      resolved.value = null
    },
  }
}
