/** Texts of the miniatures rulebook. */
export const miniatures = {
  title: 'Miniatures',
}
