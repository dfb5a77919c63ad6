import { rule } from '../../../chart-building.ts'
import { cellOf, type FoundCell } from '../../../chart.ts'
import { writeHeading } from '../../../heading.ts'
import type { Ledger } from '../../../reason.ts'
import type { Table } from '../../../rulebook.ts'
import type { NapoleonCharts } from '../../charts/index.ts'
import type { Deciders } from '../../decider.ts'
import type { Effects } from '../../effects.ts'
import { inOrder } from '../../politics/in-order.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { NapoleonState } from '../../state.ts'
import type { FeatureId, StandardBattle, StandardPiece } from '../battle.ts'
import { standardBattleIn } from '../standing.ts'
import { armOfPiece, placeOf, setCourse, setPiece } from './board.ts'
import type { standardBattleCommands } from './commands.ts'
import { lineBroken } from './ending.ts'
import { distanceTo, isAgainstLanding, whyNoFire, whyNoTarget } from './fire-lines.ts'
import { fellsLeader, leaderFalls, noteLeaderAtRisk } from './leaders.ts'
import { aboutPiece, requireActor, requireEnemy, requireNone } from './phases.ts'
import { eliminated, fallenBack } from './removing.ts'
import { say } from './saying.ts'
import { featureIn } from './terrain.ts'
import { dieUpTo, twoDiceOf } from './throwing.ts'

const fire = rule('Fire Attack')

/** A piece that fires at another, on the board as it stands. */
export interface Shot {
  readonly battle: StandardBattle
  readonly piece: StandardPiece
  readonly target: StandardPiece
}

/** A piece fires: two dice for a hit, and one for what a hit does. (Fire Attack.) */
export const firingDeciders: Deciders<Pick<typeof standardBattleCommands, 'fireInBattle'>> = {
  fireInBattle(state, { side, piece: id, target: targetId }, table) {
    const piece = requireActor(state, side, id, 'piece')
    const battle = standardBattleIn(state)
    requireNone(whyNoFire(battle, piece), 'piece')
    const target = requireEnemy(battle, side, targetId, 'target')
    requireNone(whyNoTarget(state.rules, battle, piece, target), 'target')
    const { ledger } = table
    const shot = { battle, piece, target }
    writeHeading(ledger, 'fireInBattle', {
      ...aboutPiece(battle, piece),
      from: piece.at,
      target: target.unit,
      area: target.at,
      other: target.side,
    })
    return afterShot(state, shot, shoot(state, shot, table), ledger)
  },
}

/**
 * What a shot comes to once it is thrown: an action used, the target's fate, a leader's beside it, and perhaps the
 * battle's.
 */
export function afterShot(state: NapoleonState, shot: Shot, thrown: ThrownShot, ledger: Ledger): Effects {
  const { battle, piece, target } = shot
  return inOrder(
    state,
    () => [
      setPiece(piece, { spent: piece.spent + 1, hasFired: true }),
      setCourse(battle, { hasActed: true, isLively: true }),
    ],
    () => fate(target, thrown.outcome),
    (now) => (fellsLeader(now, thrown.natural) ? fallenBeside(now, target, ledger) : []),
    (now) => lineBroken(now, ledger),
  )
}

type Outcome = 'missed' | 'fallsBack' | 'eliminated'

/** What the dice of a shot came to. */
export interface ThrownShot {
  /** Two dice as they lie. */
  readonly natural: number
  readonly outcome: Outcome
}

function fate(target: StandardPiece, outcome: Outcome) {
  if (outcome === 'missed') return []
  return [setPiece(target, outcome === 'eliminated' ? eliminated : fallenBack(target))]
}

/** One leader beside who was fired at. (Leaders and Rallying; N13.) */
function fallenBeside(state: NapoleonState, target: StandardPiece, ledger: Ledger) {
  const area = placeOf(target)
  return area === null ? [] : leaderFalls(state, target.side, area, ledger)
}

/** Throws for a shot that may be fired: two dice, and one more where they hit. */
export function shoot(state: NapoleonState, shot: Shot, { dice, ledger }: Table): ThrownShot {
  const { battle, piece, target } = shot
  const needed = neededToHit(state.rules, shot, ledger)
  const added = addedInFire(state.rules, shot, ledger)
  const area = placeOf(target)
  if (area !== null) noteLeaderAtRisk(state, { side: target.side, area, sum: 'needed' }, ledger)
  const natural = twoDiceOf(battle, piece.side, 'battle.fire', dice)
  const total = natural + added
  ledger.write({
    key: 'fire.thrown',
    parameters: { total, needed },
    value: total,
    operation: 'result',
    sum: 'fire',
    provenance: fire,
  })
  const outcome = total >= needed ? whatHitDoes(state.rules, shot, { dice, ledger }) : 'missed'
  sayOutcome(shot, outcome, ledger)
  return { natural, outcome }
}

/** One die after a hit: the unit is removed, or falls back. */
function whatHitDoes(rules: NapoleonRules, shot: Shot, { dice, ledger }: Table): Outcome {
  const most = eliminatedUpTo(rules, shot, ledger)
  const face = dieUpTo(shot.battle, shot.piece.side, { label: 'battle.hit', most }, dice)
  return face <= most ? 'eliminated' : 'fallsBack'
}

const outcomeTexts = {
  missed: 'fire.outcome.missed',
  fallsBack: 'fire.outcome.fallsBack',
  eliminated: 'fire.outcome.eliminated',
} as const

function sayOutcome({ battle, target }: Shot, outcome: Outcome, ledger: Ledger): void {
  const about = aboutPiece(battle, target)
  say(ledger, 'outcome', outcomeTexts[outcome], fire, about)
  if (outcome === 'eliminated') say(ledger, 'order', 'order.removeUnit', fire, about)
  if (outcome === 'fallsBack') say(ledger, 'order', 'order.retreatUnit', fire, about)
}

/** What two dice must reach, by the chart. */
function neededToHit({ charts }: NapoleonRules, { piece, target }: Shot, ledger: Ledger): number {
  const cell = fireCell(charts, piece, target)
  const parameters = { target: armOfPiece(target) }
  return ledger.read(cell, { key: 'fire.needed', operation: 'total', sum: 'needed', parameters })
}

function fireCell({ battleFire }: NapoleonCharts, piece: StandardPiece, target: StandardPiece): FoundCell {
  const arm = armOfPiece(target)
  const isFar = (distanceTo(piece, target) ?? 1) > 1
  const guns = isFar ? 'artilleryFar' : 'artillery'
  const row = armOfPiece(piece) === 'artillery' ? guns : 'infantry'
  return cellOf(battleFire, row, arm === 'leader' ? 'infantry' : arm)
}

type ModifierId = NapoleonCharts['battleFireModifiers']['rows'][number]['id']

const isArm = ({ piece }: Shot, arm: 'infantry' | 'artillery') => armOfPiece(piece) === arm

const isInto = ({ battle, target }: Shot, feature: FeatureId) => standsIn(battle, target, feature)
const isFrom = ({ battle, piece }: Shot, feature: FeatureId) => standsIn(battle, piece, feature)

function standsIn(battle: StandardBattle, piece: StandardPiece, feature: FeatureId): boolean {
  const area = placeOf(piece)
  return area !== null && featureIn(battle, area) === feature
}

/** Light infantry fires out of cover as if it were none. (Advanced: Light Infantry.) */
const isHampered = ({ piece }: Shot) => piece.unit !== 'lightInfantry'

/** Every modifier of fire, in the order that a player adds them up. (Fire Modifiers; Terrain.) */
const modifiers: readonly (readonly [ModifierId, (shot: Shot) => boolean])[] = [
  ['eliteInfantry', ({ piece }) => piece.unit === 'eliteInfantry'],
  ['lightInfantry', ({ piece }) => piece.unit === 'lightInfantry'],
  ['militia', ({ piece }) => piece.unit === 'militia'],
  ['horseArtillery', ({ piece }) => piece.unit === 'horseArtillery'],
  ['firerInSquare', ({ piece }) => piece.inSquare],
  ['infantryAtSquare', (shot) => shot.target.inSquare && isArm(shot, 'infantry')],
  ['artilleryAtSquare', (shot) => shot.target.inSquare && isArm(shot, 'artillery')],
  ['hill', (shot) => isArm(shot, 'artillery') && isFrom(shot, 'hill')],
  ['intoWoods', (shot) => isInto(shot, 'woods')],
  ['fromWoods', (shot) => isHampered(shot) && isFrom(shot, 'woods')],
  ['intoVillage', (shot) => isInto(shot, 'village')],
  ['fromVillage', (shot) => isHampered(shot) && isFrom(shot, 'village')],
]

/** What is added to the two dice of a shot, with the reasons. (Fire Modifiers; Amphibious Movement.) */
function addedInFire({ charts }: NapoleonRules, shot: Shot, ledger: Ledger): number {
  const line = { operation: 'add', sum: 'fire' } as const
  const own = modifiers
    .filter(([, applies]) => applies(shot))
    .map(([id]) =>
      ledger.read(cellOf(charts.battleFireModifiers, id, 'value'), { ...line, key: `fire.${id}` }),
    )
  const landing = isAgainstLanding(shot.battle, shot.piece)
    ? [ledger.read(cellOf(charts.landing, 'defenders', 'value'), { ...line, key: 'fire.landing' })]
    : []
  const added = [...own, ...landing]
  const value = added.reduce((sum, modifier) => sum + modifier, 0)
  if (added.length > 0) {
    const parameters = {}
    ledger.write({
      key: 'battle.onTheDice',
      parameters,
      value,
      operation: 'total',
      sum: 'fire',
      provenance: fire,
    })
  }
  return value
}

/** The highest face of one die that removes a unit that was hit. (Fire Attack; Advanced: Light Infantry.) */
function eliminatedUpTo({ charts }: NapoleonRules, { piece, target }: Shot, ledger: Ledger): number {
  const { unit } = target
  if (unit === 'leader') throw new RangeError('leaders are not fired at')
  const parameters = { unit }
  const isLight = piece.unit === 'lightInfantry'
  const usual = ledger.read(cellOf(charts.elimination, unit, 'value'), {
    key: 'fire.eliminates',
    operation: isLight ? 'set' : 'total',
    sum: 'elimination',
    parameters,
  })
  if (!isLight) return usual
  const less = ledger.read(cellOf(charts.eliminationModifiers, 'byLightInfantry', 'value'), {
    key: 'fire.byLightInfantry',
    operation: 'add',
    sum: 'elimination',
  })
  const value = usual + less
  ledger.write({
    key: 'fire.eliminates',
    parameters,
    value,
    operation: 'total',
    sum: 'elimination',
    provenance: fire,
  })
  return value
}
