import { battleOfficers, battleUnits, type ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { emptyScenario, sideIds, type Scenario, type SideId } from '@/rules/miniatures/index.ts'

/** What a new game begins with besides its name, its sides and its rules. */
export interface Battle {
  /** The sample that it was taken from; null where it is the players' own. */
  readonly sample: string | null
  /** The army of each side; null where its units are added in the game. */
  readonly armies: Readonly<Record<SideId, ArmyDraft | null>>
  readonly scenario: Scenario
}

/** No army and nothing agreed. */
export const emptyBattle: Battle = {
  sample: null,
  armies: { a: null, b: null },
  scenario: emptyScenario,
}

/** The units and the unattached officers of both armies, as the first command of a game takes them. */
export function forcesOf({ armies }: Battle) {
  const chosen = sideIds.flatMap((side) => {
    const army = armies[side]
    return army === null ? [] : [{ side, army }]
  })
  return {
    units: chosen.flatMap(({ side, army }) => battleUnits(army, side)),
    officers: chosen.flatMap(({ side, army }) => battleOfficers(army, side)),
  }
}
