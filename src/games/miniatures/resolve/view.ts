import { messages } from '@/messages/index.ts'
import type { PlainDie } from '@/dice/index.ts'
import { deliberate, type Reason, type Refusal } from '@/rules/index.ts'
import type { CombatCommand, MiniaturesState } from '@/rules/miniatures/index.ts'
import type { DieView, ProvenanceView, RefusalView, ResolveView, SumView } from '@/ui/resolve/view.ts'
import { commandView, type Asked as AskedOf, type SheetWords, type Stage } from '../../shared/commandView.ts'
import { clearanceNotes } from '../describe/clearance.ts'
import { dieFaceOf, outcomeOf, sumLinesOf } from '../describe/outcome.ts'
import { guideNotes, sumsOf } from '../describe/sums.ts'
import { provenanceWord } from '../describe/texts.ts'
import type { CombatReferee, ResolveTable } from './table.ts'

export type Asked = AskedOf<CombatCommand>
export { whileWriting } from '../../shared/commandView.ts'

const { screens } = messages.miniatures

/** All that the resolve sheet shows of a table that is not writing, but for the chances. */
export function resolveView(asked: Asked, table: ResolveTable): ResolveView {
  return commandView(asked, table, wordsOf(table))
}

function wordsOf(table: ResolveTable): SheetWords<MiniaturesState, CombatCommand> {
  return {
    sumsAhead: (state, command, stage) =>
      inColours(sumsOf(reasonsAhead(table.referee, state, command, stage)), state),
    sumsOf: (reasons, state) => inColours(sumsOf(reasons), state),
    notesOf: (reasons, state, command) => [...guideNotes(reasons), ...clearanceNotes(state, command)],
    sumLinesOf,
    outcomeOf,
    dieOf: ({ die }, state) => dieOf(die, state),
    dieFaceOf: (roll) => dieFaceOf(roll, true),
    refusalOf: (refusal) => refusalOf(refusal, table),
    rollLabel: (_state, _command, die) => rollLabel(die),
    nextLabel: screens.roll.next,
    recordAction: ({ type }) => (type === 'answerCharge' ? { label: screens.roll.none } : undefined),
  }
}

/** The dice that the button throws: both of a melee or of the first move, or all that a check before contact may lead to. */
const rollLabels: Readonly<Record<string, string>> = {
  'melee.attacker': screens.roll.two,
  'morale.contact': screens.roll.all,
  'firstMover.a': screens.roll.two,
}

function rollLabel({ label }: PlainDie): string {
  return rollLabels[label] ?? screens.roll.one
}

/** The sums of the first move belong to the sides, and wear their colours. */
function inColours(sums: readonly SumView[], { sides }: MiniaturesState): readonly SumView[] {
  return sums.map((sum) => {
    const side = sides.find(({ id }) => id === sum.id)
    return side === undefined ? sum : { ...sum, nation: side.colour }
  })
}

/**
 * The reasons as far as they are known. While a check before contact is still to be thrown, those of the
 * melee that it may lead to stand there too: the odds are for both.
 */
function reasonsAhead(
  referee: CombatReferee,
  state: MiniaturesState,
  command: CombatCommand,
  { die, reasons, rolls }: Stage,
): readonly Reason[] {
  if (die.label !== 'morale.contact') return reasons
  const faces = [...rolls.map(({ face }) => face), die.sides]
  const passed = faces.map((face) => ({ face, origin: 'given' as const }))
  const next = deliberate(referee, state, command, passed)
  if (next.kind !== 'needsDie') return reasons
  const ahead = reasonsAhead(referee, state, command, next)
  return ahead.filter(({ operation }) => operation !== 'result')
}

function dieOf({ sides, label, side, subject }: PlainDie, state: MiniaturesState): DieView {
  const questions: Readonly<Record<string, string>> = screens.typedQuestion
  const who = state.sides.find(({ id }) => id === side)?.name
  const about = subject === undefined || subject === '' ? undefined : screens.subjectQuestion(subject)
  const die = { sides, label: about ?? questions[label] ?? screens.typedQuestion.fire }
  return who === undefined || who === '' || who === subject ? die : { ...die, who }
}

function refusalOf(refusal: Refusal, table: ResolveTable): RefusalView {
  const provenance = refusalProvenance(refusal)
  const reason = table.refusalText(refusal)
  return provenance === undefined ? { reason } : { reason, provenance }
}

function refusalProvenance({ provenance }: Refusal): ProvenanceView | undefined {
  const word = provenanceWord(provenance)
  return word === '' ? undefined : { word, place: null }
}
