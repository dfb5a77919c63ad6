/** A folder that is being served. */
export interface Served {
  readonly port: number
  /** Stops listening and closes what is open. */
  stop(): Promise<void>
}

/** Serves the files of a folder, as any static host would; port 0 takes any free one. */
export function serveFolder(folder: string, where?: { port?: number; host?: string }): Promise<Served>
