import { cellOf, numberIn, type FoundCell } from '../chart.ts'
import type { Ledger, Parameters } from '../reason.ts'
import type { MiniaturesCharts } from './charts/index.ts'
import { house, rule } from '../chart-building.ts'
import type { Combatant, MeleeInput, Role } from './melee-input.ts'
import { lossesValue, officerValue } from './own-value.ts'
import type { MiniaturesRules } from './rules.ts'
import { bestCover } from './units.ts'

const list = rule('Bayonet and saber melee')

type Modifier = MiniaturesCharts['meleeModifiers']['rows'][number]['id']

interface Condition {
  readonly modifier: Modifier
  readonly holds: (input: MeleeInput, rules: MiniaturesRules) => boolean
}

/** What only the attacker may add, in the order of the sheet. (M13.) */
const attackerConditions: readonly Condition[] = [
  { modifier: 'charging', holds: charges },
  { modifier: 'twoToOne', holds: outnumbers },
  { modifier: 'cavalryInOpen', holds: ridesDownInOpen },
  { modifier: 'lancersAtInfantry', holds: lancersAtInfantry },
  { modifier: 'heavyCavalry', holds: ({ attacker }) => isKind(attacker, 'heavy') },
  { modifier: 'armouredCavalry', holds: ({ attacker }) => isKind(attacker, 'armoured') },
  { modifier: 'flank', holds: (input) => strikes(input, 'flank') },
  { modifier: 'rear', holds: (input) => strikes(input, 'rear') },
  { modifier: 'attackingColumn', holds: ({ attacker }) => attacker.formation === 'column' },
  { modifier: 'supported', holds: ({ attacker }) => isSupported(attacker) },
]

const defenderConditions: readonly Condition[] = [
  { modifier: 'charging', holds: ({ defender, locked }) => defender.charging && !locked },
  { modifier: 'heavyCavalry', holds: ({ defender }) => isKind(defender, 'heavy') },
  { modifier: 'armouredCavalry', holds: ({ defender }) => isKind(defender, 'armoured') },
  { modifier: 'square', holds: squareCounts },
  { modifier: 'supported', holds: ({ defender }) => isSupported(defender) },
]

function charges({ attacker, locked }: MeleeInput): boolean {
  return attacker.charging && !locked
}

function outnumbers({ attacker, defender }: MeleeInput, rules: MiniaturesRules): boolean {
  const times = numberIn(cellOf(rules.charts.meleeLimits, 'outnumberTimes', 'value'))
  return attacker.bases + attacker.otherBases >= times * (defender.bases + defender.otherBases)
}

function ridesDownInOpen(input: MeleeInput): boolean {
  const { attacker, defender } = input
  const open = defender.cover.length === 0 && defender.formation !== 'square'
  return charges(input) && attacker.arm === 'cavalry' && defender.arm === 'infantry' && open
}

function lancersAtInfantry(input: MeleeInput): boolean {
  return charges(input) && isKind(input.attacker, 'lancers') && input.defender.arm === 'infantry'
}

/** A second line in support, or others in the fight: they give support once. (M12.) */
function isSupported({ supported, otherBases }: Combatant): boolean {
  return supported || otherBases > 0
}

function isKind({ kind }: Combatant, wanted: Combatant['kind']): boolean {
  return kind === wanted
}

/** A square has neither flank nor rear. */
function strikes({ aspect, defender }: MeleeInput, wanted: MeleeInput['aspect']): boolean {
  return aspect === wanted && defender.formation !== 'square'
}

function squareCounts({ attacker, defender }: MeleeInput, rules: MiniaturesRules): boolean {
  const against = attacker.arm === 'cavalry' || rules.options.squareBonus === 'always'
  return defender.formation === 'square' && against
}

/** What the attacker adds to its die, with its reasons. (Sheet: Bayonet and saber melee; M13.) */
export function attackerSum(input: MeleeInput, rules: MiniaturesRules, ledger: Ledger): number {
  const own = ownValue('attacker', input.attacker, rules, ledger)
  const value = own + conditionsValue('attacker', attackerConditions, input, rules, ledger)
  noteSquare(input, ledger)
  return closeSum('attacker', input.attacker, value, ledger)
}

/** What the defender adds to its die, with its reasons. (Sheet: Bayonet and saber melee; M13.) */
export function defenderSum(input: MeleeInput, rules: MiniaturesRules, ledger: Ledger): number {
  const own = ownValue('defender', input.defender, rules, ledger)
  const conditions = conditionsValue('defender', defenderConditions, input, rules, ledger)
  const value = own + conditions + coverValue(input.defender, rules, ledger)
  return closeSum('defender', input.defender, value, ledger)
}

/** Class, officer and bases lost: what a unit brings to any melee. */
function ownValue(role: Role, unit: Combatant, rules: MiniaturesRules, ledger: Ledger): number {
  const byClass = cellOf(rules.charts.classValues, unit.class, 'melee')
  const value = ledger.read(byClass, { key: `class.${unit.class}`, operation: 'add', sum: role })
  const officer = officerValue(unit, role, list, ledger)
  return value + officer + lossesValue(unit, role, modifierCell('baseLost', rules), ledger)
}

function conditionsValue(
  role: Role,
  conditions: readonly Condition[],
  input: MeleeInput,
  rules: MiniaturesRules,
  ledger: Ledger,
): number {
  return conditions
    .filter(({ holds }) => holds(input, rules))
    .reduce((sum, { modifier }) => {
      const parameters = parametersOf(modifier, input)
      const line = { key: `melee.${modifier}`, parameters, operation: 'add', sum: role } as const
      return sum + ledger.read(modifierCell(modifier, rules), line)
    }, 0)
}

function parametersOf(modifier: Modifier, { attacker, defender }: MeleeInput): Parameters {
  if (modifier !== 'twoToOne') return {}
  return {
    attackers: attacker.bases + attacker.otherBases,
    defenders: defender.bases + defender.otherBases,
  }
}

function coverValue(defender: Combatant, rules: MiniaturesRules, ledger: Ledger): number {
  const best = bestCover(defender.cover, (cover) => numberIn(modifierCell(cover, rules)))
  if (best === null) return 0
  return ledger.read(modifierCell(best, rules), { key: `melee.${best}`, operation: 'add', sum: 'defender' })
}

function modifierCell(modifier: Modifier, rules: MiniaturesRules): FoundCell {
  return cellOf(rules.charts.meleeModifiers, modifier, 'value')
}

function noteSquare({ aspect, defender }: MeleeInput, ledger: Ledger): void {
  if (aspect === 'front' || defender.formation !== 'square') return
  ledger.write({
    key: 'melee.squareHasNoFlank',
    parameters: {},
    value: 0,
    operation: 'note',
    sum: 'attacker',
    provenance: house('M13'),
  })
}

function closeSum(role: Role, { name }: Combatant, value: number, ledger: Ledger): number {
  ledger.write({
    key: 'melee.onTheDie',
    parameters: { unit: name },
    value,
    operation: 'total',
    sum: role,
    provenance: list,
  })
  return value
}
