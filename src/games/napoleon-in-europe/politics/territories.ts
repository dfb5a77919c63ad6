import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Territory } from '@/rules/napoleon-in-europe/board.ts'
import { regionById } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import {
  unnamedTerritories,
  type PoliticalActId,
  type PoliticalChoice,
} from '@/rules/napoleon-in-europe/politics/menu.ts'

const { politics } = napoleon

/** A region that an act can be about. */
export interface TerritoryOption {
  readonly key: string
  readonly territory: Territory
  readonly label: string
  /** Whose it is: its bar stands beside it. */
  readonly owner: NationId | null
  /** Whether the table only counts it. */
  readonly isUnnamed: boolean
}

export const territoryActs: readonly PoliticalActId[] = [
  'overtureToMinor',
  'annex',
  'raiseUprising',
  'putDownUprising',
]

/** What tells a territory from every other. */
export function territoryKey(territory: Territory): string {
  if ('region' in territory) return territory.region
  const { unnamed, owner, homeland } = territory
  return [unnamed, owner ?? '', homeland ?? ''].join(':')
}

/** The regions that an act of a nation can be about: those with names in the order of their names, then the others. */
export function territoryOptions(
  state: NapoleonState,
  nation: NationId,
  { act, targets }: Pick<PoliticalChoice, 'act' | 'targets'>,
): readonly TerritoryOption[] {
  const named = targets
    .filter(({ refusal }) => refusal === null)
    .flatMap(({ region }) => (region === undefined ? [] : [namedOption(state, region)]))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  const unnamed = unnamedTerritories(state, nation, act).flatMap((territory): readonly TerritoryOption[] => {
    if ('region' in territory) return []
    const { owner } = territory
    const label = politics.territory.unnamed(`unnamed.${territory.unnamed}`, owner)
    return [{ key: territoryKey(territory), territory, label, owner, isUnnamed: true }]
  })
  return [...named, ...unnamed]
}

function namedOption(state: NapoleonState, id: string): TerritoryOption {
  const region = regionById(state, id)
  return {
    key: id,
    territory: { region: id },
    label: region?.name ?? id,
    owner: region?.owner ?? null,
    isUnnamed: false,
  }
}
