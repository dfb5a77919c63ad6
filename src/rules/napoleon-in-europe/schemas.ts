import * as v from 'valibot'
import { farthestMoment } from '../moment.ts'
import { seenText } from '../plain-text.ts'
import { monthAt, phases, type Calendar } from './calendar.ts'
import { cardColours, cardSymbols, type SymbolCard } from './cards.ts'
import { limits } from './limits.ts'
import { capitalIds, type Fleet, type FleetPlace, type Region, type SeaArea, type Stack } from './board.ts'
import { unnamedKinds, type RegionId, type RegionOnMap, type SeaId } from './board.ts'
import type { Territory, UnnamedRegions } from './board.ts'
import { nationIds, type ByNation, type NationId } from './nations.ts'
import { landUnits, type Pieces } from './pieces.ts'
import { relationKinds, type Passage, type Relation, type Truce } from './relations.ts'
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

/** A name as it comes from outside. */
export const nameSchema = v.pipe(
  text,
  v.transform(seenText),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.nameLength),
)
/** Why, for the log. */
export const noteSchema = v.pipe(
  text,
  v.transform(seenText),
  v.trim(),
  v.minLength(1),
  v.maxLength(limits.noteLength),
)

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
export const countedPiecesSchema = piecesUpTo(limits.counted)
export const countedSquadronsSchema = v.pipe(whole, v.minValue(1), v.maxValue(limits.counted))

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
  squadrons: countedSquadronsSchema,
})

export const stackSchema: Schema<Stack> = v.strictObject({
  nation: nationSchema,
  region: v.nullable(regionIdSchema),
  pieces: countedPiecesSchema,
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
  built: countedPiecesSchema,
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
export const monthSchema = v.pipe(
  whole,
  v.minValue(monthAt(limits.firstYear, 1)),
  v.maxValue(monthAt(limits.lastYear, 1)),
)

export const endingSchema: Schema<Ending> = v.variant('kind', [
  v.strictObject({ kind: v.literal('open') }),
  v.strictObject({
    kind: v.literal('rounds'),
    rounds: v.pipe(whole, v.minValue(1), v.maxValue(limits.rounds)),
  }),
  v.strictObject({ kind: v.literal('month'), month: monthSchema }),
  v.strictObject({ kind: v.literal('time'), at: v.pipe(whole, v.minValue(0), v.maxValue(farthestMoment)) }),
])

const fromRound = v.nullable(v.pipe(whole, v.minValue(1), v.maxValue(limits.rounds)))

/** When the rolls of sudden death begin; null: at the agreed end. */
export const suddenDeathFromSchema: Schema<Pick<SuddenDeath, 'fromRound'>> = v.strictObject({ fromRound })

export const suddenDeathSchema: Schema<SuddenDeath> = v.strictObject({ fromRound, endNumber: whole })

export const endCauseSchema = v.picklist(endCauses)

export const roundRecordSchema: Schema<RoundRecord> = v.strictObject({
  round: whole,
  month: v.nullable(whole),
  nations: byNationSchema(
    v.strictObject({ regions: whole, productionPoints: whole, politicalActionPoints: whole }),
  ),
})
