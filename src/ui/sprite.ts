const address = `${import.meta.env.BASE_URL}symbols.svg`

/** A symbol of the sprite, ready to be copied. */
interface Drawing {
  readonly viewBox: string
  readonly fit: string | null
  readonly content: DocumentFragment
}

const wanted = new WeakMap<SVGSVGElement, string>()
const drawings = new Map<string, Drawing>()
let loading: Promise<void> | null = null
let sprite: Document | null = null

/**
 * Draws a symbol of the sprite into a picture, as soon as the sprite is there. It is copied and not referred
 * to: hundreds of references would each be kept as a small page of their own.
 */
export function drawSymbol(picture: SVGSVGElement, name: string): void {
  if (wanted.get(picture) === name) return
  wanted.set(picture, name)
  if (sprite === null) void (loading ??= load()).then(() => fill(picture))
  else fill(picture)
}

/** Reads the sprite, once: what cannot be drawn is said in words all the same. */
async function load(): Promise<void> {
  try {
    const answer = await fetch(address)
    sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  } catch {
    sprite = null
  }
}

function fill(picture: SVGSVGElement): void {
  const drawing = drawingOf(wanted.get(picture) ?? '')
  if (drawing === null) return
  picture.setAttribute('viewBox', drawing.viewBox)
  if (drawing.fit !== null) picture.setAttribute('preserveAspectRatio', drawing.fit)
  picture.replaceChildren(drawing.content.cloneNode(true))
}

function drawingOf(name: string): Drawing | null {
  const known = drawings.get(name)
  if (known !== undefined) return known
  const symbol = sprite?.getElementById(name) ?? null
  if (symbol === null) return null
  const drawing = {
    viewBox: symbol.getAttribute('viewBox') ?? '',
    fit: symbol.getAttribute('preserveAspectRatio'),
    content: contentOf(symbol),
  }
  drawings.set(name, drawing)
  return drawing
}

/** Without the title: whoever shows a symbol says what it means. */
function contentOf(symbol: Element): DocumentFragment {
  const content = document.createDocumentFragment()
  const parts = [...symbol.children].filter(({ localName }) => localName !== 'title')
  content.append(...parts.map((part) => document.importNode(part, true)))
  return content
}
