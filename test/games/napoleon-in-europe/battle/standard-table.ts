import { vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import { heldWhile, provideDiceSheets } from '@/games/napoleon-in-europe/resolve/diceSheets.ts'
import StandardBoard from '@/games/napoleon-in-europe/battle/standard/StandardBoard.vue'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import type { StandardPiece } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { sides, type Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import { lineAreas, reserveOf } from '@/rules/napoleon-in-europe/battle/standard/areas.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { afterPaint } from '@/ui/afterPaint.ts'
import { battleIn, battleOf, type Armies } from '../../../rules/napoleon-in-europe/battle/board.ts'
import { force, lone } from '../../../rules/napoleon-in-europe/battle/opening.cases.ts'
import { allByRole, namesByRole, show, spoken } from '../../../ui/parts/reading.ts'
import { campaignStore, perform, written } from '../game-store.ts'

/** The Standard battle board over a game that is really stored. */
export interface ShownBoard {
  readonly game: NapoleonGame
  /** Taps an area, by the beginning of its name. */
  tapArea(name: string): Promise<void>
  /** What a screen reader says of an area. */
  area(name: string): string
  press(name: string | RegExp): Promise<void>
  /** Everything that is heard of the page, sheets and all. */
  heard(): string
  /** The names of the buttons at the thumb. */
  buttons(): readonly string[]
}

/** A game that is nothing but this battle, brought to where it stands by an umpire's correction. */
export async function standardGame(
  armies: Armies,
  faces: readonly number[] = [],
  options: Partial<NapoleonOptions> = {},
): Promise<NapoleonGame> {
  const battle = battleOf(armies)
  const game = campaignStore(faces)
  const created = await game.create(
    lone({
      options: rulesWith(options).options,
      napoleon: options.napoleon === 'on',
      attackers: [{ from: '', forces: [force('france', countsOf(battle.pieces, 'attacker'))] }],
      defenders: [force('britain', countsOf(battle.pieces, 'defender'))],
    }),
  )
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  for (const side of sides) {
    const line = lineAreas(side, battle.size)
    const pieces = battle.pieces.filter((piece) => piece.side === side)
    const places = pieces.map(({ id }, place) => ({ piece: id, at: line[place] ?? reserveOf(side) }))
    await perform(game, { type: 'deploy', side, places })
  }
  const { course } = battle
  // Who is Napoleon was settled as the battle began.
  const pieces = battle.pieces.map((piece) => ({
    ...piece,
    isNapoleon: battleIn(game.state).pieces.some(({ id, isNapoleon }) => id === piece.id && isNapoleon),
  }))
  await perform(game, {
    type: 'correctBattle',
    note: 'as the test has it',
    correction: { kind: 'standard', pieces, course },
  })
  return game
}

function countsOf(pieces: readonly StandardPiece[], side: Side): Pieces {
  const counts: Partial<Record<StandardPiece['unit'], number>> = {}
  for (const piece of pieces) {
    if (piece.side === side) counts[piece.unit] = (counts[piece.unit] ?? 0) + 1
  }
  return counts
}

/** Shows the board of a game. */
export async function showBoard(game: NapoleonGame): Promise<ShownBoard> {
  const screen = defineComponent({
    setup() {
      const state = heldWhile(
        computed(() => game.state),
        provideDiceSheets(),
      )
      return () => h(StandardBoard, { game, state: state.value, battle: state.value.battle })
    },
  })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  show(screen, { global: { plugins: [router] } })
  await written()
  return {
    game,
    async tapArea(name) {
      areaElement(name).click()
      await afterPaint()
      await written()
    },
    area: (name) => areaElement(name).getAttribute('aria-label') ?? '',
    press,
    heard: () => spoken(document.body),
    buttons: () => [...document.querySelectorAll('footer button')].map((button) => spoken(button)),
  }
}

function areaElement(name: string): HTMLElement {
  const found = allByRole('button').find((one) => one.getAttribute('aria-label')?.startsWith(`${name}:`))
  if (found === undefined) throw new Error(`no area "${name}" among ${JSON.stringify(namesByRole('button'))}`)
  return found
}

/** Presses a button as soon as it takes a press; beneath an open sheet nothing is pressed. */
async function press(name: string | RegExp): Promise<void> {
  const button = await vi.waitFor(() => {
    const open = document.querySelector('dialog')
    const found = allByRole('button')
      .filter((one) => open === null || open.contains(one))
      .find((one) => isCalled(one, name))
    if (found === undefined)
      throw new Error(`no button ${String(name)} among ${JSON.stringify(namesByRole('button'))}`)
    if (found.getAttribute('aria-disabled') === 'true') throw new Error(`${String(name)} takes no press`)
    return found
  })
  button.click()
  await afterPaint()
  await written()
}

function isCalled(button: HTMLElement, name: string | RegExp): boolean {
  const words = button.getAttribute('aria-label') ?? spoken(button)
  return typeof name === 'string' ? words === name : name.test(words)
}
