import * as v from 'valibot'
import { chartKinds, provenanceKinds, units as chartUnits, type Chart } from '../chart.ts'
import { defaultCharts, type MiniaturesCharts } from './charts/index.ts'
import { optionChoices } from './options.ts'
import type { MiniaturesRules } from './rules.ts'
import { removalCauses, sideIds, type MiniaturesState } from './state.ts'
import { arms, covers, formations, kinds, nations, unitClasses } from './units.ts'

const text = v.string()
const whole = v.pipe(v.number(), v.integer())
const removal = v.picklist(removalCauses)

const officer = v.strictObject({ name: text, value: whole, onlyFallsInMelee: v.boolean() })

const side = v.strictObject({
  id: v.picklist(sideIds),
  name: text,
  nation: v.picklist(nations),
  colour: v.picklist(nations),
  players: v.array(text),
})

const unit = v.strictObject({
  id: text,
  side: v.picklist(sideIds),
  name: text,
  nation: v.picklist(nations),
  arm: v.picklist(arms),
  kind: v.picklist(kinds),
  class: v.picklist(unitClasses),
  startingBases: whole,
  bases: whole,
  formation: v.picklist(formations),
  cover: v.array(v.picklist(covers)),
  marker: v.boolean(),
  damaged: v.boolean(),
  officer: v.nullable(officer),
  lockedWith: v.array(text),
  removed: v.nullable(removal),
})

const provenance = v.strictObject({ kind: v.picklist(provenanceKinds), section: text })
const cell = v.strictObject({ value: v.nullable(v.union([v.number(), text])), provenance })

const chart = v.strictObject({
  id: text,
  kind: v.picklist(chartKinds),
  columns: v.array(
    v.strictObject({
      id: text,
      unit: v.picklist(chartUnits),
      minimum: v.exactOptional(v.number()),
      maximum: v.exactOptional(v.number()),
      choices: v.exactOptional(v.array(text)),
      blank: v.boolean(),
    }),
  ),
  rows: v.array(
    v.strictObject({
      id: text,
      from: v.exactOptional(v.nullable(v.number())),
      to: v.exactOptional(v.nullable(v.number())),
      provenance: v.exactOptional(provenance),
      cells: v.record(text, cell),
    }),
  ),
})

/** Whether a chart has every column that the default one has, and every row where rows are named. */
function matches(candidate: Chart, model: Chart): boolean {
  const columns = model.columns.map(({ id }) => id)
  const rows = new Set(candidate.rows.map(({ id }) => id))
  const complete = candidate.rows.every(({ cells }) => columns.every((column) => column in cells))
  return complete && (model.kind === 'bands' || model.rows.every(({ id }) => rows.has(id)))
}

function isChartSet(charts: Readonly<Record<string, Chart>>): charts is MiniaturesCharts {
  return Object.entries(defaultCharts).every(([id, model]) => {
    const candidate = charts[id]
    return candidate !== undefined && matches(candidate, model)
  })
}

const charts = v.pipe(v.record(text, chart), v.guard(isChartSet))

/** Charts and options as they are stored with a game. */
export const rulesSchema: v.GenericSchema<unknown, MiniaturesRules> = v.strictObject({
  id: text,
  charts,
  options: v.strictObject({
    exposedTarget: v.picklist(optionChoices.exposedTarget),
    movedGuns: v.picklist(optionChoices.movedGuns),
    squareBonus: v.picklist(optionChoices.squareBonus),
    squaresHold: v.picklist(optionChoices.squaresHold),
  }),
})

export const stateSchema: v.GenericSchema<unknown, MiniaturesState> = v.strictObject({
  name: text,
  sides: v.array(side),
  units: v.array(unit),
  officersAlone: v.array(v.strictObject({ side: v.picklist(sideIds), officer })),
  rules: rulesSchema,
  nextUnit: whole,
})

const aboutUnit = { unit: text }

/** The primitive facts that a game's state is made of, by type. */
export const effectSchemas = {
  begun: v.strictObject({ type: v.literal('begun'), name: text, sides: v.array(side), rules: rulesSchema }),
  gameRenamed: v.strictObject({ type: v.literal('gameRenamed'), name: text }),
  rulesChanged: v.strictObject({ type: v.literal('rulesChanged'), rules: rulesSchema }),
  sideChanged: v.strictObject({ type: v.literal('sideChanged'), side }),
  unitAdded: v.strictObject({ type: v.literal('unitAdded'), unit, after: v.nullable(text) }),
  unitChanged: v.strictObject({ type: v.literal('unitChanged'), unit }),
  unitDeleted: v.strictObject({ type: v.literal('unitDeleted'), ...aboutUnit }),
  unitPlaced: v.strictObject({ type: v.literal('unitPlaced'), ...aboutUnit, at: whole }),
  basesLost: v.strictObject({ type: v.literal('basesLost'), ...aboutUnit, count: whole }),
  markerPlaced: v.strictObject({ type: v.literal('markerPlaced'), ...aboutUnit }),
  markerRemoved: v.strictObject({ type: v.literal('markerRemoved'), ...aboutUnit }),
  gunDamaged: v.strictObject({ type: v.literal('gunDamaged'), ...aboutUnit }),
  unitRemoved: v.strictObject({ type: v.literal('unitRemoved'), ...aboutUnit, cause: removal }),
  unitReturned: v.strictObject({ type: v.literal('unitReturned'), ...aboutUnit }),
  officerFell: v.strictObject({ type: v.literal('officerFell'), ...aboutUnit }),
  officerLeft: v.strictObject({ type: v.literal('officerLeft'), ...aboutUnit }),
  officerTaken: v.strictObject({ type: v.literal('officerTaken'), side: v.picklist(sideIds), officer }),
  movedBack: v.strictObject({ type: v.literal('movedBack'), ...aboutUnit, inches: v.number() }),
  unitsLocked: v.strictObject({ type: v.literal('unitsLocked'), units: v.tuple([text, text]) }),
  unitsFreed: v.strictObject({ type: v.literal('unitsFreed'), units: v.tuple([text, text]) }),
} as const

export type EffectType = keyof typeof effectSchemas
export type EffectOf<Type extends EffectType> = v.InferOutput<(typeof effectSchemas)[Type]>
export type MiniaturesEffect = { [Type in EffectType]: EffectOf<Type> }[EffectType]

export const effectSchema = v.variant('type', [
  effectSchemas.begun,
  effectSchemas.gameRenamed,
  effectSchemas.rulesChanged,
  effectSchemas.sideChanged,
  effectSchemas.unitAdded,
  effectSchemas.unitChanged,
  effectSchemas.unitDeleted,
  effectSchemas.unitPlaced,
  effectSchemas.basesLost,
  effectSchemas.markerPlaced,
  effectSchemas.markerRemoved,
  effectSchemas.gunDamaged,
  effectSchemas.unitRemoved,
  effectSchemas.unitReturned,
  effectSchemas.officerFell,
  effectSchemas.officerLeft,
  effectSchemas.officerTaken,
  effectSchemas.movedBack,
  effectSchemas.unitsLocked,
  effectSchemas.unitsFreed,
])
