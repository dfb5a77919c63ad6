import fc from 'fast-check'
import * as v from 'valibot'
import { kept as keptMiniatures } from '@/games/miniatures/kept.ts'
import { kept as keptNapoleon } from '@/games/napoleon-in-europe/kept.ts'
import type { MiniaturesCommand, MiniaturesEffect, MiniaturesState } from '@/rules/miniatures/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import type { NapoleonEffect } from '@/rules/napoleon-in-europe/effects.ts'
import type { NapoleonCommand, NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { optionChoices } from '@/rules/napoleon-in-europe/options.ts'
import type { Level } from '@/rules/napoleon-in-europe/state.ts'
import { anyCommand } from '../rules/command-arbitraries.ts'
import { quatreBras } from '../rules/game.ts'
import { commandFor, intentions, type Choices } from '../rules/intentions.ts'
import { anyBattle, waysToPlay, type BattleRules } from '../rules/napoleon-in-europe/battle/armies.ts'
import { chancesOf } from '../rules/napoleon-in-europe/battle/chances.ts'
import { chosenOffer, offersOf } from '../rules/napoleon-in-europe/battle/offers.ts'
import { anyBattleCommand } from '../rules/napoleon-in-europe/command-arbitraries.ts'
import { anyTap, commandOf, type Tap } from '../rules/napoleon-in-europe/evening.ts'
import { opening } from '../rules/napoleon-in-europe/quarter.ts'
import type { Difference } from '../rules/standard.ts'
import { ligny } from '../rules/turn-game.ts'

/** A hand that plays games of one kind by chance. */
export interface Hand<State, Command extends Typed, Effect extends Typed, Tapped> {
  readonly game: string
  readonly kept: {
    readonly rulebook: Rulebook<State, Command, Effect>
    nameOf(state: State): string
    summarise(state: State): unknown
  }
  /** Commands that begin a game. */
  readonly openings: fc.Arbitrary<Command>
  readonly taps: fc.Arbitrary<Tapped>
  /** The command that a tap comes to as things stand; null where there is nothing to do. */
  commandOf(state: State, tap: Tapped): unknown
}

type MiniaturesTap =
  | { readonly command: Difference }
  | { readonly intention: (typeof intentions)[number]; readonly choices: Choices }

const choice = fc.nat(20)

export const miniaturesHand: Hand<MiniaturesState, MiniaturesCommand, MiniaturesEffect, MiniaturesTap> = {
  game: 'miniatures',
  kept: keptMiniatures,
  openings: fc
    .constantFrom<Difference>(quatreBras, ligny)
    .map((command) => v.parse(keptMiniatures.rulebook.commandSchema, command)),
  taps: fc.oneof(
    fc.record({ command: anyCommand }),
    fc.record({
      intention: fc.constantFrom(...intentions),
      choices: fc.record({ one: choice, other: choice, choice }),
    }),
  ),
  commandOf: (state, tap) => ('command' in tap ? tap.command : commandFor(tap.intention, state, tap.choices)),
}

type NapoleonTap = { readonly tap: Tap } | { readonly battle: NapoleonCommand } | { readonly offer: number }

type NapoleonHand = Hand<NapoleonState, NapoleonCommand, NapoleonEffect, NapoleonTap>

/** What a battle offers, while one is fought; else what a campaign asks for. */
function napoleonHand(game: string, level: Level, openings: fc.Arbitrary<NapoleonCommand>): NapoleonHand {
  return {
    game,
    kept: keptNapoleon,
    openings,
    taps: fc.oneof(
      { weight: 5, arbitrary: fc.record({ tap: anyTap(level) }) },
      { weight: 1, arbitrary: fc.record({ battle: anyBattleCommand(level) }) },
      { weight: 2, arbitrary: fc.record({ offer: fc.nat() }) },
    ),
    commandOf: napoleonCommandOf,
  }
}

function napoleonCommandOf(state: NapoleonState, tap: NapoleonTap): NapoleonCommand | null {
  if ('tap' in tap) return commandOf(state, tap.tap)
  if ('battle' in tap) return tap.battle
  const chances = chancesOf(tap.offer)
  return chosenOffer(state, offersOf(state, chances), chances)
}

/** A battle of its own: hardly anything but what it offers. */
function battleHand(game: string, rules: BattleRules | undefined): NapoleonHand {
  if (rules === undefined) throw new Error('no such battle')
  return {
    game,
    kept: keptNapoleon,
    openings: fc.nat().map((seed) => anyBattle(rules, chancesOf(seed))),
    taps: fc.oneof(
      { weight: 9, arbitrary: fc.record({ offer: fc.nat() }) },
      { weight: 1, arbitrary: fc.record({ battle: anyBattleCommand(rules.level) }) },
      { weight: 1, arbitrary: fc.record({ tap: anyTap(rules.level) }) },
    ),
    commandOf: napoleonCommandOf,
  }
}

/** Every option by its last choice: each that can be switched on is. */
const everyOption: object = Object.fromEntries(
  Object.entries(optionChoices).map(([id, choices]) => [id, choices.at(-1)]),
)

function opened(about: object): fc.Arbitrary<NapoleonCommand> {
  return fc.constant(v.parse(keptNapoleon.rulebook.commandSchema, { ...opening, ...about }))
}

const withoutSetUp = Object.fromEntries(Object.entries(opening).filter(([field]) => field !== 'setUp'))

/** Napoleon in Europe in each of its ways to be played. */
export const napoleonHands: readonly NapoleonHand[] = [
  napoleonHand(
    'the Basic Rules',
    'basic',
    fc.constantFrom(undefined, 'austria').map((first) =>
      v.parse(keptNapoleon.rulebook.commandSchema, {
        ...withoutSetUp,
        level: 'basic',
        scenario: 'stopTheFrench',
        victory: 'limitedWar',
        ending: { kind: 'rounds', rounds: 6 },
        players: [
          { id: 'ann', name: 'Ann', nations: ['france'] },
          { id: 'bob', name: 'Bob', nations: ['britain', 'austria', 'russia'] },
        ],
        ...(first === undefined ? {} : { first }),
      }),
    ),
  ),
  napoleonHand('the Standard Rules', 'standard', opened({})),
  napoleonHand(
    'the Advanced Rules',
    'standard',
    opened({ options: { ...(opening.type === 'begin' ? opening.options : {}), ...everyOption } }),
  ),
  battleHand('a battle of the Standard Rules with every Advanced Rule', waysToPlay[2]),
  battleHand('a battle of the Basic Rules', waysToPlay[4]),
]
