import { later } from '@/messages/later.ts'
import type { ChartSet } from '@/rules/miniatures/index.ts'
import { rulesFileText } from '@/stores/rule-sets.ts'
import { fileName, saveFile } from '@/stores/save-file.ts'
import type { Said } from './words.ts'

const { said } = later.ruleSets

/** Saves rules to a file, through the share sheet where it takes one. Null where the player changed their mind. */
export async function shareRules(chartSet: ChartSet): Promise<Said | null> {
  const { name } = chartSet
  try {
    const outcome = await saveFile(fileName(name, '.aide-de-camp-rules.json'), rulesFileText(chartSet))
    return outcome === 'cancelled' ? null : { words: said[outcome](name), danger: false }
  } catch {
    return { words: said.notShared(name), danger: true }
  }
}
