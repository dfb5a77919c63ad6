import { parse } from 'valibot'
import { expect } from 'vitest'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import { commandSchema, type CommandOf, type NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'
import { stateSchema } from '@/rules/napoleon-in-europe/effects.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/state.ts'
import { tell } from '../table.ts'
import { open, warWith } from './opening.cases.ts'

/** Puts commands one after another; nothing of what they make may be unstorable. */
export function played(state: NapoleonState, ...steps: readonly (readonly [NapoleonCommand, ...number[]])[]) {
  return steps.reduce((now, [command, ...faces]) => {
    const after = tell(now, parse(commandSchema, command), faces).state
    expect(parse(stateSchema, structuredClone(after))).toEqual(after)
    return after
  }, state)
}

/** A battle as it comes on the board. */
export function opened(options: Partial<NapoleonOptions>, about: Partial<CommandOf<'openBattle'>> = {}) {
  return played(warWith(options), [open(about)])
}

export const rollInitiative: NapoleonCommand = { type: 'rollInitiative' }
export const skipPreparation: NapoleonCommand = { type: 'skipPreparation' }
export const rollArrivals = (side: Side = 'attacker'): NapoleonCommand => ({ type: 'rollArrivals', side })
export const rollTerrain = (side: Side): NapoleonCommand => ({ type: 'rollTerrain', side })

export function placeTerrain(side: Side, places: CommandOf<'placeTerrain'>['places']): NapoleonCommand {
  return { type: 'placeTerrain', side, places }
}

/** Sets a side up: the names of pieces without their nation, by area without its side. */
export function deploy(side: Side, at: Readonly<Record<string, string>>): CommandOf<'deploy'> {
  const nation = side === 'attacker' ? 'france' : 'britain'
  const areas: readonly (readonly [string, Area])[] = (['left', 'centre', 'right', 'reserve'] as const).map(
    (place) => [place, `${side}.${place}`],
  )
  const places = areas.flatMap(([place, area]) =>
    (at[place] ?? '')
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => ({ piece: `${nation}.${name}`, at: area })),
  )
  return { type: 'deploy', side, places }
}

export const line = {
  left: 'infantry.1 infantry.2',
  centre: 'infantry.3 infantry.4',
  right: 'infantry.5',
  reserve: 'infantry.6',
}
