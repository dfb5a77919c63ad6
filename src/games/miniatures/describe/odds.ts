import type { Chance } from '@/dice/index.ts'
import { list, messages } from '@/messages/index.ts'
import { commandOdds, deliberate, type CommandEnding, type Reason } from '@/rules/index.ts'
import { combat, dieSides } from '@/rules/miniatures/index.ts'
import type { CombatCommand, MiniaturesEffect, MiniaturesState } from '@/rules/miniatures/index.ts'
import type { Chances, Question, Risk } from '../resolve/chances.ts'
import type { CombatReferee } from '../resolve/table.ts'
import { lineText, outcomeText } from './texts.ts'
import type { Harm, OddsSegment, OddsView } from '@/ui/resolve/view.ts'

const { screens } = messages.miniatures

type Ending = CommandEnding<MiniaturesEffect>

/** Every outcome with how bad it is for whoever is resolved against, mildest first. */
const harms: readonly (readonly [string, Harm])[] = [
  ['fire.outcome.none', 0],
  ['fire.outcome.lively', 1],
  ['fire.outcome.telling', 2],
  ['fire.outcome.deadly', 3],
  ['fire.outcome.withering', 4],
  ['morale.outcome.markerOff', 0],
  ['morale.outcome.stays', 1],
  ['morale.outcome.movesBack', 2],
  ['morale.outcome.removed', 3],
  ['melee.outcome.attackerBreaksThrough', 0],
  ['melee.outcome.defenderRuns', 0],
  ['melee.outcome.attackerWins', 1],
  ['melee.outcome.defenderShies', 1],
  ['melee.outcome.level', 2],
  ['melee.outcome.squareHolds', 3],
  ['melee.outcome.defenderWins', 3],
  ['melee.outcome.attackerShies', 3],
  ['melee.outcome.defenderBreaksThrough', 4],
  ['melee.outcome.attackerRuns', 4],
  ['charge.outcome.stands', 0],
  ['charge.outcome.counterCharges', 0],
  ['charge.outcome.squareForms', 0],
  ['charge.outcome.lineForms', 0],
  ['charge.outcome.counterChargeFails', 2],
  ['charge.outcome.squareFails', 2],
  ['charge.outcome.lineFails', 2],
  ['charge.outcome.riddenDown', 3],
  ['firstMover.outcome.a', 0],
  ['firstMover.outcome.b', 1],
  ['leader.outcome.notAtRisk', 0],
  ['leader.outcome.unhurt', 0],
  ['leader.outcome.falls', 3],
]

/** How bad an outcome is for whoever is resolved against. */
export function harmOf(outcome: string): Harm {
  return harms.find(([key]) => key === outcome)?.[1] ?? 0
}

/**
 * The key of an ending's outcome; one that may fall to either side is told apart by the side, and a unit that
 * shies from contact by whether it runs for good.
 */
function outcomeKey({ reasons }: Ending): string {
  const outcome = reasons.find(({ operation }) => operation === 'outcome')
  const side = outcome?.parameters['of']
  const key = [outcome?.key ?? '', ...(side === undefined ? [] : [side])].join('.')
  return reasons.some((reason) => reason.key === 'morale.contact.removed')
    ? key.replace('Shies', 'Runs')
    : key
}

/** Everything that can be said ahead of a command, at once. */
export function chancesOf(question: Question): Chances {
  return { odds: oddsFor(question), risks: risksFor(question) }
}

/** How a command may end; while an officer's die is thrown, what that die may bring. */
export function oddsFor({ referee, state, command, known, isOver }: Question): OddsView | undefined {
  const isLeaders = !isOver && nextDie(referee, state, command, known) === 'leader'
  return isLeaders ? leaderDieOdds(state, command, known) : oddsOf(state, command, known, referee)
}

/** Which officers a command may cost in passing. */
export function risksFor({ referee, state, command, known, isOver }: Question): readonly Risk[] {
  if (isOver || command.type === 'fallenLeader' || command.type === 'rollFirst') return []
  const die = nextDie(referee, state, command, known)
  return die === null || die === 'leader' ? [] : leaderRisks(state, command, known)
}

/** What the next die is for; null where none is thrown. */
function nextDie(
  referee: CombatReferee,
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
): string | null {
  const faced = known.map((face) => ({ face, origin: 'given' as const }))
  const stage = deliberate(referee, state, command, faced)
  return stage.kind === 'needsDie' ? stage.die.label : null
}

interface KnownOdds {
  readonly state: MiniaturesState
  readonly referee: CombatReferee
  readonly question: string
  readonly odds: OddsView | undefined
}

/** The last answer: the sheet asks the same before the roll, while it is written, and after it. */
let lastOdds: KnownOdds | null = null

/**
 * The exact odds of a command, given the faces that already lie on the table; none where it asks no die.
 *
 * @param referee the whole rulebook where the command is more than fighting
 */
export function oddsOf(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
  referee: CombatReferee = combat,
): OddsView | undefined {
  const question = JSON.stringify([command, known])
  if (lastOdds?.state !== state || lastOdds.referee !== referee || lastOdds.question !== question) {
    lastOdds = { state, referee, question, odds: workOutOdds(state, command, known, referee) }
  }
  return lastOdds.odds
}

function workOutOdds(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
  referee: CombatReferee,
): OddsView | undefined {
  if (nextDie(referee, state, command, known) === null) return undefined
  const chances = commandOdds(referee, state, command, outcomeKey, known)
  const faces = facesByOutcome(state, command, known, referee)
  const segments = harms.flatMap(([key, harm]) => {
    const chance = chances.find((candidate) => candidate.key === key)
    return chance === undefined ? [] : [segmentOf(chance, harm, faces?.get(key))]
  })
  if (segments.length === 0) return undefined
  if (faces !== null) return { segments, sides: dieSides }
  const ofDie = dieSegments(state, command, known, referee)
  return ofDie.length === 0 ? { segments } : { segments, ofDie }
}

function segmentOf(
  { key, value, probability }: Chance<Ending>,
  harm: Harm,
  faces: readonly number[] | undefined,
): OddsSegment {
  const name = endingName(key, value)
  const effects = key.startsWith('fire.') ? effectWords(value.effects) : []
  const label = effects.length === 0 ? name : screens.namedEffect(name, effects.join(', '))
  const segment = { key, label, probability, harm }
  return faces === undefined ? segment : { ...segment, faces }
}

/** A check before contact that its unit fails. */
const failedChecks: readonly string[] = ['morale.contact.movesBack', 'morale.contact.removed']

/** The short name of an ending; melee is named as its outcome is, after the units, or as the check that ends it. */
function endingName(key: string, { reasons }: Ending): string {
  const names: Readonly<Record<string, string>> = screens.oddsNames
  const shies = reasons.find((reason) => failedChecks.includes(reason.key))
  if (shies !== undefined) return lineText(shies)
  const outcome = reasons.find(({ operation }) => operation === 'outcome')
  return names[key] ?? (outcome === undefined ? key : outcomeText(outcome))
}

/** What a result does to the target, in a few words. */
function effectWords(effects: readonly MiniaturesEffect[]): readonly string[] {
  if (effects.some(({ type }) => type === 'unitRemoved')) return [screens.effects.removed]
  return effects.flatMap((effect) => {
    if (effect.type === 'basesLost') return [screens.effects.bases(effect.count)]
    if (effect.type === 'gunDamaged') return [screens.effects.damaged]
    return effect.type === 'markerPlaced' ? [screens.effects.marker] : []
  })
}

/** Which faces of the next die lead to which outcome; null where that one die does not decide it. */
function facesByOutcome(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
  referee: CombatReferee,
): ReadonlyMap<string, readonly number[]> | null {
  const faces = new Map<string, number[]>()
  for (let face = 1; face <= dieSides; face += 1) {
    const [only, ...others] = commandOdds(referee, state, command, outcomeKey, [...known, face])
    if (only === undefined || others.length > 0) return null
    faces.set(only.key, [...(faces.get(only.key) ?? []), face])
  }
  return faces
}

/** What each check before contact comes to, with how bad that is for the attacker. */
const checkHarms: Readonly<Record<string, Readonly<Record<string, Harm>>>> = {
  attackerCheck: { fights: 0, movesBack: 3, removed: 4 },
  defenderCheck: { fights: 2, movesBack: 1, removed: 0 },
}

/** What the next die settles by itself where the rest is still open: a check before contact. */
function dieSegments(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
  referee: CombatReferee,
): readonly OddsSegment[] {
  if (nextDie(referee, state, command, known) !== 'morale.contact') return []
  const segments = new Map<string, OddsSegment>()
  for (const face of facesOf(dieSides)) {
    const faces = [...known, face].map((each) => ({ face: each, origin: 'given' as const }))
    const stage = deliberate(referee, state, command, faces)
    const check = stage.kind === 'refused' ? undefined : stage.reasons.findLast(isCheck)
    if (check === undefined) continue
    const word = check.key.replace('morale.contact.', '')
    const key = `morale.outcome.${word}`
    const before = segments.get(key)?.faces ?? []
    const label = outcomeText({ ...check, key })
    const harm = checkHarms[check.sum]?.[word] ?? 0
    const all = [...before, face]
    segments.set(key, { key, label, harm, probability: all.length / dieSides, faces: all })
  }
  return [...segments.values()]
}

function isCheck({ key, operation }: Reason): boolean {
  return operation === 'result' && key.startsWith('morale.contact.')
}

/** Which faces of a leader's next die fell him, whatever else hangs on the roll. */
export function leaderDieOdds(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
): OddsView {
  const before = fallenFor(state, command, known)
  const fatal = facesOf(dieSides).filter((face) => {
    const after = fallenFor(state, command, [...known, face])
    return after.certain.some((officer) => !before.certain.includes(officer))
  })
  const safe = facesOf(dieSides).filter((face) => !fatal.includes(face))
  return {
    sides: dieSides,
    segments: [
      dieSegment('leader.outcome.unhurt', 0, safe),
      dieSegment('leader.outcome.falls', 3, fatal),
    ].filter(({ probability }) => probability > 0),
  }
}

function dieSegment(
  key: 'leader.outcome.unhurt' | 'leader.outcome.falls',
  harm: Harm,
  faces: readonly number[],
): OddsSegment {
  return { key, label: screens.oddsNames[key], probability: faces.length / dieSides, harm, faces }
}

/** The officers who fall in every way that a command can still end. */
function fallenFor(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
): { readonly certain: readonly string[] } {
  const endings = commandOdds(combat, state, command, ({ reasons }) => fallenIn(reasons).join(), known)
  const [first, ...others] = endings.map(({ value }) => fallenIn(value.reasons))
  const certain = (first ?? []).filter((officer) => others.every((fallen) => fallen.includes(officer)))
  return { certain }
}

function facesOf(sides: number): readonly number[] {
  return Array.from({ length: sides }, (_, index) => index + 1)
}

/** The chance that each officer in danger falls, by the officer's name. */
export function leaderRisks(
  state: MiniaturesState,
  command: CombatCommand,
  known: readonly number[],
): readonly Risk[] {
  const fallen = commandOdds(combat, state, command, (ending) => list(fallenIn(ending.reasons)), known)
  const officers = new Map<string, number>()
  for (const { value, probability } of fallen) {
    for (const officer of fallenIn(value.reasons)) {
      officers.set(officer, (officers.get(officer) ?? 0) + probability)
    }
  }
  return [...officers].map(([officer, probability]) => ({ officer, probability }))
}

function fallenIn(reasons: readonly Reason[]): readonly string[] {
  return reasons
    .filter(({ key }) => key === 'leader.falls')
    .map(({ parameters }) => String(parameters['officer']))
}
