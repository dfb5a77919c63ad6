import fc from 'fast-check'
import * as v from 'valibot'
import { deliberate, type Deliberation } from '@/rules/index.ts'
import { commandSchema, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { Owed } from '@/rules/napoleon-in-europe/due.ts'
import type { NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { Level, NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { anyCommand } from './command-arbitraries.ts'
import { startingGames } from './starting-games.ts'

/** What a hand does next: what is due on the calendar, or a command. */
export type Tap =
  | { readonly kind: 'goOn' }
  | {
      readonly kind: 'command'
      readonly command: NapoleonCommand
      /** Whether it is given for whoever's turn it is. */
      readonly inTurn: boolean
      /** Which of the things that are owed it settles, where it can settle any. */
      readonly owed: number
    }

type Throw = readonly [tap: Tap, faces: readonly number[]]

/** What is done with one of the starting games. */
export interface Evening {
  /** Its place among them, which is shorter to print than the game. */
  readonly game: number
  readonly taps: readonly Throw[]
}

export type Answer = Deliberation<NapoleonEffect>

export function anyTap(level: Level): fc.Arbitrary<Tap> {
  return fc.oneof(
    { weight: 1, arbitrary: fc.constant<Tap>({ kind: 'goOn' }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('command'),
        command: anyCommand(level),
        inTurn: fc.boolean(),
        owed: fc.nat(9),
      }),
    },
  )
}

const someFaces = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 4, maxLength: 12 })

function tapsOf(level: Level): fc.Arbitrary<Throw[]> {
  return fc.array(fc.tuple(anyTap(level), someFaces), { maxLength: 40, size: 'max' })
}

const taps: Readonly<Record<Level, fc.Arbitrary<Throw[]>>> = {
  basic: tapsOf('basic'),
  standard: tapsOf('standard'),
}

export const anyEvening: fc.Arbitrary<Evening> = fc
  .nat(startingGames.length - 1)
  .chain((game) => fc.record({ game: fc.constant(game), taps: taps[startOf({ game }).level] }))

/** The game that an evening starts from. */
export function startOf({ game }: Pick<Evening, 'game'>): NapoleonState {
  const start = startingGames[game]
  if (start === undefined) throw new Error(`no game ${game}`)
  return start
}

type Look = (answer: Answer, after: NapoleonState, before: NapoleonState, command: NapoleonCommand) => void

/** Plays evenings, and looks at every step. */
export function evening(look: Look): void {
  fc.assert(
    fc.property(anyEvening, (one) => {
      one.taps.reduce((before, [tap, faces]) => {
        const command = commandOf(before, tap)
        const answer = put(before, command, faces)
        const after = carriedOut(before, answer)
        look(answer, after, before, command)
        return after
      }, startOf(one))
    }),
    { numRuns: 60 },
  )
}

export function carriedOut(state: NapoleonState, answer: Answer): NapoleonState {
  return answer.kind === 'decided' ? answer.effects.reduce(napoleonInEurope.apply, state) : state
}

/** The command that a tap comes to in this state. */
export function commandOf(state: NapoleonState, tap: Tap): NapoleonCommand {
  if (tap.kind === 'goOn') return goingOn(state)
  const { command, inTurn, owed } = tap
  const { acting } = state.calendar
  const due = 'due' in command ? state.pending[owed] : undefined
  return v.parse(commandSchema, {
    ...command,
    ...('nation' in command && inTurn && acting !== null ? { nation: acting } : {}),
    ...(due === undefined ? {} : { ...debtorOf(due), due: due.id }),
  })
}

function debtorOf(due: Owed): { readonly nation?: NationId } {
  if ('nation' in due) return { nation: due.nation }
  const [nation] = due.kind === 'battle' ? due.attackers : due.nations
  return nation === undefined ? {} : { nation }
}

/** What is next on the calendar. */
function goingOn({ calendar, level, ended }: NapoleonState): NapoleonCommand {
  const { acting, phase, done } = calendar
  if (ended !== null) return { type: 'resumeGame' }
  if (acting === null) return { type: level === 'basic' && done.length === 0 ? 'rollForFirst' : 'endRound' }
  return phase === 'movement'
    ? { type: 'endTurn', nation: acting, jointly: [] }
    : { type: 'endProductionTurn', nation: acting }
}

/** More dice than any command throws, but where everybody throws the same for ever. */
const mostFaces = 1_000

/** Puts a command; its dice show these faces again and again, a little higher each time. */
export function put(state: NapoleonState, command: NapoleonCommand, shown: readonly number[]): Answer {
  const faces: { face: number; origin: 'given' }[] = []
  for (;;) {
    const answer = deliberate(napoleonInEurope, state, command, faces)
    if (answer.kind !== 'needsDie' || faces.length === mostFaces) return answer
    const round = Math.floor(faces.length / shown.length)
    const face = (shown[faces.length % shown.length] ?? 1) + round
    faces.push({ face: ((face - 1) % answer.die.sides) + 1, origin: 'given' })
  }
}
