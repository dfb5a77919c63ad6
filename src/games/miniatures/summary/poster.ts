import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import type { SideId } from '@/rules/miniatures/index.ts'
import { coursePicture, pictureSize } from './picture.ts'
import { margin, pageWidth, Painter, Theme, type Block, type Ink } from './painter.ts'
import { diceSection, fallenSection, lossesSection, occasion } from './sections.ts'
import type { Section, SummaryParts } from './sections.ts'
import { spritePictures } from './sprite.ts'
import type { HolderView, SideView } from './view.ts'

const { course, held, strength } = later.afterBattle

/** The picture is twice as dense as the page it is laid out on. */
const density = 2
const barWidth = 6
const longestBar = 480
const markSize = 16

const markNames = { unit: 'base-lost', leader: 'officer-fallen' } as const
type Mark = keyof typeof markNames

/** What is drawn of the sprite, for each side. */
interface SidePictures {
  readonly bar: HTMLImageElement
  readonly marks: Readonly<Record<Mark, HTMLImageElement>>
}

/**
 * Draws the summary of a battle as a PNG picture, in the theme that the app is shown in.
 *
 * @throws TypeError when the platform cannot draw it
 */
export async function summaryPicture(parts: SummaryParts): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  if (context === null) throw new TypeError('no canvas')
  const theme = new Theme()
  await Promise.all(fonts.map((font) => document.fonts.load(theme.font(font))))
  const poster = new Poster(new Painter(context, theme), parts, await picturesOf(parts, theme))
  poster.draw(canvas)
  return pngOf(canvas)
}

const fonts = [
  { face: 'display', size: 22, weight: 700 },
  { face: 'text', size: 16, weight: 400 },
  { face: 'text', size: 16, weight: 650 },
] as const

async function picturesOf({ sides }: SummaryParts, theme: Theme): Promise<ReadonlyMap<SideId, SidePictures>> {
  const pictures = await spritePictures(
    sides.flatMap(({ side: { colour } }) => {
      const of = { colour: theme.colour(colour) }
      const mark = { ...of, width: markSize * density, height: markSize * density }
      return [
        { ...of, name: `nation-${colour}`, width: barWidth * density, height: longestBar * density },
        { ...mark, name: markNames.unit },
        { ...mark, name: markNames.leader },
      ]
    }),
  )
  const bySide = new Map<SideId, SidePictures>()
  sides.forEach(({ side }, place) => {
    const [bar, unit, leader] = pictures.slice(place * 3)
    if (bar !== undefined && unit !== undefined && leader !== undefined) {
      bySide.set(side.id, { bar, marks: { unit, leader } })
    }
  })
  return bySide
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new TypeError('no picture'))
      else resolve(blob)
    }, 'image/png')
  })
}

/** Lays the picture out from top to bottom, and draws it. */
class Poster {
  readonly #painter: Painter
  readonly #parts: SummaryParts
  readonly #pictures: ReadonlyMap<SideId, SidePictures>
  readonly #inks: Readonly<Record<'title' | 'heading' | 'name' | 'text' | 'muted' | 'small' | 'figure', Ink>>

  constructor(painter: Painter, parts: SummaryParts, pictures: ReadonlyMap<SideId, SidePictures>) {
    this.#painter = painter
    this.#parts = parts
    this.#pictures = pictures
    const [ink, muted] = [painter.theme.colour('ink'), painter.theme.colour('ink-muted')]
    this.#inks = {
      title: { face: 'display', size: 32, weight: 700, colour: ink },
      heading: { face: 'display', size: 22, weight: 700, colour: ink },
      name: { face: 'text', size: 18, weight: 650, colour: ink },
      text: { face: 'text', size: 16, weight: 400, colour: ink },
      muted: { face: 'text', size: 16, weight: 400, colour: muted },
      small: { face: 'text', size: 14, weight: 400, colour: muted },
      figure: { face: 'text', size: 40, weight: 650, colour: ink },
    }
  }

  draw(canvas: HTMLCanvasElement): void {
    const blocks = this.#blocks()
    const height = blocks.reduce((sum, block) => sum + block.height, 0)
    canvas.width = pageWidth * density
    canvas.height = Math.ceil(height) * density
    const { context, theme } = this.#painter
    context.scale(density, density)
    context.fillStyle = theme.colour('background')
    context.fillRect(0, 0, pageWidth, height)
    let top = 0
    for (const block of blocks) {
      block.draw(top)
      top += block.height
    }
  }

  #blocks(): readonly Block[] {
    const { state, sides, holders, dice, battle } = this.#parts
    const { title, muted, small } = this.#inks
    const drawn = battle.stretches.length === 0 ? [] : this.#course()
    return [
      this.#painter.paragraph(state.name, title, 38, 24, 2),
      this.#painter.paragraph(occasion(this.#parts), muted, 21, 0, 16),
      ...sides.map((view) => this.#strength(view)),
      ...(holders.length === 0
        ? []
        : [this.#heading(held.title), ...holders.map((each) => this.#holder(each))]),
      ...drawn,
      ...[lossesSection(sides), fallenSection(sides), diceSection(dice)].flatMap((each) =>
        this.#section(each),
      ),
      this.#painter.paragraph(messages.app.name, small, 20, 20, 20),
    ]
  }

  #heading(text: string): Block {
    return this.#painter.paragraph(text, this.#inks.heading, 26, 24, 8)
  }

  #section({ title, lines }: Section): readonly Block[] {
    if (lines.length === 0) return []
    return [
      this.#heading(title),
      ...lines.map((line) => this.#painter.paragraph(line, this.#inks.text, 22, 0, 6)),
    ]
  }

  #strength({ side, present, started, players, unitsLost, leadersFallen }: SideView): Block {
    const { heading, muted, figure } = this.#inks
    const width = pageWidth - 2 * margin - 150
    const names = this.#painter.wrapped(side.name, heading, width)
    const more = [players, [unitsLost, leadersFallen].filter((part) => part !== '').join(', ')]
      .filter((part) => part !== '')
      .flatMap((part) => this.#painter.wrapped(part, muted, width))
    const height = Math.max(76, 16 + names.length * 26 + more.length * 20 + 8)
    return {
      height,
      draw: (top) => {
        this.#row(top, height)
        this.#bar(side.id, top, height)
        names.forEach((line, place) => this.#painter.words(line, heading, margin, top + 30 + place * 26))
        const below = top + 30 + names.length * 26
        more.forEach((line, place) => this.#painter.words(line, muted, margin, below - 4 + place * 20))
        const right = pageWidth - margin
        this.#painter.words(String(present), figure, right, top + 42, 'right')
        this.#painter.words(strength.left(started), muted, right, top + 64, 'right')
      },
    }
  }

  #row(top: number, height: number): void {
    const { context, theme } = this.#painter
    context.fillStyle = theme.colour('surface')
    context.fillRect(0, top, pageWidth, height)
    this.#painter.rule(top)
    this.#painter.rule(top + height - 1)
  }

  /** A nation's bar at the left edge, cut to the height. */
  #bar(side: SideId, top: number, height: number, left = 0): void {
    const bar = this.#pictures.get(side)?.bar
    if (bar === undefined) return
    const length = Math.min(height, longestBar)
    const { context } = this.#painter
    context.drawImage(bar, 0, 0, barWidth * density, length * density, left, top, barWidth, length)
  }

  #holder({ name, holder, nation }: HolderView): Block {
    const { name: nameInk, text, muted } = this.#inks
    const side = this.#parts.sides.find((view) => view.side.colour === nation && view.side.name === holder)
    return {
      height: 40,
      draw: (top) => {
        this.#row(top, 40)
        if (side !== undefined) this.#bar(side.side.id, top, 40)
        const [short = ''] = this.#painter.wrapped(name, nameInk, (pageWidth - 2 * margin) * 0.6)
        this.#painter.words(short, nameInk, margin, top + 26)
        this.#painter.words(holder, nation === null ? muted : text, pageWidth - margin, top + 26, 'right')
      },
    }
  }

  #course(): readonly Block[] {
    return [this.#heading(course.title), this.#legend(), this.#plot(), ...this.#lanes()]
  }

  #legend(): Block {
    const { sides } = this.#parts
    const { context } = this.#painter
    return {
      height: 28 * sides.length,
      draw: (top) => {
        sides.forEach(({ side }, place) => {
          const line = top + place * 28
          this.#bar(side.id, line + 2, 20, margin)
          this.#stroke(side.id, new Path2D(`M${margin + 18} ${line + 12}h36`))
          context.setLineDash([])
          this.#painter.words(side.name, this.#inks.text, margin + 66, line + 18)
        })
      },
    }
  }

  #plot(): Block {
    const { left, width, height } = plot
    const picture = coursePicture(this.#parts.battle)
    const { context, theme } = this.#painter
    return {
      height: height + 56,
      draw: (top) => {
        const ground = top + 14 + height
        context.strokeStyle = theme.colour('line')
        context.lineWidth = 1
        for (const { at, label } of picture.basesTicks) {
          const level = ground - at * height
          context.stroke(new Path2D(`M${left} ${level}h${width}`))
          this.#painter.words(label, this.#inks.small, left - 8, level + 5, 'right')
        }
        for (const { at, label } of picture.turnTicks) {
          this.#painter.words(label, this.#inks.small, left + at * width, ground + 18, 'center')
        }
        const hasTurns = this.#parts.battle.stretches.some(({ turn }) => turn !== null)
        const axis = hasTurns ? course.turns : course.resolutions
        this.#painter.words(axis, this.#inks.small, left + width / 2, ground + 36, 'center')
        const scale = new DOMMatrix([width / pictureSize, 0, 0, height / pictureSize, left, top + 14])
        for (const { side } of this.#parts.sides) {
          const line = new Path2D()
          line.addPath(new Path2D(picture.lines[side.id]), scale)
          this.#stroke(side.id, line)
        }
      },
    }
  }

  /** A side's line: in its colour; the other side's is broken. */
  #stroke(side: SideId, line: Path2D): void {
    const { context, theme } = this.#painter
    const colour = this.#parts.sides.find((view) => view.side.id === side)?.side.colour ?? 'other'
    context.setLineDash(side === 'b' ? [9, 4] : [])
    context.strokeStyle = theme.colour(colour)
    context.lineWidth = 3
    context.stroke(line)
    context.setLineDash([])
  }

  /** What each side lost, beneath the picture; and what the marks mean. */
  #lanes(): readonly Block[] {
    const { marks } = coursePicture(this.#parts.battle)
    const lanes = this.#parts.sides.filter(({ side }) => marks[side.id].length > 0)
    if (lanes.length === 0) return []
    return [
      ...lanes.map(({ side }) => this.#lane(side.id, marks[side.id])),
      this.#key(lanes[0]?.side.id ?? 'a'),
    ]
  }

  #lane(side: SideId, stacks: readonly { readonly at: number; readonly marks: readonly Mark[] }[]): Block {
    const height = 12 + markSize * Math.max(...stacks.map(({ marks }) => marks.length))
    return {
      height,
      draw: (top) => {
        this.#painter.rule(top)
        this.#bar(side, top + 4, height - 8, margin)
        for (const { at, marks } of stacks) {
          const left = plot.left + at * plot.width - markSize / 2
          marks.forEach((mark, place) => this.#mark(side, mark, left, top + 6 + place * markSize))
        }
      },
    }
  }

  #mark(side: SideId, mark: Mark, left: number, top: number): void {
    const picture = this.#pictures.get(side)?.marks[mark]
    if (picture !== undefined) this.#painter.context.drawImage(picture, left, top, markSize, markSize)
  }

  #key(side: SideId): Block {
    return {
      height: 28,
      draw: (top) => {
        this.#painter.rule(top)
        this.#mark(side, 'unit', margin, top + 7)
        this.#painter.words(course.unitLost, this.#inks.small, margin + 24, top + 20)
        this.#mark(side, 'leader', pageWidth / 2, top + 7)
        this.#painter.words(course.leaderFallen, this.#inks.small, pageWidth / 2 + 24, top + 20)
      },
    }
  }
}

/** Where the lines stand on the picture. */
const plot = { left: margin + 32, width: pageWidth - 2 * margin - 32, height: 220 }
