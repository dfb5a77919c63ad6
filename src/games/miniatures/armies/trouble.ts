import { later } from '@/messages/later.ts'

/** What is wrong with storage, in words, and what to do. */
export function troubleText(code: keyof typeof later.storage.problems): string {
  if (code === 'failed' || code === 'missing') return later.armies.notStored
  const { what, remedy } = later.storage.problems[code]
  return `${what} ${remedy}`
}
