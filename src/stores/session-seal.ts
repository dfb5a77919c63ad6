import { computed, shallowRef, watch } from 'vue'
import { carriesSeal, isSameHead, type RolledAgain } from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { Mark } from '@/storage/game-notes.ts'
import { asStorageProblem } from '@/storage/index.ts'
import { ChainCheck, type SealedPlace } from './chain-check.ts'
import { createGiveWay } from './give-way.ts'
import { whenIdle } from './idle.ts'
import type { SessionOptions } from './session-types.ts'
import type { ShownGame } from './shown-game.ts'

/** What is known of the whole journal of the game that is shown. */
export interface ChainFindings {
  /** Whether every entry was followed from the first on. */
  readonly isWhole: boolean
  /** Whether something that is kept beside the journal had to be put right. */
  readonly isMended: boolean
  readonly rolledAgain: readonly RolledAgain[]
  /** The seals that were written down, the oldest first, with whether this journal still carries them. */
  readonly seals: readonly (Mark & { readonly stands: boolean })[]
}

/**
 * What a seal that was written down says of the journal. `stands`: everything up to that entry is as it was then;
 * `unknown`: no entry carries it, as far as the journal fits.
 */
export type SealAnswer =
  | { readonly kind: 'stands'; readonly place: SealedPlace; readonly since: number }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed' }

const nothingFound: ChainFindings = { isWhole: false, isMended: false, rolledAgain: [], seals: [] }

/**
 * The seal of the game that is shown: its chain is checked when there is time, and held against what was written
 * down.
 *
 * @param reload reads the game again, once nothing else is under way
 */
export function createSessionSeal<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { storage, now, idle = whenIdle }: SessionOptions<State>,
  shown: ShownGame<State, Command, Effect>,
  reload: () => Promise<void>,
) {
  type OwnCheck = ChainCheck<State, Command, Effect>
  const findings = shallowRef(nothingFound)
  const isShown = computed(() => shown.status.value === 'open')
  let check: OwnCheck | null = null
  let running: Promise<void> | null = null
  let marks: readonly Mark[] = []

  function standOf(of: OwnCheck) {
    return isShown.value && check === of && shown.game.value?.id === of.game ? shown.stand.value : null
  }

  /** Forgets what was checked: a game that is opened is checked anew. */
  function end(): void {
    check = null
    findings.value = nothingFound
  }

  /** Begins to check the game that is shown, or goes on with it where it was played on. */
  function begin(): void {
    const id = shown.game.value?.id
    if (id === undefined || !isShown.value) return
    if (check?.game !== id) {
      check = new ChainCheck(storage, rulebook, id)
      marks = []
      findings.value = nothingFound
    }
    if (check.fault !== null) shown.showBroken(check.fault)
    idle(() => void run())
  }

  /** Follows the journal to its end, unless that is under way. What storage cannot read now is read another time. */
  function run(): Promise<void> {
    running ??= follow()
      .catch((error: unknown) => void asStorageProblem(error))
      .finally(() => {
        running = null
      })
    return running
  }

  async function follow(): Promise<void> {
    const own = check
    if (own === null) return
    const giveWay = createGiveWay()
    await own.followTo(() => standOf(own)?.head ?? null, giveWay)
    const isFirst = !findings.value.isWhole
    if (isFirst && own.fault === null && (await own.mendStates(() => standOf(own), giveWay))) {
      if (shown.unsaved.value === null) await reload()
    }
    if (isFirst) marks = (await storage.readGameNotes(own.game)).sealed
    if (standOf(own) === null) return
    if (own.fault !== null) shown.showBroken(own.fault)
    tell(own)
  }

  function tell(own: OwnCheck): void {
    findings.value = {
      isWhole: own.hasReached(shown.head.value),
      isMended: own.isMended,
      rolledAgain: own.rolledAgain,
      seals: marks.map((mark) => ({ ...mark, stands: stillStands(own, mark) })),
    }
  }

  /** Whether the journal still has the entry that was its newest when its seal was written down. */
  function stillStands({ places }: OwnCheck, { nextIndex, lastHash }: Mark): boolean {
    return places[nextIndex - 1]?.hash === lastHash
  }

  /** Remembers that the seal of the game was written down as it stands now. Whether that could be stored. */
  async function writeSealDown(): Promise<boolean> {
    const id = shown.game.value?.id
    if (id === undefined) return false
    const { nextIndex, lastHash } = shown.head.value
    const mark = { at: now(), nextIndex, lastHash }
    try {
      await storage.noteSeal(id, mark)
    } catch (error) {
      shown.showProblem(error)
      return false
    }
    marks = [
      ...marks.filter((other) => !isSameHead({ ...shown.head.value, ...other }, shown.head.value)),
      mark,
    ]
    if (check !== null) tell(check)
    return true
  }

  /** Looks for a seal that was written down, once the whole journal has been followed. @param seal as `typedSeal` reads it */
  async function findSeal(seal: string): Promise<SealAnswer> {
    await run()
    // The game may have been played on meanwhile.
    await run()
    const own = check
    if (own === null || (own.fault === null && !own.hasReached(shown.head.value))) return { kind: 'failed' }
    const place = own.places.find(({ hash }) => carriesSeal(hash, seal))
    if (place === undefined) return { kind: 'unknown' }
    return { kind: 'stands', place, since: shown.head.value.nextIndex - 1 - place.index }
  }

  watch([isShown, shown.head], begin)

  return { findings, end, writeSealDown, findSeal }
}
