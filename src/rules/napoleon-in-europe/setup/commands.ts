import * as v from 'valibot'
import { namedChartsSchema, optionsSchema } from '../rules-schema.ts'
import * as s from '../schemas.ts'
import { limits } from '../limits.ts'
import { nationIds, type ByNation } from '../nations.ts'
import type { Fleet, Region, SeaArea, Stack, UnnamedRegions } from '../board.ts'
import { levels, victories } from '../state.ts'

const text = v.string()

/** The board with everything on it, as a game begins. */
export interface SetUp {
  readonly regions: readonly Region[]
  readonly seas: readonly SeaArea[]
  readonly unnamed: ByNation<UnnamedRegions>
  readonly stacks: readonly Stack[]
  readonly fleets: readonly Fleet[]
}

export const setUpSchema: v.GenericSchema<unknown, SetUp> = v.strictObject({
  regions: v.pipe(v.array(s.regionSchema), v.maxLength(limits.regions)),
  seas: v.pipe(v.array(s.seaAreaSchema), v.maxLength(limits.seaAreas)),
  unnamed: s.byNationSchema(s.unnamedSchema),
  stacks: v.pipe(v.array(s.stackSchema), v.maxLength(limits.stacks)),
  fleets: v.pipe(v.array(s.fleetSchema), v.maxLength(limits.fleets)),
})

const nations = v.pipe(v.array(s.nationSchema), v.maxLength(nationIds.length))
const players = v.pipe(
  v.array(v.strictObject({ id: s.regionIdSchema, name: s.nameSchema, nations })),
  v.maxLength(limits.players),
)
const holds = v.pipe(
  v.array(v.strictObject({ nation: s.nationSchema, by: s.nationSchema })),
  v.maxLength(nationIds.length),
)

export const setupCommands = {
  /** A game begins from a scenario, or from a set-up of the Basic Rules. */
  begin: v.strictObject({
    type: v.literal('begin'),
    name: s.nameSchema,
    level: v.picklist(levels),
    scenario: v.pipe(text, v.minLength(1), v.maxLength(limits.nameLength)),
    victory: v.picklist(victories),
    ending: s.endingSchema,
    suddenDeath: v.nullable(s.suddenDeathFromSchema),
    options: optionsSchema,
    /** Charts of the table's own; the scenario's tables take the place of theirs. */
    chartSet: v.exactOptional(namedChartsSchema),
    players,
    /** Nations that nobody plays and that a player's nation controls from the start. */
    holds,
    /** Who goes first, where neither the scenario nor dice say it. */
    first: v.exactOptional(s.nationSchema),
    /** The board as the table has set it up; absent: as it is shipped, with no pieces. */
    setUp: v.exactOptional(setUpSchema),
  }),
  renameGame: v.strictObject({ type: v.literal('renameGame'), name: s.nameSchema }),
  /**
   * Players come, go, are renamed or hand nations on. `holds`: who controls what nobody plays, from now on; absent:
   * who does already.
   */
  changePlayers: v.strictObject({
    type: v.literal('changePlayers'),
    players,
    holds: v.exactOptional(holds),
  }),
  /** The Advanced Rules and the rulings that are a table's choice. */
  changeOptions: v.strictObject({ type: v.literal('changeOptions'), options: optionsSchema }),
  /** Other charts from now on. */
  changeCharts: v.strictObject({ type: v.literal('changeCharts'), chartSet: namedChartsSchema }),
  /** Another number in one cell of the charts. */
  changeNumber: v.strictObject({
    type: v.literal('changeNumber'),
    place: v.strictObject({ chart: text, row: text, column: text }),
    value: v.nullable(v.union([v.pipe(v.number(), v.integer()), text])),
  }),
} as const
