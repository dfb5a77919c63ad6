import { newCampaign } from '@/messages/en/napoleon-in-europe/new-campaign.ts'
import { scenarioNames } from '@/messages/en/napoleon-in-europe/scenarios.ts'
import { deliberate, type Refusal } from '@/rules/index.ts'
import { basicSetups, type BasicSetupId } from '@/rules/napoleon-in-europe/basic/setups.ts'
import type { CommandOf } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { defaultOptions, type NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { standing } from '@/rules/napoleon-in-europe/relations.ts'
import { castsFor, proposedHolds, startingRelations } from '@/rules/napoleon-in-europe/scenarios/casting.ts'
import { scenarioById, scenarios } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import type { Cast, Hold, Scenario, ScenarioId } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import { boardOf, type KeptBoard } from '@/rules/napoleon-in-europe/setup/files.ts'
import { campaignEnd, roundsOf, type LengthId } from '@/rules/napoleon-in-europe/setup/lengths.ts'
import type { PlayerGiven } from '@/rules/napoleon-in-europe/setup/players.ts'
import type { Ending, Level, Victory } from '@/rules/napoleon-in-europe/state.ts'

export type EndingChoice = LengthId | 'open' | 'campaign' | 'time'

/** What a player has chosen for a campaign that is about to begin. */
export interface CampaignForm {
  readonly name: string
  readonly level: Level
  readonly scenario: ScenarioId
  readonly basicSetup: BasicSetupId
  readonly victory: Victory
  readonly players: readonly PlayerGiven[]
  readonly holds: readonly Hold[]
  readonly ending: EndingChoice
  readonly hours: number
  readonly suddenDeath: boolean
  readonly fromRound: number
  readonly options: NapoleonOptions
  /** The board that it begins on; null for the shipped one. */
  readonly setUp: KeptBoard | null
}

const usualPlayers = 4
const usualHours = 3
const millisecondsInHour = 3_600_000

/** The best scenario for many players, as the rulebook has it. */
const usualScenario: ScenarioId = 'peaceAndOptions'

export function freshForm(): CampaignForm {
  const form: CampaignForm = {
    name: scenarioNames[usualScenario],
    level: 'standard',
    scenario: usualScenario,
    basicSetup: 'evenSteven',
    victory: 'aHistorical',
    players: [],
    holds: [],
    ending: 'medium',
    hours: usualHours,
    suddenDeath: false,
    fromRound: roundsOf('short'),
    options: defaultOptions,
    setUp: null,
  }
  return withPlayers(form, usualPlayers)
}

export function scenarioOf({ scenario }: CampaignForm): Scenario {
  const found = scenarioById(scenario) ?? scenarios[0]
  if (found === undefined) throw new TypeError('there are scenarios')
  return found
}

/** The name that a game has by nobody's choice. */
function givenName({ level, scenario, basicSetup }: CampaignForm): string {
  return level === 'basic' ? newCampaign.basicSetups[basicSetup] : scenarioNames[scenario]
}

/** Another choice; a name that nobody typed follows it. */
function renamed(before: CampaignForm, after: CampaignForm): CampaignForm {
  return before.name === givenName(before) ? { ...after, name: givenName(after) } : after
}

export function withLevel(form: CampaignForm, level: Level): CampaignForm {
  const victory = level === 'basic' ? 'limitedWar' : 'aHistorical'
  const ending =
    form.ending === 'campaign' || form.ending === 'veryLong' || form.ending === 'longest'
      ? 'long'
      : form.ending
  return withPlayers(renamed(form, { ...form, level, victory, ending }), form.players.length)
}

export function withScenario(form: CampaignForm, scenario: ScenarioId): CampaignForm {
  const chosen = renamed(form, { ...form, scenario })
  const victories = victoriesOf(chosen)
  const victory = victories.find((each) => each === form.victory) ?? victories[0] ?? form.victory
  const isOver = form.ending === 'campaign' && scenarioOf(chosen).start > campaignEnd
  return withPlayers({ ...chosen, victory, ending: isOver ? 'open' : form.ending }, form.players.length)
}

export function withBasicSetup(form: CampaignForm, basicSetup: BasicSetupId): CampaignForm {
  return renamed(form, { ...form, basicSetup })
}

export function withVictory(form: CampaignForm, victory: Victory): CampaignForm {
  return withSeats({ ...form, victory }, form.players.length)
}

/** So many players, who play for what the scenario offers so many. */
export function withPlayers(form: CampaignForm, count: number): CampaignForm {
  if (form.level === 'basic') return withSeats(form, count)
  const offered = castsFor(scenarioOf(form), count).flatMap(({ victories }) => victories)
  const victory = offered.find((each) => each === form.victory) ?? offered[0] ?? form.victory
  return withSeats({ ...form, victory }, count)
}

/** So many players, each with what the scenario proposes; names stay. */
function withSeats(form: CampaignForm, count: number): CampaignForm {
  const players = Array.from({ length: count }, (_, index) => {
    const before = form.players[index]
    return { id: `player-${index + 1}`, name: before?.name ?? newCampaign.playerName(index + 1), nations: [] }
  })
  const empty = { ...form, players, holds: [] }
  if (form.level === 'basic') return empty
  const cast = castChoices(empty)[0] ?? castsFor(scenarioOf(form), count)[0]
  return cast === undefined ? empty : withCast(empty, cast)
}

/** The ways that the scenario proposes to share the nations among these players. */
export function castChoices(form: CampaignForm): readonly Cast[] {
  return castsFor(scenarioOf(form), form.players.length).filter(({ victories }) =>
    victories.some((victory) => victory === form.victory),
  )
}

/** The nations of a cast, one for each player. */
export function nationsOfCast({ nations, players }: Cast): readonly NationId[] {
  switch (nations.kind) {
    case 'given':
      return nations.nations
    case 'chosen':
      return nations.from.slice(0, players)
    case 'anyWithAlly':
      return nationIds.slice(0, players)
  }
}

export function withCast(form: CampaignForm, cast: Cast): CampaignForm {
  const nations = nationsOfCast(cast)
  const players = form.players.map((player, index) => {
    const nation = nations[index]
    return { ...player, nations: nation === undefined ? [] : [nation] }
  })
  return withProposedHolds({ ...form, players })
}

/** Whether the nations are shared as a cast has them. */
export function isCast({ players }: CampaignForm, cast: Cast): boolean {
  const nations = nationsOfCast(cast)
  return players.every(({ nations: own }, index) => own.length === 1 && own[0] === nations[index])
}

function withProposedHolds(form: CampaignForm): CampaignForm {
  const played = form.players.flatMap(({ nations }) => nations)
  return { ...form, holds: proposedHolds(scenarioOf(form), played, form.players.length) }
}

/** A player is called so and plays these nations; who had one of them before has it no more. */
export function withPlayer(form: CampaignForm, player: PlayerGiven): CampaignForm {
  const players = form.players.map((other) =>
    other.id === player.id
      ? player
      : { ...other, nations: other.nations.filter((nation) => !player.nations.includes(nation)) },
  )
  const isSame = (one: PlayerGiven, other: PlayerGiven | undefined) =>
    one.nations.join() === other?.nations.join()
  const isShared = players.every((one, index) => isSame(one, form.players[index]))
  return isShared ? { ...form, players } : withProposedHolds({ ...form, players })
}

export function unplayedNations({ players }: CampaignForm): readonly NationId[] {
  return nationIds.filter((nation) => players.every(({ nations }) => !nations.includes(nation)))
}

/** Who may control a nation that nobody plays: every played nation that does not begin at war with it. */
export function possibleHolders(form: CampaignForm, nation: NationId): readonly NationId[] {
  const relations = startingRelations(scenarioOf(form))
  return form.players
    .flatMap(({ nations }) => nations)
    .filter((other) => standing(relations, nation, other) !== 'war')
}

export function holderOf({ holds }: CampaignForm, nation: NationId): NationId | null {
  return holds.find((hold) => hold.nation === nation)?.by ?? null
}

export function withHolder(form: CampaignForm, nation: NationId, by: NationId | null): CampaignForm {
  const others = form.holds.filter((hold) => hold.nation !== nation)
  return { ...form, holds: by === null ? others : [...others, { nation, by }] }
}

/** How a game of this level and scenario can be won. */
export function victoriesOf(form: CampaignForm): readonly Victory[] {
  if (form.level === 'basic') return ['limitedWar', 'totalVictory']
  const { casts } = scenarioOf(form)
  const victories = ['historical', 'aHistorical'] as const
  return victories.filter((victory) => casts.some((cast) => cast.victories.includes(victory)))
}

function endingOf({ ending, hours }: CampaignForm, now: number): Ending {
  switch (ending) {
    case 'open':
      return { kind: 'open' }
    case 'campaign':
      return { kind: 'month', month: campaignEnd }
    case 'time':
      return { kind: 'time', at: now + hours * millisecondsInHour }
    default:
      return { kind: 'rounds', rounds: roundsOf(ending) }
  }
}

/** The command that begins the game. @param now milliseconds since 1970 */
export function beginCommand(form: CampaignForm, now: number): CommandOf<'begin'> {
  const { name, level, scenario, basicSetup, victory, players, holds, options, setUp } = form
  const isBasic = level === 'basic'
  const fromRound = form.ending === 'time' ? null : form.fromRound
  return {
    type: 'begin',
    name: name.trim(),
    level,
    scenario: isBasic ? basicSetups[basicSetup].id : scenario,
    victory,
    ending: victory === 'totalVictory' || victory === 'historical' ? { kind: 'open' } : endingOf(form, now),
    suddenDeath: form.suddenDeath && victory === 'aHistorical' ? { fromRound } : null,
    options,
    players: players.map((player) => ({ ...player, name: player.name.trim(), nations: [...player.nations] })),
    holds: isBasic ? [] : holds.map((hold) => ({ ...hold })),
    ...(setUp !== null && { setUp: boardOf(setUp) }),
  }
}

/** Why the game cannot begin as it stands; null where it can. */
export function beginRefusal(form: CampaignForm): Refusal | null {
  const { nothing } = napoleonInEurope
  const result = deliberate(napoleonInEurope, nothing, beginCommand(form, 0), [])
  return result.kind === 'refused' ? result.refusal : null
}
