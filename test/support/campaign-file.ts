import { commandContent, emptyHead, headAfter, nextEntry, type Head } from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { version1Text, type Version1Game } from './version-1.ts'

const minute = 60_000

/** A campaign that is played by commands alone, to be opened from a file. */
export class WrittenCampaign {
  state: NapoleonState = napoleonInEurope.nothing
  readonly #entries: Version1Game['entries'][number][] = []
  readonly #startedAt: number
  #head: Head = emptyHead

  constructor(startedAt: Date) {
    this.#startedAt = startedAt.getTime()
  }

  /** Puts a command with the faces of its dice: as many as it asks for. */
  tell(command: NapoleonCommand, faces: readonly number[] = []): this {
    const known = faces.map((face) => ({ face, origin: 'rolled' as const }))
    const result = deliberate(napoleonInEurope, this.state, command, known)
    if (result.kind === 'refused') throw new Error(`${command.type} is refused: ${result.refusal.code}`)
    if (result.kind === 'needsDie') throw new Error(`${command.type} needs a die: ${result.die.label}`)
    const at = this.#startedAt + this.#head.nextIndex * minute
    const content = commandContent(napoleonInEurope, this.state, command, result, at)
    const { entry, text } = nextEntry(this.#head, this.#head.position, content)
    this.#entries.push({ text, hash: entry.hash })
    this.#head = headAfter(this.#head, entry)
    this.state = result.effects.reduce(napoleonInEurope.apply, this.state)
    return this
  }

  /** Everybody who has not had a turn in this phase has one now, and the phase ends. */
  endRound(): this {
    const isProduction = this.state.calendar.phase === 'production'
    for (let nation = this.state.calendar.acting; nation !== null; nation = this.state.calendar.acting) {
      this.tell(
        isProduction ? { type: 'endProductionTurn', nation } : { type: 'endTurn', nation, jointly: [] },
      )
    }
    return this.tell({ type: 'endRound' })
  }

  get saved(): Version1Game {
    const { name } = this.state
    return {
      id: `campaign-${this.#startedAt}`,
      rulebook: napoleonInEurope.id,
      name,
      createdAt: this.#startedAt,
      entries: this.#entries,
    }
  }
}

/** The file that holds some campaigns, as the first versions of the app saved it. */
export function fileOf(...campaigns: readonly WrittenCampaign[]): Buffer {
  return Buffer.from(
    version1Text(
      campaigns.map(({ saved }) => saved),
      Date.UTC(2026, 5, 20),
    ),
  )
}
