import { inches, messages } from '@/messages/index.ts'
import { cellOf, numberIn } from '@/rules/index.ts'
import type { CombatCommand, MiniaturesState } from '@/rules/miniatures/index.ts'
import type { NoteView } from '@/ui/resolve/view.ts'
import { provenanceWord } from './texts.ts'

/** Guns that fire beyond the shortest band may fire past friends: how much must be clear, for the table to mind. (M17.) */
export function clearanceNotes(
  { rules, units }: MiniaturesState,
  command: CombatCommand,
): readonly NoteView[] {
  if (command.type !== 'fire') return []
  const [firer] = command.firers
  const isGun = units.some(({ id, arm }) => id === firer?.unit && arm === 'artillery')
  const [shortest] = rules.charts.firePoints.rows
  if (!isGun || command.distance <= (shortest?.to ?? 0)) return []
  const atGun = cellOf(rules.charts.fireLimits, 'inchesClearAtGun', 'value')
  const atTarget = cellOf(rules.charts.fireLimits, 'inchesClearAtTarget', 'value')
  const label = messages.miniatures.screens.clearance(inches(numberIn(atGun)), inches(numberIn(atTarget)))
  const word = provenanceWord(atGun.provenance)
  return [word === '' ? { label } : { label, provenance: { word, place: atGun.place } }]
}
