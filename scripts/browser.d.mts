/** A Chromium that starts on this machine, and what it must be started with. */
export interface Browser {
  readonly executablePath: string
  /** Environment variables beside the usual ones. */
  readonly env: Readonly<Record<string, string>>
  /** Whether it can use its sandbox: never as root. */
  readonly sandbox: boolean
}

/** Says why no browser could be started. */
export class NoBrowser extends Error {}

/** Finds a Chromium that really starts on this machine. Rejects with `NoBrowser`. */
export function findBrowser(): Promise<Browser>
