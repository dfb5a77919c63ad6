/** What became of a text that was to be shared. */
export type TextShared = 'shared' | 'copied' | 'cancelled' | 'notShared'

/** Hands a text to another app, or to the clipboard where the platform shares nothing. To be called from a tap. */
export async function shareText(title: string, text: string): Promise<TextShared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, text })
      return 'shared'
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled'
    }
  }
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'notShared'
  }
}
