import { samples as en, type SampleBattle } from './en/miniatures/samples/index.ts'

export type { SampleBattle }

/** The sample battles; apart from the other texts, so that only who asks for one loads them. */
export const samples: readonly SampleBattle[] = en
