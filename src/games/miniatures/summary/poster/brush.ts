import type { Side, SideId } from '@/rules/miniatures/index.ts'
import { markSymbols, type Mark } from '../picture.ts'
import type { Painter } from '../../../shared/poster/painter.ts'
import { density } from '../../../shared/poster/picture.ts'
import { spritePictures } from '../../../shared/poster/sprite.ts'

/** How large a mark of what fell is, in pixels of the page. */
export const markSize = 16

const barWidth = 6
const longestBar = 480

/** What is drawn of the sprite in a side's colour. */
interface SidePictures {
  readonly bar: HTMLImageElement
  readonly marks: Readonly<Record<Mark, HTMLImageElement>>
}

/** Draws what belongs to a side, in its colour and with its pattern. */
export class SideBrush {
  readonly #painter: Painter
  readonly #side: Side
  readonly #pictures: SidePictures

  private constructor(painter: Painter, side: Side, pictures: SidePictures) {
    this.#painter = painter
    this.#side = side
    this.#pictures = pictures
  }

  /** A brush for a side. @throws TypeError when the sprite cannot be drawn */
  static async dip(painter: Painter, side: Side): Promise<SideBrush> {
    const colour = painter.theme.colour(side.colour)
    const size = markSize * density
    const [bar, unit, leader] = await spritePictures([
      { name: `nation-${side.colour}`, colour, width: barWidth * density, height: longestBar * density },
      { name: markSymbols.unit, colour, width: size, height: size },
      { name: markSymbols.leader, colour, width: size, height: size },
    ])
    if (bar === undefined || unit === undefined || leader === undefined) throw new TypeError('no pictures')
    return new SideBrush(painter, side, { bar, marks: { unit, leader } })
  }

  get id(): SideId {
    return this.#side.id
  }

  get name(): string {
    return this.#side.name
  }

  /** The nation's bar, cut to a height. */
  bar(left: number, top: number, height: number): void {
    const length = Math.min(height, longestBar)
    const cut = [0, 0, barWidth * density, length * density] as const
    this.#painter.context.drawImage(this.#pictures.bar, ...cut, left, top, barWidth, length)
  }

  mark(mark: Mark, left: number, top: number): void {
    this.#painter.context.drawImage(this.#pictures.marks[mark], left, top, markSize, markSize)
  }

  /** The side's line; the other side's is broken. */
  stroke(line: Path2D): void {
    const { context, theme } = this.#painter
    context.strokeStyle = theme.colour(this.#side.colour)
    context.lineWidth = 3
    context.setLineDash(this.#side.id === 'b' ? [9, 4] : [])
    context.stroke(line)
    context.setLineDash([])
  }
}
