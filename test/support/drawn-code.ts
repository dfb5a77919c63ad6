import jsQR from 'jsqr'
import type { DrawnCode } from '../../src/ui/qr/drawn.ts'

const pixelsPerSquare = 3

/** Paints a code as a screen would, and has it read by a program of another hand. */
export function readDrawn({ size, path }: DrawnCode): string | undefined {
  const width = size * pixelsPerSquare
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, left, top, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/gu)) {
    for (let square = 0; square < Number(length); square += 1) {
      blacken(pixels, width, Number(left) + square, Number(top))
    }
  }
  return jsQR(pixels, width, width)?.data
}

function blacken(pixels: Uint8ClampedArray, width: number, column: number, row: number): void {
  for (let line = row * pixelsPerSquare; line < (row + 1) * pixelsPerSquare; line += 1) {
    const start = (line * width + column * pixelsPerSquare) * 4
    for (let place = start; place < start + pixelsPerSquare * 4; place += 1) {
      if (place % 4 !== 3) pixels[place] = 0
    }
  }
}
