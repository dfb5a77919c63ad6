import { messages } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NationId } from '@/rules/napoleon-in-europe/nations.ts'
import { margin, pageWidth, type Block, type Painter } from '../../shared/poster/painter.ts'
import { density, drawPicture } from '../../shared/poster/picture.ts'
import { spritePictures } from '../../shared/poster/sprite.ts'
import type { EveningNation, EveningSheet } from './view.ts'

const { ledger, none, turn } = napoleon.screens

const barWidth = 6
const longestBar = 480
/** Right edges of the figures, from the left of the page. */
const columns = { points: 268, actions: 340, regions: 424, squadrons: pageWidth - margin } as const

type Bars = ReadonlyMap<NationId, HTMLImageElement>

/**
 * Draws the sheet for the next evening as a PNG picture, in the theme that the app is shown in.
 *
 * @throws TypeError when the platform cannot draw it
 */
export function eveningPicture(sheet: EveningSheet): Promise<Blob> {
  return drawPicture(async (painter) => blocksOf(painter, await barsOf(painter, sheet), sheet))
}

async function barsOf(painter: Painter, { nations }: EveningSheet): Promise<Bars> {
  const ids = nations.map(({ row }) => row.nation)
  const pictures = await spritePictures(
    ids.map((id) => ({
      name: `nation-${id}`,
      colour: painter.theme.colour(id),
      width: barWidth * density,
      height: longestBar * density,
    })),
  )
  return new Map(
    ids.flatMap((id, place) => {
      const picture = pictures[place]
      return picture === undefined ? [] : [[id, picture] as const]
    }),
  )
}

function blocksOf(painter: Painter, bars: Bars, sheet: EveningSheet): readonly Block[] {
  const { title, heading, muted, small } = painter.inks
  const [first = '', ...others] = sheet.lines
  return [
    painter.paragraph(sheet.game, muted, 21, 24, 2),
    painter.paragraph(sheet.moment, title, 38, 0, 2),
    painter.paragraph(first, heading, 28, 0, 4),
    ...others.map((line) => painter.paragraph(line, muted, 21, 0, 16)),
    ...withHeading(painter, turn.due.heading, sheet.pending),
    head(painter),
    ...sheet.nations.map((nation) => nationRow(painter, bars, nation)),
    ...withHeading(painter, turn.reminders, sheet.reminders),
    painter.paragraph(messages.app.name, small, 20, 20, 20),
  ]
}

/** Nothing where there is nothing beneath the heading. */
function withHeading(painter: Painter, title: string, lines: readonly string[]): readonly Block[] {
  if (lines.length === 0) return []
  return [
    painter.paragraph(title, painter.inks.heading, 26, 12, 6),
    ...lines.map((line) => painter.paragraph(line, painter.inks.text, 22, 0, 8)),
  ]
}

function head(painter: Painter): Block {
  return {
    height: 30,
    draw: (top) => {
      const { small } = painter.inks
      painter.words(ledger.points, small, columns.points, top + 20, 'right')
      painter.words(ledger.actionPoints, small, columns.actions, top + 20, 'right')
      painter.words(ledger.regions, small, columns.regions, top + 20, 'right')
      painter.words(ledger.squadrons, small, columns.squadrons, top + 20, 'right')
    },
  }
}

function nationRow(painter: Painter, bars: Bars, { row, name, holder, relations }: EveningNation): Block {
  const { name: strong, text, muted, small } = painter.inks
  const more = [holder, relations].flatMap((line) => painter.wrapped(line, small, pageWidth - 2 * margin))
  const height = 44 + more.length * 19
  const figure = (value: number | null) => String(value ?? none)
  return {
    height,
    draw: (top) => {
      painter.row(top, height)
      drawBar(painter, bars.get(row.nation), top, height)
      painter.words(name, row.isActive ? strong : muted, margin, top + 26)
      painter.words(figure(row.productionPoints), text, columns.points, top + 26, 'right')
      painter.words(figure(row.politicalActionPoints), text, columns.actions, top + 26, 'right')
      painter.words(figure(row.regions), text, columns.regions, top + 26, 'right')
      painter.words(figure(row.squadrons), text, columns.squadrons, top + 26, 'right')
      more.forEach((line, place) => painter.words(line, small, margin, top + 48 + place * 19))
    },
  }
}

/** The nation's bar, cut to a height. */
function drawBar({ context }: Painter, bar: HTMLImageElement | undefined, top: number, height: number): void {
  if (bar === undefined) return
  const length = Math.min(height, longestBar)
  context.drawImage(bar, 0, 0, barWidth * density, length * density, 0, top, barWidth, length)
}
