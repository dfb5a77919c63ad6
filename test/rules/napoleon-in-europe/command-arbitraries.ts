import fc from 'fast-check'
import * as v from 'valibot'
import { advancedCommands } from '@/rules/napoleon-in-europe/advanced/commands.ts'
import { knownCards } from '@/rules/napoleon-in-europe/advanced/known-cards.ts'
import { basicCommands } from '@/rules/napoleon-in-europe/basic/commands.ts'
import { basicBattleCommands } from '@/rules/napoleon-in-europe/battle/basic/commands.ts'
import { battleCommands } from '@/rules/napoleon-in-europe/battle/commands.ts'
import type { Basket } from '@/rules/napoleon-in-europe/production/basket.ts'
import { commandSchema, commandSchemas, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { shippedMap } from '@/rules/napoleon-in-europe/map/shipped.ts'
import { nationIds, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { navalCommands } from '@/rules/napoleon-in-europe/naval/commands.ts'
import { optionChoices } from '@/rules/napoleon-in-europe/options.ts'
import { landUnits } from '@/rules/napoleon-in-europe/pieces.ts'
import { politicsCommands } from '@/rules/napoleon-in-europe/politics/commands.ts'
import { productionCommands } from '@/rules/napoleon-in-europe/production/commands.ts'
import { scenarios } from '@/rules/napoleon-in-europe/scenarios/index.ts'
import type { Level } from '@/rules/napoleon-in-europe/state.ts'
import { opening } from './quarter.ts'

/**
 * Commands as a careless hand might give them, made from the commands' own schemas: whatever a later version
 * adds is asked here, too.
 */

const regions = [...shippedMap.regions.map(({ id }) => id), 'atlantis']
const seas = [...shippedMap.seas.map(({ id }) => id), 'deadSea']
const titles = [...knownCards.map(({ title }) => title), 'A card of ours', 'Fog', 'Mutiny']

/** Names that pieces have in battles, and one that none has. */
const pieces = ['france', 'britain', 'spain', 'defender', 'nobody'].flatMap((whose) =>
  [...landUnits.map((unit) => `${unit}.1`), 'infantry.2', 'infantry.3', 'cavalry.2', 'leader.2'].map(
    (which) => `${whose}.${which}`,
  ),
)

/** What a text can be, by the field that it stands in; all others are regions. */
const texts: Readonly<Record<string, readonly string[]>> = {
  name: ['Ulm', 'Hannover', 'Paris', 'North Sea'],
  note: ['The table was further on.'],
  place: ['', 'Ulm'],
  title: titles,
  gives: titles,
  takes: titles,
  hand: titles,
  piece: pieces,
  target: pieces,
  pieces,
  front: pieces,
  charger: pieces,
  innovations: titles,
  sea: seas,
  seas,
  straits: seas,
  links: [...regions, ...seas],
  scenario: [...scenarios.map(({ id }) => id), 'evenSteven', 'middlePowers', 'stopTheFrench'],
  id: ['ann', 'bob', 'cid'],
}

/** Fields whose schemas are too wide to be hit by chance, or to be of use. */
const given: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  month: fc.integer({ min: 1802 * 12, max: 1805 * 12 }),
  setUp: fc.constant(opening.type === 'begin' ? opening.setUp : undefined),
  options: fc.record(
    Object.fromEntries(
      Object.entries(optionChoices).map(([id, choices]) => [id, fc.constantFrom(...choices)]),
    ),
  ),
  chartSet: fc.constant({ id: 'ours', name: 'Ours', charts: {} }),
}

const nation = fc.constantFrom(...nationIds)

function forces(...of: readonly NationId[]): fc.Arbitrary<unknown> {
  return fc.constant(of.map((each) => ({ nation: each, squadrons: 2 })))
}

const someCards = [
  { symbol: 'infantry', colour: 'britain' },
  { symbol: 'cavalry', colour: 'france' },
  { symbol: 'blank', colour: 'none' },
] as const

function combination(kind: string, arm: string | null, ...cards: readonly unknown[]): unknown {
  return { kind, arm, cards }
}

function playerOf(id: string, ...nations: readonly NationId[]): unknown {
  return { id, name: `Player ${id}`, nations }
}

/** Fields of one command that chance alone would hardly fill so that they fit each other. */
const fitting: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  'begin.players': fc.constantFrom(
    [],
    [playerOf('ann', 'france', 'spain'), playerOf('bob', 'britain', 'austria', 'russia')],
    [playerOf('ann'), playerOf('bob'), playerOf('cid')],
    nationIds.map((each) => playerOf(each, each)),
  ),
  'begin.holds': fc.constantFrom([], [{ nation: 'prussia', by: 'france' }]),
  'navalBattle.at': fc.constantFrom({ kind: 'sea', sea: 'northSea' }, { kind: 'sea', sea: 'bayOfBiscay' }),
  'navalBattle.attackers': fc.oneof(forces('france'), forces('prussia')),
  'navalBattle.defenders': fc.oneof(forces('britain'), forces('russia')),
  'takeNavalLosses.losses': forces('france'),
  'reportBattle.attackers': fc.constantFrom(['france'], ['france', 'spain'], ['prussia']),
  'reportBattle.defenders': fc.constantFrom([], ['britain'], ['austria'], ['russia']),
  'rollAttrition.homeland': fc.constantFrom('spain', 'russia'),
  'rollAttrition.region': fc.constantFrom(null, 'madrid', 'moscow'),
  'reportBasicBattle.against': fc.tuple(nation),
  'reportBasicBattle.beside': fc.constant([]),
  'cashInCards.placements': fc.constant([]),
  'cashInCards.combinations': fc.constantFrom(
    [combination('regiment', 'infantry', someCards[0], someCards[0])],
    [combination('brigade', 'cavalry', someCards[1], someCards[1], someCards[1])],
    [
      combination(
        'corps',
        null,
        someCards[0],
        someCards[1],
        {
          symbol: 'artillery',
          colour: 'prussia',
        },
        { symbol: 'leader', colour: 'russia' },
      ),
    ],
  ),
  'tradeSymbolCards.gives': fc.subarray([...someCards]),
  'tradeSymbolCards.takes': fc.subarray([...someCards]),
  'tradeCards.gives': fc.subarray(titles.slice(0, 3)),
  'tradeCards.takes': fc.subarray(titles.slice(3, 6)),
  'moveBySea.to': fc.record({ region: fc.constantFrom('picardy', 'cornwall', 'moscow', 'hanover') }),
  'purchase.basket': fc.constantFrom<Basket[]>(
    { infantry: 2 },
    { infantry: 3, eliteInfantry: 1 },
    { militia: 4, irregularCavalry: 1 },
    { squadron: 1, leader: 1 },
    { politicalActionPoint: 1, cavalry: 99 },
    { artillery: 1, horseArtillery: 1, lightInfantry: 1 },
  ),
  'purchase.placements': fc.constant([]),
  'transport.escort': fc.constantFrom(0, 1, 3),
  'transport.defenders': fc.constantFrom([], ['france'], ['britain']),
  'drawCards.cards': fc.constantFrom(
    [{ title: 'Fog', keep: true }],
    [
      { title: 'Fog', keep: false },
      { title: 'Royal Marriage', keep: false },
    ],
  ),
  'rollAttrition.nation': fc.constantFrom('france', 'prussia'),
  'declareWar.joining': fc.constant([]),
  'sueForPeace.first': fc.constant(null),
  'sueForPeace.second': fc.constant(null),
  'returnBlankCards.cards': fc.integer({ min: 1, max: 2 }),
}

/** As much of a schema as says what it takes. */
const described = v.looseObject({
  type: v.string(),
  entries: v.exactOptional(v.record(v.string(), v.unknown())),
  options: v.exactOptional(v.array(v.unknown())),
  items: v.exactOptional(v.array(v.unknown())),
  item: v.exactOptional(v.unknown()),
  wrapped: v.exactOptional(v.unknown()),
  literal: v.exactOptional(v.unknown()),
  requirement: v.exactOptional(v.unknown()),
  pipe: v.exactOptional(v.array(v.unknown())),
})
type Described = v.InferOutput<typeof described>

function read(schema: unknown): Described {
  // A schema has more than can be told by its own fields alone, such as getters.
  return v.parse(described, { ...v.parse(v.looseObject({ type: v.string() }), schema) })
}

/** What the actions of a pipe, and of pipes within it, require, such as least values. */
function requirements({ pipe = [] }: Described, type: string): readonly number[] {
  return pipe
    .map(read)
    .flatMap((step) => [
      ...(step.type === type && typeof step.requirement === 'number' ? [step.requirement] : []),
      ...requirements(step, type),
    ])
}

/** Numbers within a schema's range, most of them small. */
function numbers(schema: Described): fc.Arbitrary<number> {
  const least = requirements(schema, 'min_value')
  const min = least.length === 0 ? -2 : Math.max(...least)
  const max = Math.min(Math.max(min, 1_000), ...requirements(schema, 'max_value'))
  return fc.oneof(
    { weight: 10, arbitrary: fc.integer({ min, max: Math.min(max, min + 4) }) },
    { weight: 4, arbitrary: fc.integer({ min, max: Math.min(max, min + 9) }) },
    { weight: 1, arbitrary: fc.integer({ min, max }) },
    { weight: 1, arbitrary: fc.constant(max) },
  )
}

/** Whether an object counts things, each of which may be left out. */
function isCounts(entries: Readonly<Record<string, unknown>>): boolean {
  return Object.values(entries).every((schema) => {
    const { type, wrapped } = read(schema)
    return type === 'exact_optional' && read(wrapped).type === 'number'
  })
}

/** A few of one kind or two. */
function counts(fields: readonly (readonly [string, unknown])[]): fc.Arbitrary<unknown> {
  return fc
    .subarray([...fields], { maxLength: 2 })
    .chain((some) =>
      fc.record(Object.fromEntries(some.map(([field, schema]) => [field, madeOf(schema, field)]))),
    )
}

const makers: Readonly<Record<string, (schema: Described, field: string) => fc.Arbitrary<unknown>>> = {
  strict_object: ({ entries = {} }, type) => {
    const fields = Object.entries(entries)
    if (isCounts(entries)) return counts(fields)
    return fc.record(
      Object.fromEntries(
        fields.map(([field, schema]) => [field, fitting[`${type}.${field}`] ?? madeOf(schema, field)]),
      ),
      {
        requiredKeys: fields.filter(([, schema]) => read(schema).type !== 'exact_optional').map(([id]) => id),
      },
    )
  },
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  literal: ({ literal }) => fc.constant(literal),
  nullable: ({ wrapped }, field) => fc.option(madeOf(wrapped, field), { freq: 2 }),
  exact_optional: ({ wrapped }, field) => madeOf(wrapped, field),
  optional: ({ wrapped }, field) => madeOf(wrapped, field),
  array: (schema, field) => {
    const minLength = Math.max(0, ...requirements(schema, 'min_length'))
    const maxLength = Math.min(minLength + 3, ...requirements(schema, 'max_length'))
    return fc.array(madeOf(schema.item, field), { minLength, maxLength })
  },
  union: ({ options = [] }, field) => fc.oneof(...options.map((option) => madeOf(option, field))),
  variant: ({ options = [] }, field) => fc.oneof(...options.map((option) => madeOf(option, field))),
  boolean: () => fc.boolean(),
  number: (schema) => numbers(schema),
  string: (_schema, field) => fc.constantFrom(...(texts[field] ?? regions)),
}

function madeOf(schema: unknown, field: string): fc.Arbitrary<unknown> {
  const own = given[field]
  if (own !== undefined) return own
  const about = read(schema)
  const make = makers[about.type]
  if (make === undefined) throw new Error(`no arbitrary of ${about.type} at ${field}`)
  return make(about, field)
}

/** Battles have hands of their own: chance would hardly name a piece. */
const ofTypes = Object.entries(commandSchemas).filter(
  ([type]) => type !== 'begin' && !(type in battleCommands),
)

/** Commands of the other level are rare: they are refused. */
function weightOf(type: string, level: Level): number {
  if (type === 'endGame') return 1
  return (type in basicCommands && level === 'standard') || (type in standardOnly && level === 'basic')
    ? 1
    : 8
}

const standardOnly = { ...politicsCommands, ...productionCommands, ...navalCommands, ...advancedCommands }

/** Any command but the first, each type of the level as likely as any other. */
export function anyCommand(level: Level): fc.Arbitrary<NapoleonCommand> {
  const each = ofTypes.map(([type, schema]) => ({
    weight: weightOf(type, level),
    arbitrary: madeOf(schema, type),
  }))
  return fc.oneof(...each).map((command) => v.parse(commandSchema, command))
}

/** Any command of a battle, each type of the level as likely as any other. */
export function anyBattleCommand(level: Level): fc.Arbitrary<NapoleonCommand> {
  const each = Object.entries(battleCommands).map(([type, schema]) => ({
    weight: level === 'standard' && type in basicBattleCommands ? 1 : 4,
    arbitrary: madeOf(schema, type),
  }))
  return fc.oneof(...each).map((command) => v.parse(commandSchema, command))
}

/** Any opening, of the Advanced Rules or without them. */
export const anyOpening: fc.Arbitrary<NapoleonCommand> = madeOf(commandSchemas.begin, 'begin').map(
  (command) => v.parse(commandSchema, command),
)
