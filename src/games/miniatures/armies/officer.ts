import { cellOf, numberIn } from '@/rules/index.ts'
import { defaultCharts, type Officer } from '@/rules/miniatures/index.ts'

/** A brigadier without a name. */
export function freshOfficer(): Officer {
  const value = numberIn(cellOf(defaultCharts.officerValues, 'brigade', 'value'))
  return { name: '', value, onlyFallsInMelee: false }
}

/** An officer as he is kept: without blanks about his name. */
export function tidyOfficer(officer: Officer | null): Officer | null {
  return officer === null ? null : { ...officer, name: officer.name.trim() }
}
