import type { NeededDie, PlainDie } from '@/dice/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { deliberate, type Refusal } from '@/rules/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { DieView, PoolView, RefusalView } from '@/ui/resolve/view.ts'
import type { SheetWords } from '../../shared/commandView.ts'
import { dieFaceOf, outcomeOf, sumLinesOf } from '../describe/outcome.ts'
import { refusalText } from '../describe/refusals.ts'
import { guideNotes, sumsOf } from '../describe/sums.ts'
import { nationName, nationNamed, provenanceWord, subjectIn } from '../describe/texts.ts'

const { shell } = napoleon

/** How Napoleon in Europe says what stands on the resolve sheet. */
export const sheetWords: SheetWords<NapoleonState, NapoleonCommand> = {
  sumsAhead: (_state, _command, { reasons }) => sumsOf(reasons),
  sumsOf,
  notesOf: (reasons) => guideNotes(reasons),
  sumLinesOf,
  outcomeOf,
  dieOf: ({ die }) => dieOf(die),
  dieFaceOf,
  refusalOf,
  rollLabel,
  nextLabel: shell.roll.next,
  recordAction: () => ({ label: shell.record }),
}

function dieOf({ sides, side, subject, pool }: NeededDie): DieView {
  const label = subject === undefined ? shell.typedQuestion : shell.typedQuestionOf(subjectIn(subject))
  const who = nationName(nationNamed(side))
  return {
    sides,
    label,
    ...(who === undefined || who === subject ? {} : { who }),
    ...(pool === undefined || pool.count < fewestCounted ? {} : { pool: poolOf(pool) }),
  }
}

/** Fewer dice of a pool are typed one by one at once. */
const fewestCounted = 4

function poolOf({ count, successes }: NonNullable<NeededDie['pool']>): PoolView {
  const { question, ...words } = shell.counting
  return { count, label: question(count, successes), ...words }
}

/** Why something is refused, with where that rule comes from. */
export function refusalOf(refusal: Refusal): RefusalView {
  const reason = refusalText(refusal)
  const word = provenanceWord(refusal.provenance)
  return word === '' ? { reason } : { reason, provenance: { word, place: null } }
}

/** No command asks for more dice than this ahead. */
const mostDice = 60

/** The dice that a command asks for where each shows a one: how many there are, and who throws them. */
export function diceAhead(state: NapoleonState, command: NapoleonCommand): readonly PlainDie[] {
  const dice: PlainDie[] = []
  while (dice.length < mostDice) {
    const faces = dice.map(() => ({ face: 1, origin: 'given' as const }))
    const stage = deliberate(napoleonInEurope, state, command, faces)
    if (stage.kind !== 'needsDie') return dice
    dice.push(stage.die)
  }
  return dice
}

function rollLabel(state: NapoleonState, command: NapoleonCommand): string {
  const { one, two, all } = shell.roll
  const { length } = diceAhead(state, command)
  return length === 1 ? one : length === 2 ? two : all
}
