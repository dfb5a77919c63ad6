import { later } from '@/messages/later.ts'
import type { Battle } from '../battle.ts'
import { coursePicture, pictureSize, type CoursePicture, type Mark } from '../picture.ts'
import { markSize, type SideBrush } from './brush.ts'
import { margin, pageWidth, type Block, type Painter } from '../../../shared/poster/painter.ts'

const { course } = later.afterBattle

/** Where the lines stand on the page. */
const plot = { left: margin + 32, width: pageWidth - 2 * margin - 32, height: 220, above: 14 }
const legendLine = 28

/** The course of a battle as the parts of a picture: whose line is which, the lines, and what each side lost. */
export function courseBlocks(
  painter: Painter,
  brushes: readonly SideBrush[],
  battle: Battle,
): readonly Block[] {
  const picture = coursePicture(battle)
  const hasTurns = battle.stretches.some(({ turn }) => turn !== null)
  const axis = hasTurns ? course.turns : course.resolutions
  return [
    legend(painter, brushes),
    lines(painter, brushes, picture, axis),
    ...lanes(painter, brushes, picture),
  ]
}

function legend(painter: Painter, brushes: readonly SideBrush[]): Block {
  return {
    height: legendLine * brushes.length,
    draw: (top) => {
      brushes.forEach((brush, place) => {
        const line = top + place * legendLine
        brush.bar(margin, line + 2, 20)
        brush.stroke(new Path2D(`M${margin + 18} ${line + 12}h36`))
        painter.words(brush.name, painter.inks.text, margin + 66, line + 18)
      })
    },
  }
}

function lines(
  painter: Painter,
  brushes: readonly SideBrush[],
  { basesTicks, turnTicks, lines: paths }: CoursePicture,
  axis: string,
): Block {
  const { left, width, height, above } = plot
  const { context, theme, inks } = painter
  return {
    height: above + height + 42,
    draw: (top) => {
      const ground = top + above + height
      context.strokeStyle = theme.colour('line')
      context.lineWidth = 1
      for (const { at, label } of basesTicks) {
        const level = ground - at * height
        context.stroke(new Path2D(`M${left} ${level}h${width}`))
        painter.words(label, inks.small, left - 8, level + 5, 'right')
      }
      for (const { at, label } of turnTicks) {
        painter.words(label, inks.small, left + at * width, ground + 18, 'center')
      }
      painter.words(axis, inks.small, left + width / 2, ground + 36, 'center')
      const place = new DOMMatrix([width / pictureSize, 0, 0, height / pictureSize, left, top + above])
      for (const brush of brushes) {
        const line = new Path2D()
        line.addPath(new Path2D(paths[brush.id]), place)
        brush.stroke(line)
      }
    },
  }
}

/** What each side lost, beneath its line; and what the marks mean. */
function lanes(painter: Painter, brushes: readonly SideBrush[], { marks }: CoursePicture): readonly Block[] {
  const used = brushes.filter(({ id }) => marks[id].length > 0)
  const [first] = used
  if (first === undefined) return []
  return [...used.map((brush) => lane(painter, brush, marks[brush.id])), key(painter, first)]
}

function lane(painter: Painter, brush: SideBrush, stacks: CoursePicture['marks']['a']): Block {
  const height = 12 + markSize * Math.max(...stacks.map(({ marks }) => marks.length))
  return {
    height,
    draw: (top) => {
      painter.rule(top)
      brush.bar(margin, top + 4, height - 8)
      for (const { at, marks } of stacks) {
        const left = plot.left + at * plot.width - markSize / 2
        marks.forEach((mark, place) => brush.mark(mark, left, top + 6 + place * markSize))
      }
    },
  }
}

const keys: readonly (readonly [mark: Mark, meaning: string, left: number])[] = [
  ['unit', course.unitLost, margin],
  ['leader', course.leaderFallen, pageWidth / 2],
]

function key(painter: Painter, brush: SideBrush): Block {
  return {
    height: 28,
    draw: (top) => {
      painter.rule(top)
      for (const [mark, meaning, left] of keys) {
        brush.mark(mark, left, top + 7)
        painter.words(meaning, painter.inks.small, left + 24, top + 20)
      }
    },
  }
}
