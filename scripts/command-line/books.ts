import type { GenericSchema } from 'valibot'
import type { Procedure, Rulebook, Typed } from '@/rules/index.ts'
import { rulesSchema } from '@/rules/miniatures/rules-schema.ts'
import { commandSchemas, miniatures, procedures } from '@/rules/miniatures/index.ts'
import { commandSchemas as campaignCommands } from '@/rules/napoleon-in-europe/commands.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { rulesSchema as campaignRules } from '@/rules/napoleon-in-europe/rules-schema.ts'
import { messages } from '@/messages/index.ts'
import { later } from '@/messages/later.ts'
import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { Examples } from './examples.ts'
import { miniaturesExamples } from './examples/miniatures.ts'
import { napoleonExamples } from './examples/napoleon-in-europe.ts'
import type { Texts } from './texts.ts'

/** A rulebook with all that the command line reaches of it. */
export interface Book<State, Command extends Typed, Effect extends Typed, Rules> {
  readonly rulebook: Rulebook<State, Command, Effect>
  /** Rules that can be asked on their own; none where every rule is a command to a game. */
  readonly procedures: Readonly<Record<string, Procedure<unknown, unknown, Rules>>>
  /** Charts and options as a procedure takes them. */
  readonly rulesSchema: GenericSchema<unknown, Rules>
  /** The schema of each command, by its type; among them that of the set-up. */
  readonly commandSchemas: Readonly<Record<string, GenericSchema>>
  /** The types of the commands that set a game up; the first where a set-up names none. */
  readonly setups: readonly [string, ...string[]]
  readonly examples: Examples
  readonly texts: Texts
}

/** Something to do with a rulebook, whichever it is. */
export type Reader<Result> = <State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
) => Result

const { lines, results, outcomes, orders } = messages.miniatures.reasons
const { headings, notes, moves, corrections, scenario, charts, deeds } = later.logReasons

const miniaturesTexts: Texts = {
  reasons: {
    ...lines,
    ...results,
    ...outcomes,
    ...headings,
    ...notes,
    ...moves,
    ...corrections,
    ...scenario,
    ...charts,
    ...orders,
    ...deeds,
  },
  refusals: { ...messages.miniatures.refusals, ...later.gameRefusals },
}

/** Every rulebook, by its id: each is opened to a reader, since each has types of its own. */
export const books = {
  miniatures: <Result>(read: Reader<Result>) =>
    read({
      rulebook: miniatures,
      procedures,
      rulesSchema,
      commandSchemas,
      setups: ['begin'],
      examples: miniaturesExamples,
      texts: miniaturesTexts,
    }),
  'napoleon-in-europe': <Result>(read: Reader<Result>) =>
    read({
      rulebook: napoleonInEurope,
      procedures: {},
      rulesSchema: campaignRules,
      commandSchemas: campaignCommands,
      setups: ['begin', 'beginBattle'],
      examples: napoleonExamples,
      texts: napoleon,
    }),
}
