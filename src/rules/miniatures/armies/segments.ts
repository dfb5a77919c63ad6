/** Marks that part a line wherever they stand, and those that do so only between spaces. */
const marks: ReadonlySet<string> = new Set([',', ';', '|', '\t', '(', ')'])
const markBetweenSpaces = /^\s(?:[-–—/]|:)\s|^:\s/u
const dashes = /^\s[–—]|^[–—]\s/u
const bullet = /^\s*(?:[-*•·‣▪–—+]\s+|\d{1,2}\)\s+)/u

/** A line without the sign that makes it one of a list. */
export function withoutBullet(line: string): string {
  return line.replace(bullet, '').trim()
}

/**
 * The parts of a line, as commas, dashes, brackets and tabs part them. What stands in quotation marks is never
 * parted, and keeps its marks.
 */
export function segmentsOf(line: string): readonly string[] {
  const segments: string[] = []
  let current = ''
  for (let at = 0; at < line.length;) {
    const quoted = quotationAt(line, at)
    const mark = markAt(line, at)
    if (mark > 0) segments.push(current)
    current = mark > 0 ? '' : current + (quoted ?? line.charAt(at))
    at += mark > 0 ? mark : (quoted?.length ?? 1)
  }
  return [...segments, current].map((segment) => segment.trim()).filter((segment) => segment !== '')
}

/** How many characters of a parting mark stand here; 0 where none does. */
function markAt(line: string, at: number): number {
  if (marks.has(line.charAt(at))) return 1
  const around = line.slice(at, at + 3)
  return (markBetweenSpaces.exec(around) ?? dashes.exec(around))?.[0].length ?? 0
}

const quotation = /^"(?:[^"]|"")+"(?=$|[\s,;|():])/u

/** What stands in quotation marks from here, with the marks; null where no quotation begins. */
function quotationAt(line: string, at: number): string | null {
  if (line.charAt(at) !== '"' || /[^\s,;|(]/u.test(line.charAt(at - 1))) return null
  return quotation.exec(line.slice(at))?.[0] ?? null
}

const whole = /^"((?:[^"]|"")+)"$/u

/** What a segment that is one quotation says; null where it is none. */
export function unquoted(segment: string): string | null {
  return whole.exec(segment)?.[1]?.replaceAll('""', '"') ?? null
}

/** A text in quotation marks. */
export function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`
}
