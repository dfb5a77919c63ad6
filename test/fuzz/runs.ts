import fc from 'fast-check'

/** How often, where everything is run: `FUZZ_RUNS=10000 npx vitest run test/fuzz`. */
const asked = Number(process.env.FUZZ_RUNS ?? 0)

/** Everybody's runs begin alike; whoever looks for something new takes the other half. */
const knownSeed = 1805

/** How often each thing is tried in `npm test`, and how many of the runs that were asked for it takes. */
export interface Effort {
  readonly usual: number
  /** A part of the runs that `FUZZ_RUNS` asks for. */
  readonly share: number
}

/** So many runs, of which one half is the same every time. */
function runsOf({ usual, share }: Effort): number {
  return asked > 0 ? Math.ceil(asked * share) : usual
}

/**
 * Holds a property against chance: half of the runs are those of every other time, half are new. What fails
 * says the seed with which it fails again.
 */
export async function withstands<Values>(
  property: fc.IAsyncPropertyWithHooks<Values>,
  effort: Effort,
): Promise<void> {
  const numRuns = Math.ceil(runsOf(effort) / 2)
  await fc.assert(property, { numRuns, seed: knownSeed })
  await fc.assert(property, { numRuns })
}

/** Time for a test that may run for hours when it is asked to. */
export const patience = asked > 0 ? 6 * 3_600_000 : 180_000
