/** The folder of the automatic backups, in the browser's private files. */
export const folderName = 'automatic-backups'

/** What a page asks the worker to write that writes for it. */
export interface WriteRequest {
  readonly name: string
  readonly text: string
}
