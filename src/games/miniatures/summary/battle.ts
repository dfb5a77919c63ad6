import { isGameCommand, type Entry } from '@/journal/index.ts'
import {
  emptyState,
  miniatures,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
  type RemovalCause,
  type SideId,
} from '@/rules/miniatures/index.ts'
import { Course, type FallenLeader, type Stretch, type TurnPoint } from './course.ts'
import { Losses, type UnitLosses } from './losses.ts'

export type BattleEntry = Entry<MiniaturesCommand, MiniaturesEffect>

/** What a battle came to, told from the commands that stand. */
export interface Battle {
  /** Bases of each side as the first die was thrown or the first turn began. */
  readonly start: Readonly<Record<SideId, number>>
  readonly stretches: readonly Stretch[]
  /** By unit, as long as it is on the roster. */
  readonly losses: ReadonlyMap<string, UnitLosses>
  /** In the order that they fell in. */
  readonly fallen: readonly FallenLeader[]
}

/** What takes bases, by command. A unit that is removed says itself what removed it. */
const causeOfCommand: Readonly<Record<string, RemovalCause>> = {
  fire: 'fire',
  melee: 'melee',
  rally: 'morale',
  answerCharge: 'riddenDown',
}

/** Reads a battle entry by entry, oldest first, so that the work can be done in steps. */
export class BattleReading {
  #state: MiniaturesState = emptyState
  readonly #course = new Course()
  readonly #losses = new Losses()

  /** Takes the next entry of those that stand. */
  take(entry: BattleEntry): void {
    const cause = causeOf(entry)
    if (entry.rolls.length > 0) this.#course.resolutionBegins()
    for (const effect of entry.effects) this.#carryOut(effect, cause)
    this.#course.stand(this.#state)
  }

  /** What the entries taken so far come to. */
  result(): Battle {
    const stretches = this.#course.stretches()
    return {
      start: this.#course.start,
      stretches,
      losses: this.#losses.byUnit,
      fallen: stretches.flatMap(({ leadersFallen }) => leadersFallen),
    }
  }

  #carryOut(effect: MiniaturesEffect, cause: RemovalCause): void {
    const before = this.#state
    this.#state = miniatures.apply(before, effect)
    if (effect.type === 'stepReached') this.#course.turnReached(pointOf(effect.turn))
    this.#losses.see(effect, before, this.#state, cause, this.#course.turn)
    this.#course.see(effect, before)
  }
}

function causeOf({ command }: BattleEntry): RemovalCause {
  return (isGameCommand(command) ? causeOfCommand[command.type] : undefined) ?? 'players'
}

function pointOf({ number, half, attacker }: TurnPoint): TurnPoint {
  return { number, half, attacker }
}
