import { later } from '@/messages/later.ts'
import {
  armyFileText,
  parseArmyFile,
  type ArmyDraft,
  type ArmyList,
} from '@/rules/miniatures/armies/index.ts'
import { fileName, saveFile } from '@/stores/save-file.ts'
import { shareText } from '../../shared/shareText.ts'
import { fileProblemText } from './describe.ts'

const { armies } = later

/** Saves an army to a file, and gives what became of it in words; null where the player changed their mind. */
export async function saveArmyFile(army: ArmyList): Promise<string | null> {
  const { name } = army
  try {
    const outcome = await saveFile(fileName(name, '.army.json'), armyFileText(army))
    return outcome === 'cancelled' ? null : armies.saved[outcome](name)
  } catch {
    return armies.saved.failed(name)
  }
}

/**
 * Hands an army on as text, and gives what became of it in words; null where the player changed their mind.
 * What writes it is set aside, and may not be there yet.
 */
export async function shareArmyText(army: ArmyList): Promise<string | null> {
  const writer = await import('@/rules/miniatures/armies/text.ts').catch(() => null)
  if (writer === null) return armies.sharing.notLoaded
  const outcome = await shareText(army.name, writer.printArmy(army))
  return outcome === 'cancelled' ? null : armies.sharing[outcome]
}

/** Reads an army out of a file, or says why there is none in it. Never throws. */
export async function readArmyFile(
  file: File,
): Promise<{ readonly army: ArmyDraft } | { readonly words: string }> {
  try {
    const parsed = parseArmyFile(await file.text())
    return 'problem' in parsed ? { words: fileProblemText(parsed.problem) } : parsed
  } catch {
    return { words: armies.fileProblems.unread() }
  }
}
