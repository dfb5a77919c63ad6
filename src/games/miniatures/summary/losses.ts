import type {
  MiniaturesEffect,
  MiniaturesState,
  RemovalCause,
  Unit,
  UnitId,
} from '@/rules/miniatures/index.ts'
import type { TurnPoint } from './course.ts'

/** What one unit lost. */
export interface UnitLosses {
  /** Bases by what took them, those of a unit that was removed included; below 0 where some came back. */
  readonly bases: ReadonlyMap<RemovalCause, number>
  /** Morale markers that it took. */
  readonly markers: number
  /** Times that it was damaged, as a gun. */
  readonly damages: number
  /** When it was removed; null while it stands, and where no turn was known. */
  readonly removedIn: TurnPoint | null
}

const none: UnitLosses = { bases: new Map(), markers: 0, damages: 0, removedIn: null }

/** Keeps account of every unit's losses, effect by effect. */
export class Losses {
  readonly #units = new Map<UnitId, UnitLosses>()

  get byUnit(): ReadonlyMap<UnitId, UnitLosses> {
    return this.#units
  }

  /**
   * Takes account of an effect.
   *
   * @param cause what the bases are put down to, where the effect does not say
   */
  see(
    effect: MiniaturesEffect,
    before: MiniaturesState,
    after: MiniaturesState,
    cause: RemovalCause,
    turn: TurnPoint | null,
  ): void {
    if (before.units === after.units) return
    const took = effect.type === 'unitRemoved' ? effect.cause : cause
    const earlier = new Map(before.units.map((unit) => [unit.id, unit]))
    for (const unit of after.units) {
      const was = earlier.get(unit.id)
      if (was !== unit) this.#compare(was, unit, took, turn)
    }
    if (effect.type === 'unitDeleted') this.#units.delete(effect.unit)
    if (effect.type === 'markerPlaced') this.#placeMarker(effect.unit, earlier.get(effect.unit))
    if (effect.type === 'gunDamaged') this.#change(effect.unit, ({ damages }) => ({ damages: damages + 1 }))
  }

  #compare(was: Unit | undefined, unit: Unit, cause: RemovalCause, turn: TurnPoint | null): void {
    const lost = missing(unit) - (was === undefined ? 0 : missing(was))
    if (lost !== 0) this.#change(unit.id, ({ bases }) => ({ bases: added(bases, cause, lost) }))
    const isRemoved = unit.removed !== null
    if (isRemoved !== (was !== undefined && was.removed !== null)) {
      this.#change(unit.id, () => ({ removedIn: isRemoved ? turn : null }))
    }
  }

  #placeMarker(id: UnitId, was: Unit | undefined): void {
    if (was?.marker === false) this.#change(id, ({ markers }) => ({ markers: markers + 1 }))
  }

  #change(id: UnitId, change: (before: UnitLosses) => Partial<UnitLosses>): void {
    const before = this.#units.get(id) ?? none
    this.#units.set(id, { ...before, ...change(before) })
  }
}

/** Bases that a unit had and has no more. */
function missing({ startingBases, bases, removed }: Unit): number {
  return removed === null ? startingBases - bases : startingBases
}

function added(
  bases: ReadonlyMap<RemovalCause, number>,
  cause: RemovalCause,
  lost: number,
): ReadonlyMap<RemovalCause, number> {
  return new Map(bases).set(cause, (bases.get(cause) ?? 0) + lost)
}
