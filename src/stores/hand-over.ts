import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import { readStand } from '@/storage/append.ts'
import type { KnownPart } from '@/storage/backup/steps.ts'
import type { Connection } from '@/storage/database.ts'
import { changeGameNotes, readGameNotes, type Mark } from '@/storage/game-notes.ts'
import { readEntries } from '@/storage/open.ts'
import { appConnection } from './app-storage.ts'

/** What may be handed over of a game. */
export interface HandOverOffer {
  /** Where the game stands here. */
  readonly head: Pick<Mark, 'nextIndex' | 'lastHash'>
  /** What another phone had of this very journal, and when; null where none is known to have any. */
  readonly hadBefore: Pick<Mark, 'at' | 'nextIndex'> | null
  /** A command waits for its next die: faces that were seen stay with whoever saw them. */
  readonly isUnfinished: boolean
}

/** What this phone knows of games that it handed to another. @param now milliseconds since 1970 */
export function createHandOvers(connection: Connection, now: () => number) {
  /** From which entry on the other phone plays the game that was last looked at; null where none does. */
  const awayFrom = shallowRef<{ readonly game: string; readonly nextIndex: number } | null>(null)

  /** Looks whether another phone plays a game on. What cannot be read is taken for no. */
  async function look(game: string): Promise<void> {
    const { handedOver } = await readGameNotes(connection, game).catch(() => ({ handedOver: null }))
    awayFrom.value = handedOver?.isAway === true ? { game, nextIndex: handedOver.nextIndex } : null
  }

  /**
   * Which games come back by a file of another phone that adds nothing to them: those which that phone plays on, as
   * far as this one knows, and of which the file has all that went across. What cannot be read is taken for no.
   */
  async function comingBack(known: readonly KnownPart[]): Promise<readonly KnownPart[]> {
    const back: KnownPart[] = []
    for (const part of known) {
      const { handedOver } = await readGameNotes(connection, part.game).catch(() => ({ handedOver: null }))
      if (handedOver?.isAway === true && part.nextIndex >= handedOver.nextIndex) back.push(part)
    }
    return back
  }

  /** What may be handed over of a game that is stored here. @throws StorageProblem */
  async function offerOf(game: string): Promise<HandOverOffer> {
    const { head, draft } = await readStand(connection, game)
    const { handedOver } = await readGameNotes(connection, game)
    const isOurs = handedOver !== null && (await stillHolds(game, handedOver, head.nextIndex))
    return { head, hadBefore: isOurs ? handedOver : null, isUnfinished: draft !== null }
  }

  /** Whether the journal here still goes through a mark: a game that was restored may have taken another way. */
  async function stillHolds(game: string, mark: Mark, nextIndex: number): Promise<boolean> {
    if (mark.nextIndex > nextIndex) return false
    const [newest] = await readEntries(connection, game, mark.nextIndex, 1)
    return newest?.index === mark.nextIndex - 1 && newest.hash === mark.lastHash
  }

  /** Remembers that the other phone has a game as far as it was sent, and plays on. @throws StorageProblem */
  async function confirm(game: string, sent: HandOverOffer['head']): Promise<void> {
    const { nextIndex, lastHash } = sent
    const handedOver = { at: now(), nextIndex, lastHash, isAway: true }
    await changeGameNotes(connection, game, (notes) => ({ ...notes, handedOver }))
    awayFrom.value = { game, nextIndex }
  }

  /**
   * The game is played here again, also where that cannot be stored. What the other phone had of it stays known.
   *
   * @throws StorageProblem
   */
  async function takeBack(game: string): Promise<void> {
    awayFrom.value = null
    await changeGameNotes(connection, game, (notes) => ({ ...notes, handedOver: back(notes.handedOver) }))
  }

  /**
   * Remembers that another phone had a game as far as it sent it, and that it is played here now. What it is
   * known to have beyond that stays known.
   *
   * @throws StorageProblem
   */
  async function received(game: string, sent: HandOverOffer['head']): Promise<void> {
    const { nextIndex, lastHash } = sent
    const mark = { at: now(), nextIndex, lastHash }
    await changeGameNotes(connection, game, (notes) => {
      const isFurther = (notes.handedOver?.nextIndex ?? 0) > nextIndex
      return { ...notes, handedOver: isFurther ? back(notes.handedOver) : mark }
    })
    if (awayFrom.value?.game === game) awayFrom.value = null
  }

  return { awayFrom, look, comingBack, offerOf, confirm, takeBack, received }
}

function back<Known extends Mark>(known: Known | null): Mark | null {
  if (known === null) return null
  const { at, nextIndex, lastHash } = known
  return { at, nextIndex, lastHash }
}

export const useHandOvers = defineStore('hand-overs', () => createHandOvers(appConnection, Date.now))
