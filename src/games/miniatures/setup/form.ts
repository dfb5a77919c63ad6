import * as v from 'valibot'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import {
  beginSchema,
  defaultOptions,
  limits,
  usualCharts,
  type CommandOf,
  type NamedCharts,
  type Nation,
  type SideId,
} from '@/rules/miniatures/index.ts'
import { emptyBattle, forcesOf, type Battle } from './battle.ts'

/** One side as the form holds it. */
export interface SideForm {
  readonly nation: Nation
  readonly name: string
  readonly colour: Nation
  /** Names with commas between them. */
  readonly players: string
}

/** The form as it is being filled in. */
export interface NewGameForm {
  name: string
  sides: Record<SideId, SideForm>
  /** The charts that the game is played by. */
  charts: NamedCharts
  /** The choice of each ruling, by id. */
  options: Readonly<Record<string, string>>
}

interface SideErrors {
  readonly name?: string
  readonly players?: string
}

/** What keeps the game from beginning, in words, field by field. */
export interface FormErrors {
  readonly name?: string
  readonly sides: Readonly<Record<SideId, SideErrors>>
}

const { newGame } = later

/** The name that a side has until it is given another; a nation that is not one of ours has none. */
function usualName(nation: Nation): string {
  return nation === 'other' ? '' : messages.miniatures.words.nations[nation]
}

function freshSide(nation: Nation): SideForm {
  return { nation, name: usualName(nation), colour: nation, players: '' }
}

/** France against Britain, today, by the usual rules. */
export function freshForm(today: Date): NewGameForm {
  return {
    name: newGame.defaultName(today),
    sides: { a: freshSide('france'), b: freshSide('britain') },
    charts: usualCharts,
    options: defaultOptions,
  }
}

/** A side of another nation. Its name and colour follow, unless they were chosen apart. */
export function withNation(side: SideForm, nation: Nation): SideForm {
  return {
    ...side,
    nation,
    name: side.name === usualName(side.nation) ? usualName(nation) : side.name,
    colour: side.colour === side.nation ? nation : side.colour,
  }
}

function playersOf({ players }: SideForm): string[] {
  return players
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function playersError(players: readonly string[]): string | undefined {
  if (players.length > limits.players) return newGame.errors.tooManyPlayers(limits.players)
  const isTooLong = players.some((name) => name.length > limits.nameLength)
  return isTooLong ? newGame.errors.playerTooLong(limits.nameLength) : undefined
}

function sideErrors(side: SideForm): SideErrors {
  const players = playersError(playersOf(side))
  return {
    ...(side.name.trim() === '' && { name: newGame.errors.noSideName }),
    ...(players !== undefined && { players }),
  }
}

export function errorsOf({ name, sides }: NewGameForm): FormErrors {
  return {
    ...(name.trim() === '' && { name: newGame.errors.noName }),
    sides: { a: sideErrors(sides.a), b: sideErrors(sides.b) },
  }
}

export function hasErrors({ name, sides }: FormErrors): boolean {
  return [name, ...Object.values(sides.a), ...Object.values(sides.b)].some((error) => error !== undefined)
}

function isSameName(one: string, other: string): boolean {
  return one.trim() !== '' && one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase()
}

/** What is allowed and yet hardly meant, in words. */
export function warningsOf(
  { sides: { a, b } }: NewGameForm,
  { armies }: Pick<Battle, 'armies'> = emptyBattle,
): readonly string[] {
  return [
    ...(isSameName(a.name, b.name) ? [newGame.warnings.sameName] : []),
    ...(a.colour === b.colour ? [newGame.warnings.sameColour] : []),
    ...otherNation(a, armies.a),
    ...otherNation(b, armies.b),
  ]
}

/** An army of another nation than its side. */
function otherNation({ nation }: SideForm, army: ArmyDraft | null): readonly string[] {
  if (army === null || army.nation === nation) return []
  const { nations } = messages.miniatures.words
  return [newGame.warnings.otherNation(army.name, nations[army.nation], nations[nation])]
}

/** A side as commands take it. */
export function sideSetup(side: SideForm) {
  return { name: side.name.trim(), nation: side.nation, colour: side.colour, players: playersOf(side) }
}

/** The command that begins the game of a form without errors, with the forces that were chosen for it. */
export function beginCommand(form: NewGameForm, battle: Battle = emptyBattle): CommandOf<'begin'> {
  const { name, sides, charts, options } = form
  return v.parse(beginSchema, {
    type: 'begin',
    name,
    sides: [sideSetup(sides.a), sideSetup(sides.b)],
    options,
    ...(charts.id === usualCharts.id ? {} : { chartSet: charts }),
    ...forcesOf(battle),
    scenario: battle.scenario,
  })
}
