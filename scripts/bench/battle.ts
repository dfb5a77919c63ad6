import * as v from 'valibot'
import type { KnownFace } from '@/dice/index.ts'
import {
  applyEntry,
  commandContent,
  emptyHead,
  headAfter,
  nextEntry,
  type Head,
  type SealedEntry,
} from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import {
  answersIn,
  chargeOf,
  meleeOf,
  miniatures,
  opponentOf,
  type MiniaturesState,
  type SideId,
  type StepId,
  type Unit,
} from '@/rules/miniatures/index.ts'
import { version1Text } from '../../test/support/version-1.ts'

/** How large a battle is, and how much happens in each half-turn. */
export interface BattleSize {
  readonly unitsASide: number
  readonly turns: number
  readonly charges: number
  readonly moves: number
  readonly volleys: number
}

/** A day's work for a club: about 1,500 entries. */
export const largeBattle: BattleSize = { unitsASide: 40, turns: 12, charges: 3, moves: 16, volleys: 14 }
/** What it is measured beside. */
export const smallBattle: BattleSize = { unitsASide: 4, turns: 1, charges: 1, moves: 1, volleys: 1 }

/** A played battle, as a file that the app opens. */
export interface PlayedBattle {
  readonly name: string
  readonly entries: number
  readonly file: string
}

const minute = 60_000

/** Plays a whole battle by the real rules, the same every time. */
export function playBattle(name: string, size: BattleSize): PlayedBattle {
  const battle = new Battle(name, size)
  battle.attempt({ type: 'beginTurn' })
  for (let turn = 1; turn <= size.turns; turn += 1) {
    battle.attempt({ type: 'rollFirst' })
    for (const half of [1, 2]) battle.playHalf(half)
  }
  return battle.played
}

class Battle {
  readonly #name: string
  readonly #size: BattleSize
  readonly #entries: SealedEntry[] = []
  #head: Head = emptyHead
  #state: MiniaturesState = miniatures.nothing
  /** Counts on through both armies, so that everybody has a turn. */
  #next = 0
  #word = 1815

  constructor(name: string, size: BattleSize) {
    this.#name = name
    this.#size = size
    this.attempt(setUp(name, size))
  }

  get played(): PlayedBattle {
    const game = {
      id: this.#name,
      rulebook: miniatures.id,
      name: this.#name,
      createdAt: 0,
      entries: this.#entries.map(({ text, entry }) => ({ text, hash: entry.hash })),
    }
    return { name: this.#name, entries: this.#entries.length, file: version1Text([game], 0) }
  }

  /** Carries a command out with dice as they fall; what the rules refuse is left out. */
  attempt(command: object): void {
    const parsed = v.parse(miniatures.commandSchema, command)
    const faces: KnownFace[] = []
    for (;;) {
      const answer = deliberate(miniatures, this.#state, parsed, faces)
      if (answer.kind === 'refused') return
      if (answer.kind === 'decided') {
        const content = commandContent(miniatures, this.#state, parsed, answer, this.#head.nextIndex * minute)
        const sealed = nextEntry(this.#head, this.#head.position, content)
        this.#entries.push(sealed)
        this.#head = headAfter(this.#head, sealed.entry)
        this.#state = applyEntry(miniatures, this.#state, sealed.entry)
        return
      }
      faces.push({ face: this.#thrown(answer.die.sides), origin: 'rolled' })
    }
  }

  playHalf(half: number): void {
    const attacker = this.#state.turn?.attacker ?? (half === 1 ? 'a' : 'b')
    const defender = opponentOf(attacker)
    const { charges, moves, volleys } = this.#size
    for (let count = 0; count < charges; count += 1) this.#charge(attacker)
    this.#goTo('chargeMoves')
    for (const { charger } of this.#state.charges) {
      this.attempt({ type: 'moveCharger', charger, reaches: true, aspect: 'front' })
    }
    this.#goTo('moves')
    for (let count = 0; count < moves; count += 1) {
      this.attempt({ type: 'moveUnit', unit: this.#anyOf(attacker), ground: {} })
    }
    this.#fire('defenderFire', defender, volleys)
    this.#fire('attackerFire', attacker, volleys)
    this.#goTo('melee')
    for (const { charger, stage } of this.#state.charges) {
      const charge = chargeOf(this.#state, charger)
      if (stage === 'contact' && charge !== null) this.attempt(meleeOf(this.#state, charge))
    }
    this.#goTo('rally')
    for (const { id, marker } of this.#state.units) if (marker) this.attempt({ type: 'rally', unit: id })
    this.attempt({ type: 'endHalfTurn' })
  }

  #goTo(step: StepId): void {
    this.attempt({ type: 'goToStep', step })
  }

  #charge(attacker: SideId): void {
    const charger = this.#anyOf(attacker)
    this.attempt({ type: 'declareCharge', charger, target: this.#anyOf(opponentOf(attacker)) })
    const charge = chargeOf(this.#state, charger)
    if (charge === null) return
    const [answer] = answersIn(this.#state, charge)
    this.attempt({ type: 'answerCharge', charger, target: charge.target, answer })
  }

  /** At long range, so that both armies last. */
  #fire(step: StepId, side: SideId, volleys: number): void {
    this.#goTo(step)
    for (let count = 0; count < volleys; count += 1) {
      const firers = [{ unit: this.#anyOf(side) }]
      this.attempt({ type: 'fire', firers, target: this.#anyOf(opponentOf(side)), distance: 8 })
    }
  }

  #anyOf(side: SideId): string {
    const standing = this.#state.units.filter((unit) => unit.side === side && unit.removed === null)
    this.#next += 1
    const chosen: Unit | undefined = standing[this.#next % standing.length]
    return chosen?.id ?? ''
  }

  /** A face that looks thrown, and is the same every time. */
  #thrown(sides: number): number {
    this.#word = (Math.imul(this.#word, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((this.#word / 2 ** 32) * sides) + 1
  }
}

function setUp(name: string, { unitsASide }: BattleSize): object {
  return {
    type: 'begin',
    name,
    sides: [
      { name: 'French', nation: 'france' },
      { name: 'Prussians', nation: 'prussia' },
    ],
    units: [...army('a', 'france', unitsASide), ...army('b', 'prussia', unitsASide)],
  }
}

function army(side: SideId, nation: string, units: number): readonly object[] {
  return Array.from({ length: units }, (_, place) => ({ side, nation, ...unitAt(place + 1) }))
}

function unitAt(number: number): object {
  if (number % 7 === 0) return { name: `Gun ${number}`, arm: 'artillery', kind: 'medium', bases: 1 }
  if (number % 4 === 0) return { name: `${number} Lancers`, arm: 'cavalry', kind: 'lancers', bases: 6 }
  const officer = number % 5 === 0 ? { officer: { name: `General ${number}`, value: 1 } } : {}
  const formation = number % 3 === 0 ? 'column' : 'line'
  return { name: `${number} Line`, arm: 'infantry', bases: 8, formation, ...officer }
}
