import { newCampaign } from '@/messages/en/napoleon-in-europe/new-campaign.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { limits } from '@/rules/napoleon-in-europe/limits.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { Hold } from '@/rules/napoleon-in-europe/scenarios/scenario.ts'
import type { PlayerGiven } from '@/rules/napoleon-in-europe/setup/players.ts'
import { standingOf } from '@/rules/napoleon-in-europe/standing.ts'

/** What can be changed about a game as a whole while it is played. */
export interface ChangesForm {
  readonly name: string
  readonly players: readonly PlayerGiven[]
  readonly holds: readonly Hold[]
  readonly options: NapoleonOptions
}

/** The form as the game stands. */
export function changesFormOf({ name, players, nations, rules }: NapoleonState): ChangesForm {
  return {
    name,
    players: players.map((player) => ({
      ...player,
      nations: nationIds.filter((nation) => nations[nation].player === player.id),
    })),
    holds: nationIds.flatMap((nation) => {
      const by = nations[nation].control?.by
      return by === undefined ? [] : [{ nation, by }]
    }),
    options: rules.options,
  }
}

/** The commands that make the game what the form says, each only where something is different. */
export function changesTo(state: NapoleonState, form: ChangesForm): readonly NapoleonCommand[] {
  const before = changesFormOf(state)
  const players = form.players.map(({ id, name, nations }) => ({
    id,
    name: name.trim(),
    nations: [...nations],
  }))
  const holds = form.holds.map((hold) => ({ ...hold }))
  const isNamed = form.name.trim() !== before.name
  const isCast = !isSame(players, before.players) || !isSame(holds, before.holds)
  const isRuled = !isSame(form.options, before.options)
  return [
    ...(isNamed ? [{ type: 'renameGame', name: form.name.trim() } as const] : []),
    ...(isCast ? [{ type: 'changePlayers', players, holds } as const] : []),
    ...(isRuled ? [{ type: 'changeOptions', options: form.options } as const] : []),
  ]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** A player is called so and plays these nations; who had one of them before has it no more. */
export function withPlayerAs(form: ChangesForm, player: PlayerGiven): ChangesForm {
  const players = form.players.map((other) =>
    other.id === player.id
      ? player
      : { ...other, nations: other.nations.filter((nation) => !player.nations.includes(nation)) },
  )
  return withCast(form, players)
}

/** One player more, who has no nation yet; null where the table is full. */
export function withAnother(form: ChangesForm): { readonly form: ChangesForm; readonly id: string } | null {
  const { players } = form
  if (players.length >= limits.players) return null
  const numbers = Array.from({ length: limits.players }, (_, index) => index + 1)
  const free = numbers.find((number) => players.every(({ id }) => id !== idOf(number)))
  if (free === undefined) return null
  const player = { id: idOf(free), name: newCampaign.playerName(players.length + 1), nations: [] }
  return { form: { ...form, players: [...players, player] }, id: player.id }
}

function idOf(number: number): string {
  return `player-${number}`
}

export function withoutPlayer(form: ChangesForm, id: string): ChangesForm {
  return withCast(
    form,
    form.players.filter((player) => player.id !== id),
  )
}

/** What is played is not controlled, and what nobody plays controls nobody. */
function withCast(form: ChangesForm, players: readonly PlayerGiven[]): ChangesForm {
  const played = players.flatMap(({ nations }) => nations)
  const holds = form.holds.filter(({ nation, by }) => !played.includes(nation) && played.includes(by))
  return { ...form, players, holds }
}

/** Who may control a nation that nobody plays: every played nation that is not at war with it. */
export function holdersFor(state: NapoleonState, form: ChangesForm, nation: NationId): readonly NationId[] {
  return form.players
    .flatMap(({ nations }) => nations)
    .filter((other) => standingOf(state, nation, other) !== 'war')
}

/** A nation is controlled by another; by nobody where that is null. The holds keep the nations' order. */
export function withHoldBy(form: ChangesForm, nation: NationId, by: NationId | null): ChangesForm {
  const others = form.holds.filter((hold) => hold.nation !== nation)
  const holds = by === null ? others : [...others, { nation, by }]
  const place = ({ nation: held }: Hold) => nationIds.indexOf(held)
  return { ...form, holds: holds.toSorted((one, other) => place(one) - place(other)) }
}
