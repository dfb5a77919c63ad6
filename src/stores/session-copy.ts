import { JournalCopy } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { GameCopy } from '@/storage/copy-game.ts'
import { newGameId } from '@/storage/index.ts'
import { createGiveWay } from './give-way.ts'
import { readUpwards } from './journal-reading.ts'
import type { Creation, SessionOptions } from './session-types.ts'
import type { ShownGame } from './shown-game.ts'

const pageSize = 50

/** How much of a broken game can be copied. */
export interface CopyInView {
  /** How many entries the game has, and how many of them can be copied; none where not even the first can be. */
  readonly entries: number
  readonly copied: number
  /** Index of the first entry that does not fit. */
  readonly fault: number
}

/** How the game that is shown, and broken, goes on as a new one. The broken one stays as it is. */
export function createSessionCopy<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { storage, now, nameOf, summarise }: SessionOptions<State>,
  shown: ShownGame<State, Command, Effect>,
) {
  /** Seals as much of the game anew as there is. @throws StorageProblem */
  async function sealedAnew(id: string): Promise<JournalCopy<State, Command, Effect>> {
    const copy = new JournalCopy(rulebook)
    const giveWay = createGiveWay()
    const { nextIndex } = shown.head.value
    for (let from = 0; from < nextIndex; from += pageSize) {
      const count = Math.min(pageSize, nextIndex - from)
      const rows = await readUpwards(storage, id, from, count)
      for (const row of rows) {
        if (!copy.take(row)) return copy
        await giveWay()
      }
    }
    return copy
  }

  /** How much could be copied; null where that cannot be read now. */
  async function viewCopy(): Promise<CopyInView | null> {
    const id = shown.game.value?.id
    if (id === undefined) return null
    try {
      const { copied, fault } = await sealedAnew(id)
      return { entries: shown.head.value.nextIndex, copied, fault }
    } catch (error) {
      shown.showProblem(error)
      return null
    }
  }

  /** Stores the copy as a game of its own. It is not opened. */
  async function copyAsNew(): Promise<Creation> {
    const about = shown.game.value
    if (about === null || shown.readOnly.value !== 'broken') return { kind: 'ignored' }
    try {
      const at = now()
      const journal = (await sealedAnew(about.id)).result(shown.head.value, at)
      if (journal === null) return { kind: 'ignored' }
      const { state } = journal
      const copy: GameCopy<State> = {
        id: newGameId(),
        rulebook: about.rulebook,
        name: nameOf(state),
        summary: summarise(state),
        createdAt: about.createdAt,
        playedAt: at,
        ownDice: shown.ownDice.value,
        journal,
        stateVersion: rulebook.stateVersion,
      }
      await storage.keepCopy(copy)
      return { kind: 'created', id: copy.id }
    } catch (error) {
      return { kind: 'failed', problem: shown.showProblem(error) }
    }
  }

  return { viewCopy, copyAsNew }
}
