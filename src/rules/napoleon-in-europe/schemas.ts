import * as v from 'valibot'
import { completeCharts, holdAllOf } from '../chart-completion.ts'
import { chartSchema } from '../chart-schema.ts'
import type { Chart } from '../chart.ts'
import { phases, type Calendar } from './calendar.ts'
import { cardColours, cardSymbols, type SymbolCard } from './cards.ts'
import { defaultCharts, type NapoleonCharts } from './charts/index.ts'
import { battleCauses, commitmentCauses, drawCauses, peaceCauses, type Owed } from './due.ts'
import { limits } from './limits.ts'
import { capitalIds, type Fleet, type FleetPlace, type Region, type SeaArea, type Stack } from './board.ts'
import { unnamedKinds, type RegionId, type RegionOnMap, type SeaId } from './board.ts'
import type { Territory, UnnamedRegions } from './board.ts'
import { nationIds, type ByNation, type NationId } from './nations.ts'
import { defaultOptions, optionChoices, type NapoleonOptions } from './options.ts'
import { landUnits, type Pieces } from './pieces.ts'
import { relationKinds, type Passage, type Relation, type Truce } from './relations.ts'
import type { NapoleonRules, NamedCharts } from './rules.ts'
import {
  endCauses,
  incomeSources,
  type Ending,
  type Nation,
  type Player,
  type ProductionTurn,
  type RoundRecord,
  type SuddenDeath,
} from './state.ts'

type Schema<Value> = v.GenericSchema<unknown, Value>

const text = v.string()
const whole = v.pipe(v.number(), v.integer())

export const nationSchema = v.picklist(nationIds)
export const pairSchema: Schema<readonly [NationId, NationId]> = v.tuple([nationSchema, nationSchema])

/** Something for each nation. */
export function byNationSchema<Value>(schema: Schema<Value>): Schema<ByNation<Value>> {
  return v.strictObject({
    france: schema,
    britain: schema,
    prussia: schema,
    russia: schema,
    ottoman: schema,
    austria: schema,
    spain: schema,
  })
}

/** Characters that turn the text around them round; a name may not reach beyond itself. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/gu

/** A name as it comes from outside. */
export const nameSchema = v.pipe(
  text,
  v.transform((name) => name.replace(directionControls, '')),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.nameLength),
)
/** Why, for the log. */
export const noteSchema = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(limits.noteLength))

export const squadronsSchema = v.pipe(whole, v.minValue(1), v.maxValue(limits.squadrons))
export const pointsSchema = v.pipe(whole, v.minValue(0), v.maxValue(limits.points))

/** How many there are of something; none may be left out. */
export function countUpTo(most: number) {
  return v.exactOptional(v.pipe(whole, v.minValue(0), v.maxValue(most)))
}

/** The same for each kind of land piece. */
export function ofEachPiece<Count>(count: Count) {
  return {
    infantry: count,
    eliteInfantry: count,
    lightInfantry: count,
    militia: count,
    cavalry: count,
    heavyCavalry: count,
    irregularCavalry: count,
    artillery: count,
    horseArtillery: count,
    leader: count,
  }
}

function piecesUpTo(most: number): Schema<Pieces> {
  return v.strictObject(ofEachPiece(countUpTo(most)))
}

/** Pieces that are entered together. */
export const piecesSchema = piecesUpTo(limits.pieces)
/** Pieces that have come together. */
const countedPieces = piecesUpTo(limits.counted)
const countedSquadrons = v.pipe(whole, v.minValue(1), v.maxValue(limits.counted))

export const landUnitSchema = v.picklist(landUnits)
const idOnMap = v.pipe(text, v.minLength(1), v.maxLength(limits.nameLength))
export const regionIdSchema: Schema<RegionId> = idOnMap
export const seaIdSchema: Schema<SeaId> = idOnMap

const onMap = {
  id: regionIdSchema,
  name: nameSchema,
  homeland: v.nullable(nationSchema),
  capital: v.nullable(v.picklist(capitalIds)),
  port: v.boolean(),
  northAfrica: v.boolean(),
  links: v.pipe(v.array(regionIdSchema), v.maxLength(limits.links)),
  seas: v.pipe(v.array(seaIdSchema), v.maxLength(limits.links)),
}

export const regionOnMapSchema: Schema<RegionOnMap> = v.strictObject(onMap)

export const regionSchema: Schema<Region> = v.strictObject({
  ...onMap,
  owner: v.nullable(nationSchema),
  occupier: v.nullable(nationSchema),
  uprising: v.boolean(),
})

export const seaAreaSchema: Schema<SeaArea> = v.strictObject({
  id: seaIdSchema,
  name: nameSchema,
  links: v.pipe(v.array(seaIdSchema), v.maxLength(limits.links)),
  straits: v.pipe(v.array(seaIdSchema), v.maxLength(limits.links)),
})

export const fleetPlaceSchema: Schema<FleetPlace> = v.nullable(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('sea'), sea: seaIdSchema }),
    v.strictObject({ kind: v.literal('port'), region: regionIdSchema }),
  ]),
)

export const fleetSchema: Schema<Fleet> = v.strictObject({
  nation: nationSchema,
  at: fleetPlaceSchema,
  squadrons: countedSquadrons,
})

export const stackSchema: Schema<Stack> = v.strictObject({
  nation: nationSchema,
  region: v.nullable(regionIdSchema),
  pieces: countedPieces,
})

const unnamedCount = v.pipe(whole, v.minValue(0), v.maxValue(limits.counted))

export const unnamedSchema: Schema<UnnamedRegions> = v.strictObject({
  homeland: unnamedCount,
  homelandLost: unnamedCount,
  foreignHomeland: unnamedCount,
  minor: unnamedCount,
  northAfrica: unnamedCount,
  closed: unnamedCount,
  closedNorthAfrica: unnamedCount,
})

export const territorySchema: Schema<Territory> = v.union([
  v.strictObject({ region: regionIdSchema }),
  v.strictObject({
    unnamed: v.picklist(unnamedKinds),
    owner: v.nullable(nationSchema),
    homeland: v.nullable(nationSchema),
  }),
])

export const relationSchema: Schema<Relation> = v.strictObject({
  nations: pairSchema,
  kind: v.picklist(relationKinds),
  order: whole,
})
export const truceSchema: Schema<Truce> = v.strictObject({ nations: pairSchema, until: whole })
export const passageSchema: Schema<Passage> = v.strictObject({ through: nationSchema, of: nationSchema })

export const calendarSchema: Schema<Calendar> = v.strictObject({
  month: v.nullable(whole),
  round: whole,
  phase: v.picklist(phases),
  first: nationSchema,
  acting: v.nullable(nationSchema),
  done: v.array(nationSchema),
  halted: v.array(nationSchema),
})

export const symbolCardSchema: Schema<SymbolCard> = v.strictObject({
  symbol: v.picklist(cardSymbols),
  colour: v.picklist(cardColours),
})

const cardTitles = v.pipe(v.array(nameSchema), v.maxLength(limits.cards))

export const productionTurnSchema: Schema<ProductionTurn> = v.strictObject({
  saved: whole,
  income: v.array(
    v.strictObject({
      source: v.picklist(incomeSources),
      capital: v.nullable(v.picklist(capitalIds)),
      count: whole,
      points: whole,
    }),
  ),
  built: countedPieces,
})

export const nationStateSchema: Schema<Nation> = v.strictObject({
  player: v.nullable(text),
  control: v.nullable(v.strictObject({ by: nationSchema, until: v.picklist(['overture', 'war']) })),
  hasBeenActive: v.boolean(),
  productionPoints: whole,
  politicalActionPoints: whole,
  productionTurn: v.nullable(productionTurnSchema),
  politicalDebt: whole,
  commitment: whole,
  defeats: whole,
  answersFor: v.array(nationSchema),
  hand: cardTitles,
  innovations: cardTitles,
  symbolCards: v.array(symbolCardSchema),
  turnMarks: v.strictObject({ moved: whole, sailed: whole, drew: whole }),
})

export const playerSchema: Schema<Player> = v.strictObject({ id: regionIdSchema, name: nameSchema })

/** A month that a calendar may stand at. */
export const monthSchema = v.pipe(whole, v.minValue(limits.firstYear * 12), v.maxValue(limits.lastYear * 12))

export const endingSchema: Schema<Ending> = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('rounds'),
    rounds: v.pipe(whole, v.minValue(1), v.maxValue(limits.rounds)),
  }),
  v.strictObject({ kind: v.literal('month'), month: monthSchema }),
  v.strictObject({ kind: v.literal('time'), at: v.pipe(whole, v.minValue(0)) }),
])

const fromRound = v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(limits.rounds)))

/** When the rolls of sudden death begin; null: at the agreed end. */
export const suddenDeathFromSchema: Schema<Pick<SuddenDeath, 'fromRound'>> = v.strictObject({ fromRound })

export const suddenDeathSchema: Schema<SuddenDeath> = v.strictObject({ fromRound, endNumber: whole })

export const endCauseSchema = v.picklist(endCauses)

const due = v.variant('kind', [
  v.strictObject({
    id: whole,
    kind: v.literal('commitment'),
    nation: nationSchema,
    cause: v.picklist(commitmentCauses),
    place: text,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('peace'),
    nation: nationSchema,
    cause: v.picklist(peaceCauses),
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('battle'),
    cause: v.picklist(battleCauses),
    region: v.nullable(regionIdSchema),
    place: text,
    attackers: v.array(nationSchema),
    defenders: v.array(nationSchema),
    garrison: countedPieces,
    garrisonPlayedBy: v.nullable(nationSchema),
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('navalLosses'),
    nations: v.array(nationSchema),
    squadrons: countedSquadrons,
    at: fleetPlaceSchema,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('leavePort'),
    nation: nationSchema,
    region: regionIdSchema,
    squadrons: countedSquadrons,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('attrition'),
    nation: nationSchema,
    homeland: nationSchema,
  }),
  v.strictObject({
    id: whole,
    kind: v.literal('drawCards'),
    nation: nationSchema,
    cards: v.pipe(whole, v.minValue(1), v.maxValue(limits.cards)),
    cause: v.picklist(drawCauses),
  }),
])

export const owedSchema: Schema<Owed> = due

export const roundRecordSchema: Schema<RoundRecord> = v.strictObject({
  round: whole,
  month: v.nullable(whole),
  nations: byNationSchema(
    v.strictObject({ regions: whole, productionPoints: whole, politicalActionPoints: whole }),
  ),
})

const choices = {
  cards: v.picklist(optionChoices.cards),
  innovations: v.picklist(optionChoices.innovations),
  attrition: v.picklist(optionChoices.attrition),
  forcedMarch: v.picklist(optionChoices.forcedMarch),
  minorNavies: v.picklist(optionChoices.minorNavies),
  twoRegionMinors: v.picklist(optionChoices.twoRegionMinors),
  countercharges: v.picklist(optionChoices.countercharges),
  initiative: v.picklist(optionChoices.initiative),
  reinforcement: v.picklist(optionChoices.reinforcement),
  terrain: v.picklist(optionChoices.terrain),
  lightInfantry: v.picklist(optionChoices.lightInfantry),
  horseArtillery: v.picklist(optionChoices.horseArtillery),
  napoleon: v.picklist(optionChoices.napoleon),
}

/** A choice of every option; what is left out is at its default. */
export const optionsSchema: Schema<NapoleonOptions> = v.strictObject({
  cards: v.optional(choices.cards, defaultOptions.cards),
  innovations: v.optional(choices.innovations, defaultOptions.innovations),
  attrition: v.optional(choices.attrition, defaultOptions.attrition),
  forcedMarch: v.optional(choices.forcedMarch, defaultOptions.forcedMarch),
  minorNavies: v.optional(choices.minorNavies, defaultOptions.minorNavies),
  twoRegionMinors: v.optional(choices.twoRegionMinors, defaultOptions.twoRegionMinors),
  countercharges: v.optional(choices.countercharges, defaultOptions.countercharges),
  initiative: v.optional(choices.initiative, defaultOptions.initiative),
  reinforcement: v.optional(choices.reinforcement, defaultOptions.reinforcement),
  terrain: v.optional(choices.terrain, defaultOptions.terrain),
  lightInfantry: v.optional(choices.lightInfantry, defaultOptions.lightInfantry),
  horseArtillery: v.optional(choices.horseArtillery, defaultOptions.horseArtillery),
  napoleon: v.optional(choices.napoleon, defaultOptions.napoleon),
})

/** Whether charts are all that the rulebook has. */
export function holdsEveryChart(charts: Readonly<Record<string, Chart>>): charts is NapoleonCharts {
  return holdAllOf(charts, defaultCharts)
}

/** Every chart of the rulebook; what an older version did not know yet is filled in with the charts as they come. */
const chartsSchema = v.pipe(
  v.record(text, chartSchema),
  v.transform((stored) => completeCharts(stored, defaultCharts)),
  v.guard(holdsEveryChart),
)

export const rulesSchema: Schema<NapoleonRules> = v.strictObject({
  id: text,
  name: text,
  charts: chartsSchema,
  options: optionsSchema,
})

export const namedChartsSchema: Schema<NamedCharts> = v.strictObject({
  id: v.pipe(text, v.minLength(1)),
  name: v.pipe(text, v.maxLength(limits.nameLength)),
  charts: chartsSchema,
})
