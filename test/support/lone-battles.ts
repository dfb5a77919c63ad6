import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { defaultOptions, type NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { WrittenCampaign } from './campaign-file.ts'

type Begin = Extract<NapoleonCommand, { readonly type: 'beginBattle' }>

/** A battle by itself, of France against Britain, by the rules that are switched on. */
export function loneBattle(
  place: string,
  options: Partial<NapoleonOptions>,
  about: Pick<Begin, 'attackers' | 'defenders'>,
): WrittenCampaign {
  return new WrittenCampaign(new Date('2026-07-11T14:00')).tell({
    type: 'beginBattle',
    name: `Battle of ${place}`,
    level: 'standard',
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
  for (const side of ['attacker', 'defender'] as const) {
    const own = battle.state.battle?.pieces.filter((piece) => piece.side === side) ?? []
    const at = `${side}.centre` as const
    battle.tell({ type: 'deploy', side, places: own.map(({ id }) => ({ piece: id, at })) })
  }
  return battle
}
