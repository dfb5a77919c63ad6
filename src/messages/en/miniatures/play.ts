/** Texts of moves, charges and what is only asked in a game. */
export const play = {
  allGuns: (guns: number) => `All ${guns} guns together`,
  reach: (distance: string) => `, charges up to ${distance}`,
}
