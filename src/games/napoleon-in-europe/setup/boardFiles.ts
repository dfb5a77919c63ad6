import { mapScreens } from '@/messages/en/napoleon-in-europe/map-screens.ts'
import {
  boardFileText,
  parseBoardFile,
  type BoardFileProblem,
  type KeptBoard,
} from '@/rules/napoleon-in-europe/setup/files.ts'
import { fileName, saveFile } from '@/stores/save-file.ts'

const { keep, fileProblems } = mapScreens

/** Saves a board to a file, and gives what became of it in words; null where the player changed their mind. */
export async function saveBoardFile(board: KeptBoard): Promise<string | null> {
  const { name } = board
  try {
    const outcome = await saveFile(fileName(name, '.board.json'), boardFileText(board))
    return outcome === 'cancelled' ? null : keep.saved[outcome](name)
  } catch {
    return keep.saved.failed(name)
  }
}

/** Reads a board out of a file, or says why there is none in it. Never throws. */
export async function readBoardFile(
  file: File,
): Promise<{ readonly board: KeptBoard } | { readonly words: string }> {
  try {
    const parsed = parseBoardFile(await file.text())
    return 'problem' in parsed ? { words: problemText(parsed.problem) } : parsed
  } catch {
    return { words: fileProblems.unread() }
  }
}

function problemText({ reason, path }: BoardFileProblem): string {
  return fileProblems[reason](path)
}
