import { applyEntry, isGameCommand, type Entry } from '@/journal/index.ts'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { battleCommands } from '@/rules/napoleon-in-europe/battle/commands.ts'
import { isLone } from '@/rules/napoleon-in-europe/battle/closing/on-board.ts'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonEffect,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'

export type NapoleonEntry = Entry<NapoleonCommand, NapoleonEffect>

/** Something that was done in a battle, with the battle as it stood before and after. */
export interface BattleStep {
  readonly entry: NapoleonEntry
  readonly before: Battle
  readonly after: Battle
}

/** A battle as its journal tells it, what was undone left out. */
export interface BattleRecord {
  /** Index of the entry with which it came on the board. */
  readonly begun: number
  /** Index of the entry with which it left the board; null while it stands there. */
  readonly ended: number | null
  /** Whether it was broken off. */
  readonly isAbandoned: boolean
  /** The game as the battle came on the board. */
  readonly opening: NapoleonState
  readonly steps: readonly [BattleStep, ...BattleStep[]]
}

/** Whether a command is one of a battle's own. */
function isOfBattle(type: string): boolean {
  return type in battleCommands
}

/** Whether the dice of an entry were thrown in a battle, also where the throw was given up. */
export function throwsInBattle({ command }: NapoleonEntry): boolean {
  const { type } = command.type === 'abandon' && 'command' in command ? command.command : command
  return isOfBattle(type)
}

/** Reads the battles of a game entry by entry, oldest first, so that the work can be done in steps. */
export class BattlesReading {
  #state: NapoleonState = emptyState
  readonly #records: BattleRecord[] = []

  /** Takes the next entry of those that stand. */
  take(entry: NapoleonEntry): void {
    const before = this.#state
    this.#state = applyEntry(napoleonInEurope, before, entry)
    const after = this.#state
    if (before.battle === null && after.battle !== null) this.#begin(entry, after, after.battle)
    else if (before.battle !== null) this.#goOn(entry, before.battle)
  }

  /** The battles that the entries taken so far tell of, the newest last. */
  result(): readonly BattleRecord[] {
    return [...this.#records]
  }

  #begin(entry: NapoleonEntry, opening: NapoleonState, battle: Battle): void {
    const first: BattleStep = { entry, before: battle, after: battle }
    this.#records.push({ begun: entry.index, ended: null, isAbandoned: false, opening, steps: [first] })
  }

  #goOn(entry: NapoleonEntry, before: Battle): void {
    const record = this.#records.pop()
    if (record === undefined) return
    const { type } = entry.command
    const isOwn = isGameCommand(entry.command) && isOfBattle(type)
    const step: BattleStep = { entry, before, after: this.#state.battle ?? before }
    const hasLeft = this.#state.battle === null || (isLone(this.#state) && this.#state.ended !== null)
    this.#records.push({
      ...record,
      steps: isOwn ? [...record.steps, step] : record.steps,
      ended: hasLeft ? (record.ended ?? entry.index) : null,
      isAbandoned: hasLeft && (record.isAbandoned || type === 'abandonBattle'),
    })
  }
}
