import type { Head } from '@/journal/index.ts'
import type { createSession } from '@/stores/session.ts'
import type { CopyInView } from '@/stores/session-copy.ts'
import type { ChainFindings, SealAnswer } from '@/stores/session-seal.ts'
import type { Creation } from '@/stores/session-types.ts'

/** The open game of a rulebook, as far as its log is vouched for. */
export interface SealedSession {
  readonly game: { readonly id: string; readonly name: string } | null
  readonly status: ReturnType<typeof createSession>['status']['value']
  /** With a game that is open: what is wrong with its log. */
  readonly fault: ReturnType<typeof createSession>['fault']['value']
  readonly head: Head
  readonly chain: ChainFindings
  writeSealDown(): Promise<boolean>
  findSeal(seal: string): Promise<SealAnswer>
  viewCopy(): Promise<CopyInView | null>
  copyAsNew(): Promise<Creation>
}
