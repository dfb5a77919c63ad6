/** How words look on the picture: each a font of the app, and a colour of its theme. */
export interface Ink {
  readonly size: number
  readonly weight: number
  readonly face: 'text' | 'display'
  readonly colour: string
}

/** A part of the picture, below the one before it. */
export interface Block {
  readonly height: number
  draw(top: number): void
}

/** The picture's margin at both sides, and its width, in pixels of the page. */
export const pageWidth = 540
export const margin = 24

/** The colours and fonts that the app is shown in. */
export class Theme {
  readonly #style = getComputedStyle(document.documentElement)

  colour(name: string): string {
    return this.#style.getPropertyValue(`--${name}`).trim()
  }

  font({ face, size, weight }: Pick<Ink, 'face' | 'size' | 'weight'>): string {
    return `${weight} ${size}px ${this.#style.getPropertyValue(`--font-${face}`).trim()}`
  }
}

type InkName = 'title' | 'heading' | 'name' | 'text' | 'muted' | 'small' | 'figure'

/** Draws words and rules on a canvas. */
export class Painter {
  readonly context: CanvasRenderingContext2D
  readonly theme: Theme
  readonly inks: Readonly<Record<InkName, Ink>>

  constructor(context: CanvasRenderingContext2D, theme: Theme) {
    this.context = context
    this.theme = theme
    const [ink, muted] = [theme.colour('ink'), theme.colour('ink-muted')]
    this.inks = {
      title: { face: 'display', size: 32, weight: 700, colour: ink },
      heading: { face: 'display', size: 22, weight: 700, colour: ink },
      name: { face: 'text', size: 18, weight: 650, colour: ink },
      text: { face: 'text', size: 16, weight: 400, colour: ink },
      muted: { face: 'text', size: 16, weight: 400, colour: muted },
      small: { face: 'text', size: 14, weight: 400, colour: muted },
      figure: { face: 'text', size: 40, weight: 650, colour: ink },
    }
  }

  /** Waits until every font is there. */
  async ready(): Promise<void> {
    await Promise.all(Object.values(this.inks).map((ink) => document.fonts.load(this.theme.font(ink))))
  }

  /** Words from the left, or up to the right; `baseline` from the top of the picture. */
  words(text: string, ink: Ink, at: number, baseline: number, align: CanvasTextAlign = 'left'): void {
    this.#use(ink)
    this.context.textAlign = align
    this.context.fillText(text, at, baseline)
  }

  /** Words as lines that are no wider than `width`. */
  wrapped(text: string, ink: Ink, width: number): readonly string[] {
    this.#use(ink)
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((part) => this.#broken(part, width))) {
      const last = lines.at(-1)
      const longer = `${last} ${word}`
      if (last !== undefined && this.context.measureText(longer).width <= width) lines.splice(-1, 1, longer)
      else lines.push(word)
    }
    return lines
  }

  rule(top: number): void {
    this.context.fillStyle = this.theme.colour('line')
    this.context.fillRect(0, top, pageWidth, 1)
  }

  /** The ground of a row of a list, ruled above and below. */
  row(top: number, height: number): void {
    this.context.fillStyle = this.theme.colour('surface')
    this.context.fillRect(0, top, pageWidth, height)
    this.rule(top)
    this.rule(top + height - 1)
  }

  /** A paragraph of its own, with space above and below. */
  paragraph(text: string, ink: Ink, leading: number, above = 0, below = 0): Block {
    const lines = this.wrapped(text, ink, pageWidth - 2 * margin)
    return {
      height: above + lines.length * leading + below,
      draw: (top) => {
        lines.forEach((line, place) => {
          this.words(line, ink, margin, top + above + place * leading + leading * 0.75)
        })
      },
    }
  }

  /** A word that is wider than the picture breaks. */
  #broken(word: string, width: number): readonly string[] {
    const parts = ['']
    for (const letter of word) {
      const longer = `${parts.at(-1) ?? ''}${letter}`
      if (this.context.measureText(longer).width <= width) parts.splice(-1, 1, longer)
      else parts.push(letter)
    }
    return parts
  }

  #use(ink: Ink): void {
    this.context.font = this.theme.font(ink)
    this.context.fillStyle = ink.colour
  }
}
