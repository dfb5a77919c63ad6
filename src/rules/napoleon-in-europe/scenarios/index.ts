import { austrianPhoenix } from './austrian-phoenix.ts'
import { dashForTheDanube } from './dash-for-the-danube.ts'
import { defendingTheEmpire } from './defending-the-empire.ts'
import { everyManForHimself } from './every-man-for-himself.ts'
import { intoRussia } from './into-russia.ts'
import { notAgain } from './not-again.ts'
import { peaceAndOptions } from './peace-and-options.ts'
import { riseOfNapoleon } from './rise-of-napoleon.ts'
import type { Scenario } from './scenario.ts'
import { secondCoalition } from './second-coalition.ts'
import { whosNext } from './whos-next.ts'

/** The ten scenarios in the rulebook's order. */
export const scenarios: readonly Scenario[] = [
  riseOfNapoleon,
  secondCoalition,
  peaceAndOptions,
  dashForTheDanube,
  whosNext,
  austrianPhoenix,
  intoRussia,
  defendingTheEmpire,
  notAgain,
  everyManForHimself,
]

/** A scenario by its id; undefined where a game was begun from something else. */
export function scenarioById(id: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.id === id)
}
