/** Texts of the parts that every screen shares. */
export const ui = {
  close: 'Close',
}
