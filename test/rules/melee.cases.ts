import type { MiniaturesOptions } from '@/rules/miniatures/index.ts'
import type { MeleeInput } from './inputs.ts'
import {
  armoured,
  cavalry,
  column,
  foot,
  guardHeavies,
  heavies,
  kempt,
  lancers,
  light,
  medium,
  napoleon,
  picton,
  skirmishers,
  square,
  type Difference,
} from './standard.ts'

/** Who fights: 4 bases of line infantry that do not charge against 4 bases of line infantry, but for this. */
export interface Fight {
  readonly attacker?: Difference
  readonly defender?: Difference
  readonly aspect?: 'front' | 'flank' | 'rear'
  readonly locked?: boolean
  readonly options?: Partial<MiniaturesOptions>
}

/** The command-line form of a fight. */
export function meleeInputOf({ attacker = foot, defender = foot, aspect, locked }: Fight): MeleeInput {
  return {
    attacker: { charging: false, ...attacker },
    defender,
    ...(aspect === undefined ? {} : { aspect }),
    ...(locked === undefined ? {} : { locked }),
  }
}

interface SumCase extends Fight {
  readonly what: string
  /** What the attacker and the defender add to their dice. */
  readonly sums: readonly [number, number]
  /** Every line of either sum but a line unit's 0. */
  readonly attack: readonly string[]
  readonly defence: readonly string[]
}

const none: readonly string[] = []

/** What either side may add: M13. Each is shown on the attacker's side and on the defender's. */
// prettier-ignore
export const eitherSideCases: readonly SumCase[] = [
  { what: 'line against line', sums: [0, 0], attack: none, defence: none },
  { what: 'militia attacks', attacker: { ...foot, class: 'militia' }, sums: [-1, 0], attack: ['class.militia −1 rule'], defence: none },
  { what: 'militia defends', defender: { ...foot, class: 'militia' }, sums: [0, -1], attack: none, defence: ['class.militia −1 rule'] },
  { what: 'light attacks', attacker: light, sums: [1, 0], attack: ['class.light +1 rule'], defence: none },
  { what: 'light defends', defender: light, sums: [0, 1], attack: none, defence: ['class.light +1 rule'] },
  { what: 'elite attacks', attacker: { ...foot, class: 'elite' }, sums: [1, 0], attack: ['class.elite +1 rule'], defence: none },
  { what: 'elite defends', defender: { ...foot, class: 'elite' }, sums: [0, 1], attack: none, defence: ['class.elite +1 rule'] },
  { what: 'guard attacks', attacker: { ...foot, class: 'guard' }, sums: [2, 0], attack: ['class.guard +2 rule'], defence: none },
  { what: 'guard defends', defender: { ...foot, class: 'guard' }, sums: [0, 2], attack: none, defence: ['class.guard +2 rule'] },
  { what: 'guns of the guard defend', defender: { ...medium, class: 'guard' }, sums: [2, 2], attack: ['melee.twoToOne +2 rule'], defence: ['class.guard +2 rule'] },
  { what: 'an officer attacks', attacker: { ...foot, officer: picton }, sums: [2, 0], attack: ['officer +2 rule'], defence: none },
  { what: 'an officer defends', defender: { ...foot, officer: kempt }, sums: [0, 1], attack: none, defence: ['officer +1 rule'] },
  { what: 'Napoleon attacks', attacker: { ...foot, officer: napoleon }, sums: [3, 0], attack: ['officer +3 rule'], defence: none },
  { what: 'an officer of no value', attacker: { ...foot, officer: { name: 'Ney', value: 0 } }, sums: [0, 0], attack: ['officer +0 rule'], defence: none },
  { what: 'a second line behind the attacker', attacker: { ...foot, supported: true }, sums: [2, 0], attack: ['melee.supported +2 rule'], defence: none },
  { what: 'a second line behind the defender', defender: { ...foot, supported: true }, sums: [0, 2], attack: none, defence: ['melee.supported +2 rule'] },
  { what: 'the attacker lost a base', attacker: { ...foot, bases: 3, startingBases: 4 }, sums: [-1, 0], attack: ['basesLost −1 rule'], defence: none },
  { what: 'the attacker lost three', attacker: { ...foot, bases: 4, startingBases: 7 }, sums: [-3, 0], attack: ['basesLost −3 rule'], defence: none },
  { what: 'the defender lost a base', defender: { ...foot, bases: 3, startingBases: 4 }, sums: [0, -1], attack: none, defence: ['basesLost −1 rule'] },
  { what: 'heavy cavalry attacks cavalry', attacker: heavies, defender: cavalry, sums: [2, 0], attack: ['class.elite +1 rule', 'melee.heavyCavalry +1 rule'], defence: none },
  { what: 'heavy cavalry defends', attacker: cavalry, defender: heavies, sums: [0, 2], attack: none, defence: ['class.elite +1 rule', 'melee.heavyCavalry +1 rule'] },
  { what: 'the sheet: guard heavy cavalry, +3', attacker: guardHeavies, defender: cavalry, sums: [3, 0], attack: ['class.guard +2 rule', 'melee.heavyCavalry +1 rule'], defence: none },
  { what: 'guard heavy cavalry defends', attacker: cavalry, defender: guardHeavies, sums: [0, 3], attack: none, defence: ['class.guard +2 rule', 'melee.heavyCavalry +1 rule'] },
  { what: 'armoured cavalry, never heavy too', attacker: armoured, defender: cavalry, sums: [3, 0], attack: ['class.elite +1 rule', 'melee.armouredCavalry +2 rule'], defence: none },
  { what: 'armoured cavalry defends', attacker: cavalry, defender: armoured, sums: [0, 3], attack: none, defence: ['class.elite +1 rule', 'melee.armouredCavalry +2 rule'] },
  { what: 'a heavy gun is no heavy cavalry', defender: { ...medium, kind: 'heavyGun' }, sums: [2, 0], attack: ['melee.twoToOne +2 rule'], defence: none },
  { what: 'the attacker charges', attacker: { ...foot, charging: true }, sums: [1, 0], attack: ['melee.charging +1 rule'], defence: none },
  { what: 'cavalry counter-charges', attacker: { ...cavalry, charging: true }, defender: { ...cavalry, charging: true }, sums: [1, 1], attack: ['melee.charging +1 rule'], defence: ['melee.charging +1 rule'] },
  { what: 'the French have their +1 in morale alone', attacker: { ...foot, nation: 'france' }, defender: { ...foot, nation: 'france' }, sums: [0, 0], attack: none, defence: none },
  { what: 'markers and skirmishing change nothing', attacker: skirmishers, defender: { ...skirmishers, marker: true }, locked: true, sums: [1, 1], attack: ['class.light +1 rule'], defence: ['class.light +1 rule'] },
]

const charging = { charging: true }

/** What only the attacker may add: M13. */
// prettier-ignore
export const attackerCases: readonly SumCase[] = [
  { what: 'two to one', attacker: { ...foot, bases: 8 }, sums: [2, 0], attack: ['melee.twoToOne +2 rule'], defence: none },
  { what: 'one base short of two to one', attacker: { ...foot, bases: 7 }, sums: [0, 0], attack: none, defence: none },
  { what: 'more than two to one', attacker: { ...foot, bases: 12 }, sums: [2, 0], attack: ['melee.twoToOne +2 rule'], defence: none },
  { what: 'the defender is two to one', defender: { ...foot, bases: 12 }, sums: [0, 0], attack: none, defence: none },
  { what: 'bases now, not at the start', defender: { ...foot, bases: 2, startingBases: 4 }, sums: [2, -2], attack: ['melee.twoToOne +2 rule'], defence: ['basesLost −2 rule'] },
  { what: 'cavalry charges infantry in the open', attacker: { ...cavalry, ...charging }, sums: [3, 0], attack: ['melee.charging +1 rule', 'melee.cavalryInOpen +2 rule'], defence: none },
  { what: 'cavalry charges a column', attacker: { ...cavalry, ...charging }, defender: column, sums: [3, 0], attack: ['melee.charging +1 rule', 'melee.cavalryInOpen +2 rule'], defence: none },
  { what: 'cavalry charges skirmishers', attacker: { ...cavalry, ...charging }, defender: skirmishers, sums: [3, 1], attack: ['melee.charging +1 rule', 'melee.cavalryInOpen +2 rule'], defence: ['class.light +1 rule'] },
  { what: 'cavalry charges cavalry', attacker: { ...cavalry, ...charging }, defender: cavalry, sums: [1, 0], attack: ['melee.charging +1 rule'], defence: none },
  { what: 'cavalry charges a gun', attacker: { ...cavalry, bases: 1, ...charging }, defender: medium, sums: [1, 0], attack: ['melee.charging +1 rule'], defence: none },
  { what: 'cavalry charges a hill', attacker: { ...cavalry, ...charging }, defender: { ...foot, cover: ['hill'] }, sums: [1, 1], attack: ['melee.charging +1 rule'], defence: ['melee.hill +1 rule'] },
  { what: 'cavalry charges light cover', attacker: { ...cavalry, ...charging }, defender: { ...foot, cover: ['lightCover'] }, sums: [1, 1], attack: ['melee.charging +1 rule'], defence: ['melee.lightCover +1 house'] },
  { what: 'cavalry charges a square', attacker: { ...cavalry, ...charging }, defender: square, sums: [1, 3], attack: ['melee.charging +1 rule'], defence: ['melee.square +3 rule'] },
  { what: 'cavalry that does not charge', attacker: cavalry, sums: [0, 0], attack: none, defence: none },
  { what: 'infantry charges infantry in the open', attacker: { ...foot, ...charging }, sums: [1, 0], attack: ['melee.charging +1 rule'], defence: none },
  { what: 'infantry meets cavalry: the defender has no +2', attacker: foot, defender: { ...cavalry, ...charging }, sums: [0, 1], attack: none, defence: ['melee.charging +1 rule'] },
  { what: 'lancers charge infantry in the open', attacker: { ...lancers, ...charging }, sums: [4, 0], attack: ['melee.charging +1 rule', 'melee.cavalryInOpen +2 rule', 'melee.lancersAtInfantry +1 rule'], defence: none },
  { what: 'lancers charge infantry in woods', attacker: { ...lancers, ...charging }, defender: { ...foot, cover: ['woods'] }, sums: [2, 2], attack: ['melee.charging +1 rule', 'melee.lancersAtInfantry +1 rule'], defence: ['melee.woods +2 rule'] },
  { what: 'lancers charge a square', attacker: { ...lancers, ...charging }, defender: square, sums: [2, 3], attack: ['melee.charging +1 rule', 'melee.lancersAtInfantry +1 rule'], defence: ['melee.square +3 rule'] },
  { what: 'lancers charge cavalry', attacker: { ...lancers, ...charging }, defender: cavalry, sums: [1, 0], attack: ['melee.charging +1 rule'], defence: none },
  { what: 'lancers defend against infantry', defender: { ...lancers, ...charging }, sums: [0, 1], attack: none, defence: ['melee.charging +1 rule'] },
  { what: 'lancers that do not charge', attacker: lancers, sums: [0, 0], attack: none, defence: none },
  { what: 'cuirassiers charge infantry in the open', attacker: { ...armoured, ...charging }, sums: [6, 0], attack: ['class.elite +1 rule', 'melee.charging +1 rule', 'melee.cavalryInOpen +2 rule', 'melee.armouredCavalry +2 rule'], defence: none },
  { what: 'into the flank', aspect: 'flank', sums: [2, 0], attack: ['melee.flank +2 rule'], defence: none },
  { what: 'into the rear, without the flank', aspect: 'rear', sums: [3, 0], attack: ['melee.rear +3 rule'], defence: none },
  { what: 'into the flank of cavalry', attacker: cavalry, defender: cavalry, aspect: 'flank', sums: [2, 0], attack: ['melee.flank +2 rule'], defence: none },
  { what: 'a square has no flank', defender: square, aspect: 'flank', sums: [0, 0], attack: none, defence: none },
  { what: 'a square has no rear', attacker: cavalry, defender: square, aspect: 'rear', sums: [0, 3], attack: none, defence: ['melee.square +3 rule'] },
  { what: 'a column attacks', attacker: column, sums: [1, 0], attack: ['melee.attackingColumn +1 rule'], defence: none },
  { what: 'a column defends', defender: column, sums: [0, 0], attack: none, defence: none },
  { what: 'cavalry attacks in column', attacker: { ...cavalry, formation: 'column' }, defender: cavalry, sums: [1, 0], attack: ['melee.attackingColumn +1 rule'], defence: none },
]

/** What only the defender may add: M13. */
// prettier-ignore
export const defenderCases: readonly SumCase[] = [
  { what: 'a square against cavalry', attacker: cavalry, defender: square, sums: [0, 3], attack: none, defence: ['melee.square +3 rule'] },
  { what: 'a square against infantry', defender: square, sums: [0, 0], attack: none, defence: none },
  { what: 'a square against infantry, where it always counts', defender: square, options: { squareBonus: 'always' }, sums: [0, 3], attack: none, defence: ['melee.square +3 rule'] },
  { what: 'a locked square fights on its own half-turn', attacker: square, defender: cavalry, locked: true, sums: [0, 0], attack: none, defence: none },
  { what: 'on a hill', defender: { ...foot, cover: ['hill'] }, sums: [0, 1], attack: none, defence: ['melee.hill +1 rule'] },
  { what: 'in light cover', defender: { ...foot, cover: ['lightCover'] }, sums: [0, 1], attack: none, defence: ['melee.lightCover +1 house'] },
  { what: 'in woods', defender: { ...foot, cover: ['woods'] }, sums: [0, 2], attack: none, defence: ['melee.woods +2 rule'] },
  { what: 'in a house', defender: { ...foot, cover: ['house'] }, sums: [0, 3], attack: none, defence: ['melee.house +3 rule'] },
  { what: 'woods on a hill: the better', defender: { ...foot, cover: ['hill', 'woods'] }, sums: [0, 2], attack: none, defence: ['melee.woods +2 rule'] },
  { what: 'a square on a hill has both', attacker: cavalry, defender: { ...square, cover: ['hill'] }, sums: [0, 4], attack: none, defence: ['melee.square +3 rule', 'melee.hill +1 rule'] },
  { what: 'the attacker has no cover', attacker: { ...foot, cover: ['house'] }, sums: [0, 0], attack: none, defence: none },
]

/** Fights that go on, and several against one: M12. */
// prettier-ignore
export const lockedAndManyCases: readonly SumCase[] = [
  { what: 'locked: no charge', attacker: { ...foot, ...charging }, locked: true, sums: [0, 0], attack: none, defence: none },
  { what: 'locked: no bonus against infantry', attacker: { ...lancers, ...charging }, locked: true, sums: [0, 0], attack: none, defence: none },
  { what: 'locked: no counter-charge', attacker: { ...cavalry, ...charging }, defender: { ...cavalry, ...charging }, locked: true, sums: [0, 0], attack: none, defence: none },
  { what: 'locked: everything else counts', attacker: { ...heavies, bases: 8, formation: 'column', supported: true, officer: kempt }, defender: { ...foot, cover: ['woods'], supported: true }, aspect: 'flank', locked: true, sums: [10, 4], attack: ['class.elite +1 rule', 'officer +1 rule', 'melee.twoToOne +2 rule', 'melee.heavyCavalry +1 rule', 'melee.flank +2 rule', 'melee.attackingColumn +1 rule', 'melee.supported +2 rule'], defence: ['melee.supported +2 rule', 'melee.woods +2 rule'] },
  { what: 'others make it two to one, and support once', attacker: { ...foot, otherBases: 4 }, sums: [4, 0], attack: ['melee.twoToOne +2 rule', 'melee.supported +2 rule'], defence: none },
  { what: 'others and a second line support once', attacker: { ...foot, otherBases: 4, supported: true }, sums: [4, 0], attack: ['melee.twoToOne +2 rule', 'melee.supported +2 rule'], defence: none },
  { what: 'others short of two to one', attacker: { ...foot, otherBases: 3 }, sums: [2, 0], attack: ['melee.supported +2 rule'], defence: none },
  { what: 'the defender’s others count against it', attacker: { ...foot, bases: 8 }, defender: { ...foot, otherBases: 1 }, sums: [0, 2], attack: none, defence: ['melee.supported +2 rule'] },
]
