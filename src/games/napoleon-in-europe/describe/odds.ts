import { TooManyWays, type Chance } from '@/dice/index.ts'
import { commandOdds, deliberate, type CommandEnding, type Reason } from '@/rules/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonCommand, NapoleonEffect, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { Harm, OddsSegment, OddsView } from '@/ui/resolve/view.ts'
import { usualOutcomes, type OutcomeTable } from './outcome-table.ts'
import { lineText } from './texts.ts'

/** A command of which is asked what it may come to. */
export interface Question {
  readonly state: NapoleonState
  readonly command: NapoleonCommand
  /** Faces that already lie on the table. */
  readonly known: readonly number[]
}

/** Whether two questions have the same answer. */
export function isSameQuestion(one: Question, other: Question): boolean {
  return (
    one.state === other.state &&
    JSON.stringify([one.command, one.known]) === JSON.stringify([other.command, other.known])
  )
}

type Ending = CommandEnding<NapoleonEffect>

/** Outcomes are told apart by what they say. */
function keyOf({ reasons }: Ending): string {
  const outcome = outcomeIn(reasons)
  return outcome === undefined ? '' : JSON.stringify([outcome.key, outcome.parameters])
}

function outcomeIn(reasons: readonly Reason[]): Reason | undefined {
  return reasons.find(({ operation }) => operation === 'outcome')
}

/** Throws that come out in more ways nobody could read, and the phone would stand still over them. */
const mostSteps = 250

/**
 * The exact chances of every outcome; undefined where no die decides anything, or where many units throw and may
 * fare in more ways than can be worked out at the table.
 */
export function oddsOf(question: Question, ofSheet: OutcomeTable = {}): OddsView | undefined {
  try {
    return chancesOf(question, { ...usualOutcomes, ...ofSheet })
  } catch (stop) {
    if (stop instanceof TooManyWays) return undefined
    throw stop
  }
}

function chancesOf({ state, command, known }: Question, outcomes: OutcomeTable): OddsView | undefined {
  const sides = dieSidesNext(state, command, known)
  if (sides === null) return undefined
  const endings = commandOdds(napoleonInEurope, state, command, keyOf, known, mostSteps)
  const chances = inOrder(endings, outcomes)
  if (chances.length < 2) return undefined
  const faces = facesByOutcome(state, command, known, sides)
  const segments = chances.map((chance, place) =>
    segmentOf(chance, harmAt(place, chances.length), faces?.get(chance.key), outcomes),
  )
  return faces === null ? { segments } : { segments, sides }
}

function dieSidesNext(
  state: NapoleonState,
  command: NapoleonCommand,
  known: readonly number[],
): number | null {
  const faces = known.map((face) => ({ face, origin: 'given' as const }))
  const stage = deliberate(napoleonInEurope, state, command, faces)
  return stage.kind === 'needsDie' ? stage.die.sides : null
}

/** In the order of the table; what it does not name, after that, as the dice have it. */
function inOrder(chances: readonly Chance<Ending>[], outcomes: OutcomeTable): readonly Chance<Ending>[] {
  const keys = Object.keys(outcomes)
  const placeOf = ({ value }: Chance<Ending>) => {
    const place = keys.indexOf(outcomeIn(value.reasons)?.key ?? '')
    return place < 0 ? keys.length : place
  }
  /** Outcomes that count something, such as losses, stand in the order of their numbers. */
  const rankOf = ({ value }: Chance<Ending>) => outcomeIn(value.reasons)?.value ?? 0
  // The walk takes the highest faces first.
  return chances
    .toReversed()
    .map((chance, place) => ({ chance, place }))
    .sort(
      (one, other) =>
        placeOf(one.chance) - placeOf(other.chance) ||
        rankOf(one.chance) - rankOf(other.chance) ||
        one.place - other.place,
    )
    .map(({ chance }) => chance)
}

const harms: readonly Harm[] = [0, 1, 2, 3, 4]

/**
 * The hatch of an outcome whose table says nothing: two stand well apart, more grow one after another, and many
 * share what there is.
 */
function harmAt(place: number, count: number): Harm {
  const step = count === 2 ? 2 : Math.min(1, (harms.length - 1) / (count - 1))
  return harms[Math.round(place * step)] ?? 4
}

function segmentOf(
  { key, value, probability }: Chance<Ending>,
  usualHarm: Harm,
  faces: readonly number[] | undefined,
  outcomes: OutcomeTable,
): OddsSegment {
  const outcome = outcomeIn(value.reasons)
  const { label, harm = usualHarm } = outcomes[outcome?.key ?? ''] ?? {}
  const words = label ?? (outcome === undefined ? key : lineText(outcome))
  const segment = { key, label: words, probability, harm }
  return faces === undefined ? segment : { ...segment, faces }
}

/** Which faces of the next die lead to which outcome; null where that one die does not decide it. */
function facesByOutcome(
  state: NapoleonState,
  command: NapoleonCommand,
  known: readonly number[],
  sides: number,
): ReadonlyMap<string, readonly number[]> | null {
  const faces = new Map<string, number[]>()
  for (let face = 1; face <= sides; face += 1) {
    const only = onlyOutcome(state, command, [...known, face])
    if (only === null) return null
    faces.set(only, [...(faces.get(only) ?? []), face])
  }
  return faces
}

/** Two outcomes are possible. */
class StillOpen extends Error {}

/** The outcome that these faces lead to, whatever is thrown after them; null where that is still open. */
function onlyOutcome(
  state: NapoleonState,
  command: NapoleonCommand,
  faces: readonly number[],
): string | null {
  let only: string | undefined
  function note(ending: Ending): string {
    const key = keyOf(ending)
    if (only !== undefined && key !== only) throw new StillOpen()
    only = key
    return key
  }
  try {
    commandOdds(napoleonInEurope, state, command, note, faces)
  } catch (stop) {
    if (stop instanceof StillOpen) return null
    throw stop
  }
  return only ?? null
}
