import type { CellPlace, Provenance } from '@/rules/index.ts'

/** What the player asked the provenance of: its name, what stands there, and where that comes from. */
export interface Asked {
  readonly title: string
  /** Which cell, and what stands in it; absent for a whole chart. */
  readonly cell?: { readonly where: string; readonly text: string; readonly place: CellPlace }
  readonly provenance: Provenance
  /** What stood there before the table changed it, in words. */
  readonly was?: string | undefined
  /** Where the rows' bounds come from, when it is elsewhere. */
  readonly bounds?: Provenance | null
}
