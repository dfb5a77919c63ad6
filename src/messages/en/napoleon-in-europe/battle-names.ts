import type { Parameters } from '@/rules/index.ts'

type Parameter = Parameters[string] | undefined

const sides: Readonly<Record<string, string>> = { attacker: 'the attacker', defender: 'the defender' }

/** "the attacker". */
export function sideIn(side: Parameter): string {
  return sides[String(side)] ?? String(side ?? '')
}

const mirrored: Readonly<Record<string, string>> = { left: 'right', right: 'left' }

/** A part of the battle line as a side itself sees it: the attacker's left is the defender's right. */
export function laneIn(lane: Parameter, side: Parameter): string {
  const word = String(lane ?? '')
  return side === 'defender' ? (mirrored[word] ?? word) : word
}

/** An area of the battle board as a side sees it: "the left", "the middle of the right", "the reserve". */
export function areaIn(area: Parameter, side: Parameter): string {
  const [row = '', place = ''] = String(area ?? '').split('.')
  if (place === 'reserve') return 'the reserve'
  if (place === 'retreat') return 'the retreat area'
  const lane = `the ${laneIn(place, side)}`
  return row === 'middle' ? `the middle of ${lane}` : lane
}
