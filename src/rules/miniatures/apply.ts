import type { EffectOf, EffectType, MiniaturesEffect } from './effects.ts'
import type { MiniaturesState, Unit } from './state.ts'
import type { UnitId } from './sides.ts'
import { isSameOfficer } from './units.ts'

type Appliers = {
  readonly [Type in EffectType]: (state: MiniaturesState, effect: EffectOf<Type>) => MiniaturesState
}

const appliers: Appliers = {
  begun: (state, { name, sides, rules }) => ({ ...state, name, sides, rules }),
  gameRenamed: (state, { name }) => ({ ...state, name }),
  rulesChanged: (state, { rules }) => ({ ...state, rules }),
  sideChanged: (state, { side }) => ({
    ...state,
    sides: state.sides.map((other) => (other.id === side.id ? side : other)),
  }),
  unitAdded: addUnit,
  unitChanged: (state, { unit }) => changeUnit(state, unit.id, () => unit),
  unitDeleted: (state, { unit }) =>
    stay(
      unlock(
        {
          ...state,
          units: state.units.filter(({ id }) => id !== unit),
          charges: state.charges.filter(({ charger, target }) => charger !== unit && target !== unit),
        },
        unit,
      ),
      unit,
    ),
  unitPlaced: placeUnit,
  basesLost: (state, { unit, count }) =>
    changeUnit(state, unit, (before) => ({ ...before, bases: Math.max(0, before.bases - count) })),
  markerPlaced: (state, { unit }) => changeUnit(state, unit, (before) => ({ ...before, marker: true })),
  markerRemoved: (state, { unit }) => changeUnit(state, unit, (before) => ({ ...before, marker: false })),
  gunDamaged: (state, { unit }) => changeUnit(state, unit, (before) => ({ ...before, damaged: true })),
  unitRemoved: (state, { unit, cause }) =>
    stay(
      unlock(
        changeUnit(endCharge(state, unit), unit, (before) => ({ ...before, removed: cause, lockedWith: [] })),
        unit,
      ),
      unit,
    ),
  unitReturned: (state, { unit }) => changeUnit(state, unit, (before) => ({ ...before, removed: null })),
  officerFell: (state, { unit }) => changeUnit(state, unit, (before) => ({ ...before, officer: null })),
  officerLeft: leaveOfficer,
  officerTaken: takeOfficer,
  // Where a unit stands is measured on the table; the effect is there for the log.
  movedBack: (state) => state,
  unitsLocked: (state, { units: [one, other] }) => setLock(state, one, other, true),
  unitsFreed: (state, { units: [one, other] }) => setLock(state, one, other, false),
  officerAdded: (state, { side, officer }) => ({
    ...state,
    officersAlone: [...state.officersAlone, { side, officer }],
  }),
  scenarioChanged: (state, { scenario }) => ({ ...state, scenario }),
  stepReached: (state, { turn }) => ({ ...state, turn }),
  halfTurnEnded: (state) => ({ ...state, charges: [], deeds: [] }),
  turnEnded: (state) => ({ ...state, moved: [] }),
  chargeSet: setCharge,
  chargeDropped: (state, { charger }) => dropCharge(state, charger),
  unitActed: (state, { deed }) => ({ ...state, deeds: [...state.deeds, deed] }),
  unitMoved: (state, { unit }) =>
    state.moved.includes(unit) ? state : { ...state, moved: [...state.moved, unit] },
  unitLeaving: (state, { unit, leaves }) => {
    const others = state.leaving.filter((id) => id !== unit)
    return { ...state, leaving: leaves ? [...others, unit] : others }
  },
}

/** Carries out one effect. An effect on a unit that is not there changes nothing. */
export function apply(state: MiniaturesState, effect: MiniaturesEffect): MiniaturesState {
  return applyOne(effect.type, effect, state)
}

function applyOne<Type extends EffectType>(
  type: Type,
  effect: EffectOf<Type>,
  state: MiniaturesState,
): MiniaturesState {
  return appliers[type](state, effect)
}

function changeUnit(state: MiniaturesState, id: UnitId, change: (unit: Unit) => Unit): MiniaturesState {
  return { ...state, units: state.units.map((unit) => (unit.id === id ? change(unit) : unit)) }
}

function addUnit(state: MiniaturesState, { unit, after }: EffectOf<'unitAdded'>): MiniaturesState {
  const at = state.units.findIndex(({ id }) => id === after)
  const place = at < 0 ? state.units.length : at + 1
  return { ...state, units: state.units.toSpliced(place, 0, unit), nextUnit: state.nextUnit + 1 }
}

/** Moves a unit to a place among the units of its side; the other side keeps its order. */
function placeUnit(state: MiniaturesState, { unit: id, at }: EffectOf<'unitPlaced'>): MiniaturesState {
  const unit = state.units.find((candidate) => candidate.id === id)
  if (unit === undefined) return state
  const ownSide = state.units.filter((other) => other.side === unit.side && other.id !== id)
  const otherSide = state.units.filter((other) => other.side !== unit.side)
  return { ...state, units: [...ownSide.toSpliced(at, 0, unit), ...otherSide] }
}

function leaveOfficer(state: MiniaturesState, { unit: id }: EffectOf<'officerLeft'>): MiniaturesState {
  const unit = state.units.find((candidate) => candidate.id === id)
  if (unit === undefined || unit.officer === null) return state
  const alone = { side: unit.side, officer: unit.officer }
  const left = changeUnit(state, id, (before) => ({ ...before, officer: null }))
  return { ...left, officersAlone: [...left.officersAlone, alone] }
}

/** One officer of those on their own, the first who is just like that, joins a unit. */
function takeOfficer(state: MiniaturesState, { side, officer }: EffectOf<'officerTaken'>): MiniaturesState {
  const at = state.officersAlone.findIndex(
    (alone) => alone.side === side && isSameOfficer(alone.officer, officer),
  )
  return at < 0 ? state : { ...state, officersAlone: state.officersAlone.toSpliced(at, 1) }
}

function setLock(state: MiniaturesState, one: UnitId, other: UnitId, locked: boolean): MiniaturesState {
  const isThere = (id: UnitId): boolean => state.units.some((unit) => unit.id === id)
  if (!isThere(one) || !isThere(other)) return state
  const partner = new Map([
    [one, other],
    [other, one],
  ])
  const units = state.units.map((unit) => {
    const partnerId = partner.get(unit.id)
    if (partnerId === undefined) return unit
    const others = unit.lockedWith.filter((id) => id !== partnerId)
    return { ...unit, lockedWith: locked ? [...others, partnerId] : others }
  })
  return { ...state, units }
}

/** Puts a charge in the place of the charger's earlier one, or at the end. */
function setCharge(state: MiniaturesState, { charge }: EffectOf<'chargeSet'>): MiniaturesState {
  const at = state.charges.findIndex(({ charger }) => charger === charge.charger)
  const place = at < 0 ? state.charges.length : at
  return { ...state, charges: state.charges.toSpliced(place, 1, charge) }
}

function dropCharge(state: MiniaturesState, id: UnitId): MiniaturesState {
  return { ...state, charges: state.charges.filter(({ charger }) => charger !== id) }
}

/** A unit that is gone charges nobody any more. Its charge is kept only while a turn is played. */
function endCharge(state: MiniaturesState, gone: UnitId): MiniaturesState {
  if (state.turn === null) return dropCharge(state, gone)
  const charges = state.charges.map((charge) =>
    charge.charger === gone ? { ...charge, stage: 'done' as const } : charge,
  )
  return { ...state, charges }
}

/** A unit that is gone is no longer on its way off the table. */
function stay(state: MiniaturesState, gone: UnitId): MiniaturesState {
  return { ...state, leaving: state.leaving.filter((id) => id !== gone) }
}

/** A unit that is gone locks nobody. */
function unlock(state: MiniaturesState, gone: UnitId): MiniaturesState {
  const units = state.units.map((unit) =>
    unit.lockedWith.includes(gone)
      ? { ...unit, lockedWith: unit.lockedWith.filter((id) => id !== gone) }
      : unit,
  )
  return { ...state, units }
}
