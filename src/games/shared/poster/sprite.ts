/** A symbol of the sprite as it is wanted on a canvas: in a colour, and in pixels. */
export interface SpriteRequest {
  readonly name: string
  readonly colour: string
  readonly width: number
  readonly height: number
}

/**
 * Makes pictures of the sprite's symbols, in the order asked for, to be drawn on a canvas.
 *
 * @throws TypeError when the sprite cannot be had, or lacks a symbol
 */
export async function spritePictures(
  requests: readonly SpriteRequest[],
): Promise<readonly HTMLImageElement[]> {
  const answer = await fetch(`${import.meta.env.BASE_URL}symbols.svg`)
  const sprite = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml')
  return Promise.all(requests.map((request) => pictureOf(sprite, request)))
}

async function pictureOf(sprite: Document, request: SpriteRequest): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([standalone(sprite, request)], { type: 'image/svg+xml' }))
  try {
    const picture = new Image(request.width, request.height)
    picture.src = address
    await picture.decode()
    return picture
  } finally {
    URL.revokeObjectURL(address)
  }
}

/** A symbol as an image of its own. */
function standalone(sprite: Document, { name, colour, width, height }: SpriteRequest): string {
  const symbol = sprite.getElementById(name)
  if (symbol === null) throw new TypeError(`the sprite has no ${name}`)
  const picture = sprite.implementation.createDocument('http://www.w3.org/2000/svg', 'svg')
  const root = picture.documentElement
  const attributes = {
    viewBox: symbol.getAttribute('viewBox') ?? '',
    preserveAspectRatio: symbol.getAttribute('preserveAspectRatio') ?? '',
    width: String(width),
    height: String(height),
    color: colour,
  }
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== '') root.setAttribute(attribute, value)
  }
  root.append(...[...symbol.childNodes].map((node) => picture.importNode(node, true)))
  return new XMLSerializer().serializeToString(picture)
}
