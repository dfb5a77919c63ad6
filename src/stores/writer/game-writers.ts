/** The right to write to a game, for one window at a time. */
export interface Hold {
  /** Settled once another window has taken the game, though this one did not let it go. */
  readonly lost: Promise<void>
  /** Gives the game to whoever waits for it. */
  letGo(): Promise<void>
}

/** Windows of the app that may want to write to the same game. */
export interface GameWriters {
  /** Whether a hold may outlive its window, which was reloaded or crashed: then it is asked whether it is there. */
  readonly mayOutlive: boolean
  /** Takes a game if no window has it; null where one has. */
  take(game: string): Promise<Hold | null>
  /** Takes a game as soon as it is free. Rejects once the signal is given. */
  wait(game: string, signal: AbortSignal): Promise<Hold>
  /** Takes a game from whoever has it. */
  seize(game: string): Promise<Hold>
}
