import { counted, messages, signed } from '@/messages/index.ts'
import type { Formation, Unit, UnitDescription } from '@/rules/miniatures/index.ts'

const { words, screens } = messages.miniatures

/** A sign at the right of a unit, and its name. */
export interface SignView {
  readonly symbol: string
  readonly label: string
}

const cavalrySymbols: Readonly<Record<string, string>> = {
  light: 'cavalry-line',
  lancers: 'lancers-line',
  heavy: 'heavy-cavalry-line',
  armoured: 'armoured-cavalry-line',
}

const gunSymbols: Readonly<Record<string, string>> = {
  medium: 'artillery',
  heavyGun: 'heavy-artillery',
  horse: 'horse-artillery',
}

/** The sprite's symbol for a unit: arm, kind and formation. */
export function unitSymbol({
  arm,
  kind,
  formation,
}: Pick<UnitDescription, 'arm' | 'kind' | 'formation'>): string {
  if (arm === 'infantry') return `infantry-${formation}`
  if (arm === 'artillery') return gunSymbols[kind] ?? 'artillery'
  if (formation === 'column' && kind === 'light') return 'cavalry-column'
  return cavalrySymbols[kind] ?? 'cavalry-line'
}

/** The class pip and its name. */
export function classPip(unit: Pick<UnitDescription, 'class'>): SignView {
  return { symbol: `class-${unit.class}`, label: words.classes[unit.class] }
}

/** Morale, damage and lock signs. */
export function unitSigns(unit: Pick<Unit, 'marker' | 'damaged' | 'lockedWith'>): readonly SignView[] {
  const signs: readonly (readonly [boolean, SignView])[] = [
    [unit.lockedWith.length > 0, { symbol: 'relation-war', label: screens.unit.locked }],
    [unit.damaged, { symbol: 'marker-damage', label: screens.unit.damaged }],
    [unit.marker, { symbol: 'marker-morale', label: screens.unit.marker }],
  ]
  return signs.filter(([shown]) => shown).map(([, sign]) => sign)
}

function standing({ arm, kind, formation }: UnitDescription): string {
  if (arm === 'artillery') return words.kinds[kind]
  if (arm === 'infantry') return words.inFormation[formation]
  return [words.kinds[kind], ...columnWord(formation)].join(', ')
}

function columnWord(formation: Formation): readonly string[] {
  return formation === 'line' ? [] : [words.inFormation[formation]]
}

function coverWords({ cover }: UnitDescription): readonly string[] {
  return cover.map((each) => words.covers[each])
}

/** How a unit stands: "in column, woods". */
export function standingText(unit: UnitDescription): string {
  return [standing(unit), ...coverWords(unit)].join(', ')
}

/** Strength and standing, as the resolve sheet names a unit: "4 bases, in column, woods". */
export function chosenText(unit: UnitDescription, more: readonly string[] = []): string {
  const bases = unit.arm === 'artillery' ? [] : [screens.unit.bases(unit.bases, unit.startingBases)]
  return [...bases, standingText(unit), ...more].join(', ')
}

/** What is left of a unit and what it carries: "3 of 4 bases, morale marker". */
export function conditionText(unit: Unit): string {
  return [
    screens.unit.bases(unit.bases, unit.startingBases),
    ...unitSigns(unit).map(({ label }) => label),
  ].join(', ')
}

/** "Picton +1". */
export function officerText({ officer }: UnitDescription): string | undefined {
  return officer === null ? undefined : screens.unit.officer(officer.name, signed(officer.value))
}

/** "20 of 22 bases". */
export function strengthText(units: readonly Unit[]): string {
  const started = units.reduce((sum, { startingBases }) => sum + startingBases, 0)
  const present = units.reduce((sum, { bases, removed }) => sum + (removed === null ? bases : 0), 0)
  return screens.strength(present, counted(started, 'base', 'bases'))
}
