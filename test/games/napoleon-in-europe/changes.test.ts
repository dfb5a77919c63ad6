import { describe, expect, it } from 'vitest'
import {
  changesFormOf,
  changesTo,
  holdersFor,
  withAnother,
  withHoldBy,
  withoutPlayer,
  withPlayerAs,
} from '@/games/napoleon-in-europe/setup/changes.ts'
import ChangesSheet from '@/games/napoleon-in-europe/setup/ChangesSheet.vue'
import { emptyState } from '@/rules/napoleon-in-europe/empty.ts'
import { basicGame } from '../../rules/napoleon-in-europe/basic-game.ts'
import { beginOf } from '../../rules/napoleon-in-europe/setup/begin.ts'
import { tell } from '../../rules/napoleon-in-europe/table.ts'
import { byRole, inputByLabel, namesByRole, spoken } from '../../ui/parts/reading.ts'
import { showPart, type ShownPart } from './table.ts'

/** Ann plays France, which controls Spain, and Ben Britain. */
const game = tell(emptyState, beginOf({ holds: [{ nation: 'spain', by: 'france' }] })).state
const form = changesFormOf(game)
const [ann] = form.players
if (ann === undefined) throw new Error('nobody plays')

async function press(part: ShownPart, name: string): Promise<void> {
  byRole('button', name).click()
  await part.settle()
}

function write(label: string, text: string): void {
  const input = inputByLabel('textbox', label)
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

describe('changes to a game under way', () => {
  it('are none where nothing is different', () => {
    expect(changesTo(game, form)).toEqual([])
  })

  it('are a command for the name, the players and the rules each', () => {
    const changed = {
      ...form,
      name: ' Tuesdays again ',
      options: { ...form.options, attrition: 'on' as const },
    }
    expect(changesTo(game, withHoldBy(changed, 'spain', 'britain')).map(({ type }) => type)).toEqual([
      'renameGame',
      'changePlayers',
      'changeOptions',
    ])
  })

  it('hand nations on: what is played is controlled no more', () => {
    const after = withPlayerAs(form, { ...ann, nations: ['britain', 'spain'] })
    expect(after.players.map(({ nations }) => nations)).toEqual([['britain', 'spain'], []])
    expect(after.holds).toEqual([])
  })

  it('take a player out, with what that player’s nation controls', () => {
    const after = withoutPlayer(form, ann.id)
    expect([after.players.length, after.holds]).toEqual([1, []])
  })

  it('take up to seven players', () => {
    const more = withAnother(form)
    expect(more?.form.players.at(-1)).toEqual({ id: more?.id, name: 'Player 3', nations: [] })
    const ids = ['a', 'b', 'c', 'd', 'e', 'f', 'g']
    const full = { ...form, players: ids.map((id) => ({ id, name: id, nations: [] })) }
    expect(withAnother(full)).toBeNull()
  })

  it('let no enemy control a nation', () => {
    const relation = { nations: ['spain', 'britain'], kind: 'war', order: 1 } as const
    expect(holdersFor({ ...game, relations: [relation] }, form, 'spain')).toEqual(['france'])
  })
})

describe('the sheet', () => {
  it('renames the game and a player', async () => {
    const part = showPart(ChangesSheet, game)
    write('Name of the game', 'Wednesdays')
    await press(part, 'Ann France')
    write('Name', 'Anna')
    await press(part, 'Done')
    await press(part, 'Save')
    expect(part.state().name).toBe('Wednesdays')
    expect(part.state().players.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    expect(part.wrapper.emitted('close')).toHaveLength(1)
  })

  it('says why a player cannot be without a nation', async () => {
    const part = showPart(ChangesSheet, game)
    await press(part, 'A player joins')
    await press(part, 'Done')
    await press(part, 'Save')
    expect(spoken(document.body)).toContain('Player 3')
    expect(namesByRole('alert')).toHaveLength(1)
    expect(part.state().players).toHaveLength(2)
  })

  it('lets somebody else control a nation, or nobody', async () => {
    const part = showPart(ChangesSheet, game)
    await press(part, 'Spain Controlled by France')
    inputByLabel('radio', 'Nobody').click()
    await part.settle()
    await press(part, 'Done')
    await press(part, 'Save')
    expect(part.state().nations.spain.control).toBeNull()
  })

  it('switches an Advanced Rule', async () => {
    const part = showPart(ChangesSheet, game)
    const label = [...document.querySelectorAll('label')].find((one) => spoken(one).startsWith('Attrition'))
    document.getElementById(label?.htmlFor ?? '')?.click()
    await part.settle()
    await press(part, 'Save')
    expect(part.state().rules.options.attrition).toBe('on')
  })

  it('of a Basic game has players alone', () => {
    showPart(ChangesSheet, basicGame())
    expect(spoken(document.body)).not.toContain('Advanced Rules')
    expect(spoken(document.body)).not.toContain('Neutral')
  })
})
