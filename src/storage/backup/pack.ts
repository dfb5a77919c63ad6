import { utf8ToBytes } from '@noble/hashes/utils.js'
import {
  backupFormatVersion,
  mostFileCharacters,
  mostUnpackedBytes,
  type BackupAbout,
  type BackupContents,
} from './format.ts'
import { gzip, type Bytes } from './gzip.ts'
import { textForm } from './text-form.ts'

/**
 * The text of a backup file. Equal contents do not give equal texts: each browser packs in its own way.
 *
 * @param words lines for whoever opens the file in an editor
 * @throws RangeError where it would be too large to be read again
 */
export async function packFile(
  contents: BackupContents,
  about: BackupAbout,
  words: readonly string[],
): Promise<string> {
  return fileOf(await packContents(contents, about), words)
}

/** The text of a backup file around what `packContents` packed. @throws RangeError as `packFile` does */
export function fileOf(bytes: Bytes, words: readonly string[]): string {
  const text = textForm(bytes, words)
  if (text.length > mostFileCharacters) throw new RangeError('too much for one file')
  return text
}

/** The contents of a backup as packed bytes, without a file around them. @throws RangeError as `packFile` does */
export function packContents(contents: BackupContents, about: BackupAbout): Promise<Bytes> {
  const bytes = utf8ToBytes(JSON.stringify({ formatVersion: backupFormatVersion, ...about, ...contents }))
  if (bytes.length > mostUnpackedBytes) throw new RangeError('too much for one file')
  return gzip(new Uint8Array(bytes))
}
