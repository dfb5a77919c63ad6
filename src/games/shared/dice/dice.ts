import type { DiceTally, RolledAgain } from '@/journal/index.ts'
import { list } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { fairnessText } from '@/ui/dice/fairnessText.ts'
import type { NationId } from '@/ui/nations.ts'

const { diceRecord } = later

/** Who throws dice of their own in a game. */
export interface Thrower {
  /** As the dice are thrown by. */
  readonly id: string
  readonly name: string
  readonly players: readonly string[]
  readonly nation: NationId | null
}

/** The dice of one side, of one kind. */
export interface DiceView {
  readonly title: string
  readonly nation: NationId | null
  readonly tallies: readonly DiceTally[]
}

/** The dice record by thrower, in their order and nobody's dice last, and by kind of die. */
export function diceViews(throwers: readonly Thrower[], record: readonly DiceTally[]): readonly DiceView[] {
  const kinds = [...new Set(record.map(({ sides }) => sides))].sort((one, other) => one - other)
  return [...throwers, null].flatMap((thrower) =>
    kinds.flatMap((sides) => {
      const tallies = record.filter((tally) => tally.side === (thrower?.id ?? null) && tally.sides === sides)
      const name =
        thrower === null ? diceRecord.nobody : diceRecord.whose(thrower.name, list(thrower.players))
      const title = kinds.length > 1 ? `${name}, ${diceRecord.kind(sides)}` : name
      return tallies.length === 0 ? [] : [{ title, nation: thrower?.nation ?? null, tallies }]
    }),
  )
}

/** How often each side took a roll back and rolled it again, a line for each. */
export function rolledAgainLines(
  counts: readonly RolledAgain[],
  nameOf: (side: string) => string,
): readonly string[] {
  return counts.map(({ side, count }) =>
    diceRecord.rolledAgain(side === null ? diceRecord.nobody : nameOf(side), count),
  )
}

/** The dice record in words, a line for each thrower and kind. */
export function diceLines(dice: readonly DiceView[]): readonly string[] {
  return dice.flatMap(({ title, tallies }) =>
    tallies.map(
      ({ origin, counts }) =>
        `${title}, ${diceRecord.origins[origin].toLowerCase()}: ${fairnessText(counts)}`,
    ),
  )
}
