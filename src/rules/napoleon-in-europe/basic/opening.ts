import { facesAlike } from '@/dice/index.ts'
import { house, rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse, type Ledger } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Deciders } from '../decider.ts'
import { dieSides } from '../charts/index.ts'
import type { Effects, NapoleonEffect } from '../effects.ts'
import { nationIds, type NationId } from '../nations.ts'
import { standingOf } from '../standing.ts'
import type { NapoleonState, Player } from '../state.ts'
import { changeTroops } from '../troops.ts'
import type { openingCommands } from './commands.ts'
import { say } from './lines.ts'
import { allRemoved, troopsIn } from './pieces.ts'
import {
  basicSetupById,
  beginAllied,
  nationsForEach,
  startingPieces,
  type BasicSetup,
  type BasicSetupId,
  type Shares,
} from './setups.ts'
import { requireBasic, requirePlayed } from './turn.ts'

const playersRule = rule('How Many Players?')
const goesFirst = rule('Who Goes First?')

/** Whether a game of the Basic Rules still waits to be told who plays what, or who goes first. */
export function isOpening({ level, calendar, nations }: NapoleonState): boolean {
  const nobodyHas = (mark: 'moved' | 'sailed' | 'drew') =>
    nationIds.every((nation) => nations[nation].turnMarks[mark] === 0)
  const isUntouched = nobodyHas('moved') && nobodyHas('sailed') && nobodyHas('drew')
  return level === 'basic' && calendar.round === 1 && calendar.done.length === 0 && isUntouched
}

/** The nations that each player has, in the players' order. */
export function sharesOf({ players, nations }: NapoleonState): Shares {
  return players.map(({ id }) => nationIds.filter((nation) => nations[nation].player === id))
}

/** Whether every player has a nation. */
export function isShared(state: NapoleonState): boolean {
  return sharesOf(state).every((share) => share.length > 0)
}

/** The set-up that a game was begun from; undefined where it is a historical scenario, or a table's own. */
export function setupOf({ scenario }: NapoleonState): BasicSetup | undefined {
  return basicSetupById(scenario)
}

/**
 * What it means that the players take these nations: who plays what, with which pieces, and who begin as allies.
 * Nations that nobody takes have no pieces. (Basic Rules: Setting up the Game; Neutral Major Nations.)
 *
 * @param shares the nations of each player, in the order of the game's players
 */
export function basicOpening(state: NapoleonState, shares: Shares): Effects {
  const id = setupOf(state)?.id
  const played = nationIds.filter((nation) => shares.some((share) => share.includes(nation)))
  const holder = (nation: NationId) =>
    state.players[shares.findIndex((share) => share.includes(nation))]?.id ?? null
  const held = nationIds.map((nation): NapoleonEffect => {
    const player = holder(nation)
    return { type: 'nationHeld', nation, player, control: null, hasBeenActive: player !== null }
  })
  const pieces = id === undefined ? [] : piecesOfSetup(state, id, played)
  const relations = pairs(nationIds).flatMap(([one, other]) => {
    const areBoth = played.includes(one) && played.includes(other)
    const isAllied = areBoth && (holder(one) === holder(other) || beginAllied(id, one, other))
    return relationSet(state, one, other, isAllied)
  })
  return [...held, ...pieces, ...relations]
}

/** The pieces of a set-up take the place of all others. */
function piecesOfSetup(state: NapoleonState, setup: BasicSetupId, played: readonly NationId[]): Effects {
  const gone = nationIds.flatMap((nation) => allRemoved(state, nation))
  const come = played.flatMap((nation) =>
    changeTroops(nation, null, troopsIn(startingPieces(setup, nation, played, state.rules)), 1),
  )
  return [...gone, ...come]
}

function relationSet(state: NapoleonState, one: NationId, other: NationId, isAllied: boolean): Effects {
  if (isAllied === (standingOf(state, one, other) === 'allied')) return []
  const relation = isAllied ? ({ nations: [one, other], kind: 'allied', order: 0 } as const) : null
  return [{ type: 'relationSet', nations: [one, other], relation }]
}

function pairs<Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] {
  return items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other] as const))
}

function requireOpening(state: NapoleonState): void {
  requireBasic(state)
  if (!isOpening(state)) refuse('gameUnderWay', 'type', house('game'))
}

/** Says who plays what, and what that brings with it. */
function share(state: NapoleonState, shares: Shares, { ledger }: Table): Effects {
  const setup = setupOf(state)
  shares.forEach((nations, place) => {
    for (const nation of nations) {
      say(ledger, 'note', 'basic.plays', playersRule, { player: nameAt(state, place), nation })
    }
  })
  if (setup !== undefined) writePieces(state, setup, shares, ledger)
  say(ledger, 'outcome', 'outcome.shared', playersRule)
  return [...basicOpening(state, shares), ...firstKept(state, shares)]
}

/** Who goes first is open again where that was a nation that nobody takes. */
function firstKept({ calendar }: NapoleonState, shares: Shares): Effects {
  const { acting } = calendar
  if (acting === null || shares.flat().includes(acting)) return []
  return [{ type: 'calendarSet', calendar: { ...calendar, acting: null } }]
}

/** Says what everybody sets up, before the first turn. */
export function writePieces(
  { rules }: NapoleonState,
  { id, provenance, otherColour }: BasicSetup,
  shares: Shares,
  ledger: Ledger,
): void {
  const played = nationIds.filter((nation) => shares.some((nations) => nations.includes(nation)))
  for (const nation of played) {
    const { infantry = 0, cavalry = 0, artillery = 0, leader = 0 } = startingPieces(id, nation, played, rules)
    say(ledger, 'order', 'basic.setUp', provenance, { nation, infantry, cavalry, artillery, leader })
  }
  if (otherColour !== null && played.includes(otherColour)) {
    say(ledger, 'order', 'basic.otherColour', provenance, { nation: otherColour })
  }
}

function nameAt({ players }: NapoleonState, place: number): string {
  return players[place]?.name ?? ''
}

/**
 * The players draw nations by lot, in turn: a die of as many sides as nations are still in the box. The last one
 * in it needs no die.
 */
function drawn(state: NapoleonState, { dice }: Table): Shares {
  const setup = setupOf(state)
  const each = nationsForEach(setup?.id ?? 'evenSteven', state.players.length, state.rules) ?? 1
  const taken = setup?.firstTakes ?? null
  const shares = state.players.map((_, place): NationId[] => (place === 0 && taken !== null ? [taken] : []))
  let box = nationIds.filter((nation) => nation !== taken)
  const drawers = state.players.map((player, place) => ({ player, share: shares[place] ?? [] }))
  const drawing = taken === null ? drawers : drawers.slice(1)
  for (let round = 0; round < each; round += 1) {
    for (const { player, share: mine } of drawing) {
      const lot = lotOf(box, player, dice)
      if (lot === undefined) return shares
      mine.push(lot)
      box = box.filter((nation) => nation !== lot)
    }
  }
  return shares
}

function lotOf(box: readonly NationId[], { name }: Player, dice: Table['dice']): NationId | undefined {
  if (box.length < 2) return box[0]
  const alike = facesAlike(box.length, () => 'drawn')
  return box[dice.roll({ sides: box.length, label: 'basic.lot', subject: name, alike }) - 1]
}

function requireShares({ players }: NapoleonState, shares: Shares): void {
  if (shares.length !== players.length) {
    refuse('sharesForEachPlayer', 'shares', playersRule, { players: players.length, shares: shares.length })
  }
  shares.forEach((nations, place) => {
    const path = `shares[${place}]`
    if (nations.length === 0)
      refuse('playerWithoutNation', path, playersRule, { player: players[place]?.name ?? '' })
    for (const nation of nations) {
      const takers = shares.flat().filter((other) => other === nation).length
      if (takers > 1) refuse('nationTakenTwice', path, playersRule, { nation })
    }
  })
}

export const openingDeciders: Deciders<typeof openingCommands> = {
  chooseNations(state, { shares }, table) {
    requireOpening(state)
    writeHeading(table.ledger, 'chooseNations', {})
    requireShares(state, shares)
    return share(state, shares, table)
  },

  drawNations(state, _command, table) {
    requireOpening(state)
    writeHeading(table.ledger, 'drawNations', {})
    return share(state, drawn(state, table), table)
  },

  rollForFirst(state, _command, { dice, ledger }) {
    requireOpening(state)
    if (!isShared(state)) refuse('nationsNotChosen', 'type', playersRule)
    writeHeading(ledger, 'rollForFirst', {})
    const throwers = sharesOf(state).map((share, place) => ({
      label: 'basic.first',
      subject: nameAt(state, place),
      ...(share[0] !== undefined && { side: share[0] }),
    }))
    const winner = dice.highest({ sides: dieSides, throwers })
    const first = sharesOf(state)[winner]?.[0] ?? state.calendar.first
    say(ledger, 'outcome', 'outcome.first', goesFirst, {
      player: nameAt(state, winner),
      nation: first,
    })
    return [firstSet(state, first)]
  },

  chooseFirst(state, { nation }, { ledger }) {
    requireOpening(state)
    requirePlayed(state, nation, 'nation')
    writeHeading(ledger, 'chooseFirst', { nation })
    return [firstSet(state, nation)]
  },
}

function firstSet({ calendar }: NapoleonState, first: NationId): NapoleonEffect {
  return { type: 'calendarSet', calendar: { ...calendar, first, acting: first } }
}
