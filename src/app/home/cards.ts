import * as v from 'valibot'
import { summarySchema } from '@/games/miniatures/summarySchema.ts'
import {
  summarySchema as campaignSchema,
  type NapoleonSummary,
} from '@/games/napoleon-in-europe/summarySchema.ts'
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

/** A campaign wears the bar of the nation to move. */
function aboutCampaign(summary: unknown): About {
  const { title: about } = messages.app.home.campaign
  const parsed = v.safeParse(campaignSchema, summary)
  if (!parsed.success) return { about, nations: [] }
  const { acting, line = standingIn(parsed.output), isLone } = parsed.output
  const nations = acting === null ? [] : [acting]
  return { about, nations, standing: line, ...(isLone === true && { place: 'battle' }) }
}

/** "April 1802, France to move". */
function standingIn({ month, round, phase, acting, isOver }: NapoleonSummary): string {
  const { campaign } = messages.app.home
  const when = month === null ? campaign.round(round) : campaign.month(month)
  if (isOver) return campaign.over(when)
  if (phase === 'production') return campaign.production(when)
  return acting === null ? when : campaign.toMove(when, messages.miniatures.words.nations[acting])
}

interface Telling {
  readonly about: (summary: unknown) => About
  /** Where its games are, and the place that one goes on at where the summary says none. */
  readonly path: string
  readonly place: string
}

const untold: Telling = { about: () => ({ about: '', nations: [] }), path: 'game', place: 'forces' }

/** How each rulebook's games are told; the list holds no others. */
const tellings: Readonly<Record<string, Telling>> = {
  miniatures: { about: aboutMiniatures, path: 'game', place: 'forces' },
  'napoleon-in-europe': { about: aboutCampaign, path: 'campaign', place: 'turn' },
}

function cardOf(game: ReadableGame, now: number): GameCardView {
  const { id, name, rulebook, summary, playedAt, unfinished } = game
  const { home } = messages.app
  const telling = tellings[rulebook] ?? untold
  const { about, nations, standing, place = telling.place } = telling.about(summary)
  const line = unfinished ? home.unfinished : (standing ?? home.lastPlayed(playedAt, now))
  return { id, name, about, nations, line, address: `/${telling.path}/${id}/${place}` }
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
