/** A game as the first versions saved it. */
export interface Version1Game {
  readonly id: string
  readonly rulebook: string
  readonly name: string
  readonly createdAt: number
  readonly entries: readonly { readonly text: string; readonly hash: string }[]
}

/** Games as the first versions saved them: plain JSON, which the app still reads and no longer writes. */
export function version1Text(games: readonly Version1Game[], savedAt: number): string {
  return JSON.stringify({ format: 'aide-de-camp', formatVersion: 1, savedAt, games })
}
