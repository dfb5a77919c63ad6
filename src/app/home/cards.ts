import * as v from 'valibot'
import { summarySchema } from '@/games/miniatures/summarySchema.ts'
import { messages } from '@/messages/index.ts'
import type { ListedGame } from '@/stores/games.ts'
import type { NationId } from '@/ui/nations.ts'

type ReadableGame = Extract<ListedGame, { readonly problem: null }>
/** A game that is listed though it cannot be opened. */
export type UnreadableGame = Exclude<ListedGame, ReadableGame>

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

/** `standing` is where the game stands, where it says so itself; `place` is where one goes on. */
type About = Pick<GameCardView, 'about' | 'nations'> & { readonly standing?: string; readonly place?: string }

/** A summary of another version shows the rulebook alone. */
function aboutMiniatures(summary: unknown): About {
  const { screens } = messages.miniatures
  const parsed = v.safeParse(summarySchema, summary)
  const untold = { about: screens.title, nations: [] }
  if (!parsed.success) return untold
  const { sides, turn } = parsed.output
  const [first, second] = sides
  if (first === undefined || second === undefined) return untold
  const about = screens.summary(first.name, second.name)
  const nations = [first.colour, second.colour]
  return turn === null ? { about, nations } : atTurn(about, turn, sides)
}

type Summary = v.InferOutput<typeof summarySchema>

/** A game in play: the nation whose hands are busy has the card's edge. */
function atTurn(
  about: string,
  { number, step, acting }: NonNullable<Summary['turn']>,
  sides: Summary['sides'],
): About {
  const { home } = messages.app
  const side = sides[acting ?? -1]
  const nations = (side === undefined ? sides : [side]).map(({ colour }) => colour)
  return { about, nations, standing: home.turn(number, home.steps[step](side?.name ?? '')), place: 'turn' }
}

/** How each rulebook's games are told; the list holds no others. */
const aboutByRulebook: Readonly<Record<string, (summary: unknown) => About>> = {
  miniatures: aboutMiniatures,
}

function cardOf(game: ReadableGame, now: number): GameCardView {
  const { id, name, rulebook, summary, playedAt, unfinished } = game
  const { home } = messages.app
  const told: About = aboutByRulebook[rulebook]?.(summary) ?? { about: rulebook, nations: [] }
  const { about, nations, standing, place = 'forces' } = told
  const line = unfinished ? home.unfinished : (standing ?? home.lastPlayed(playedAt, now))
  return { id, name, about, nations, line, address: `/game/${id}/${place}` }
}

/**
 * The games as the home screen shows them, in the order that they come in.
 *
 * @param now milliseconds since 1970
 */
export function homeView(games: readonly ListedGame[], now: number) {
  const cards: GameCardView[] = []
  const unreadable: UnreadableGame[] = []
  for (const game of games) {
    if (game.problem === null) cards.push(cardOf(game, now))
    else unreadable.push(game)
  }
  const [last, ...others] = cards
  return { last: last ?? null, others, unreadable }
}
