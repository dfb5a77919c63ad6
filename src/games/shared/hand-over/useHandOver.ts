import { computed, shallowRef } from 'vue'
import { later } from '@/messages/later.ts'
import { useHandOvers, type HandOverOffer } from '@/stores/hand-over.ts'
import type { PackedHandOver } from '@/stores/hand-over-packing.ts'
import { framesOf } from '@/ui/qr/frames.ts'
import type { KeptSession } from '../session.ts'

/** How much of a game goes across. */
export type HowMuch = 'news' | 'whole'

/** A game that is ready to go, with the texts of its codes where it is short enough for them. */
export interface ReadyGame extends PackedHandOver {
  readonly codes: readonly string[] | null
}

/** Where handing over stands. `hindered` says why the game cannot go. */
type HandOverStage =
  | { readonly kind: 'looking' | 'offering' | 'asking' | 'done' }
  | { readonly kind: 'hindered'; readonly words: string }
  | { readonly kind: 'codes'; readonly codes: readonly string[] }

const { handOver } = later
const nowhere = { nextIndex: 0, lastHash: '' }

/** Hands an open game over to another phone: all of it, or what that phone has not had yet. */
export function useHandOver(game: Pick<KeptSession, 'game' | 'unsaved' | 'readOnly'>) {
  const handOvers = useHandOvers()
  const stage = shallowRef<HandOverStage>({ kind: 'looking' })
  const offer = shallowRef<HandOverOffer | null>(null)
  const howMuch = shallowRef<HowMuch>('whole')

  /** How many entries the other phone lacks; null where it is not known to have had any. */
  const news = computed(() => {
    const { head, hadBefore } = offer.value ?? {}
    if (head === undefined || hadBefore === undefined || hadBefore === null) return null
    return { count: head.nextIndex - hadBefore.nextIndex, since: hadBefore.at }
  })

  function idOf(): string {
    return game.game?.id ?? ''
  }

  async function look(): Promise<void> {
    if (!(await lookAgain())) return
    howMuch.value = (news.value?.count ?? 0) > 0 ? 'news' : 'whole'
    stage.value = { kind: 'offering' }
  }

  /** Whether the game may go, as it stands now. */
  async function lookAgain(): Promise<boolean> {
    if (game.readOnly === 'broken') return hinder(handOver.broken)
    if (game.unsaved !== null) return hinder(handOver.unsaved)
    const found = await handOvers.offerOf(idOf()).catch(() => null)
    if (found === null) return hinder(handOver.failed)
    if (found.isUnfinished) return hinder(handOver.unfinished)
    offer.value = found
    return true
  }

  function hinder(words: string): false {
    stage.value = { kind: 'hindered', words }
    return false
  }

  /**
   * Packs what is chosen. The part that packs is loaded when it is first needed. Of a game that was played on since
   * it was offered, all that is there by now goes across, and the offer says so.
   *
   * @throws StorageProblem where it cannot be read, Error where it is hindered by now
   */
  async function pack(): Promise<ReadyGame> {
    const { head = nowhere, hadBefore } = offer.value ?? {}
    const from = howMuch.value === 'news' ? (hadBefore?.nextIndex ?? 0) : 0
    const words = handOver.inFile(game.game?.name ?? '', from, head.nextIndex)
    const { packGame } = await import('@/stores/hand-over-packing.ts')
    const packed = await packGame(idOf(), from, head, words)
    if (packed !== null) return { ...packed, codes: framesOf(packed.bytes) }
    if (await lookAgain()) return pack()
    throw new Error('the game cannot go now')
  }

  function showCodes(codes: readonly string[]): void {
    stage.value = { kind: 'codes', codes }
  }

  /** What draws codes is set aside, and is not here yet. */
  function refuseCodes(): void {
    hinder(handOver.noCodes)
  }

  /** The file has left; whether it arrived only the player knows. */
  function ask(): void {
    stage.value = { kind: 'asking' }
  }

  function goBack(): void {
    stage.value = { kind: 'offering' }
  }

  /** The other phone has it, and plays on. What cannot be remembered is asked for again next time. */
  async function confirm(): Promise<void> {
    const head = offer.value?.head
    if (head !== undefined) await handOvers.confirm(idOf(), head).catch(() => undefined)
    stage.value = { kind: 'done' }
  }

  void look()

  return { stage, offer, howMuch, news, pack, showCodes, refuseCodes, ask, goBack, confirm }
}
