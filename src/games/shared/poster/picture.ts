import { pageWidth, Painter, Theme, type Block } from './painter.ts'

/** The picture is twice as dense as the page it is laid out on. */
export const density = 2

/**
 * Draws parts below each other as a PNG picture, in the theme that the app is shown in.
 *
 * @throws TypeError when the platform cannot draw it
 */
export async function drawPicture(
  partsOf: (painter: Painter) => readonly Block[] | Promise<readonly Block[]>,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('no canvas')
  const painter = new Painter(context, new Theme())
  await painter.ready()
  drawBelowEachOther(canvas, painter, await partsOf(painter))
  return pngOf(canvas)
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new TypeError('no picture'))
      else resolve(blob)
    }, 'image/png')
  })
}

function drawBelowEachOther(
  canvas: HTMLCanvasElement,
  { context, theme }: Painter,
  blocks: readonly Block[],
): void {
  const height = Math.ceil(blocks.reduce((sum, block) => sum + block.height, 0))
  canvas.width = pageWidth * density
  canvas.height = height * density
  context.scale(density, density)
  context.fillStyle = theme.colour('background')
  context.fillRect(0, 0, pageWidth, height)
  let top = 0
  for (const block of blocks) {
    block.draw(top)
    top += block.height
  }
}
