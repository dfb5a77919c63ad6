/** Texts of what can go wrong with saved games, and what to do about it. */
export const storage = {
  tryAgain: 'Try again',
}
