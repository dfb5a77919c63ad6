/** A screen whose code could not be loaded: gone after an update, or no network. */
export class ScreenMissing extends Error {
  constructor(cause: unknown) {
    super('a screen could not be loaded', { cause })
    this.name = 'ScreenMissing'
  }
}

/** Loads a screen when it is first asked for. @throws ScreenMissing */
export function lazyScreen<Screen>(load: () => Promise<Screen>): () => Promise<Screen> {
  return () =>
    load().catch((cause: unknown) => {
      throw new ScreenMissing(cause)
    })
}
