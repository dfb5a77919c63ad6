import { counted } from '@/messages/format.ts'
import type { Parameters } from '@/rules/index.ts'
import { pieceNames } from './names.ts'

const names: Readonly<Record<string, readonly [string, string]>> = { ...pieceNames, army: ['army', 'armies'] }

/** Units of one kind in a reason's parameters: "3 infantry", or "3 armies" where the kind is not told. */
export function troopsIn(
  unit: Parameters[string] | undefined,
  count: Parameters[string] | undefined,
): string {
  const [one, other] = names[String(unit ?? 'army')] ?? ['army', 'armies']
  return counted(Number(count), one, other)
}
