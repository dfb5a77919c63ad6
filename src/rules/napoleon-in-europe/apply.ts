import type { EffectOf, EffectType, NapoleonEffect } from './effects.ts'
import type { Fleet, FleetPlace, Stack } from './board.ts'
import type { NationId } from './nations.ts'
import { battleAppliers } from './battle/apply.ts'
import { landUnits, type LandUnit, type Pieces } from './pieces.ts'
import { putById } from './put-by-id.ts'
import { isBetween } from './relations.ts'
import type { Nation, NapoleonState } from './state.ts'

type Appliers = {
  readonly [Type in EffectType]: (state: NapoleonState, effect: EffectOf<Type>) => NapoleonState
}

const appliers: Appliers = {
  begun: (_state, { state }) => state,
  gameRenamed: (state, { name }) => ({ ...state, name }),
  rulesChanged: (state, { rules }) => ({ ...state, rules }),
  playersChanged: (state, { players }) => ({ ...state, players }),
  endingChanged: (state, { ending, suddenDeath }) => ({ ...state, ending, suddenDeath }),
  gameEnded: (state, { cause }) => ({ ...state, ended: cause }),
  calendarSet: (state, { calendar }) => ({ ...state, calendar }),
  roundRecorded: (state, { record }) => ({
    ...state,
    chronicle: [...state.chronicle.filter(({ round }) => round !== record.round), record],
  }),
  productionPointsChanged: (state, { nation, by }) =>
    changeNation(state, nation, (before) => ({ productionPoints: before.productionPoints + by })),
  politicalActionPointsChanged: (state, { nation, by }) =>
    changeNation(state, nation, (before) => ({ politicalActionPoints: before.politicalActionPoints + by })),
  productionTurnSet: (state, { nation, turn }) =>
    changeNation(state, nation, () => ({ productionTurn: turn })),
  politicalDebtChanged: (state, { nation, by }) =>
    changeNation(state, nation, (before) => ({ politicalDebt: before.politicalDebt + by })),
  commitmentChanged: (state, { nation, by }) =>
    changeNation(state, nation, (before) => ({ commitment: before.commitment + by })),
  nationHeld: (state, { nation, player, control, hasBeenActive }) =>
    changeNation(state, nation, () => ({ player, control, hasBeenActive })),
  nationDefeated: (state, { nation }) =>
    changeNation(state, nation, (before) => ({ defeats: before.defeats + 1 })),
  answersFor: (state, { nation, gained }) =>
    changeNation(state, nation, ({ answersFor }) => ({
      answersFor: answersFor.includes(gained) ? answersFor : [...answersFor, gained],
    })),
  relationSet: (state, { nations, relation }) => ({
    ...state,
    relations: [
      ...state.relations.filter((other) => !isBetween(other.nations, ...nations)),
      ...(relation === null ? [] : [relation]),
    ],
  }),
  truceSet: (state, { nations, until }) => ({
    ...state,
    truces: [
      ...state.truces.filter((other) => !isBetween(other.nations, ...nations)),
      ...(until === null ? [] : [{ nations, until }]),
    ],
  }),
  passageSet: (state, { passage, granted }) => ({
    ...state,
    passages: [
      ...state.passages.filter(({ through, of }) => through !== passage.through || of !== passage.of),
      ...(granted ? [passage] : []),
    ],
  }),
  regionSet: (state, { region }) => ({ ...state, regions: putById(state.regions, region) }),
  regionRemoved: (state, { region }) => ({
    ...state,
    regions: state.regions.filter(({ id }) => id !== region),
  }),
  unnamedSet: (state, { nation, regions }) => ({
    ...state,
    unnamed: { ...state.unnamed, [nation]: regions },
  }),
  seaSet: (state, { sea }) => ({ ...state, seas: putById(state.seas, sea) }),
  seaRemoved: (state, { sea }) => ({ ...state, seas: state.seas.filter(({ id }) => id !== sea) }),
  squadronsChanged: changeSquadrons,
  piecesChanged: changePieces,
  dueAdded: (state, { due }) => ({
    ...state,
    pending: [...state.pending, due],
    nextDue: Math.max(state.nextDue, due.id + 1),
  }),
  dueSettled: (state, { due }) => ({ ...state, pending: state.pending.filter(({ id }) => id !== due) }),
  handSet: (state, { nation, hand }) => changeNation(state, nation, () => ({ hand })),
  innovationsSet: (state, { nation, innovations }) => changeNation(state, nation, () => ({ innovations })),
  symbolCardsSet: (state, { nation, cards }) => changeNation(state, nation, () => ({ symbolCards: cards })),
  turnMarked: (state, { nation, mark, round }) =>
    changeNation(state, nation, ({ turnMarks }) => ({ turnMarks: { ...turnMarks, [mark]: round } })),
  ...battleAppliers,
}

/** Carries out one effect. Rolls nothing, reads no chart, decides nothing. */
export function apply(state: NapoleonState, effect: NapoleonEffect): NapoleonState {
  return applyBy(appliers, effect.type, effect, state)
}

function applyBy<Type extends EffectType>(
  table: Pick<Appliers, Type>,
  type: Type,
  effect: EffectOf<Type>,
  state: NapoleonState,
): NapoleonState {
  return table[type](state, effect)
}

function changeNation(
  state: NapoleonState,
  nation: NationId,
  change: (before: Nation) => Partial<Nation>,
): NapoleonState {
  const before = state.nations[nation]
  return { ...state, nations: { ...state.nations, [nation]: { ...before, ...change(before) } } }
}

/** Whether two places of squadrons are the same. */
export function isSamePlace(one: FleetPlace, other: FleetPlace): boolean {
  if (one === null || other === null) return one === other
  if (one.kind === 'sea') return other.kind === 'sea' && one.sea === other.sea
  return other.kind === 'port' && one.region === other.region
}

function changeSquadrons(
  state: NapoleonState,
  { nation, at, by }: EffectOf<'squadronsChanged'>,
): NapoleonState {
  const isThis = (fleet: Fleet) => fleet.nation === nation && isSamePlace(fleet.at, at)
  const squadrons = (state.fleets.find(isThis)?.squadrons ?? 0) + by
  const others = state.fleets.filter((fleet) => !isThis(fleet))
  return { ...state, fleets: squadrons === 0 ? others : [...others, { nation, at, squadrons }] }
}

function changePieces(
  state: NapoleonState,
  { nation, region, unit, by }: EffectOf<'piecesChanged'>,
): NapoleonState {
  const isThis = (stack: Stack) => stack.nation === nation && stack.region === region
  const before = state.stacks.find(isThis)?.pieces ?? {}
  const pieces = withCount(before, unit, (before[unit] ?? 0) + by)
  const others = state.stacks.filter((stack) => !isThis(stack))
  const isEmpty = Object.keys(pieces).length === 0
  return { ...state, stacks: isEmpty ? others : [...others, { nation, region, pieces }] }
}

function withCount(pieces: Pieces, unit: LandUnit, count: number): Pieces {
  const counts = landUnits.map((each) => [each, each === unit ? count : (pieces[each] ?? 0)] as const)
  return Object.fromEntries(counts.filter(([, pieceCount]) => pieceCount !== 0))
}
