import * as v from 'valibot'
import type { FaceOrigin, KnownFace } from '@/dice/index.ts'
import { canonicalText, type Entry } from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import { miniatures, type SideId, type Unit } from '@/rules/miniatures/index.ts'
import { cavalry, foot, medium, type Difference } from '../rules/standard.ts'
import { PlayedGame } from './journal.ts'

/** Whole battles for tests: the same every time, and as long as one likes. */

/** Numbers that look thrown, and are the same every time. */
function facesFrom(seed: number): (sides: number) => number {
  let word = seed
  return (sides) => {
    word = (Math.imul(word, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((word / 2 ** 32) * sides) + 1
  }
}

const officer = (name: string) => ({ name, value: 1 })

function army(side: SideId, nation: string, regiments: number): readonly Difference[] {
  const own = { side, nation }
  return Array.from({ length: regiments }, (_, place) => {
    const number = place + 1
    if (number % 8 === 0) return { ...medium, ...own, name: `Gun ${number}` }
    if (number % 5 === 0) return { ...cavalry, ...own, name: `${number} Lancers`, kind: 'lancers', bases: 3 }
    const led = number % 6 === 0 ? { officer: officer(`General ${number}`) } : {}
    return {
      ...foot,
      ...own,
      name: `${number} Line`,
      formation: number % 3 === 0 ? 'column' : 'line',
      ...led,
    }
  })
}

function setUp(regiments: number, turns: number): Difference {
  return {
    type: 'begin',
    name: 'Ligny',
    sides: [
      { name: 'Armée du Nord', nation: 'france', players: ['Anne', 'Bob'] },
      { name: 'Prussia', nation: 'prussia', players: ['Cleo'] },
    ],
    units: [...army('a', 'france', regiments), ...army('b', 'prussia', regiments)],
    scenario: {
      turnLimit: turns,
      objectives: [
        { name: 'Saint-Amand', heldBy: 'a' },
        { name: 'Ligny bridge', heldBy: 'b' },
        { name: 'Brye', heldBy: null },
      ],
    },
  }
}

export interface BattleSize {
  readonly regiments: number
  readonly turns: number
  /** Resolutions a half-turn. */
  readonly resolutions: number
  /** Plays without turns where it is false. */
  readonly guided?: boolean
}

/** Plays a battle: each side fires, fights and rallies; some of it is undone or given up. The second side types its dice. */
export function playBattle({ regiments, turns, resolutions, guided = true }: BattleSize): PlayedGame {
  const game = new PlayedGame(setUp(regiments, turns))
  const throwing = facesFrom(regiments * 31 + turns)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[throwing(items.length || 1) - 1]

  function origin(side: string | undefined): FaceOrigin {
    return side === 'b' ? 'typed' : 'rolled'
  }

  /** Carries a command out with dice as they fall; whether the rules let it. */
  function attempt(command: Difference): boolean {
    const parsed = v.parse(miniatures.commandSchema, command)
    const faces: KnownFace[] = []
    for (;;) {
      const answer = deliberate(miniatures, game.state, parsed, faces)
      if (answer.kind === 'refused') return false
      if (answer.kind === 'decided') break
      faces.push({ face: throwing(answer.die.sides), origin: origin(answer.die.side) })
    }
    game.play(command, faces)
    return true
  }

  function standing(side: SideId): readonly Unit[] {
    return game.state.units.filter((unit) => unit.side === side && unit.removed === null)
  }

  function resolve(attacker: SideId, defender: SideId): void {
    const [own, enemy] = [pick(standing(attacker)), pick(standing(defender))]
    if (own === undefined || enemy === undefined) return
    const kind = throwing(10)
    const marked = game.state.units.find(({ marker, removed }) => marker && removed === null)
    if (kind <= 2 && marked !== undefined) attempt({ type: 'rally', unit: marked.id })
    else if (kind === 3) attempt({ type: 'melee', attacker: own.id, defender: enemy.id })
    else attempt({ type: 'fire', firers: [{ unit: own.id }], target: enemy.id, distance: 4 + throwing(4) })
    if (throwing(20) === 1 && game.entries.at(-1)?.parent !== null) game.undo()
  }

  for (let turn = 1; turn <= turns; turn += 1) {
    if (guided) {
      if (turn === 1) attempt({ type: 'beginTurn' })
      attempt({ type: 'rollFirst' })
    }
    for (const half of [1, 2]) {
      const attacker = game.state.turn?.attacker ?? (half === 1 ? 'a' : 'b')
      const defender = attacker === 'a' ? 'b' : 'a'
      for (let round = 0; round < resolutions; round += 1) {
        if (round % 2 === 0) resolve(attacker, defender)
        else resolve(defender, attacker)
      }
      if (guided) attempt({ type: 'endHalfTurn' })
    }
  }
  return game
}

/** An entry as it lies in storage. */
export function storedText(entry: Entry): string {
  return canonicalText({ ...entry, hash: undefined })
}
