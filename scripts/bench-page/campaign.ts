import {
  napoleonInEurope,
  type NapoleonCommand,
  type NapoleonEffect,
  type NapoleonState,
} from '@/rules/napoleon-in-europe/index.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { opening } from '../../test/rules/napoleon-in-europe/quarter.ts'
import { beforeAll, turnAfter, type EndlessGame } from './journal.ts'

/** Too low for an overture, so that nobody wins a campaign that goes on for ever. */
const lowFace = 2

/** How often a month the pieces of a nation are counted. */
const musterings = 6

const northSea = { kind: 'sea', sea: 'northSea' } as const
const balticSea = { kind: 'sea', sea: 'balticSea' } as const

type Move = (nation: NationId, month: number) => NapoleonCommand

function musters(count: number): Move {
  return (nation, month) => ({
    type: 'correctPieces',
    nation,
    region: homes[nation],
    pieces: { infantry: 20 + (month % 2) + count, cavalry: 5, artillery: 3, leader: 1 },
    note: 'Counted on the board.',
  })
}

const homes: Readonly<Record<NationId, string>> = {
  france: 'paris',
  britain: 'london',
  prussia: 'berlin',
  russia: 'moscow',
  ottoman: 'constantinople',
  austria: 'vienna',
  spain: 'madrid',
}

const pays: Move = (nation, month) => ({
  type: 'correctNation',
  nation,
  changes: { politicalActionPoints: 3 + (month % 2), productionPoints: 30 + (month % 2) },
  note: 'Counted after the month.',
})

const asksMinor: Move = (nation) => ({
  type: 'overtureToMinor',
  nation,
  territory: { region: 'portugal' },
  leader: false,
})

const asksOttomans: Move = (nation) => ({ type: 'overtureToMajor', nation, to: 'ottoman', units: null })

const sets: Move = (nation, month) => ({
  type: 'correctSquadrons',
  nation,
  at: northSea,
  squadrons: 4 + (month % 2),
  note: 'Counted on the board.',
})

const sails: Move = (nation) => ({
  type: 'moveSquadrons',
  nation,
  from: northSea,
  to: balticSea,
  squadrons: 2,
})

const sailsBack: Move = (nation) => ({
  type: 'moveSquadrons',
  nation,
  from: balticSea,
  to: northSea,
  squadrons: 2,
})

const asksPassage: Move = (nation, month) => ({
  type: 'rightOfPassage',
  nation,
  through: nation === 'austria' ? 'prussia' : 'austria',
  granted: month % 2 === 0,
})

const ends: Move = (nation) => ({ type: 'endTurn', nation, jointly: [] })
const buys: Move = (nation) => ({ type: 'purchase', nation, basket: { infantry: 2 }, placements: [] })
const endsProduction: Move = (nation) => ({ type: 'endProductionTurn', nation })

const inMovement: readonly Move[] = [
  pays,
  ...Array.from({ length: musterings }, (_mustering, count) => musters(count)),
  asksMinor,
  asksOttomans,
  sets,
  sails,
  sailsBack,
  asksPassage,
  ends,
]
const inProduction: readonly Move[] = [pays, buys, endsProduction]

/** A campaign of as many months as one asks for, six nations in each, about a hundred entries a month. */
export const campaign: EndlessGame<NapoleonState, NapoleonCommand, NapoleonEffect> = {
  rulebook: napoleonInEurope,
  *play() {
    const opened = turnAfter(napoleonInEurope, beforeAll(napoleonInEurope), opening, lowFace)
    if (opened === null) throw new Error('the campaign does not begin')
    yield opened
    let last = opened
    for (;;) {
      const index = last.after.nextIndex
      for (const command of commandsNow(last.state)) {
        const turn = turnAfter(napoleonInEurope, last, command, lowFace)
        if (turn === null) continue
        yield turn
        last = turn
      }
      if (last.after.nextIndex === index) throw new Error('the campaign does not go on')
    }
  },
}

/** What the nation whose turn it is does; the round's end where everyone has had one. */
function commandsNow({ calendar }: NapoleonState): readonly NapoleonCommand[] {
  const { acting, phase, round } = calendar
  if (acting === null) return [{ type: 'endRound' }]
  const moves = phase === 'movement' ? inMovement : inProduction
  return moves.map((move) => move(acting, round))
}
