/** How each sheet that is open closes, the one on top last. */
const open: (() => void)[] = []

/** Notes that a sheet is open, until the returned function is called. */
export function noteOpenSheet(close: () => void): () => void {
  open.push(close)
  return () => {
    const place = open.lastIndexOf(close)
    if (place >= 0) open.splice(place, 1)
  }
}

/** Closes the sheet on top, as the phone's way back does. Whether there was one. */
export function closeTopSheet(): boolean {
  const close = open.at(-1)
  close?.()
  return close !== undefined
}
