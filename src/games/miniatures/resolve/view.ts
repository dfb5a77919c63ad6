import { messages } from '@/messages/index.ts'
import type { PlainDie } from '@/dice/index.ts'
import { deliberate, type Reason, type Refusal } from '@/rules/index.ts'
import type { CombatCommand, MiniaturesState } from '@/rules/miniatures/index.ts'
import type { DieView, ProvenanceView, RefusalView, ResolveView, SumView } from '@/ui/resolve/view.ts'
import { clearanceNotes } from '../describe/clearance.ts'
import { dieFaceOf, outcomeOf, sumLinesOf } from '../describe/outcome.ts'
import { guideNotes, sumsOf } from '../describe/sums.ts'
import { provenanceWord } from '../describe/texts.ts'
import type { CombatReferee, ResolveTable, Resolved, WaitingCommand } from './table.ts'

const { screens } = messages.miniatures

/** What the sheet is about: its title, and the command as far as it has been put together. */
export interface Asked {
  readonly title: string
  /** Null while something is still to be chosen. */
  readonly command: CombatCommand | null
}

/** All that the resolve sheet shows of a table that is not writing, but for the chances. */
export function resolveView(asked: Asked, table: ResolveTable): ResolveView {
  const resolved = table.resolved.value
  if (resolved !== null) return afterView(asked, resolved, table)
  const waiting = table.waitingCommand.value
  if (waiting !== null) return waitingView(asked, waiting, table)
  if (asked.command === null) return { title: asked.title, phase: 'before', sums: [] }
  return askedView(asked.title, asked.command, table)
}

/** The same sheet while something is written: nothing is shown that is not safe. */
export function whileWriting(view: ResolveView, isBusy: boolean): ResolveView {
  return isBusy && view.phase !== 'after' ? { ...view, phase: 'waiting' } : view
}

function askedView(title: string, command: CombatCommand, table: ResolveTable): ResolveView {
  const state = table.state.value
  const preview = deliberate(table.referee, state, command, [])
  if (preview.kind === 'refused') {
    return { title, phase: 'refused', sums: [], refusal: refusalOf(preview.refusal, table) }
  }
  const notes = [...guideNotes(preview.reasons), ...clearanceNotes(state, command)]
  if (preview.kind === 'decided') {
    const view = { title, phase: 'before', sums: sumsOf(preview.reasons), notes } as const
    return command.type === 'answerCharge' ? { ...view, action: { label: screens.roll.none } } : view
  }
  const own = table.usesOwnDice(preview.die.side ?? '')
  return {
    title,
    phase: own ? 'typing' : 'before',
    notes,
    sums: sumsAhead(table, command, preview, []),
    die: dieOf(preview.die, state),
    action: { label: rollLabel(preview.die) },
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

function waitingView({ title }: Asked, waiting: WaitingCommand, table: ResolveTable): ResolveView {
  const state = table.state.value
  const faces = waiting.rolls.map(({ face }) => face)
  const own = table.usesOwnDice(waiting.die.side ?? '')
  return {
    title,
    phase: own ? 'typing' : 'before',
    sums: sumsAhead(table, waiting.command, waiting, faces),
    dice: waiting.rolls.map((roll) => dieFaceOf(roll, true)),
    mayTakeBack: waiting.rolls.at(-1)?.origin === 'typed',
    die: dieOf(waiting.die, state),
    action: { label: waiting.rolls.length > 0 ? screens.roll.next : screens.roll.one },
  }
}

type Stage = Pick<WaitingCommand, 'die' | 'reasons'>

function sumsAhead(
  { referee, state: { value: state } }: ResolveTable,
  command: CombatCommand,
  stage: Stage,
  known: readonly number[],
): readonly SumView[] {
  return inColours(sumsOf(reasonsAhead(referee, state, command, stage, known)), state)
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
  { die, reasons }: Stage,
  known: readonly number[],
): readonly Reason[] {
  if (die.label !== 'morale.contact') return reasons
  const passed = [...known, die.sides].map((face) => ({ face, origin: 'given' as const }))
  const next = deliberate(referee, state, command, passed)
  if (next.kind !== 'needsDie') return reasons
  const faces = passed.map(({ face }) => face)
  const ahead = reasonsAhead(referee, state, command, next, faces)
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

function afterView({ title }: Asked, resolved: Resolved, table: ResolveTable): ResolveView {
  const { rolls, reasons, before } = resolved
  return {
    title,
    phase: 'after',
    sums: inColours(sumsOf(reasons), before),
    sumLines: sumLinesOf(rolls, reasons),
    outcome: outcomeOf(reasons),
    recorded: table.recorded.value,
    undoable: table.undoable.value,
  }
}
