/** The standard units that the cases differ from, as a player would enter them. */

export type Difference = Readonly<Record<string, unknown>>

/** Four bases of line infantry in line, in the open. */
export const foot = { arm: 'infantry', bases: 4 } as const
export const column = { ...foot, formation: 'column' } as const
export const square = { ...foot, formation: 'square' } as const
export const light = { ...foot, class: 'light' } as const
export const skirmishers = { ...light, formation: 'skirmish' } as const

/** Four bases of light cavalry in line. */
export const cavalry = { arm: 'cavalry', kind: 'light', bases: 4 } as const
export const lancers = { ...cavalry, kind: 'lancers' } as const
export const heavies = { ...cavalry, kind: 'heavy', class: 'elite' } as const
export const armoured = { ...cavalry, kind: 'armoured', class: 'elite' } as const
/** Old Guard cavalry and the Scots Greys. */
export const guardHeavies = { ...cavalry, kind: 'heavy', class: 'guard' } as const

export const medium = { arm: 'artillery', kind: 'medium', bases: 1 } as const
export const heavyGun = { arm: 'artillery', kind: 'heavyGun', bases: 1 } as const
export const horse = { arm: 'artillery', kind: 'horse', bases: 1 } as const

export const picton = { name: 'Picton', value: 2 } as const
export const kempt = { name: 'Kempt', value: 1 } as const
export const napoleon = { name: 'Napoleon', value: 3, onlyFallsInMelee: true } as const

/** As many guns as it takes for a number of fire points from 24.5 to 36 in, or from 16.5 to 24 in above 48. */
export function battery(points: number): { readonly firers: readonly Difference[]; readonly at: number } {
  const [at, heavy, other] = points <= 48 ? [36, 2, 1] : [24, 3, 2]
  const heavies = Array.from({ length: 25 }, (_, count) => count).find((count) => {
    const rest = points - count * heavy
    return rest >= 0 && rest % other === 0 && count + rest / other <= 24
  })
  if (heavies === undefined) throw new RangeError(`no battery of ${points} points`)
  const others = (points - heavies * heavy) / other
  return {
    firers: [...Array<Difference>(heavies).fill(heavyGun), ...Array<Difference>(others).fill(medium)],
    at,
  }
}
