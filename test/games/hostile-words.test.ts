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

/** An entry that was never played, with a reason in which everything that its words speak of is the same. */
function entryOf(key: string, operation: Reason['operation'], word: string | number): Entry {
  const parameters: Reason['parameters'] = new Proxy({}, { get: () => word })
  const provenance = { kind: 'rule', section: 'x' } as const
  return {
    version: 1,
    index: 3,
    parent: 2,
    at: 1,
    side: 'nobody',
    command: { type: 'abandon', command: { type: 'none' } },
    rolls: [{ sides: 6, label: 'none', face: 3, origin: 'rolled' }],
    reasons: [{ key, parameters, value: 1, operation, sum: 'heading', provenance }],
    effects: [],
    chartSet: 'standard',
    previousHash: '',
    hash: '',
  }
}

function headings(key: string): readonly unknown[] {
  return operations.flatMap((operation) =>
    ['', 'nobody', '__proto__', 'constructor', -1, Infinity].flatMap((word) => {
      const lines = [{ entry: entryOf(key, operation, word), live: true }]
      return [
        ...logRows(miniaturesWords, lines, miniatures.nothing),
        ...logRows(napoleonWords, lines, napoleonInEurope.nothing),
      ].map(({ view }) => view.heading)
    }),
  )
}

test('[fault: hostile-backup] a log is shown whatever the reasons of its entries speak of', () => {
  const keys = [
    ...Object.keys(napoleon.reasons),
    ...Object.values(messages.miniatures.reasons).flatMap(Object.keys),
  ]
  for (const key of keys) for (const heading of headings(key)) expect(heading).toBeTypeOf('string')
})
