import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from './browser.mjs'
import { channels, encodePng } from './png.ts'

/*
 * Makes the icons that phones want as pictures from icon.svg. They fill their square: systems round the
 * corners themselves. The maskable one keeps the drawing within the circle that every mask leaves.
 */
const paper = '#f6f1e6'
const mostBytes = 10_000
const icons = [
  { file: 'icon-192.png', size: 192, scale: 1 },
  { file: 'icon-512.png', size: 512, scale: 1 },
  { file: 'maskable-512.png', size: 512, scale: 0.78 },
] as const

/** The drawing's own colours stay exact; what lies between them at the edges is rounded to few. */
const flat = [0xf6f1e6, 0xfffdf8, 0x1e1a15, 0x7a4b00]
const near = 12
const coarse = 32

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../public/icons/${file}`, import.meta.url))
}

/** The drawing's pixels, row by row, as red, green and blue in one number each. */
async function paint(page: Page, drawing: string, size: number, scale: number): Promise<number[]> {
  return page.evaluate(
    async ([source, side, share, background]) => {
      const image = new Image()
      image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = side
      canvas.height = side
      const context = canvas.getContext('2d')
      if (context === null) throw new Error('no canvas')
      context.fillStyle = background
      context.fillRect(0, 0, side, side)
      const margin = (side * (1 - share)) / 2
      context.drawImage(image, margin, margin, side * share, side * share)
      const view = new DataView(context.getImageData(0, 0, side, side).data.buffer)
      return Array.from({ length: side * side }, (_, pixel) => view.getUint32(pixel * 4) >>> 8)
    },
    [drawing, size, scale, paper] as const,
  )
}

function fewer(colour: number): number {
  const wanted = channels(colour)
  const same = flat.find((one) =>
    channels(one).every((part, at) => Math.abs(part - (wanted[at] ?? 0)) < near),
  )
  if (same !== undefined) return same
  const [red, green, blue] = wanted.map((part) => Math.min(0xff, Math.round(part / coarse) * coarse))
  return ((red ?? 0) << 16) | ((green ?? 0) << 8) | (blue ?? 0)
}

const drawing = await readFile(pathOf('icon.svg'), 'utf8')
const { executablePath, env, sandbox } = await findBrowser()
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: sandbox,
  env: { ...process.env, ...env },
})
const page = await browser.newPage()
for (const { file, size, scale } of icons) {
  const pixels = (await paint(page, drawing, size, scale)).map(fewer)
  const picture = encodePng({ width: size, height: size, pixels })
  if (picture.length > mostBytes) throw new Error(`${file} has ${picture.length} bytes, over ${mostBytes}`)
  await writeFile(pathOf(file), picture)
  console.log(`${file}: ${picture.length} bytes`)
}
await browser.close()
