import type { Entry } from '@/journal/index.ts'
import { later } from '@/messages/later.ts'
import type { PutAside } from '@/stores/session-types.ts'

const { putAside } = later.game.log

/** What a roll that was given up attempted; a command that nobody knows any more is only called a roll. */
export function nameOfGivenUp<Given extends Pick<Entry, 'reasons'>>(
  entry: Given,
  heading: (entry: Given) => string,
): string {
  const isNamed = entry.reasons.some(({ operation }) => operation === 'heading')
  return isNamed ? heading(entry) : putAside.nameless
}

/** That the app itself gave a roll up, and why; with the faces of dice that are not known. */
export function whyPutAside(reasons: Entry['reasons']): readonly string[] {
  const said = reasons.find(({ key }) => key.startsWith('abandon.'))
  if (said === undefined) return []
  const { faces } = said.parameters
  const why = said.key === 'abandon.unknown' ? putAside.inLog.unknown : putAside.inLog.refused
  return faces === undefined ? [why] : [why, putAside.faces(String(faces))]
}

/** What is said once, on the screen, of a roll that the app itself gave up. */
export function putAsideText<Given extends PutAside>(roll: Given, heading: (entry: Given) => string): string {
  return putAside[roll.why](nameOfGivenUp(roll, heading))
}
