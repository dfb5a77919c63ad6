import type { Nation, Scenario } from '@/rules/miniatures/index.ts'

/** One side of a sample battle. */
interface SampleSide {
  readonly name: string
  readonly nation: Nation
  /** Its army in the text form that players paste; the first line is its name. */
  readonly army: string
}

/** A battle that can be played at once: two armies, the ground and what is fought for. */
export interface SampleBattle {
  readonly id: string
  readonly name: string
  /** When it was, as a title has it. */
  readonly date: string
  /** What it is about, in a sentence. */
  readonly about: string
  /** Side a, then side b. */
  readonly sides: readonly [SampleSide, SampleSide]
  readonly scenario: Scenario
}
