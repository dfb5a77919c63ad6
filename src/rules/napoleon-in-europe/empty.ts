import { byNation } from './nations.ts'
import { rulesWith } from './rules.ts'
import type { Nation, NapoleonState } from './state.ts'
import type { UnnamedRegions } from './board.ts'

export const noUnnamedRegions: UnnamedRegions = {
  homeland: 0,
  homelandLost: 0,
  foreignHomeland: 0,
  minor: 0,
  northAfrica: 0,
  closed: 0,
  closedNorthAfrica: 0,
}

/** A nation that nobody plays and that has nothing. */
export const emptyNation: Nation = {
  player: null,
  control: null,
  hasBeenActive: false,
  productionPoints: 0,
  politicalActionPoints: 0,
  productionTurn: null,
  politicalDebt: 0,
  commitment: 0,
  defeats: 0,
  answersFor: [],
  hand: [],
  innovations: [],
  symbolCards: [],
  turnMarks: { moved: 0, sailed: 0, drew: 0 },
}

/** A game before it is set up. */
export const emptyState: NapoleonState = {
  name: '',
  rules: rulesWith(),
  level: 'standard',
  scenario: '',
  victory: 'aHistorical',
  ending: { kind: 'open' },
  suddenDeath: null,
  ended: null,
  players: [],
  nations: byNation(() => emptyNation),
  relations: [],
  truces: [],
  passages: [],
  regions: [],
  unnamed: byNation(() => noUnnamedRegions),
  seas: [],
  fleets: [],
  stacks: [],
  calendar: { month: null, round: 1, phase: 'movement', first: 'france', acting: null, done: [], halted: [] },
  pending: [],
  nextDue: 1,
  chronicle: [],
  battle: null,
}
