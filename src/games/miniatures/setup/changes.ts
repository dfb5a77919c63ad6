import * as v from 'valibot'
import {
  commandSchemas,
  type MiniaturesCommand,
  type MiniaturesState,
  type Side,
} from '@/rules/miniatures/index.ts'
import { freshForm, sideSetup, type NewGameForm, type SideForm } from './form.ts'

function sideFormOf({ name, nation, colour, players }: Side): SideForm {
  return { name, nation, colour, players: players.join(', ') }
}

/** A game's set-up as the form shows it. */
export function formOf({ name, sides, rules }: MiniaturesState): NewGameForm {
  const fresh = freshForm(new Date())
  const [a, b] = sides
  return {
    name,
    sides: { a: a ? sideFormOf(a) : fresh.sides.a, b: b ? sideFormOf(b) : fresh.sides.b },
    options: { ...rules.options },
  }
}

/** The commands that bring a game to what the form says; none where nothing differs. */
export function changesTo(state: MiniaturesState, form: NewGameForm): readonly MiniaturesCommand[] {
  const name = form.name.trim()
  const renamed = name === state.name ? [] : [{ type: 'renameGame' as const, name }]
  const sides = state.sides.flatMap((side) => sideChange(side, form.sides[side.id]))
  return [...renamed, ...sides, ...optionChange(state, form)]
}

function sideChange(side: Side, form: SideForm): readonly MiniaturesCommand[] {
  const changes = sideSetup(form)
  const before = sideSetup(sideFormOf(side))
  if (JSON.stringify(changes) === JSON.stringify(before)) return []
  return [{ type: 'changeSide', side: side.id, changes }]
}

function optionChange({ rules }: MiniaturesState, { options }: NewGameForm): readonly MiniaturesCommand[] {
  const changed = Object.entries(rules.options).some(([id, choice]) => options[id] !== choice)
  return changed ? [v.parse(commandSchemas.changeOptions, { type: 'changeOptions', options })] : []
}
