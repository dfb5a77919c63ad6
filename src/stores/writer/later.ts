/** Something that happens later, and a way to say that it has. */
export interface Later {
  readonly happened: Promise<void>
  happen(): void
}

export function createLater(): Later {
  let happen: () => void = () => undefined
  const happened = new Promise<void>((resolve) => {
    happen = resolve
  })
  return { happened, happen: () => happen() }
}
