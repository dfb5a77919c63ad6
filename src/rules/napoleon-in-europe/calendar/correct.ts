import { house } from '../../chart-building.ts'
import { writeHeading, writeNote } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Table } from '../../rulebook.ts'
import type { Calendar } from '../calendar.ts'
import type { CommandOf } from '../commands.ts'
import type { Effects } from '../effects.ts'
import type { NapoleonState } from '../state.ts'
import { isActive } from '../standing.ts'

type Correction = CommandOf<'correctCalendar'>

const correction = house('correction')

/**
 * The calendar is set by hand, with a reason; a correction may go back as well as forward.
 *
 * @throws Refused where nothing is changed, a game without months is given one, or a nation that nobody moves
 *   is to act
 */
export function correctedCalendar(
  state: NapoleonState,
  { type, note, ...changes }: Correction,
  { ledger }: Table,
): Effects {
  const calendar: Calendar = { ...state.calendar, ...changes }
  if (JSON.stringify(calendar) === JSON.stringify(state.calendar))
    refuse('nothingCorrected', 'type', correction)
  if (state.calendar.month === null && changes.month !== undefined) refuse('noMonths', 'month', correction)
  const { acting, done } = calendar
  if (acting !== null && !isActive(state, acting))
    refuse('notActive', 'acting', correction, { nation: acting })
  if (acting !== null && done.includes(acting)) {
    refuse(`hadTurn.${calendar.phase}`, 'acting', correction, { nation: acting })
  }
  writeHeading(ledger, type, { note })
  writeNote(ledger, `calendar.set.${calendar.phase}`, { month: calendar.month ?? 0, round: calendar.round })
  if (acting !== null) writeNote(ledger, `turn.next.${calendar.phase}`, { nation: acting })
  return [{ type: 'calendarSet', calendar }]
}
