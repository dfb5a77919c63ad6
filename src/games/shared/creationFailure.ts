import { later } from '@/messages/later.ts'
import type { Refusal } from '@/rules/index.ts'
import type { createSession } from '@/stores/session.ts'

type Creation = Awaited<ReturnType<ReturnType<typeof createSession>['create']>>

/** Why no game was begun, in words. */
export function creationFailure(
  creation: Exclude<Creation, { readonly kind: 'created' }>,
  refusalText: (refusal: Refusal) => string,
): string {
  if (creation.kind === 'refused') return refusalText(creation.refusal)
  if (creation.kind === 'ignored') return later.newGame.busy
  const { what, remedy } = later.storage.problems[creation.problem]
  return `${what} ${remedy}`
}
