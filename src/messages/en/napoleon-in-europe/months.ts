import { monthOfYear, yearOf, type Month } from '@/rules/napoleon-in-europe/calendar.ts'

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

/** "December": a month without its year. @param number 1 for January to 12 for December */
export function monthOfYearName(number: number): string {
  return months[number - 1] ?? String(number)
}

/** "November 1805". */
export function monthName(month: Month): string {
  return `${monthOfYearName(monthOfYear(month))} ${yearOf(month)}`
}

/** "Nov 1805", where there is little room. */
export function shortMonthName(month: Month): string {
  return `${monthOfYearName(monthOfYear(month)).slice(0, 3)} ${yearOf(month)}`
}
