import { canonicalText } from '@/journal/index.ts'
import type { Connection } from '../database.ts'
import { settingsOfRows } from '../settings.ts'
import type { CheckedBackup } from './check.ts'
import { readHere, type Here } from './here.ts'
import { planGames } from './plan-games.ts'
import { planItems } from './plan-items.ts'
import { planUnread } from './plan-unread.ts'
import { carriedSettings, type CarriedSettings } from './settings.ts'
import { shelfKinds, shelfNames } from './shelves.ts'
import type { ImportPlan, ItemStep, SettingsStep } from './steps.ts'

/** What an import of a backup would do to what is here. Nothing is done yet. @throws StorageProblem */
export async function planImport(connection: Connection, backup: CheckedBackup): Promise<ImportPlan> {
  const here = await readHere(connection, backup)
  const games = planGames(backup.games, here)
  const items: ItemStep[] = []
  for (const shelf of shelfNames) {
    items.push(...(await planItems(shelfKinds[shelf], backup.shelves[shelf], here)))
  }
  const gameWrites = games.flatMap(({ write }) =>
    write === null ? [] : [{ store: 'games' as const, ...write }],
  )
  const itemWrites = items.flatMap(({ write }) => write ?? [])
  const unread = planUnread(backup.unread, here, [...gameWrites, ...itemWrites])
  const settings = backup.settings === null ? null : settingsStep(backup.settings, here)
  return { games, items, unread, settings }
}

function settingsStep(settings: CarriedSettings, here: Here): SettingsStep {
  const own = carriedSettings(settingsOfRows(here.settings))
  const isSame = canonicalText(own) === canonicalText(settings)
  return { what: 'settings', ...(isSame ? { kind: 'same', settings: null } : { kind: 'offered', settings }) }
}
