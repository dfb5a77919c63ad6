/** What the documentation shows of a rulebook; a test runs all of it. */
export interface Examples {
  /** A case of each procedure, by its id: what is put in, and the faces. */
  readonly procedures: Readonly<
    Record<string, { readonly input: unknown; readonly faces: readonly number[] }>
  >
  /** Games that show every command between them. */
  readonly games: readonly ExampleGame[]
  /** Commands that no game allows: they are there to say why. */
  readonly refused: readonly ExampleCommand[]
}

export interface ExampleGame {
  readonly setup: Readonly<Record<string, unknown>>
  /** In an order that can be played after the set-up. */
  readonly commands: readonly ExampleCommand[]
}

export interface ExampleCommand {
  readonly type: string
  readonly faces?: readonly number[]
  readonly [field: string]: unknown
}
