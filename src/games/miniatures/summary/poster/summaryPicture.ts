import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { margin, pageWidth, type Block, type Painter } from '../../../shared/poster/painter.ts'
import { drawPicture } from '../../../shared/poster/picture.ts'
import {
  diceSection,
  fallenSection,
  lossesSection,
  occasion,
  type Section,
  type SummaryParts,
} from '../sections.ts'
import type { HolderView, SideView } from '../view.ts'
import { SideBrush } from './brush.ts'
import { courseBlocks } from './courseBlocks.ts'

const { course, held, strength } = later.afterBattle

/**
 * Draws the summary of a battle as a PNG picture, in the theme that the app is shown in.
 *
 * @throws TypeError when the platform cannot draw it
 */
export function summaryPicture(parts: SummaryParts): Promise<Blob> {
  return drawPicture(async (painter) => {
    const brushes = await Promise.all(parts.sides.map(({ side }) => SideBrush.dip(painter, side)))
    return blocksOf(painter, brushes, parts)
  })
}

function blocksOf(painter: Painter, brushes: readonly SideBrush[], parts: SummaryParts): readonly Block[] {
  const { state, sides, holders, dice, battle } = parts
  const { title, muted, small } = painter.inks
  const brushOf = new Map(brushes.map((brush) => [brush.id, brush]))
  return [
    painter.paragraph(state.name, title, 38, 24, 2),
    painter.paragraph(occasion(parts), muted, 21, 0, 16),
    ...sides.map((view) => strengthRow(painter, view, brushOf.get(view.side.id))),
    ...withHeading(
      painter,
      held.title,
      holders.map((holder) =>
        holderRow(painter, holder, holder.side === null ? undefined : brushOf.get(holder.side.id)),
      ),
    ),
    ...withHeading(
      painter,
      course.title,
      battle.stretches.length === 0 ? [] : courseBlocks(painter, brushes, battle),
    ),
    ...[lossesSection(sides), fallenSection(sides), diceSection(dice)].flatMap((section) =>
      inWords(painter, section),
    ),
    painter.paragraph(messages.app.name, small, 20, 20, 20),
  ]
}

/** Nothing where there is nothing beneath the heading. */
function withHeading(painter: Painter, title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [painter.paragraph(title, painter.inks.heading, 26, 24, 8), ...blocks]
}

function inWords(painter: Painter, { title, lines }: Section): readonly Block[] {
  return withHeading(
    painter,
    title,
    lines.map((line) => painter.paragraph(line, painter.inks.text, 22, 0, 6)),
  )
}

function strengthRow(painter: Painter, view: SideView, brush: SideBrush | undefined): Block {
  const { side, present, started, players, unitsLost, leadersFallen } = view
  const { heading, muted, figure } = painter.inks
  const width = pageWidth - 2 * margin - 150
  const names = painter.wrapped(side.name, heading, width)
  const lost = [unitsLost, leadersFallen].filter((part) => part !== '').join(', ')
  const more = [players, lost]
    .filter((part) => part !== '')
    .flatMap((part) => painter.wrapped(part, muted, width))
  const height = Math.max(76, 24 + names.length * 26 + more.length * 20)
  return {
    height,
    draw: (top) => {
      painter.row(top, height)
      brush?.bar(0, top, height)
      names.forEach((line, place) => painter.words(line, heading, margin, top + 30 + place * 26))
      const below = top + 26 + names.length * 26
      more.forEach((line, place) => painter.words(line, muted, margin, below + place * 20))
      const right = pageWidth - margin
      painter.words(String(present), figure, right, top + 42, 'right')
      painter.words(strength.left(started), muted, right, top + 64, 'right')
    },
  }
}

function holderRow(
  painter: Painter,
  { name, holder, side }: HolderView,
  brush: SideBrush | undefined,
): Block {
  const { name: strong, text, muted } = painter.inks
  const half = (pageWidth - 3 * margin) / 2
  const names = painter.wrapped(name, strong, half)
  const holders = painter.wrapped(holder, text, half)
  const height = 16 + Math.max(names.length, holders.length) * 24
  return {
    height,
    draw: (top) => {
      painter.row(top, height)
      if (side !== null) brush?.bar(0, top, height)
      names.forEach((line, place) => painter.words(line, strong, margin, top + 26 + place * 24))
      holders.forEach((line, place) => {
        const right = pageWidth - margin
        painter.words(line, side === null ? muted : text, right, top + 26 + place * 24, 'right')
      })
    },
  }
}
