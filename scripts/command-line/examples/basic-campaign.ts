import type { ExampleGame } from '../examples.ts'

const french = { symbol: 'infantry', colour: 'france' }
const british = { symbol: 'cavalry', colour: 'britain' }
const blank = { symbol: 'blank', colour: 'none' }

/** Three players of the Basic Rules: nations by lot and by choice, a first turn with its cards, a battle. */
export const basicCampaign: ExampleGame = {
  setup: {
    name: 'An evening of Basic Rules',
    level: 'basic',
    scenario: 'evenSteven',
    victory: 'limitedWar',
    ending: { kind: 'rounds', rounds: 6 },
    suddenDeath: { fromRound: null },
    options: {},
    players: ['Anna', 'Ben', 'Clara'].map((name) => ({ id: name, name, nations: [] })),
    holds: [],
  },
  commands: [
    { type: 'drawNations', faces: [1, 1, 1, 1, 1, 1] },
    { type: 'chooseNations', shares: [['france', 'spain'], ['britain', 'austria'], ['prussia']] },
    { type: 'rollForFirst', faces: [3, 5, 2] },
    { type: 'chooseFirst', nation: 'france' },
    { type: 'leaveAlliance', nation: 'france', with: 'spain' },
    { type: 'agreeAlliance', nation: 'france', with: 'spain' },
    { type: 'takeRegion', nation: 'france', territory: { region: 'belgium' } },
    {
      type: 'moveBySea',
      nation: 'france',
      from: null,
      to: { region: 'cornwall' },
      pieces: { infantry: 3, leader: 1 },
      faces: [2, 5, 4, 6],
    },
    { type: 'takeRegion', nation: 'france', territory: { region: 'cornwall' } },
    { type: 'leaveRegion', nation: 'france', territory: { region: 'cornwall' } },
    {
      type: 'reportBasicBattle',
      nation: 'france',
      beside: ['spain'],
      against: ['prussia'],
      region: 'hanover',
      major: true,
      winner: 'france',
      losses: [
        { nation: 'france', pieces: { infantry: 2 } },
        { nation: 'prussia', pieces: { infantry: 3, cavalry: 1 } },
      ],
    },
    { type: 'drawSymbolCards', nation: 'france', ofTurn: true, dues: [1], cards: [french, british] },
    {
      type: 'correctSymbolCards',
      nation: 'france',
      cards: [french, french, british, blank],
      note: 'Entered too few',
    },
    {
      type: 'cashInCards',
      nation: 'france',
      combinations: [{ kind: 'regiment', arm: 'infantry', cards: [french, french] }],
      placements: [],
    },
    { type: 'tradeSymbolCards', nation: 'france', to: 'britain', gives: [british], takes: [] },
    { type: 'returnBlankCards', nation: 'france', cards: 1 },
  ],
}
