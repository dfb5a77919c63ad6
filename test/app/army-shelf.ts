import { vi } from 'vitest'
import type { ArmyStorage, StoredArmy } from '@/storage/armies.ts'

/** What stands in for the phone's storage of army lists, in the tests of their screens. */
const stored = new Map<string, StoredArmy>()

export const appArmies = {
  listArmies: vi.fn<ArmyStorage['listArmies']>(),
  saveArmy: vi.fn<ArmyStorage['saveArmy']>(),
  removeArmy: vi.fn<ArmyStorage['removeArmy']>(),
}

/** Fills the phone with army lists, and forgets what was asked of it. */
export function stockArmies(armies: readonly StoredArmy[] = []): void {
  stored.clear()
  for (const army of armies) stored.set(army.id, army)
  appArmies.listArmies.mockReset().mockImplementation(async () => [...stored.values()])
  appArmies.saveArmy.mockReset().mockImplementation(async (army) => {
    stored.set(army.id, JSON.parse(JSON.stringify(army)))
  })
  appArmies.removeArmy.mockReset().mockImplementation(async (id) => {
    stored.delete(id)
  })
}

/** Every army list that is stored. */
export function storedArmies(): readonly StoredArmy[] {
  return [...stored.values()]
}
