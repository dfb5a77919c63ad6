/** A QR code as it is drawn: squares of one unit, the quiet border around it counted. */
export interface DrawnCode {
  /** Units along one side. */
  readonly size: number
  /** The dark squares as the path of an SVG. */
  readonly path: string
}

/** What surrounds a code must be light for so many squares, or readers do not find it. */
const quietSquares = 4

/** Draws a text as a QR code; the program that does is loaded for the first. */
export async function drawCode(text: string): Promise<DrawnCode> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'L', boostEcc: true, border: 0 })
  const path = data.map((row, line) => rowPath(row, line + quietSquares)).join('')
  return { size: size + 2 * quietSquares, path }
}

/** The dark squares of a row, each run of them as one rectangle. */
function rowPath(row: readonly boolean[], line: number): string {
  let path = ''
  for (let start = row.indexOf(true); start >= 0;) {
    const light = row.indexOf(false, start)
    const end = light < 0 ? row.length : light
    path += `M${start + quietSquares} ${line}h${end - start}v1h${start - end}z`
    start = row.indexOf(true, end)
  }
  return path
}
