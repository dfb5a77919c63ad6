import { fileName, handOver } from '@/stores/save-file.ts'

/** What became of a text that was to be shared. `saved`: the browser puts it among its downloads. */
export type TextShared = 'shared' | 'copied' | 'saved' | 'cancelled'

/**
 * Hands a text to another app, or to the clipboard where the platform shares nothing; over plain http there
 * is neither, and it becomes a file. To be called from a tap.
 */
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
    const handed = await handOver(new File([text], fileName(title, '.txt'), { type: 'text/plain' }))
    return handed === 'downloading' ? 'saved' : handed
  }
}
