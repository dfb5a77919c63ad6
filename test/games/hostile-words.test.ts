// @vitest-environment node
import { expect, test } from 'vitest'
import { logWords as miniaturesWords } from '@/games/miniatures/describe/log.ts'
import { logWords as napoleonWords } from '@/games/napoleon-in-europe/describe/log.ts'
import { logRows } from '@/games/shared/log/describe.ts'
import type { Entry } from '@/journal/index.ts'
import { messages } from '@/messages/index.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { operations, type Reason } from '@/rules/index.ts'

/** An entry that was never played, with a reason that says nothing of what its words speak of. */
function entryOf(key: string, operation: Reason['operation'], at: string | number): Entry {
  const provenance = { kind: 'rule', section: 'x' } as const
  return {
    version: 1,
    index: 3,
    parent: 2,
    at: 1,
    side: 'nobody',
    command: { type: 'abandon', command: { type: 'none' } },
    rolls: [{ sides: 6, label: 'none', face: 3, origin: 'rolled' }],
    reasons: [{ key, parameters: { at }, value: 1, operation, sum: 'heading', provenance }],
    effects: [],
    chartSet: 'standard',
    previousHash: '',
    hash: '',
  }
}

function headings(key: string): readonly unknown[] {
  return operations.flatMap((operation) =>
    ['whenever', Infinity].flatMap((at) => {
      const lines = [{ entry: entryOf(key, operation, at), live: true }]
      return [
        ...logRows(miniaturesWords, lines, miniatures.nothing),
        ...logRows(napoleonWords, lines, napoleonInEurope.nothing),
      ].map(({ view }) => view.heading)
    }),
  )
}

test('[fault: hostile-backup] a log is shown whatever the reasons of its entries leave out', () => {
  const keys = [
    ...Object.keys(napoleon.reasons),
    ...Object.values(messages.miniatures.reasons).flatMap(Object.keys),
  ]
  for (const key of keys) for (const heading of headings(key)) expect(heading).toBeTypeOf('string')
})
