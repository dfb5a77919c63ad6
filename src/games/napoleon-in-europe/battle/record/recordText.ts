import { later } from '@/messages/later.ts'
import { list, messages } from '@/messages/index.ts'
import { battleRecord as words } from '@/messages/en/napoleon-in-europe/battle/record.ts'
import { diceLines, type DiceView } from '../../../shared/dice/dice.ts'
import { dayText, entryText } from '../../../shared/log/describe.ts'
import { courseOf } from './course.ts'
import type { BattleRecord } from './reading.ts'
import { armiesOf, fateOf, groundLines, momentOf, reasonOf, scaleOf, setUpLines, titleOf } from './view.ts'

/** The whole record of a battle as plain text, to be shared. */
export function recordText(record: BattleRecord, dice: readonly DiceView[]): string {
  const [{ entry }] = record.steps
  const armies = armiesOf(record)
  const parts: readonly (readonly string[])[] = [
    [
      titleOf(record),
      words.row(dayText(entry.at), momentOf(record)),
      words.row(scaleOf(record)),
      ...[`${fateOf(record)}.`, reasonOf(record)].filter((line) => line !== ''),
    ],
    headed(
      words.armies,
      armies.map(({ name, brought }) => `${name}: ${words.pieces(brought)}`),
    ),
    headed(
      words.ground,
      groundLines(record).map(({ seat, parts: own }) => `${seat}: ${list(own)}`),
    ),
    headed(words.setUp, setUpLines(record)),
    ...courseOf(record).map((stretch) =>
      headed(
        stretch.title,
        stretch.parts.flatMap(({ title, lines }) => [
          ...(title === '' ? [] : [title]),
          ...lines.map(({ view }) => `- ${entryText(view)}`),
        ]),
      ),
    ),
    headed(
      words.losses,
      armies.map(({ name, lost }) => `${name}: ${words.pieces(lost)}`),
    ),
    headed(later.diceRecord.title, diceLines(dice)),
    [messages.app.name],
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

function headed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines]
}
