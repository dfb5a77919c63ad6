// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { messages } from '@/messages/index.ts'
import { aside } from '@/messages/aside.ts'
import { later } from '@/messages/later.ts'
import { parseArmyFile } from '@/rules/miniatures/armies/index.ts'
import { readArmy } from '@/rules/miniatures/armies/text.ts'

const page = readFileSync(new URL('../../docs/army-lists.md', import.meta.url), 'utf8')
const [list = '', faulty = '', file = ''] = [...page.matchAll(/```\w*\n([^]*?)```/gu)].map(
  ([, code]) => code ?? '',
)

describe('docs/army-lists.md', () => {
  it('shows a list that is understood to the last line', () => {
    const read = readArmy(list)
    expect(read?.lines.filter(({ said }) => said.kind === 'unknown')).toEqual([])
    expect([read?.name, read?.nation, read?.officers[0]?.name]).toEqual([
      'Anglo-Allied Army',
      'britain',
      'Wellington',
    ])
  })

  it.each(faulty.trimEnd().split('\n'))('gives the reason that the app gives: %s', (line) => {
    const [text = '', words = ''] = line.split(/\s{2,}/u)
    const [read] = readArmy(text)?.lines ?? []
    const [fault] = read?.said.kind === 'unknown' ? read.said.faults : []
    const said = fault === undefined ? '' : aside.pasting.faults[fault.key](fault.parameters)
    expect(said.startsWith(words.replace('…', '').trim())).toBe(true)
    expect(words.length).toBeGreaterThan(20)
  })

  it('shows a file that can be opened', () => {
    expect(parseArmyFile(file)).toHaveProperty('army.commands[0].units[0].copies', 3)
  })

  it('calls menus by their names', () => {
    const named = [
      later.armies.title,
      later.armies.openFile,
      later.armies.save,
      messages.app.home.newGame,
      later.newGame.begin,
    ]
    for (const name of named) expect(page).toContain(`_${name}_`)
  })
})
