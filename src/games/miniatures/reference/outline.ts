import type { MiniaturesOptions } from '@/rules/miniatures/index.ts'

/** A table of the sheet: a chart, or the one column of it that stands alone. */
export interface TableOutline {
  readonly chart: string
  readonly part?: 'contact' | 'rally'
}

function chart(id: string): TableOutline {
  return { chart: id }
}

/** What stands where on the sheet, in its order. */
export const outline = {
  turn: [],
  movement: [chart('movement'), chart('movementCosts'), chart('movementLimits')],
  charges: [chart('chargeReaction'), { chart: 'moraleResult', part: 'contact' }],
  fire: [
    chart('firePoints'),
    chart('fireMultipliers'),
    chart('fireDie'),
    chart('fireEffect'),
    chart('fireResults'),
    chart('fireLimits'),
  ],
  melee: [
    chart('classValues'),
    chart('officerValues'),
    chart('meleeModifiers'),
    chart('meleeLimits'),
    chart('meleeResult'),
    chart('meleeSquare'),
  ],
  morale: [
    chart('moraleModifiers'),
    { chart: 'moraleResult', part: 'rally' },
    chart('fullMoveBack'),
    chart('fallenLeader'),
  ],
  options: [],
} as const satisfies Readonly<Record<string, readonly TableOutline[]>>

export type SectionId = keyof typeof outline

export const sectionIds = [
  'turn',
  'movement',
  'charges',
  'fire',
  'melee',
  'morale',
  'options',
] as const satisfies readonly SectionId[]

type Rows = readonly string[]

/** Rows, as "chart.row", that a choice takes out of force: they do not stand on the sheet. */
const idle: { readonly [Option in keyof MiniaturesOptions]?: Readonly<Partial<Record<string, Rows>>> } = {
  exposedTarget: { points: ['fireDie.exposedTarget'], die: ['fireMultipliers.exposedTarget'] },
  movedGuns: { full: ['fireMultipliers.movedGun'] },
  squaresHold: {
    no: ['meleeSquare.cavalryAhead', 'meleeSquare.squareAhead', 'meleeLimits.squareBrokenBy'],
  },
}

/** The rows, as "chart.row", that the options in force leave unused. */
export function idleRows(options: MiniaturesOptions): ReadonlySet<string> {
  const rows = Object.entries(idle).flatMap(([option, byChoice]) =>
    Object.entries(options)
      .filter(([id]) => id === option)
      .flatMap(([, choice]) => byChoice[choice] ?? []),
  )
  return new Set(rows)
}
