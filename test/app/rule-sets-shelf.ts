import type { CellPlace, CellValue } from '@/rules/index.ts'
import { defaultOptions, isChartSet, type MiniaturesOptions } from '@/rules/miniatures/index.ts'
import type { StoredChartSet } from '@/storage/chart-sets.ts'
import { chartSetOf } from '@/storage/rules-file.ts'
import { chartsWith } from '../rules/own-charts.ts'
import { allByRole, byRole, spoken } from '../ui/parts/reading.ts'
import { appRuleSets, stock } from './shelf.ts'
import { settle } from './shell.ts'

/** What lies on the phone, in the tests of the screens of own rules. */
export const onPhone: StoredChartSet[] = []

/** Fills the phone with rules. */
export function stockRules(...sets: readonly StoredChartSet[]): void {
  stock()
  onPhone.splice(0, onPhone.length, ...sets)
  appRuleSets.list.mockImplementation(async () => [...onPhone])
  appRuleSets.save.mockImplementation(async (set) => {
    const at = onPhone.findIndex(({ id }) => id === set.id)
    onPhone.splice(at < 0 ? onPhone.length : at, 1, set)
  })
  appRuleSets.remove.mockImplementation(async (id) => {
    onPhone.splice(
      onPhone.findIndex((set) => set.id === id),
      1,
    )
  })
}

/** Rules with other numbers in some cells, as they are stored. */
export function rulesOf(
  name: string,
  changes: readonly (readonly [CellPlace, CellValue])[] = [],
  options: Partial<MiniaturesOptions> = {},
): StoredChartSet {
  const charts = chartsWith(...changes)
  if (!isChartSet(charts)) throw new TypeError('not every chart is there')
  const chartSet = chartSetOf({ name, charts, options: { ...defaultOptions, ...options } })
  return { id: name.toLocaleLowerCase().replaceAll(' ', '-'), savedAt: 1_000, chartSet }
}

/** Loads the screens, so that a test does not wait for them. */
export async function loadScreens(): Promise<void> {
  await import('@/games/miniatures/rules/sets/RuleSetsScreen.vue')
  await import('@/games/miniatures/rules/sets/RuleSetScreen.vue')
}

/** Presses what has this name, and lets what follows arrive. */
export async function press(name: string, role = 'button'): Promise<void> {
  byRole(role, name).click()
  await settle()
}

/** Chooses from a menu by the start of the item. */
export async function pressIn(menu: string, item: string): Promise<void> {
  await press(menu)
  const found = allByRole('button').find((button) => spoken(button).startsWith(item))
  if (found === undefined) throw new Error(`${menu} has no ${item}`)
  found.click()
  await settle()
}
