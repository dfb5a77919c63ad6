import { samples, type SampleBattle } from '@/messages/samples.ts'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { readArmy } from '@/rules/miniatures/armies/text.ts'

/** The two armies of a sample battle, side a first. */
export function armiesOf({ sides: [a, b] }: SampleBattle): readonly [ArmyDraft, ArmyDraft] {
  return [armyOf(a), armyOf(b)]
}

/** The armies of all sample battles. */
export const sampleArmies: readonly ArmyDraft[] = samples.flatMap(armiesOf)

function armyOf({ name, nation, army }: SampleBattle['sides'][number]): ArmyDraft {
  const read = readArmy(army)
  const { officers = [], commands = [], notes = '' } = read ?? {}
  return { name: read?.name ?? name, nation, officers, commands, notes }
}
