import { rule } from '../../../chart-building.ts'
import { cellOf } from '../../../chart.ts'
import type { Ledger } from '../../../reason.ts'
import type { NapoleonCharts } from '../../charts/index.ts'
import type { NapoleonRules } from '../../rules.ts'
import type { FeatureId, StandardBattle, StandardPiece } from '../battle.ts'
import type { Area } from './areas.ts'
import { armOfPiece, hasCombinedArms } from './board.ts'
import { isAgainstLanding } from './fire-lines.ts'
import { leadersIn } from './leaders.ts'
import { aboutPiece } from './phases.ts'
import { featureIn } from './terrain.ts'

const charging = rule('Charge Attack')

/** A unit that comes upon another, on the board as it stands. */
export interface Charge {
  readonly battle: StandardBattle
  readonly charger: StandardPiece
  readonly from: Area
  readonly target: StandardPiece
  readonly into: Area
  /** Cavalry meets a charger in turn. (Advanced: Countercharges.) */
  readonly isCountercharge: boolean
}

export type ChargeRole = 'charger' | 'target'

type ModifierId = NapoleonCharts['battleChargeModifiers']['rows'][number]['id']

/** One of the two in a charge, as its modifiers see it. */
interface Fighter extends Charge {
  readonly piece: StandardPiece
  readonly area: Area
  readonly opponent: StandardPiece
  readonly isCharger: boolean
}

function fighterIn(charge: Charge, role: ChargeRole): Fighter {
  const { charger, from, target, into } = charge
  return role === 'charger'
    ? { ...charge, piece: charger, area: from, opponent: target, isCharger: true }
    : { ...charge, piece: target, area: into, opponent: charger, isCharger: false }
}

/** Leaders beside a unit who lead it: those of its nation. (Leaders.) */
function leadersOf({ battle, piece, area }: Fighter): readonly StandardPiece[] {
  return leadersIn(battle, piece.side, area).filter(({ nation }) => nation === piece.nation)
}

const isNapoleonBeside = (fighter: Fighter) => leadersOf(fighter).some(({ isNapoleon }) => isNapoleon)

/** Light infantry that fights where woods or houses shelter it. (Advanced: Light Infantry.) */
function isLightInCover({ battle, piece, into }: Fighter): boolean {
  const feature = featureIn(battle, into)
  return piece.unit === 'lightInfantry' && (feature === 'woods' || feature === 'village')
}

/** Whether a charger, of cavalry where that is asked, charges to or from this sort of ground. */
function charges(
  { battle, piece, isCharger }: Fighter,
  area: Area,
  feature: FeatureId,
  arm?: 'cavalry',
): boolean {
  const isMeant = isCharger && (arm === undefined || armOfPiece(piece) === arm)
  return isMeant && featureIn(battle, area) === feature
}

/** Every modifier of a charge, in the order that a player adds them up. (Charge Combat Chart; Terrain.) */
const modifiers: readonly (readonly [ModifierId, (fighter: Fighter) => boolean])[] = [
  [
    'square',
    ({ isCharger, piece, opponent }) => isCharger && armOfPiece(piece) === 'cavalry' && opponent.inSquare,
  ],
  ['leader', (fighter) => leadersOf(fighter).length > 0 && !isNapoleonBeside(fighter)],
  ['napoleon', isNapoleonBeside],
  ['combinedArms', ({ battle, piece, area }) => hasCombinedArms(battle, piece.side, area)],
  ['eliteInfantry', ({ piece }) => piece.unit === 'eliteInfantry'],
  ['heavyCavalry', ({ piece }) => piece.unit === 'heavyCavalry'],
  ['militia', ({ piece }) => piece.unit === 'militia'],
  ['irregularCavalry', ({ piece }) => piece.unit === 'irregularCavalry'],
  ['lightInfantry', (fighter) => fighter.piece.unit === 'lightInfantry' && !isLightInCover(fighter)],
  ['lightInfantryInCover', isLightInCover],
  ['countercharge', ({ isCharger, isCountercharge }) => isCharger && isCountercharge],
  ['streamCavalry', (fighter) => charges(fighter, fighter.into, 'stream', 'cavalry')],
  ['woodsCavalryInto', (fighter) => charges(fighter, fighter.into, 'woods', 'cavalry')],
  ['woodsCavalryFrom', (fighter) => charges(fighter, fighter.from, 'woods', 'cavalry')],
  ['hill', (fighter) => charges(fighter, fighter.into, 'hill')],
  ['village', (fighter) => charges(fighter, fighter.into, 'village')],
]

/** What one of the two in a charge adds to its dice, with the reasons. (Charge Combat Chart; Amphibious Movement.) */
export function addedInCharge(
  { charts }: NapoleonRules,
  charge: Charge,
  role: ChargeRole,
  ledger: Ledger,
): number {
  const fighter = fighterIn(charge, role)
  const { battle, piece, isCharger } = fighter
  const line = { sum: role, operation: 'add', parameters: aboutPiece(battle, piece) } as const
  const opening = isCharger ? chartLine(charts, charge, ledger) : standingLine(fighter, ledger)

  const added = [
    ...modifiers
      .filter(([, applies]) => applies(fighter))
      .map(([id]) =>
        ledger.read(cellOf(charts.battleChargeModifiers, id, 'value'), { ...line, key: `charge.${id}` }),
      ),
    ...(isAgainstLanding(battle, piece)
      ? [ledger.read(cellOf(charts.landing, 'defenders', 'value'), { ...line, key: 'charge.landing' })]
      : []),
  ]
  const value = added.reduce((sum, modifier) => sum + modifier, opening)
  ledger.write({ ...line, key: 'charge.onTheDice', value, operation: 'total', provenance: charging })
  return value
}

/** A charger begins with the number of the chart: its arm against the other's. */
function chartLine(
  { battleCharge }: NapoleonCharts,
  { battle, charger, target }: Charge,
  ledger: Ledger,
): number {
  const [own, other] = [armOfPiece(charger), armOfPiece(target)]
  if (own === 'artillery' || own === 'leader' || other === 'leader') return 0
  return ledger.read(cellOf(battleCharge, own, other), {
    key: 'charge.against',
    operation: 'set',
    sum: 'charger',
    parameters: { ...aboutPiece(battle, charger), arm: own, target: other },
  })
}

/** Who is charged begins with nothing. */
function standingLine({ battle, piece }: Fighter, ledger: Ledger): number {
  ledger.write({
    key: piece.inSquare ? 'charge.standsInSquare' : 'charge.stands',
    parameters: aboutPiece(battle, piece),
    value: 0,
    operation: 'set',
    sum: 'target',
    provenance: charging,
  })
  return 0
}
