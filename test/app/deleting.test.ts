// @vitest-environment node
import { expect, test } from 'vitest'
import { later } from '@/messages/later.ts'

test.each([
  ['a game', later.keptGames.deletion.consequence],
  ['an army list', later.armies.deletion.consequence],
  ['rules', later.ruleSets.deletion.consequence],
])('the question before %s is deleted says that automatic backups may have it', (_what, consequence) => {
  expect(consequence(true)).toMatch(
    /The automatic backups may still have (it|them), but only for a few days/u,
  )
  expect(consequence(true)).not.toContain('cannot be undone')
  expect(consequence(false)).toContain('This cannot be undone.')
  expect(consequence(false)).not.toContain('backups')
})
