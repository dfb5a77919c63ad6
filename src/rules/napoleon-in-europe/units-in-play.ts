import type { NationId } from './nations.ts'
import type { OptionId } from './options.ts'
import { landUnits, type LandUnit } from './pieces.ts'
import type { NapoleonState } from './state.ts'

/** The switch without which a unit is not in play. (Advanced Rules: New Unit Types.) */
const switchOf: Readonly<Partial<Record<LandUnit, OptionId>>> = {
  lightInfantry: 'lightInfantry',
  horseArtillery: 'horseArtillery',
}

/** Whether a game's rules have a unit at all. */
export function isInPlay({ rules }: Pick<NapoleonState, 'rules'>, unit: LandUnit): boolean {
  const option = switchOf[unit]
  return option === undefined || rules.options[option] === 'on'
}

const irregulars: readonly NationId[] = ['russia', 'ottoman']

/** Whether a nation may ever raise irregular cavalry. (Irregular Cavalry.) */
export function raisesIrregulars(nation: NationId): boolean {
  return irregulars.includes(nation)
}

/** The units that a nation may have in this game. */
export function unitsOf(state: Pick<NapoleonState, 'rules'>, nation: NationId): readonly LandUnit[] {
  return landUnits.filter(
    (unit) => isInPlay(state, unit) && (unit !== 'irregularCavalry' || raisesIrregulars(nation)),
  )
}
