import { monthName } from '@/messages/en/napoleon-in-europe/months.ts'
import { pieceNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { counted } from '@/messages/format.ts'
import { opening } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { holdingsOf, isClosed, ownedBy } from '@/rules/napoleon-in-europe/holdings.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { landUnits, type LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import type { Standing } from '@/rules/napoleon-in-europe/relations.ts'
import { alliesOf, enemiesOf } from '@/rules/napoleon-in-europe/standing.ts'
import { fleetPlaceName } from '../turn/places.ts'

const { powers } = napoleon.screens

/** A label and what stands at the right of it. */
export interface Line {
  readonly label: string
  readonly value: string
}

/** "Played by Ann", "Controlled by France", "Nobody plays it". */
export function holderLine(state: NapoleonState, nation: NationId): string {
  const { player, control } = state.nations[nation]
  if (player !== null) return powers.playedBy(playerName(state, player))
  return control === null ? powers.unplayed : powers.controlledBy(control.by, control.until)
}

function playerName({ players }: NapoleonState, id: string): string {
  return players.find((player) => player.id === id)?.name ?? id
}

/** "At war with France and Spain, allied with Russia". */
export function relationsLine(state: NapoleonState, nation: NationId): string {
  const enemies = enemiesOf(state, nation)
  const allies = alliesOf(state, nation)
  const parts = [
    ...(enemies.length > 0 ? [powers.atWarWith(enemies)] : []),
    ...(allies.length > 0 ? [powers.alliedWith(allies)] : []),
  ]
  return parts.length === 0 ? powers.neutralToAll : opening(parts.join(', '))
}

/** Its wars and its alliances, each with its sign; that it is neutral to all where it has none. */
export function relationTracks(
  state: NapoleonState,
  nation: NationId,
): readonly { readonly relation: Standing; readonly line: string }[] {
  const enemies = enemiesOf(state, nation)
  const allies = alliesOf(state, nation)
  if (enemies.length + allies.length === 0) return [{ relation: 'neutral', line: powers.neutralToAll }]
  return [
    ...(enemies.length > 0 ? [{ relation: 'war', line: opening(powers.atWarWith(enemies)) } as const] : []),
    ...(allies.length > 0 ? [{ relation: 'allied', line: opening(powers.alliedWith(allies)) } as const] : []),
  ]
}

/** What it has and owes, in numbers. */
export function figureLines(state: NapoleonState, nation: NationId): readonly Line[] {
  const about = state.nations[nation]
  if (state.level === 'basic') {
    return [{ label: powers.figures.symbolCards, value: String(about.symbolCards.length) }]
  }
  const lines: readonly (readonly [label: string, value: number, always: boolean])[] = [
    [powers.figures.productionPoints, about.productionPoints, true],
    [powers.figures.politicalActionPoints, about.politicalActionPoints, about.player !== null],
    [powers.figures.politicalDebt, about.politicalDebt, false],
    [powers.figures.commitment, about.commitment, true],
    [powers.figures.defeats, about.defeats, false],
  ]
  return lines
    .filter(([, value, always]) => always || value !== 0)
    .map(([label, value]) => ({ label, value: String(value) }))
}

/** Its regions by kind. */
export function regionLines(state: NapoleonState, nation: NationId): readonly Line[] {
  const { homeland, wholeHomeland } = holdingsOf(state, nation)
  const owned = ownedBy(state, nation)
  const unnamed = state.unnamed[nation]
  const abroad = owned.filter((region) => region.homeland !== nation)
  const foreign = abroad.filter((region) => region.homeland !== null).length + unnamed.foreignHomeland
  const northAfrica = abroad.filter((region) => region.northAfrica).length + unnamed.northAfrica
  const minor =
    abroad.filter((region) => region.homeland === null && !region.northAfrica).length + unnamed.minor
  const closed =
    owned.filter((region) => isClosed(state, region)).length + unnamed.closed + unnamed.closedNorthAfrica
  const others: readonly (readonly [label: string, count: number])[] = [
    [powers.regions.foreign, foreign],
    [powers.regions.minor, minor],
    [powers.regions.northAfrica, northAfrica],
    [powers.regions.closed, closed],
  ]
  return [
    { label: powers.regions.homeland, value: powers.regions.of(homeland, wholeHomeland) },
    ...others.filter(([, count]) => count > 0).map(([label, count]) => ({ label, value: String(count) })),
  ]
}

/** How many pieces of a type it has, wherever they stand. */
export interface PieceCount {
  readonly unit: LandUnit
  readonly name: string
  readonly count: number
}

export function pieceCounts({ stacks }: NapoleonState, nation: NationId): readonly PieceCount[] {
  const own = stacks.filter((stack) => stack.nation === nation)
  return landUnits
    .map((unit) => {
      const count = own.reduce((sum, { pieces }) => sum + (pieces[unit] ?? 0), 0)
      const [one, other] = pieceNames[unit]
      return { unit, name: count === 1 ? one : other, count }
    })
    .filter(({ count }) => count > 0)
}

/** Its squadrons by where they lie. */
export function fleetLines(state: NapoleonState, nation: NationId): readonly Line[] {
  return state.fleets
    .filter((fleet) => fleet.nation === nation)
    .map(({ at, squadrons }) => ({
      label: fleetPlaceName(state, at) ?? powers.somewhere,
      value: counted(squadrons, 'squadron', 'squadrons'),
    }))
}

/** Truces and rights of passage that bear on it, as sentences. */
export function promises({ truces, passages }: NapoleonState, nation: NationId): readonly string[] {
  return [
    ...truces
      .filter(({ nations }) => nations.includes(nation))
      .map(({ nations: [one, other], until }) =>
        powers.truce(one === nation ? other : one, monthName(until)),
      ),
    ...passages.flatMap(({ through, of }) => {
      if (through === nation) return [powers.letsPass(of)]
      return of === nation ? [powers.mayPass(through)] : []
    }),
  ]
}
