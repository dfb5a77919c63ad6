import { newCampaign } from '@/messages/en/napoleon-in-europe/new-campaign.ts'
import { unitsIn } from '@/rules/napoleon-in-europe/pieces.ts'
import type { SetUp } from '@/rules/napoleon-in-europe/setup/commands.ts'
import type { KeptBoard } from '@/rules/napoleon-in-europe/setup/files.ts'

/** What a kept board holds, in a line. */
export function boardNote(kind: KeptBoard['kind'], { regions, stacks }: SetUp): string {
  if (kind === 'map') return newCampaign.mapNote(regions.length)
  const pieces = stacks.reduce((sum, stack) => sum + unitsIn(stack.pieces), 0)
  return newCampaign.setUpNote(regions.length, pieces)
}
