import { expect } from 'vitest'
import type { Text } from '@/messages/en/napoleon-in-europe/text.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { deliberate, type Parameters, type Reason, type Refusal } from '@/rules/index.ts'
import type { Region, RegionOnMap } from '@/rules/napoleon-in-europe/board.ts'
import { monthAt } from '@/rules/napoleon-in-europe/calendar.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import type { NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import { emptyNation, emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { byNation, type NationId } from '@/rules/napoleon-in-europe/nations.ts'
import type { Relation, RelationKind } from '@/rules/napoleon-in-europe/relations.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/rulebook.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'

/** A region for a test: a minor nation on land, unless it says otherwise. */
export function regionOf(id: string, about: Partial<Region> = {}): Region {
  const onMap: RegionOnMap = {
    id,
    name: id,
    homeland: null,
    capital: null,
    port: false,
    northAfrica: false,
    links: [],
    seas: [],
  }
  const owner = about.homeland ?? null
  return { ...onMap, owner, occupier: null, uprising: false, ...about }
}

export function relationOf(one: NationId, other: NationId, kind: RelationKind, order = 0): Relation {
  return { nations: [one, other], kind, order }
}

/** A Standard game of seven players in April 1802, France to move; nobody owns anything but what is given. */
export function gameOf(about: Partial<NapoleonState> = {}): NapoleonState {
  return {
    ...emptyState,
    name: 'A test',
    scenario: 'peaceAndOptions',
    players: [{ id: 'ann', name: 'Ann' }],
    nations: byNation(() => ({ ...emptyNation, player: 'ann', hasBeenActive: true })),
    calendar: {
      month: monthAt(1802, 4),
      round: 1,
      phase: 'movement',
      first: 'france',
      acting: 'france',
      done: [],
      halted: [],
    },
    ...about,
  }
}

/** Gives some nations of a game other figures. */
export function withNations(
  state: NapoleonState,
  changes: Partial<Record<NationId, Partial<NapoleonState['nations'][NationId]>>>,
): NapoleonState {
  return { ...state, nations: byNation((id) => ({ ...state.nations[id], ...changes[id] })) }
}

export interface Told {
  readonly state: NapoleonState
  readonly effects: readonly NapoleonEffect[]
  readonly reasons: readonly Reason[]
}

/** A key or code has a text, and the text asks for nothing that it is not given. */
export function expectText(text: Text | undefined, name: string, parameters: Parameters): void {
  const missing: string[] = []
  const asked = new Proxy(parameters, {
    get: (given, parameter: string) => {
      if (!(parameter in given)) missing.push(parameter)
      return given[parameter]
    },
  })
  expect(text?.(asked), `text of ${name}`).toMatch(whole)
  expect(missing, `what ${name} is not told`).toEqual([])
}

/** A text in which nothing is missing. */
const whole = /^(?!.*(?:undefined|NaN|null|\[object)).+$/su

/** Puts a command with the faces of its dice; everything it says must have a text, and everything must be storable. */
export function tell(state: NapoleonState, command: NapoleonCommand, faces: readonly number[] = []): Told {
  const known = faces.map((face) => ({ face, origin: 'given' as const }))
  const result = deliberate(napoleonInEurope, state, command, known)
  if (result.kind === 'refused') throw new Error(`refused: ${result.refusal.code} at ${result.refusal.path}`)
  if (result.kind === 'needsDie') throw new Error(`needs a die: ${result.die.label}`)
  for (const { key, parameters } of result.reasons) expectText(napoleon.reasons[key], key, parameters)
  const after = result.effects.reduce(napoleonInEurope.apply, state)
  return { state: after, effects: result.effects, reasons: result.reasons }
}

/** Why a command is refused; its code must have a text. */
export function refusalOf(
  state: NapoleonState,
  command: NapoleonCommand,
  faces: readonly number[] = [],
): Refusal {
  const known = faces.map((face) => ({ face, origin: 'given' as const }))
  const result = deliberate(napoleonInEurope, state, command, known)
  if (result.kind !== 'refused') throw new Error(`not refused, but ${result.kind}`)
  const { code, parameters } = result.refusal
  expectText(napoleon.refusals[code], code, parameters)
  return result.refusal
}
