import * as v from 'valibot'

const messageSchema = v.object({
  game: v.string(),
  /**
   * `who`: a window would like to know whether any plays; `playing`: one does. `asked`: a window would like to
   * play; `heard`: the one that plays finishes what it is writing, and lets the game go then; `freed`: it has;
   * `unsaved`: it has something that is not on the disk, and keeps the game.
   */
  kind: v.picklist(['who', 'playing', 'asked', 'heard', 'freed', 'unsaved']),
})

export type WriterMessage = v.InferOutput<typeof messageSchema>

/** What windows say to each other about who plays a game. */
export interface WriterTalk {
  /** Whether other windows can be heard at all. */
  readonly isHeard: boolean
  say(message: WriterMessage): void
  close(): void
}

/** Talks to the other windows. Where the browser has no way to, nobody is heard. */
export function openWriterTalk(hear: (message: WriterMessage) => void): WriterTalk {
  if (!('BroadcastChannel' in globalThis))
    return { isHeard: false, say: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('aide-de-camp-writers')
  channel.addEventListener('message', ({ data }) => {
    const parsed = v.safeParse(messageSchema, data)
    if (parsed.success) hear(parsed.output)
  })
  return { isHeard: true, say: (message) => channel.postMessage(message), close: () => channel.close() }
}
