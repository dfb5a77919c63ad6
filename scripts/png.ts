import { crc32, deflateSync, inflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const mostColours = 256

/** A picture's pixels, row by row, as red, green and blue in one number each. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly pixels: readonly number[]
}

/** A PNG with a palette; the browser's own encoder makes files several times as large. */
export function encodePng({ width, height, pixels }: Picture): Buffer {
  const palette = [...new Set(pixels)]
  if (palette.length > mostColours) throw new Error(`${palette.length} colours do not fit a palette`)
  const places = new Map(palette.map((colour, place) => [colour, place]))
  const rows = Buffer.alloc((width + 1) * height)
  pixels.forEach((colour, place) => {
    const row = Math.floor(place / width)
    rows[row * (width + 1) + 1 + (place % width)] = places.get(colour) ?? 0
  })
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ])
}

function chunk(type: string, body: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const framed = Buffer.alloc(typed.length + 8)
  framed.writeUInt32BE(body.length, 0)
  typed.copy(framed, 4)
  framed.writeUInt32BE(crc32(typed), typed.length + 4)
  return framed
}

/** Red, green and blue of a colour, 0 to 255 each. */
export function channels(colour: number): readonly [number, number, number] {
  return [(colour >> 16) & 0xff, (colour >> 8) & 0xff, colour & 0xff]
}

/** Reads a PNG as browsers write it: eight bits, colours without a palette, not interlaced. */
export function decodePng(file: Buffer): Picture {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const size = file[25] === 6 ? 4 : 3
  const bytes = unfiltered(inflateSync(Buffer.concat(dataOf(file))), width * size, height, size)
  const pixels = Array.from({ length: width * height }, (_, place) => bytes.readUIntBE(place * size, 3))
  return { width, height, pixels }
}

function dataOf(file: Buffer): Buffer[] {
  const data: Buffer[] = []
  for (let at = signature.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return data
}

/** Each row names how it was written down: as differences from the left, from above, or from both. */
function unfiltered(rows: Buffer, width: number, height: number, size: number): Buffer {
  const bytes = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) {
    const filter = rows[y * (width + 1)] ?? 0
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const left = x < size ? 0 : (bytes[at - size] ?? 0)
      const above = y === 0 ? 0 : (bytes[at - width] ?? 0)
      const corner = x < size || y === 0 ? 0 : (bytes[at - width - size] ?? 0)
      bytes[at] = (rows[y * (width + 1) + 1 + x] ?? 0) + expected(filter, left, above, corner)
    }
  }
  return bytes
}

function expected(filter: number, left: number, above: number, corner: number): number {
  const guesses = [0, left, above, (left + above) >> 1, nearest(left, above, corner)]
  return guesses[filter] ?? 0
}

function nearest(left: number, above: number, corner: number): number {
  const sum = left + above - corner
  const [toLeft, toAbove, toCorner] = [Math.abs(sum - left), Math.abs(sum - above), Math.abs(sum - corner)]
  if (toLeft <= toAbove && toLeft <= toCorner) return left
  return toAbove <= toCorner ? above : corner
}

/** The picture in as few colours as a palette holds: the most frequent stay exact, the rest become the nearest. */
export function withFewColours(picture: Picture): Picture {
  const counts = new Map<number, number>()
  for (const colour of picture.pixels) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  const byCount = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  const palette = byCount.slice(0, mostColours)
  const kept = new Map(palette.map((colour) => [colour, colour]))
  for (const colour of byCount.slice(mostColours)) kept.set(colour, nearestOf(palette, colour))
  return { ...picture, pixels: picture.pixels.map((colour) => kept.get(colour) ?? colour) }
}

function nearestOf(palette: readonly number[], colour: number): number {
  return palette.reduce((best, one) => (distance(one, colour) < distance(best, colour) ? one : best))
}

function distance(one: number, other: number): number {
  const to = channels(other)
  return channels(one).reduce((sum, part, at) => sum + (part - (to[at] ?? 0)) ** 2, 0)
}
