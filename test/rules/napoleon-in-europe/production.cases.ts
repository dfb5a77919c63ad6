import type { Region, UnnamedRegions } from '@/rules/napoleon-in-europe/board.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import { noUnnamedRegions } from '@/rules/napoleon-in-europe/empty.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Basket } from '@/rules/napoleon-in-europe/production/basket.ts'
import { rulesWith, type NapoleonRules } from '@/rules/napoleon-in-europe/rules.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { defaultCharts } from '@/rules/napoleon-in-europe/charts/index.ts'
import { scenarioById } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import { gameOf, regionOf, relationOf, withNations } from './table.ts'

/** Regions that a nation owns without a name. */
export function counted(nation: NationId, counts: Partial<UnnamedRegions>, state = gameOf()): NapoleonState {
  return { ...state, unnamed: { ...state.unnamed, [nation]: { ...noUnnamedRegions, ...counts } } }
}

/** The rules of a scenario: the usual ones with its own charts. */
export function rulesOfScenario(id: string): NapoleonRules {
  return rulesWith({}, { id, name: '', charts: { ...defaultCharts, ...scenarioById(id)?.charts } })
}

const atWar = [relationOf('france', 'britain', 'war', 1)]

interface IncomeCase {
  readonly what: string
  readonly nation: NationId
  readonly regions?: readonly Region[]
  readonly unnamed?: Partial<UnnamedRegions>
  /** Source, or the capital; how many; points. */
  readonly lines: readonly string[]
  readonly points: number
}

const london = regionOf('london', { homeland: 'britain', capital: 'london', port: true })
const owned = (id: string, owner: NationId, about: Partial<Region> = {}) => regionOf(id, { ...about, owner })

/** Production Points and The Ottoman Government, with N5 and N11. France and Britain are at war. */
// prettier-ignore
export const incomeCases: readonly IncomeCase[] = [
  { what: 'London and 8 regions', nation: 'britain', regions: [london], unnamed: { homeland: 4, minor: 4 }, lines: ['london 1 10', 'regions 8 16'], points: 26 },
  { what: 'both capitals of Russia', nation: 'russia', regions: [owned('p', 'russia', { capital: 'saintPetersburg' }), owned('m', 'russia', { capital: 'moscow' })], lines: ['saintPetersburg 1 2', 'moscow 1 2'], points: 4 },
  { what: 'another nation’s capital gives its value to who owns it', nation: 'france', regions: [owned('vienna', 'france', { capital: 'vienna' })], lines: ['vienna 1 8'], points: 8 },
  { what: 'any region in North Africa gives 1', nation: 'france', regions: [owned('egypt', 'france', { northAfrica: true })], unnamed: { northAfrica: 2, foreignHomeland: 1 }, lines: ['regions 1 2', 'northAfrica 3 3'], points: 5 },
  { what: 'the Ottomans: 1 wherever it lies, Constantinople 2, other capitals 1', nation: 'ottoman', regions: [owned('c', 'ottoman', { capital: 'constantinople' }), owned('v', 'ottoman', { capital: 'vienna' }), owned('egypt', 'ottoman', { northAfrica: true })], unnamed: { homeland: 5, northAfrica: 1 }, lines: ['constantinople 1 2', 'vienna 1 1', 'ottoman 7 7'], points: 10 },
  { what: 'Constantinople gives another nation 2 as well', nation: 'russia', regions: [owned('c', 'russia', { capital: 'constantinople' })], lines: ['constantinople 1 2'], points: 2 },
  { what: 'an enemy’s army takes the points of its region', nation: 'britain', regions: [london, owned('kent', 'britain', { occupier: 'france' })], lines: ['london 1 10', 'regions 1 2', 'occupied 1 -2'], points: 10 },
  { what: 'in a capital all of its points', nation: 'britain', regions: [{ ...london, occupier: 'france' }], lines: ['london 1 10', 'occupied 1 -10'], points: 0 },
  { what: 'an army of a nation that is no enemy takes nothing', nation: 'britain', regions: [{ ...london, occupier: 'spain' }], lines: ['london 1 10'], points: 10 },
  { what: 'an uprising takes the points, and once only under an enemy’s army', nation: 'france', regions: [owned('a', 'france', { uprising: true }), owned('b', 'france', { uprising: true, occupier: 'britain' })], lines: ['regions 2 4', 'uprising 2 -4'], points: 0 },
  { what: 'an uprising in North Africa takes 1', nation: 'france', regions: [owned('a', 'france', { uprising: true, northAfrica: true })], lines: ['northAfrica 1 1', 'uprising 1 -1'], points: 0 },
  { what: 'unnamed regions that are occupied or in uprising', nation: 'france', unnamed: { homeland: 6, northAfrica: 2, closed: 2, closedNorthAfrica: 1 }, lines: ['regions 6 12', 'northAfrica 2 2', 'closed 3 -5'], points: 9 },
  { what: 'unnamed Ottoman regions that are closed', nation: 'ottoman', unnamed: { homeland: 6, closed: 2 }, lines: ['ottoman 6 6', 'closed 2 -2'], points: 4 },
  { what: 'nothing', nation: 'prussia', lines: [], points: 0 },
]

export function incomeGame({ nation, regions = [], unnamed = {} }: IncomeCase): NapoleonState {
  return counted(nation, unnamed, gameOf({ regions, relations: atWar }))
}

/** A nation in its production turn with so many points. */
export function producing(
  nation: NationId,
  productionPoints: number,
  about: Partial<NapoleonState> = {},
): NapoleonState {
  const state = gameOf(about)
  const calendar = { ...state.calendar, phase: 'production', acting: nation, ...about.calendar } as const
  const productionTurn = { saved: 0, income: [], built: {} }
  return withNations({ ...state, calendar }, { [nation]: { productionPoints, productionTurn } })
}

interface PurchaseCase {
  readonly what: string
  readonly nation: NationId
  readonly points?: number
  readonly built?: Basket
  readonly basket: Basket
  readonly year?: number
  readonly advanced?: boolean
  /** What is saved, or why it is refused and where. */
  readonly left?: number
  readonly refused?: readonly [code: string, path: string]
}

/** Purchasing, the units' descriptions and National Special Rules, with N14 and N19. In 1805 unless a year is given. */
// prettier-ignore
export const purchaseCases: readonly PurchaseCase[] = [
  { what: 'one of everything that France builds', nation: 'france', points: 99, basket: { infantry: 2, eliteInfantry: 1, cavalry: 1, heavyCavalry: 1, artillery: 1, leader: 1, squadron: 1, politicalActionPoint: 1 }, left: 99 - 93 },
  { what: 'the last point', nation: 'france', points: 6, basket: { infantry: 1 }, left: 0 },
  { what: 'one point too few', nation: 'france', points: 5, basket: { infantry: 1 }, refused: ['tooFewProductionPoints', 'basket'] },
  { what: 'an empty basket', nation: 'france', basket: { infantry: 0 }, refused: ['nothingBought', 'basket'] },
  { what: 'Britain: two land units, a squadron and a point', nation: 'britain', points: 99, basket: { infantry: 1, cavalry: 1, squadron: 1, politicalActionPoint: 1 }, left: 99 - 41 },
  { what: 'Britain: a third land unit', nation: 'britain', basket: { infantry: 1, cavalry: 1, artillery: 1 }, refused: ['britishArmy', 'basket.infantry'] },
  { what: 'Britain: a leader is a land unit', nation: 'britain', basket: { leader: 3 }, refused: ['britishArmy', 'basket.leader'] },
  { what: 'Britain: two already built in this turn', nation: 'britain', built: { infantry: 2 }, basket: { infantry: 1 }, refused: ['britishArmy', 'basket.infantry'] },
  { what: 'Britain: one already built, one more', nation: 'britain', points: 20, built: { infantry: 1 }, basket: { infantry: 1 }, left: 14 },
  { what: 'Britain: an elite unit leaves no room for its infantry', nation: 'britain', basket: { eliteInfantry: 1 }, refused: ['eliteBeyondBritain', 'basket.eliteInfantry'] },
  { what: 'elite infantry with one infantry', nation: 'france', basket: { infantry: 1, eliteInfantry: 1 }, refused: ['infantryForElite', 'basket.eliteInfantry'] },
  { what: 'elite infantry after its two infantry', nation: 'france', points: 9, built: { infantry: 2 }, basket: { eliteInfantry: 1 }, left: 0 },
  { what: 'a second elite unit for the same two infantry', nation: 'france', built: { infantry: 2, eliteInfantry: 1 }, basket: { eliteInfantry: 1 }, refused: ['infantryForElite', 'basket.eliteInfantry'] },
  { what: 'light infantry is not the ordinary infantry that an elite unit asks for', nation: 'france', advanced: true, basket: { lightInfantry: 2, eliteInfantry: 1 }, refused: ['infantryForElite', 'basket.eliteInfantry'] },
  { what: 'the Ottomans build militia, irregular cavalry, leaders and squadrons', nation: 'ottoman', points: 99, basket: { militia: 1, irregularCavalry: 1, leader: 1, squadron: 1 }, left: 99 - 38 },
  { what: 'the Ottomans and infantry', nation: 'ottoman', basket: { infantry: 1 }, refused: ['ottomanArmy', 'basket.infantry'] },
  { what: 'the Ottomans and cavalry', nation: 'ottoman', basket: { cavalry: 1 }, refused: ['ottomanArmy', 'basket.cavalry'] },
  { what: 'the Ottomans and artillery', nation: 'ottoman', basket: { artillery: 1 }, refused: ['ottomanArmy', 'basket.artillery'] },
  { what: 'Prussian militia in 1809', nation: 'prussia', year: 1809, basket: { militia: 1 }, refused: ['prussianMilitiaLater', 'basket.militia'] },
  { what: 'Prussian militia in 1810', nation: 'prussia', year: 1810, points: 10, basket: { militia: 2 }, left: 2 },
  { what: 'Austrian militia', nation: 'austria', year: 1813, basket: { militia: 1 }, refused: ['militiaOnly', 'basket.militia'] },
  { what: 'Russian irregular cavalry', nation: 'russia', points: 7, basket: { irregularCavalry: 1 }, left: 0 },
  { what: 'Austrian irregular cavalry', nation: 'austria', basket: { irregularCavalry: 1 }, refused: ['irregularsOnly', 'basket.irregularCavalry'] },
  { what: 'light infantry where it is not played', nation: 'france', basket: { lightInfantry: 1 }, refused: ['notSwitchedOn', 'basket.lightInfantry'] },
  { what: 'horse artillery where it is not played', nation: 'france', basket: { horseArtillery: 1 }, refused: ['notSwitchedOn', 'basket.horseArtillery'] },
  { what: 'light infantry and horse artillery where they are', nation: 'france', advanced: true, points: 21, basket: { lightInfantry: 1, horseArtillery: 1 }, left: 0 },
]

export function purchaseGame({
  nation,
  points = 500,
  built = {},
  year = 1805,
  advanced,
}: PurchaseCase): NapoleonState {
  const rules = advanced === true ? rulesWith({ lightInfantry: 'on', horseArtillery: 'on' }) : rulesWith()
  const state = producing(nation, points, { rules })
  const dated = { ...state, calendar: { ...state.calendar, month: monthAt(year, 12) } }
  return withNations(dated, { [nation]: { productionTurn: { saved: 0, income: [], built: builtOf(built) } } })
}

function builtOf({ infantry = 0, eliteInfantry = 0 }: Basket) {
  return { ...(infantry > 0 ? { infantry } : {}), ...(eliteInfantry > 0 ? { eliteInfantry } : {}) }
}

interface PlaceCase {
  readonly what: string
  readonly region: Region
  readonly item: 'infantry' | 'squadron'
  readonly refused?: string
}

const home = regionOf('brest', { homeland: 'france', port: true })

/** Placing and Ports: France builds one, and puts it there. France and Britain are at war. */
// prettier-ignore
export const placeCases: readonly PlaceCase[] = [
  { what: 'a homeland region', region: home, item: 'infantry' },
  { what: 'a homeland port', region: home, item: 'squadron' },
  { what: 'a homeland region without a port', region: { ...home, port: false }, item: 'squadron', refused: 'placeNoPort' },
  { what: 'a homeland region that another owns', region: { ...home, owner: 'britain' }, item: 'infantry', refused: 'placeNotFree' },
  { what: 'a homeland region that an enemy occupies', region: { ...home, occupier: 'britain' }, item: 'infantry', refused: 'placeNotFree' },
  { what: 'a homeland region where an ally’s army stands', region: { ...home, occupier: 'spain' }, item: 'infantry' },
  { what: 'a homeland region in uprising', region: { ...home, uprising: true }, item: 'squadron', refused: 'placeNotFree' },
  { what: 'a region that is owned abroad', region: { ...home, homeland: 'austria', owner: 'france' }, item: 'infantry', refused: 'placeNotFree' },
  { what: 'a minor nation', region: { ...home, homeland: null, owner: 'france' }, item: 'infantry', refused: 'placeNotFree' },
]

interface NowhereCase {
  readonly what: string
  readonly regions: readonly Region[]
  readonly unnamed?: Partial<UnnamedRegions>
  readonly item: 'infantry' | 'squadron' | 'politicalActionPoint'
  readonly refused?: string
}

/** Placing: France has these regions, is at war with Britain, and buys one without saying where it goes. */
// prettier-ignore
export const nowhereCases: readonly NowhereCase[] = [
  { what: 'a table that has entered nothing is trusted', regions: [], item: 'squadron' },
  { what: 'one free region', regions: [home, { ...home, id: 'paris', occupier: 'britain' }], item: 'infantry' },
  { what: 'no free region', regions: [{ ...home, occupier: 'britain' }], item: 'infantry', refused: 'noFreeHomeland' },
  { what: 'no free region, but one that is only counted', regions: [{ ...home, occupier: 'britain' }], unnamed: { homeland: 1 }, item: 'infantry' },
  { what: 'none of those that are only counted is free', regions: [{ ...home, occupier: 'britain' }], unnamed: { homeland: 1, closed: 1 }, item: 'infantry', refused: 'noFreeHomeland' },
  { what: 'all of them are lost', regions: [{ ...home, owner: 'britain' }], unnamed: { homelandLost: 3 }, item: 'infantry', refused: 'noFreeHomeland' },
  { what: 'no port in the homeland', regions: [{ ...home, port: false }], item: 'squadron', refused: 'noFreePort' },
  { what: 'the only port is occupied', regions: [{ ...home, occupier: 'britain' }, { ...home, id: 'paris', port: false }], item: 'squadron', refused: 'noFreePort' },
  { what: 'political action points need no region', regions: [{ ...home, occupier: 'britain' }], item: 'politicalActionPoint' },
]
