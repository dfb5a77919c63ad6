import type { Area } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/commands.ts'

/** A command, and the faces of its dice. */
export type Said = readonly [command: NapoleonCommand, faces?: readonly number[]]

/** What stands where: "4I 1L", squares as S; lanes are the attacker's, so that the British right is `defender.left`. */
export type Board = Readonly<Partial<Record<Area | 'lost', string>>>

/** An entry of the rulebook’s example, and the board where it has changed. */
export interface Entry {
  readonly what: string
  readonly said: readonly Said[]
  readonly board?: Board
}

/** Pieces by the letter of their nation and arm, and their number: `F infantry 1`. */
const nations = { F: 'france', B: 'britain' } as const
const sideOf = { F: 'attacker', B: 'defender' } as const
type Letter = keyof typeof nations

type Unit = 'infantry' | 'cavalry' | 'artillery' | 'leader'

function named(letter: Letter, unit: Unit, ...numbers: readonly number[]): string[] {
  return numbers.map((number) => `${nations[letter]}.${unit}.${number}`)
}

function one(letter: Letter, unit: Unit, number: number): string {
  return `${nations[letter]}.${unit}.${number}`
}

export function move(letter: Letter, unit: Unit, numbers: readonly number[], to: Area): Said {
  return [{ type: 'moveInBattle', side: sideOf[letter], pieces: named(letter, unit, ...numbers), to }]
}

export function fire(
  letter: Letter,
  [unit, number]: readonly [Unit, number],
  [target, place]: readonly [Unit, number],
  faces: readonly number[],
): Said {
  const other = letter === 'F' ? 'B' : 'F'
  const command: NapoleonCommand = {
    type: 'fireInBattle',
    side: sideOf[letter],
    piece: one(letter, unit, number),
    target: one(other, target, place),
  }
  return [command, faces]
}

export function charges(letter: Letter, number: number, infantry: number): Said {
  const other = letter === 'F' ? 'B' : 'F'
  const [piece, target] = [one(letter, 'cavalry', number), one(other, 'infantry', infantry)]
  return [{ type: 'charge', side: sideOf[letter], piece, target }]
}

export function answers(letter: Letter, answer: 'stand' | 'square', faces: readonly number[] = []): Said {
  return [{ type: 'answerCharge', side: sideOf[letter], answer }, faces]
}

export function goesOn(letter: Letter, faces: readonly number[]): Said {
  return [{ type: 'chargeHome', side: sideOf[letter], goesOn: true }, faces]
}

/** A charge before which infantry forms square, and which is cancelled. */
export function threatens(letter: Letter, number: number, infantry: number): readonly Said[] {
  return [
    charges(letter, number, infantry),
    answers(letter === 'F' ? 'B' : 'F', 'square'),
    [{ type: 'chargeHome', side: sideOf[letter], goesOn: false }],
  ]
}

export function unsquares(letter: Letter, number: number): Said {
  return [{ type: 'unsquare', side: sideOf[letter], pieces: named(letter, 'infantry', number) }]
}

export function rallies(letter: Letter, leader: number, infantry: number, faces: readonly number[]): Said {
  const [piece, target] = [one(letter, 'leader', leader), one(letter, 'infantry', infantry)]
  return [{ type: 'rallyInBattle', side: sideOf[letter], piece, target }, faces]
}

export function pursues(unit: Unit, number: number, target: readonly [Unit, number], face: number): Said {
  const [other, place] = target
  const command: NapoleonCommand = {
    type: 'pursue',
    side: 'attacker',
    piece: one('F', unit, number),
    target: one('B', other, place),
  }
  return [command, [face]]
}

export function done(letter: Letter): Said {
  return [{ type: 'endPart', side: sideOf[letter] }]
}

type Group = readonly [count: number, unit: Unit, at: Area]

const armies: Readonly<Record<Letter, readonly Group[]>> = {
  F: [
    [6, 'infantry', 'attacker.left'],
    [3, 'cavalry', 'attacker.left'],
    [3, 'artillery', 'attacker.left'],
    [1, 'leader', 'attacker.left'],
    [2, 'infantry', 'attacker.centre'],
    [2, 'infantry', 'attacker.right'],
    [1, 'cavalry', 'attacker.reserve'],
    [1, 'leader', 'attacker.reserve'],
  ],
  B: [
    [3, 'infantry', 'defender.left'],
    [3, 'infantry', 'defender.centre'],
    [2, 'artillery', 'defender.centre'],
    [3, 'infantry', 'defender.right'],
    [2, 'cavalry', 'defender.reserve'],
    [1, 'leader', 'defender.reserve'],
  ],
}

/** How a side sets up; pieces of a kind are numbered in this order. */
export function setUp(letter: Letter): NapoleonCommand {
  const numbers = new Map<Unit, number>()
  const places = armies[letter].flatMap(([count, unit, at]) =>
    Array.from({ length: count }, () => {
      const number = (numbers.get(unit) ?? 0) + 1
      numbers.set(unit, number)
      return { piece: one(letter, unit, number), at }
    }),
  )
  return { type: 'deploy', side: sideOf[letter], places }
}
