import { sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { lanes, type Area, type Lane } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { defaultOptions, type NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { LandUnit } from '@/rules/napoleon-in-europe/pieces.ts'
import { WrittenCampaign } from './campaign-file.ts'

type Begin = Extract<NapoleonCommand, { readonly type: 'beginBattle' }>

/** A battle by itself, of France against Britain, by the rules that are switched on. */
function loneBattle(
  place: string,
  options: Partial<NapoleonOptions>,
  about: Pick<Begin, 'attackers' | 'defenders'>,
  level: Begin['level'] = 'standard',
): WrittenCampaign {
  return new WrittenCampaign(new Date('2026-07-11T14:00')).tell({
    type: 'beginBattle',
    name: `Battle of ${place}`,
    level,
    players: [],
    options: { ...defaultOptions, ...options },
    region: null,
    place,
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
    ...about,
  })
}

/** Before anything is rolled: a skirmish with initiative, a group that may come late, and terrain. */
export function beforeWavre(): WrittenCampaign {
  return loneBattle(
    'Wavre',
    { initiative: 'on', reinforcement: 'on', terrain: 'on' },
    {
      attackers: [
        {
          from: 'Picardy',
          forces: [{ nation: 'france', pieces: { infantry: 3, cavalry: 2, artillery: 1, leader: 1 } }],
        },
        { from: 'Holland', forces: [{ nation: 'france', pieces: { infantry: 2 } }] },
      ],
      defenders: [{ nation: 'britain', pieces: { infantry: 3, artillery: 2, leader: 1 } }],
    },
  )
}

/** A skirmish in its first part: cavalry that may be met, light infantry, and guns that ride. */
export function outposts(): WrittenCampaign {
  const battle = loneBattle(
    'Genappe',
    { countercharges: 'on', lightInfantry: 'on', horseArtillery: 'on' },
    {
      attackers: [
        {
          from: '',
          forces: [{ nation: 'france', pieces: { infantry: 2, cavalry: 2, horseArtillery: 1 } }],
        },
      ],
      defenders: [{ nation: 'britain', pieces: { infantry: 1, lightInfantry: 1, cavalry: 1, artillery: 1 } }],
    },
  )
  return deployed(battle, ['centre'])
}

/** A battle of twelve units and a leader a side, spread along the line, in its first part. */
export function twelveASide(): WrittenCampaign {
  const pieces = { infantry: 6, cavalry: 3, artillery: 3, leader: 1 }
  const battle = loneBattle(
    'Twelve a side',
    {},
    {
      attackers: [{ from: '', forces: [{ nation: 'france', pieces }] }],
      defenders: [{ nation: 'britain', pieces }],
    },
  )
  return deployed(battle, lanes)
}

/** Each side has set up along the line, and its leaders in the reserve. */
function deployed(battle: WrittenCampaign, along: readonly Lane[]): WrittenCampaign {
  for (const side of sides) {
    const own = battle.state.battle?.pieces.filter((piece) => piece.side === side) ?? []
    const places = own.map(({ id: piece, unit }, place): { piece: string; at: Area } => ({
      piece,
      at: unit === 'leader' ? `${side}.reserve` : `${side}.${along[place % along.length] ?? 'centre'}`,
    }))
    battle.tell({ type: 'deploy', side, places })
  }
  return battle
}

/** The rulebook's Basic battle as both sides have set up. */
export function hanover(): WrittenCampaign {
  const battle = loneBattle(
    'Hanover',
    {},
    {
      attackers: [
        {
          from: '',
          forces: [{ nation: 'france', pieces: { infantry: 6, cavalry: 3, artillery: 2, leader: 1 } }],
        },
      ],
      defenders: [{ nation: 'britain', pieces: { infantry: 4, cavalry: 2, artillery: 2, leader: 1 } }],
    },
    'basic',
  )
  const idsOf = (side: Side, units: readonly LandUnit[]) =>
    (battle.state.battle?.pieces ?? [])
      .filter((piece) => piece.side === side && units.includes(piece.unit))
      .map(({ id }) => id)
  return battle
    .tell({ type: 'deployRanks', side: 'attacker', front: idsOf('attacker', ['infantry', 'leader']) })
    .tell({
      type: 'deployRanks',
      side: 'defender',
      front: idsOf('defender', ['infantry', 'cavalry', 'artillery', 'leader']),
    })
}
