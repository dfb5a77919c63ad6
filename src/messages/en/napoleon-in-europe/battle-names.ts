import type { Parameters } from '@/rules/index.ts'
import { nationIn, pieceNames } from './names.ts'

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

/**
 * An area of the battle board in the words of a side: "the left", "the middle of the right", "the reserve"; the
 * enemy's own as he calls them: "the enemy’s right".
 */
export function areaIn(area: Parameter, side: Parameter): string {
  const [row = '', place = ''] = String(area ?? '').split('.')
  const owner = row in sides ? row : side
  const whose = owner === side ? 'the' : 'the enemy’s'
  if (place === 'reserve') return `${whose} reserve`
  if (place === 'retreat') return `${whose} retreat area`
  const lane = `${whose} ${laneIn(place, owner)}`
  return row === 'middle' ? `the middle of ${lane}` : lane
}

/** Where a piece stands, in the words of a side: "on the left", "in the middle of the left", "in the reserve". */
export function spotIn(area: Parameter, side: Parameter): string {
  const isFlank = /^(?:attacker|defender)\.(?:left|right)$/u.test(String(area ?? ''))
  return `${isFlank ? 'on' : 'in'} ${areaIn(area, side)}`
}

/** One piece of a kind: "elite infantry". */
export function unitIn(unit: Parameter): string {
  const names: Readonly<Record<string, readonly [string, string]>> = pieceNames
  return names[String(unit ?? '')]?.[0] ?? String(unit ?? '')
}

/** Whose something is: "France’s"; a side's where no nation stands behind it. */
export function ownerIn(nation: Parameter): string {
  return `${whoIn(nation)}’s`
}

/** A nation, or a side where no nation stands behind it. */
export function whoIn(nation: Parameter): string {
  const word = String(nation ?? '')
  return word in sides ? sideIn(word) : nationIn(word)
}

/** A nation's piece: "France’s cavalry". */
export function pieceIn({ nation, unit }: Parameters): string {
  return `${ownerIn(nation)} ${unitIn(unit)}`
}
