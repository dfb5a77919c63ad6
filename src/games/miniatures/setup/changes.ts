import * as v from 'valibot'
import {
  chartsInForce,
  commandSchemas,
  usualCharts,
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
    charts: chartsInForce(rules),
    options: { ...rules.options },
  }
}

/** The commands that bring a game to what the form says; none where nothing differs. */
export function changesTo(state: MiniaturesState, form: NewGameForm): readonly MiniaturesCommand[] {
  const name = form.name.trim()
  const renamed = name === state.name ? [] : [{ type: 'renameGame' as const, name }]
  const sides = state.sides.flatMap((side) => sideChange(side, form.sides[side.id]))
  return [...renamed, ...sides, ...rulesChange(state, form)]
}

function sideChange(side: Side, form: SideForm): readonly MiniaturesCommand[] {
  const changes = sideSetup(form)
  const before = sideSetup(sideFormOf(side))
  if (JSON.stringify(changes) === JSON.stringify(before)) return []
  return [{ type: 'changeSide', side: side.id, changes }]
}

/** Other charts bring their options along; the same charts under other options are a change of their own. */
function rulesChange({ rules }: MiniaturesState, form: NewGameForm): readonly MiniaturesCommand[] {
  const { charts, options } = form
  if (charts.id !== chartsInForce(rules).id) {
    const chartSet = charts.id === usualCharts.id ? null : charts
    return [v.parse(commandSchemas.changeCharts, { type: 'changeCharts', chartSet, options })]
  }
  const changed = Object.entries(rules.options).some(([id, choice]) => options[id] !== choice)
  return changed ? [v.parse(commandSchemas.changeOptions, { type: 'changeOptions', options })] : []
}
