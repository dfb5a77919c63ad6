// @vitest-environment node
import { expect, test } from 'vitest'
import { mostRulesBytes, parseRulesFile } from '@/storage/rules-file.ts'

test('[fault: hostile-backup] a file of rules that is too large is refused with how large it may be', () => {
  expect(parseRulesFile(' '.repeat(mostRulesBytes + 1))).toEqual({
    problem: { code: 'tooLarge', path: '', parameters: { most: 500_000 } },
  })
  expect(parseRulesFile(' '.repeat(mostRulesBytes))).toMatchObject({ problem: { code: 'notJson' } })
})
