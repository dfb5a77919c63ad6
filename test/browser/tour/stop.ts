/** A screen of the tour. What is tapped in play has larger targets than the rest. */
export interface Stop {
  readonly name: string
  readonly inPlay: boolean
}

export const inPlay = true

export function stop(name: string, isInPlay = false): Stop {
  return { name, inPlay: isInPlay }
}
