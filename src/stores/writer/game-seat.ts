import { onScopeDispose, readonly, shallowRef, type Ref } from 'vue'
import { useEventListener } from '@vueuse/core'
import { moment } from '../moment.ts'
import type { GameWriters, Hold } from './game-writers.ts'
import { createLater } from './later.ts'
import { openWriterTalk, type WriterMessage } from './writer-talk.ts'

/** How long is waited, in milliseconds. */
const seatTimes = {
  /** For any window to say that it plays, where a hold may outlive its window. */
  presence: 500,
  /** For an answer of the window that plays, before it counts as asleep. */
  silence: 3_000,
  /** For the end of what it is writing. */
  writing: 20_000,
  /** For a freed game to come by itself, as locks do; a lease is fetched. */
  freed: 100,
  /** Between two screens of a game, before other windows get it. */
  between: 2_000,
} as const

/** Where a window stands that would like to play a game: it has asked, or the other one cannot let go. */
export type Asking = 'asked' | 'unsaved'

interface SeatOptions {
  /** Null where one window is all there is. */
  readonly writers: GameWriters | null
  /** Whether something is decided and not on the disk: then the game is not let go. */
  readonly hasUnsaved: () => boolean
  /** Runs an action once nothing else is under way. */
  readonly queue: (action: () => Promise<void>) => Promise<void>
  /** Reads the open game again: from now on this window plays it. */
  readonly reload: () => Promise<void>
  readonly times?: Readonly<Record<keyof typeof seatTimes, number>>
}

export interface GameSeat {
  /** Whether another window plays the open game. */
  readonly elsewhere: Readonly<Ref<boolean>>
  readonly asking: Readonly<Ref<Asking | null>>
  /** Sits down at a game that is about to be opened: to play it, or to look on. */
  enter(game: string): Promise<void>
  /** Stands up. Other windows may play a moment later, unless this one comes back. */
  leave(): void
  /** Asks the window that plays to let go, and takes the game from one that does not answer. */
  takeOver(): void
}

/** A game that this window has open. */
interface Seat {
  readonly game: string
  hold: Hold | null
  /** Ends what is waited for. */
  waiting: AbortController
}

/** This window's place at a game: one window plays it, others look on, and any may ask to play. */
export function createGameSeat(options: SeatOptions): GameSeat {
  const { writers, hasUnsaved, queue, reload, times = seatTimes } = options
  const elsewhere = shallowRef(false)
  const asking = shallowRef<Asking | null>(null)
  const talk = openWriterTalk(hear)
  let seat: Seat | null = null
  let answered: () => void = () => undefined
  let overruling: ReturnType<typeof setTimeout> | undefined
  let leaving: ReturnType<typeof setTimeout> | undefined

  async function enter(game: string): Promise<void> {
    clearTimeout(leaving)
    if (writers === null || seat?.game === game) return
    standUp()
    const mine: Seat = { game, hold: null, waiting: new AbortController() }
    seat = mine
    try {
      const hold = (await writers.take(game)) ?? (await orphaned(game, writers))
      if (seat !== mine) return void (await hold?.letGo())
      if (hold === null) lookOn(mine)
      else play(mine, hold)
    } catch {
      // Without a way to know of other windows the game is played: an append whose head has moved is refused.
    }
  }

  /** A hold whose window is not there any more; null where it is, or nobody can tell. */
  async function orphaned(game: string, from: GameWriters): Promise<Hold | null> {
    if (!from.mayOutlive || !talk.isHeard) return null
    const answer = createLater()
    answered = answer.happen
    talk.say({ game, kind: 'who' })
    const isAnswered = await Promise.race([answer.happened.then(() => true), moment(times.presence)])
    return isAnswered ? null : from.seize(game)
  }

  function leave(): void {
    stopAsking()
    clearTimeout(leaving)
    if (elsewhere.value) standUp()
    else leaving = setTimeout(standUp, times.between)
  }

  function standUp(): void {
    const left = seat
    seat = null
    elsewhere.value = false
    stopAsking()
    left?.waiting.abort()
    void left?.hold?.letGo()
  }

  function play(mine: Seat, hold: Hold): void {
    mine.hold = hold
    elsewhere.value = false
    stopAsking()
    void hold.lost.then(() => {
      if (seat !== mine || mine.hold !== hold) return
      mine.hold = null
      lookOn(mine)
    })
  }

  function lookOn(mine: Seat): void {
    elsewhere.value = true
    wait(mine)
  }

  /** Waits for the game in the line of all windows. One that nobody looks at does not. */
  function wait(mine: Seat): void {
    mine.waiting.abort()
    mine.waiting = new AbortController()
    if (writers === null || document.visibilityState === 'hidden') return
    writers.wait(mine.game, mine.waiting.signal).then(
      (hold) => void sitDown(mine, hold),
      () => undefined,
    )
  }

  /** From looking on to playing: what the other window wrote last is read first. */
  async function sitDown(mine: Seat, hold: Hold): Promise<void> {
    await queue(async () => {
      if (seat !== mine) return void (await hold.letGo())
      play(mine, hold)
      await reload()
    })
  }

  function takeOver(): void {
    if (seat === null || !elsewhere.value || asking.value === 'asked') return
    asking.value = 'asked'
    talk.say({ game: seat.game, kind: 'asked' })
    overruleAfter(times.silence)
  }

  function overruleAfter(milliseconds: number): void {
    clearTimeout(overruling)
    overruling = setTimeout(() => void overrule(), milliseconds)
  }

  async function overrule(): Promise<void> {
    const mine = seat
    if (writers === null || mine === null) return
    mine.waiting.abort()
    try {
      await sitDown(mine, await writers.seize(mine.game))
    } catch {
      stopAsking()
      wait(mine)
    }
  }

  function stopAsking(): void {
    clearTimeout(overruling)
    asking.value = null
  }

  const answers: Readonly<Record<WriterMessage['kind'], (mine: Seat) => void>> = {
    who: ({ game, hold }) => {
      if (hold !== null) talk.say({ game, kind: 'playing' })
    },
    playing: () => answered(),
    asked: (mine) => {
      if (mine.hold !== null) void letGo(mine, mine.hold)
      // Whoever asked comes first.
      else if (asking.value === null) wait(mine)
    },
    heard: () => {
      if (asking.value === 'asked') overruleAfter(times.writing)
    },
    freed: () => {
      if (asking.value === 'asked') overruleAfter(times.freed)
    },
    unsaved: () => {
      if (asking.value !== 'asked') return
      clearTimeout(overruling)
      asking.value = 'unsaved'
    },
  }

  function hear({ game, kind }: WriterMessage): void {
    if (seat?.game === game) answers[kind](seat)
  }

  /** Lets the game go to the window that asked, never between a roll and its record. */
  async function letGo(mine: Seat, hold: Hold): Promise<void> {
    talk.say({ game: mine.game, kind: hasUnsaved() ? 'unsaved' : 'heard' })
    if (hasUnsaved()) return
    await queue(async () => {
      if (seat !== mine || mine.hold !== hold) return
      if (hasUnsaved()) return talk.say({ game: mine.game, kind: 'unsaved' })
      mine.hold = null
      elsewhere.value = true
      await hold.letGo()
      talk.say({ game: mine.game, kind: 'freed' })
      wait(mine)
    })
  }

  useEventListener(document, 'visibilitychange', () => {
    if (seat !== null && elsewhere.value && asking.value === null) wait(seat)
  })
  onScopeDispose(() => {
    standUp()
    talk.close()
  })

  return { elsewhere: readonly(elsewhere), asking: readonly(asking), enter, leave, takeOver }
}
