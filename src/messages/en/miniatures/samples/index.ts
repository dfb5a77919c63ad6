import { auerstedt } from './auerstedt.ts'
import { austerlitz } from './austerlitz.ts'
import { borodino } from './borodino.ts'
import { ligny } from './ligny.ts'
import { quatreBras } from './quatre-bras.ts'
import { talavera } from './talavera.ts'
import type { SampleBattle } from './sample.ts'

export type { SampleBattle }

/** The sample battles, the smallest in what it asks of new players first. */
export const samples: readonly SampleBattle[] = [quatreBras, austerlitz, auerstedt, talavera, borodino, ligny]
