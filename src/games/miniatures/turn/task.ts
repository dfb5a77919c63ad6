import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { Charge, Deed, MiniaturesState, StepId, Task, Unit } from '@/rules/miniatures/index.ts'
import { outcomeText } from '../describe/texts.ts'
import { conditionText, standingText } from '../describe/unit.ts'

const { task: texts, hindrances } = later.turn
const { screens } = messages.miniatures

/** What a line of the checklist says beneath the unit's name. */
export function taskLine(task: Task, step: StepId): string {
  if (step === 'charges' || step === 'chargeMoves') return chargeLine(task)
  if (step === 'melee') return meleeLine(task)
  if (step === 'moves') return moveLine(task)
  if (step === 'rally') return rallyLine(task)
  return actLine(task)
}

function nameOf(unit: Unit | null): string {
  return unit?.name ?? ''
}

/** "1st Line: 1 base, a marker": what came of a deed. */
function deedText({ kind, outcome, basesLost, marker, removed }: Deed, other: Unit | null): string {
  const losses = kind === 'fire' ? lossWords(basesLost, marker, removed) : ''
  const words = losses === '' ? wordsOf(outcome) : losses
  return other === null ? words : texts.outcome(other.name, words)
}

function lossWords(basesLost: number, marker: boolean, removed: boolean): string {
  if (removed) return screens.effects.removed
  const bases = basesLost > 0 ? [screens.effects.bases(basesLost)] : []
  return [...bases, ...(marker ? [screens.effects.marker] : [])].join(', ')
}

/** The heading of an outcome, as it stands in the middle of a line. */
function wordsOf(outcome: string): string {
  const text = outcomeText({
    key: outcome,
    parameters: {},
    value: 0,
    operation: 'outcome',
    sum: '',
    provenance: { kind: 'rule', section: '' },
  })
  return text.charAt(0).toLocaleLowerCase() + text.slice(1)
}

function actLine({ unit, other, hindrance, deed, fireFactor }: Task): string {
  if (deed !== null) return deedText(deed, other)
  if (hindrance !== null) return hindrances[hindrance]
  const charged = other === null ? [] : [texts.chargedBy(other.name)]
  return [standingText(unit), ...burdens(unit, fireFactor), ...charged].join(', ')
}

function rallyLine({ unit, deed }: Task): string {
  return deed === null ? conditionText(unit) : deedText(deed, null)
}

/** What a unit carries or does that halves its fire. */
function burdens({ marker, damaged }: Unit, fireFactor: number): readonly string[] {
  return [
    ...(marker ? [screens.unit.marker] : []),
    ...(damaged ? [screens.unit.damaged] : []),
    ...(fireFactor === 1 ? [] : [texts.fireFactor(fireFactor)]),
  ]
}

function moveLine({ unit, hindrance, standing }: Task): string {
  if (hindrance !== null) return hindrances[hindrance]
  return standing === 'done' ? `${standingText(unit)}, ${texts.moved}` : standingText(unit)
}

function meleeLine({ unit, other, charge, deed }: Task): string {
  if (deed !== null) return texts.outcome(nameOf(other), wordsOfMelee(deed, unit, other))
  const names = charge === null ? texts.locked(nameOf(other)) : texts.attacks(nameOf(other))
  if (charge === null) return names
  const checks = [unit, other].filter((each) => each?.marker === true).map((each) => nameOf(each))
  return [names, ...checks.map((name) => texts.checksFirst(name))].join(', ')
}

function wordsOfMelee({ outcome }: Deed, unit: Unit, other: Unit | null): string {
  return outcomeText({
    key: outcome,
    parameters: { attacker: unit.name, defender: nameOf(other) },
    value: 0,
    operation: 'outcome',
    sum: '',
    provenance: { kind: 'rule', section: '' },
  })
}

/** How a charge stands: whom it is aimed at, the answer, and how far it came. */
function chargeLine({ charge, other }: Task): string {
  if (charge === null) return ''
  const target = nameOf(other)
  if (other === null || (other.removed !== null && charge.stage !== 'free')) return texts.targetGone(target)
  const aim = charge.goesOn ? texts.goesOn(target) : texts.charges(target)
  return [aimAt(charge, target, aim), ...answerWords(charge)].join(': ')
}

function aimAt({ stage }: Charge, target: string, aim: string): string {
  const byStage: Readonly<Record<Charge['stage'], string>> = {
    declared: aim,
    contact: texts.reached(target),
    short: texts.short(target),
    calledOff: `${aim}, ${texts.calledOff}`,
    free: `${aim}, ${texts.mayGoOn}`,
    done: texts.reached(target),
  }
  return byStage[stage]
}

function answerWords({ answer, answerHolds, stage }: Charge): readonly string[] {
  if (stage === 'free') return []
  if (answer === null) return stage === 'declared' ? [texts.notAnswered] : []
  return [texts.answers[answer][answerHolds ? 'holds' : 'fails']]
}

/** The symbol of a task's standing, and its word for a screen reader. */
export const standingMarks: Readonly<
  Record<Task['standing'], { readonly symbol: string; readonly label: string }>
> = {
  done: { symbol: 'done', label: texts.done },
  open: { symbol: 'open', label: texts.open },
  mayAct: { symbol: 'open', label: texts.mayAct },
  cannot: { symbol: 'refused', label: texts.cannot },
}

/** The colour that the guide's texts of a state are about. */
export function sideName(state: MiniaturesState, id: string | null): string {
  return state.sides.find((side) => side.id === id)?.name ?? ''
}
