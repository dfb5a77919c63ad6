import { computed, ref, type Ref } from 'vue'
import { deliberate, type Typed } from '@/rules/index.ts'
import type { CommandTable } from './commandTable.ts'

interface CommandSheet<Command extends Typed> {
  /** Whether the sheet is shown. */
  readonly open: Ref<boolean>
  /** Null while something is still to be chosen. */
  readonly command: Readonly<Ref<Command | null>>
  /** Called when a result is there. */
  readonly resolved: () => void
}

/** What the buttons of a resolve sheet do: one command at a table, by dice of the app or of the players. */
export function useCommandSheet<State, Command extends Typed, Effect extends Typed>(
  table: CommandTable<State, Command, Effect>,
  { open, command, resolved }: CommandSheet<Command>,
) {
  /** Whether it is asked if a roll whose dice were seen is to be given up. */
  const givingUp = ref(false)

  /** The die that is wanted next, of the command that waits or of the one that is put together. */
  const nextDie = computed(() => {
    if (table.waitingCommand.value !== null) return table.waitingCommand.value.die
    if (command.value === null) return null
    const preview = deliberate(table.referee, table.state.value, command.value, [])
    return preview.kind === 'needsDie' ? preview.die : null
  })

  /** A command whose dice were seen is not dropped by a slip of the thumb. */
  const sheetOpen = computed<boolean>({
    get: () => open.value,
    set(wanted) {
      const seen = (table.waitingCommand.value?.rolls.length ?? 0) > 0
      if (!wanted && seen) givingUp.value = true
      else close()
    },
  })

  function close(): void {
    if (table.waitingCommand.value !== null) void table.abandon()
    table.finish()
    open.value = false
  }

  async function giveUp(): Promise<void> {
    await table.abandon()
    close()
  }

  async function resolve(): Promise<void> {
    if (table.waitingCommand.value !== null) await table.rollWaiting()
    else if (command.value !== null) await table.resolve(command.value)
    if (table.resolved.value !== null) resolved()
  }

  /** What the players threw themselves; the first of it brings the command to the table. */
  async function enter(put: () => Promise<void> | undefined): Promise<void> {
    if (table.waitingCommand.value === null && command.value !== null) await table.resolve(command.value)
    await put()
    if (table.resolved.value !== null) resolved()
  }

  const type = (face: number) => enter(() => table.typeFace(face))
  const count = (succeeded: number) => enter(() => table.countFaces?.(succeeded))

  /** Whose die is wanted lets the app roll from here on; it rolls at the button and not before. */
  async function takeAppDice(): Promise<void> {
    const die = nextDie.value
    if (die !== null) await table.setOwnDice(die.side ?? '', false)
  }

  return { givingUp, nextDie, sheetOpen, giveUp, resolve, type, count, takeAppDice }
}
