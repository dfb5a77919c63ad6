import * as v from 'valibot'
import { summarySchema } from '@/games/miniatures/summary.ts'
import { messages } from '@/messages/index.ts'
import type { ListedGame } from '@/stores/games.ts'
import type { NationId } from '@/ui/nations.ts'

type ReadableGame = Extract<ListedGame, { readonly problem: null }>
type UnreadableGame = Exclude<ListedGame, ReadableGame>

/** What the card of a game shows. */
export interface GameCardView {
  readonly id: string
  readonly name: string
  /** Rulebook and nations, such as "Miniatures, France and Britain". */
  readonly about: string
  /** Where it stands. */
  readonly line: string
  /** Whose bars stand at its edge. */
  readonly nations: readonly NationId[]
  readonly address: string
}

/** A game that is listed though it cannot be opened. */
export interface UnreadableGameView {
  readonly id: string
  readonly name: string
  readonly reason: string
}

type About = Pick<GameCardView, 'about' | 'nations'>

/** A summary of another version shows the rulebook alone. */
function aboutMiniatures(summary: unknown): About {
  const { screens } = messages.miniatures
  const parsed = v.safeParse(summarySchema, summary)
  const [first, second] = parsed.success ? parsed.output.sides : []
  if (first === undefined || second === undefined) return { about: screens.title, nations: [] }
  return { about: screens.summary(first.name, second.name), nations: [first.colour, second.colour] }
}

/** How each rulebook's games are told; the list holds no others. */
const aboutByRulebook: Readonly<Record<string, (summary: unknown) => About>> = {
  miniatures: aboutMiniatures,
}

function cardOf(game: ReadableGame, now: number): GameCardView {
  const { id, name, rulebook, summary, playedAt, unfinished } = game
  const { home } = messages.app
  const about = aboutByRulebook[rulebook]?.(summary) ?? { about: rulebook, nations: [] }
  const line = unfinished ? home.unfinished : home.lastPlayed(playedAt, now)
  return { id, name, ...about, line, address: `/game/${id}/forces` }
}

function unreadableView({ id, name, problem }: UnreadableGame): UnreadableGameView {
  const { games, nameless } = messages.storedGames
  return { id, name: name ?? nameless, reason: games[problem] }
}

/**
 * The games as the home screen shows them, in the order that they come in.
 *
 * @param now milliseconds since 1970
 */
export function homeView(games: readonly ListedGame[], now: number) {
  const cards: GameCardView[] = []
  const unreadable: UnreadableGameView[] = []
  for (const game of games) {
    if (game.problem === null) cards.push(cardOf(game, now))
    else unreadable.push(unreadableView(game))
  }
  const [last, ...others] = cards
  return { last: last ?? null, others, unreadable }
}
