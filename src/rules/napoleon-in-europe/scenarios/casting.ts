import { turnOrder, type NationId } from '../nations.ts'
import { nationsThat, type Relation } from '../relations.ts'
import type { Cast, Hold, Scenario } from './scenario.ts'

/** The ways to play a scenario with a number of players, in the rulebook's order. */
export function castsFor({ casts }: Scenario, players: number): readonly Cast[] {
  return casts.filter((cast) => cast.players === players)
}

/** Whether a scenario gives a number of players this choice of nations and way to win. */
export function isGivenCast(scenario: Scenario, nations: readonly NationId[], victory: string): boolean {
  return castsFor(scenario, nations.length).some(
    (cast) => cast.victories.some((each) => each === victory) && suits(cast, nations),
  )
}

function suits({ nations: given }: Cast, nations: readonly NationId[]): boolean {
  switch (given.kind) {
    case 'given':
      return given.nations.every((nation) => nations.includes(nation))
    case 'chosen':
      return nations.every((nation) => given.from.includes(nation))
    case 'anyWithAlly':
      return true
  }
}

/** How the nations stand to each other when a scenario begins; all its wars began at once, as far as it says. */
export function startingRelations({
  wars,
  alliances,
}: Pick<Scenario, 'wars' | 'alliances'>): readonly Relation[] {
  return [
    ...wars.map((nations): Relation => ({ nations, kind: 'war', order: 1 })),
    ...alliances.map((nations): Relation => ({ nations, kind: 'allied', order: 0 })),
  ]
}

/**
 * Who should hold the nations that nobody plays: whom the scenario names, of others that begin in an alliance
 * the first of their allies that is played, and somebody for those that are active. (Player Nations; Scenarios
 * VI to IX.)
 *
 * @param played the nations of the players
 * @param players how many players there are
 */
export function proposedHolds(
  scenario: Scenario,
  played: readonly NationId[],
  players: number,
): readonly Hold[] {
  const relations = startingRelations(scenario)
  const unplayed = scenario.alliances.flat().filter((nation) => !played.includes(nation))
  const holds = [...new Set(unplayed)].flatMap((nation) => {
    const by = playedHolder(namedHolds(scenario, played, players), nation, played)
    const holder = by ?? nationsThat(relations, 'allied', nation).find((ally) => played.includes(ally))
    return holder === undefined ? [] : [{ nation, by: holder }]
  })
  return withHoldersOfActive(scenario, played, relations, holds)
}

/**
 * A nation that is active though nobody plays it needs somebody to move it: the first in the order of play
 * who is not its enemy and moves none of its enemies. (Scenario VI.)
 */
function withHoldersOfActive(
  { active, first }: Scenario,
  played: readonly NationId[],
  relations: readonly Relation[],
  before: readonly Hold[],
): readonly Hold[] {
  return active
    .filter((nation) => !played.includes(nation))
    .reduce<readonly Hold[]>((holds, nation) => {
      if (holds.some((hold) => hold.nation === nation)) return holds
      const enemies = nationsThat(relations, 'war', nation)
      const movers = holds.filter((hold) => enemies.includes(hold.nation)).map(({ by }) => by)
      const by = turnOrder(first).find(
        (each) => played.includes(each) && !enemies.includes(each) && !movers.includes(each),
      )
      return by === undefined ? holds : [...holds, { nation, by }]
    }, before)
}

function namedHolds(scenario: Scenario, played: readonly NationId[], players: number): readonly Hold[] {
  const cast = castsFor(scenario, players).find(
    ({ nations, holds }) =>
      holds.length > 0 && nations.kind === 'given' && nations.nations.every((each) => played.includes(each)),
  )
  return [...(cast?.holds ?? []), ...scenario.fewPlayers.filter(({ fewerThan }) => players < fewerThan)]
}

/** The played nation that holds another, where need be through one that it holds itself. */
function playedHolder(
  holds: readonly Hold[],
  nation: NationId,
  played: readonly NationId[],
): NationId | undefined {
  const by = holds.find((hold) => hold.nation === nation)?.by
  return by === undefined || played.includes(by) ? by : playedHolder(holds, by, played)
}
