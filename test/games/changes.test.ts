// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { changesTo, formOf } from '@/games/miniatures/setup/changes.ts'
import type { NewGameForm } from '@/games/miniatures/setup/form.ts'
import { usualCharts } from '@/rules/miniatures/index.ts'
import { begun, quatreBras } from '../rules/game.ts'
import { thursdayCharts } from '../rules/own-charts.ts'

function changed(change: (form: NewGameForm) => void) {
  const { state } = begun()
  const form = formOf(state)
  change(form)
  return changesTo(state, form)
}

describe('the set-up of a game under way', () => {
  it('is shown as it is', () => {
    const form = formOf(begun().state)
    expect(form).toMatchObject({
      name: 'Quatre Bras',
      sides: {
        a: { name: 'France', nation: 'france', colour: 'france', players: 'Anne' },
        b: { name: 'Britain', nation: 'britain', colour: 'britain', players: '' },
      },
      options: { squaresHold: 'yes' },
    })
  })

  it('gives no command where nothing differs', () => {
    expect(changed(() => undefined)).toEqual([])
  })

  it('gives none for blanks around what stands there', () => {
    const blanks = changed((form) => {
      form.name = ' Quatre Bras '
      form.sides.a = { ...form.sides.a, players: ' Anne ,, ' }
    })
    expect(blanks).toEqual([])
  })

  it('gives none for a blank behind the name of a side', () => {
    expect(changed((form) => (form.sides.a = { ...form.sides.a, name: 'France ' }))).toEqual([])
  })

  it('renames', () => {
    expect(changed((form) => (form.name = 'Ligny '))).toEqual([{ type: 'renameGame', name: 'Ligny' }])
  })

  it('changes the side that differs, and that one alone', () => {
    expect(
      changed((form) => (form.sides.b = { ...form.sides.b, name: ' Allies ', players: 'Ben, Cy' })),
    ).toEqual([
      {
        type: 'changeSide',
        side: 'b',
        changes: { name: 'Allies', nation: 'britain', colour: 'britain', players: ['Ben', 'Cy'] },
      },
    ])
  })

  it('changes the house rules in one command', () => {
    const [command, ...others] = changed(
      (form) => (form.options = { ...form.options, squaresHold: 'no', movedGuns: 'full' }),
    )
    expect(others).toEqual([])
    expect(command).toMatchObject({
      type: 'changeOptions',
      options: { squaresHold: 'no', movedGuns: 'full' },
    })
  })

  it('takes other charts with their options in one command, and gives them back in another', () => {
    const [command, ...others] = changed((form) => {
      form.charts = thursdayCharts
      form.options = { ...form.options, movedGuns: 'full' }
    })
    expect(others).toEqual([])
    expect(command).toMatchObject({
      type: 'changeCharts',
      chartSet: thursdayCharts,
      options: { movedGuns: 'full' },
    })
    const game = begun({ ...quatreBras, chartSet: thursdayCharts })
    const form = formOf(game.state)
    expect(changesTo(game.state, form)).toEqual([])
    form.charts = usualCharts
    expect(changesTo(game.state, form)).toMatchObject([{ type: 'changeCharts', chartSet: null }])
  })

  it('leaves the game as the form says', () => {
    const game = begun()
    const form = formOf(game.state)
    form.name = 'Ligny'
    form.sides.a = { ...form.sides.a, name: 'Armée du Nord', colour: 'other', players: '' }
    form.options = { ...form.options, squaresHold: 'no' }
    for (const command of changesTo(game.state, form)) game.play(command)
    expect(formOf(game.state)).toEqual(form)
    expect(changesTo(game.state, form)).toEqual([])
  })
})
