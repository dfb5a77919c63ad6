import {
  sideIds,
  type MiniaturesEffect,
  type MiniaturesState,
  type SideId,
  type Turn,
  type UnitId,
} from '@/rules/miniatures/index.ts'

/** A half-turn. */
export type TurnPoint = Pick<Turn, 'number' | 'half' | 'attacker'>

export interface LostUnit {
  readonly side: SideId
  readonly id: UnitId
  readonly name: string
}

export interface FallenLeader {
  readonly side: SideId
  /** Empty where nobody named him. */
  readonly officer: string
  /** The unit that he was with. */
  readonly unit: string
  readonly turn: TurnPoint | null
}

/** A part of a battle: a half-turn, or one resolution where no turns were kept. */
export interface Stretch {
  /** Null before the first turn, and where no turns were kept. */
  readonly turn: TurnPoint | null
  /** How often dice were thrown in it. */
  readonly resolutions: number
  /** Bases of each side as it ended. */
  readonly bases: Readonly<Record<SideId, number>>
  readonly unitsLost: readonly LostUnit[]
  readonly leadersFallen: readonly FallenLeader[]
}

/** Keeps account of how a battle went. A stretch begins with a half-turn or a resolution. */
export class Course {
  #turn: TurnPoint | null = null
  #start: Readonly<Record<SideId, number>> = { a: 0, b: 0 }
  readonly #stretches: Stretch[] = []

  get turn(): TurnPoint | null {
    return this.#turn
  }

  get start(): Readonly<Record<SideId, number>> {
    return this.#start
  }

  resolutionBegins(): void {
    this.#begin(1)
  }

  turnReached(turn: TurnPoint): void {
    this.#turn = turn
    this.#begin(0)
  }

  /** Takes account of an effect that removes or returns a unit, or fells a leader. */
  see(effect: MiniaturesEffect, before: MiniaturesState): void {
    if (effect.type === 'unitReturned' || effect.type === 'unitDeleted') this.#forget(effect.unit)
    if (effect.type !== 'unitRemoved' && effect.type !== 'officerFell') return
    const unit = before.units.find(({ id }) => id === effect.unit)
    if (unit === undefined) return
    const { side, id, name } = unit
    if (effect.type === 'unitRemoved') {
      if (unit.removed === null) this.#note({ unitsLost: [{ side, id, name }] })
    } else {
      const officer = unit.officer?.name ?? ''
      this.#note({ leadersFallen: [{ side, officer, unit: name, turn: this.#turn }] })
    }
  }

  /** How the sides stand after an entry. */
  stand(state: MiniaturesState): void {
    const bases = basesOf(state)
    const last = this.#stretches.at(-1)
    if (last === undefined) this.#start = bases
    else this.#amend(last, { bases })
  }

  /** The battle in half-turns; in single resolutions where no turns were kept. */
  stretches(): readonly Stretch[] {
    const hasTurns = this.#stretches.some(({ turn }) => turn !== null)
    return hasTurns ? withoutIdleTurn(byTurn(this.#stretches)) : this.#stretches
  }

  #begin(resolutions: number): void {
    const bases = this.#stretches.at(-1)?.bases ?? this.#start
    this.#stretches.push({ turn: this.#turn, resolutions, bases, unitsLost: [], leadersFallen: [] })
  }

  /** What players take off before the first die belongs to the set-up. */
  #note({ unitsLost = [], leadersFallen = [] }: Partial<Stretch>): void {
    const last = this.#stretches.at(-1)
    if (last === undefined) return
    this.#amend(last, {
      unitsLost: [...last.unitsLost, ...unitsLost],
      leadersFallen: [...last.leadersFallen, ...leadersFallen],
    })
  }

  #amend(last: Stretch, changes: Partial<Stretch>): void {
    this.#stretches.splice(-1, 1, { ...last, ...changes })
  }

  #forget(id: UnitId): void {
    this.#stretches.forEach((stretch, place) => {
      if (!stretch.unitsLost.some((unit) => unit.id === id)) return
      const unitsLost = stretch.unitsLost.filter((unit) => unit.id !== id)
      this.#stretches.splice(place, 1, { ...stretch, unitsLost })
    })
  }
}

/** Stretches of the same half-turn as one. Where the players went back to a half-turn, it takes up what came after. */
function byTurn(stretches: readonly Stretch[]): readonly Stretch[] {
  const turns: Stretch[] = []
  for (const stretch of stretches) {
    let merged = stretch
    for (let last = turns.at(-1); last !== undefined && order(last) >= order(stretch); last = turns.at(-1)) {
      merged = joined(last, merged)
      turns.pop()
    }
    turns.push(merged)
  }
  return turns
}

/** A half-turn that has only begun is none yet: what was corrected since is put to the one before. */
function withoutIdleTurn(turns: readonly Stretch[]): readonly Stretch[] {
  const [last, before] = [turns.at(-1), turns.at(-2)]
  if (last === undefined || before === undefined || last.resolutions > 0) return turns
  return [...turns.slice(0, -2), { ...joined(before, last), turn: before.turn }]
}

function joined(earlier: Stretch, later: Stretch): Stretch {
  return {
    ...later,
    resolutions: earlier.resolutions + later.resolutions,
    unitsLost: [...earlier.unitsLost, ...later.unitsLost],
    leadersFallen: [...earlier.leadersFallen, ...later.leadersFallen],
  }
}

/** Half-turns in their order; what came before the first turn is 0. */
function order({ turn }: Stretch): number {
  return turn === null ? 0 : turn.number * 2 + turn.half
}

/** Bases on the table, by side. */
export function basesOf({ units }: MiniaturesState): Readonly<Record<SideId, number>> {
  const [a = 0, b = 0] = sideIds.map((side) =>
    units.reduce((sum, unit) => sum + (unit.side === side && unit.removed === null ? unit.bases : 0), 0),
  )
  return { a, b }
}
