import { nationNames } from '@/messages/en/napoleon-in-europe/names.ts'
import { messages } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { holderLine, promises, relationsLine } from '../powers/nation.ts'
import { dueViews } from '../turn/dues.ts'
import { ledgerRows, type LedgerRow } from '../turn/ledger.ts'
import { momentLine, momentTitle } from '../turn/moment.ts'
import { onwardOf } from '../turn/onward.ts'
import { reminderLines } from '../turn/reminders.ts'

const { evening: texts, turn } = napoleon.screens

/** What stands on the sheet of one nation. */
export interface EveningNation {
  readonly row: LedgerRow
  readonly name: string
  /** Who plays or controls it. */
  readonly holder: string
  /** Wars and alliances, truces and rights of passage, as one sentence. */
  readonly relations: string
}

/** A sheet with which the players find back into the game on another evening. */
export interface EveningSheet {
  readonly game: string
  readonly moment: string
  /** Whose turn it is, who follows, and when production comes. */
  readonly lines: readonly string[]
  readonly pending: readonly string[]
  readonly nations: readonly EveningNation[]
  readonly reminders: readonly string[]
}

export function eveningSheet(state: NapoleonState): EveningSheet {
  const { title, then } = onwardOf(state, [])
  return {
    game: state.name,
    moment: momentTitle(state),
    lines: [state.ended === null ? texts.turn(title, then) : turn.ended, momentLine(state)],
    pending: dueViews(state).map((due) => texts.due(due.title, due.line)),
    nations: ledgerRows(state, null).map((row) => ({
      row,
      name: nationNames[row.nation],
      holder: holderLine(state, row.nation),
      relations: [relationsLine(state, row.nation), ...promises(state, row.nation)].join('. '),
    })),
    reminders: reminderLines(state),
  }
}

/** The sheet as plain text, to be shared. */
export function eveningText(sheet: EveningSheet): string {
  const { game, moment, lines, pending, nations, reminders } = sheet
  const parts = [
    [game, moment, ...lines.map(sentence)],
    headed(turn.due.heading, pending),
    ...nations.map(({ row, name, holder, relations }) => [
      texts.nation(name, holder),
      texts.figures(row.productionPoints, row.politicalActionPoints, row.regions, row.squadrons),
      sentence(relations),
    ]),
    headed(turn.reminders, reminders),
    [messages.app.name],
  ]
  return parts
    .filter((part) => part.length > 0)
    .map((part) => part.join('\n'))
    .join('\n\n')
}

function headed(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : [title, ...lines.map(sentence)]
}

function sentence(words: string): string {
  return words.endsWith('.') ? words : `${words}.`
}
