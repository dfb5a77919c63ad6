/** Resolves once a time is over, with false: a race against something that says true asks whether that came first. */
export function moment(milliseconds: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), milliseconds))
}
