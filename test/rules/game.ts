import * as v from 'valibot'
import { deliberate, type Deliberation, type Reason } from '@/rules/index.ts'
import {
  miniatures,
  type MiniaturesEffect,
  type MiniaturesState,
  type OfficerAlone,
  type Unit,
} from '@/rules/miniatures/index.ts'
import { given } from './resolve.ts'
import {
  cavalry,
  foot,
  heavyGun,
  kempt,
  medium,
  napoleon,
  picton,
  square,
  type Difference,
} from './standard.ts'

/** A game in play, as a test drives it: each command goes through its schema, `decide` and `apply`. */
export class Game {
  state: MiniaturesState = miniatures.nothing

  /** Puts a command to the game without carrying it out. */
  ask(command: Difference, faces: readonly number[] = []): Deliberation<MiniaturesEffect> {
    return deliberate(miniatures, this.state, v.parse(miniatures.commandSchema, command), given(faces))
  }

  /** Carries a command out, and tells what came of it. Throws when it is refused or needs another die. */
  play(command: Difference, faces: readonly number[] = []): Played {
    const answer = this.ask(command, faces)
    if (answer.kind !== 'decided') throw new Error(JSON.stringify(answer))
    this.state = answer.effects.reduce(miniatures.apply, this.state)
    return answer
  }

  /** Why a command is refused; undefined when it is not. */
  refusal(command: Difference, faces: readonly number[] = []) {
    const answer = this.ask(command, faces)
    return answer.kind === 'refused' ? answer.refusal : undefined
  }

  /** Whether a command passes both its schema and the rules. */
  takes(command: Difference, faces: readonly number[] = []): boolean {
    const parsed = v.safeParse(miniatures.commandSchema, command)
    return parsed.success && this.ask(command, faces).kind !== 'refused'
  }

  unit(id: string): Unit {
    const unit = this.state.units.find((candidate) => candidate.id === id)
    if (unit === undefined) throw new Error(`no unit ${id}`)
    return unit
  }

  names(side: 'a' | 'b'): readonly string[] {
    return this.state.units.filter((unit) => unit.side === side).map(({ name }) => name)
  }

  alone(): readonly OfficerAlone[] {
    return this.state.officersAlone
  }
}

export type Played = Extract<Deliberation<MiniaturesEffect>, { readonly kind: 'decided' }>

export function keysOf(reasons: readonly Reason[]): readonly string[] {
  return reasons.map(({ key }) => key)
}

/** What the guide had to say, each note by its key and what it is about. */
export function notesIn(reasons: readonly Reason[]): readonly Difference[] {
  return reasons
    .filter(({ key }) => key.startsWith('guide.'))
    .map(({ key, parameters }) => ({ key: key.slice('guide.'.length), ...parameters }))
}

const french = { side: 'a', nation: 'france' }
const british = { side: 'b', nation: 'britain' }

/** Quatre Bras in small. u1 to u4 are French, u5 to u8 British. */
export const quatreBras = {
  type: 'begin',
  name: 'Quatre Bras',
  sides: [
    { name: 'France', nation: 'france', players: ['Anne'] },
    { name: 'Britain', nation: 'britain' },
  ],
  units: [
    { ...foot, ...french, name: '1st Line', formation: 'column' },
    { ...foot, ...french, name: 'Old Guard', class: 'guard', officer: napoleon },
    { ...cavalry, ...french, name: '6th Lancers', kind: 'lancers' },
    { ...medium, ...french, name: 'Gun 1' },
    { ...foot, ...british, name: '32nd Foot', officer: kempt },
    { ...square, ...british, name: '42nd Highlanders', officer: picton },
    { ...heavyGun, ...british, name: 'Rogers’s Gun' },
    { ...foot, ...british, name: 'Lüneburg', class: 'militia' },
  ],
} as const

/** A game that has begun. */
export function begun(setup: Difference = quatreBras): Game {
  const game = new Game()
  game.play(setup)
  return game
}

/** Fire of the 32nd Foot at the 1st Line at 4 in, but for this. */
export function fire(difference: Difference = {}): Difference {
  return { type: 'fire', firers: [{ unit: 'u5' }], target: 'u1', distance: 4, ...difference }
}

/** The 1st Line, which does not charge, against the 32nd Foot, but for this. Its column gives it 1. */
export function melee(difference: Difference = {}): Difference {
  return { type: 'melee', attacker: 'u1', defender: 'u5', attackerCharging: false, ...difference }
}

/** A game in which the 1st Line (u1) and the 32nd Foot (u5) are locked, with 3 bases each and a marker. */
export function lockedInMelee(): Game {
  const game = begun()
  const unhurt = 9
  game.play(melee(), [6, 6, unhurt])
  return game
}

/** Brings a unit in line with what a test needs. */
export function correct(unit: string, changes: Difference): Difference {
  return { type: 'correct', unit, changes, note: 'for the test' }
}

/** Brings several units in line at once. */
export function tableCheck(
  ...changes: readonly (readonly [unit: string, changes: Difference])[]
): Difference {
  return {
    type: 'tableCheck',
    changes: changes.map(([unit, differences]) => ({ unit, changes: differences })),
    note: 'for the test',
  }
}
