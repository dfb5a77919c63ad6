// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { books } from '../../scripts/command-line/books.ts'
import { caseDocument } from '../../scripts/command-line/case-document.ts'
import { resolveDocument } from '../../scripts/command-line/cases.ts'
import { playDocument } from '../../scripts/command-line/plays.ts'

const opened = Object.values(books).map((open) =>
  open(({ rulebook, procedures, commandSchemas, setups, examples }) => ({
    id: rulebook.id,
    examples,
    procedures: Object.keys(procedures),
    commands: Object.keys(commandSchemas).filter((type) => !setups.includes(type)),
  })),
)

it('docs/cases.md is what `npm run cases` writes', () => {
  const page = readFileSync(new URL('../../docs/cases.md', import.meta.url), 'utf8')
  expect(page === caseDocument(), 'run npm run cases').toBe(true)
})

describe.each(opened)('the examples of $id', ({ id, examples, procedures, commands }) => {
  it('show every procedure, and each comes to an outcome', () => {
    expect(Object.keys(examples.procedures)).toEqual(procedures)
    const cases = Object.entries(examples.procedures).map(([procedure, example]) => ({
      rulebook: id,
      procedure,
      ...example,
    }))
    expect(resolveDocument(cases)).toEqual(
      cases.map(() => expect.objectContaining({ ok: true, outcome: expect.anything() })),
    )
  })

  it('show every command, and can be played as scripts', () => {
    const shown = [...examples.games.flatMap((game) => game.commands), ...examples.refused]
    const types = new Set(shown.map(({ type }) => type))
    expect(commands.filter((type) => !types.has(type))).toEqual([])
    for (const { setup, commands: script } of examples.games) {
      const { refusals, needs } = playDocument({ rulebook: id, setup, commands: script })
      expect(refusals).toEqual([])
      expect(needs).toBeUndefined()
    }
  })

  it('are refused where no game allows them', () => {
    for (const { setup } of examples.games) {
      const { refusals } = playDocument({ rulebook: id, setup, commands: examples.refused })
      expect(refusals).toHaveLength(examples.refused.length)
    }
  })
})
