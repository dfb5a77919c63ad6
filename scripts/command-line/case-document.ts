import type { GenericSchema } from 'valibot'
import type { Typed } from '@/rules/index.ts'
import { books, type Book } from './books.ts'
import { fieldsOf, type Field } from './schema.ts'

const introduction = `# Cases and scripts

This page is written by \`npm run cases\` from the schemas that check the input; a test fails when it is out of date.

## Resolving a case

\`npm run -s resolve -- FILE.json\`, or \`-\` for standard input, takes one case or a list of cases. A case asks a procedure on its own:

| field | takes | left out |
| --- | --- | --- |
| rulebook | the rulebook's id | |
| procedure | one of the procedures below | |
| input | the procedure's input | |
| faces | the faces of the dice, in the order in which they are asked for | \`[]\` |
| charts | numbers that the table changed: \`{ "chart": { "row": { "column": value } } }\` | \`{}\` |
| options | choices of the table: \`{ "option": "choice" }\` | \`{}\` |
| odds | true prints every outcome with its exact probability; faces that are given count as thrown | \`false\` |

or what a command leads to in a game, which stays as it is. The game is played so far first, or lies in a saved file:

| field | takes | left out |
| --- | --- | --- |
| rulebook | the rulebook's id | |
| command | one of the commands below | |
| faces, odds | as above | |
| setup, commands | the game, as in a script that is played | \`commands\`: \`[]\` |
| saved | in place of those: the path of a saved file | |
| game | the game's name or id | the only one of the rulebook in the file |
| entry | the entry after which the command is given, counted from 0 | the last |

It prints JSON, a list for a list, and ends with an exit code other than 0 where anything is not \`ok\`:

- \`{ "ok": true, "outcome", "reasons", "faces", "rolls" }\`: \`faces\` are the numbers that were used, \`rolls\` says of each what it was for; the outcome of a command is what it \`says\`, and its \`effects\`;
- \`{ "ok": true, "needs": { "sides", "label", "side" }, "reasons", "faces", "rolls" }\` when the faces run out: the die that is needed next, and the sum so far;
- \`{ "ok": false, "error": { "code", "message", "path" } }\`.

With \`odds\` the first two also have \`"odds": [{ "outcome", "probability" }]\`, the likeliest first.

## Playing a script

\`npm run -s play -- SCRIPT.json\` takes \`{ "rulebook", "setup", "commands" }\`. A set-up of another kind than the usual says which by its \`type\`. Each command may have \`faces\` beside its own fields; \`{ "type": "undo" }\` and \`{ "type": "redo" }\` are commands of every game, and so is \`{ "type": "abandon", "command", "faces" }\`, which gives up a command whose first faces are known. It prints \`{ "ok", "entries", "refusals", "state" }\`. A command that is refused changes nothing, is listed in \`refusals\` with its \`code\`, \`message\` and \`path\`, and makes \`ok\` false and the first of them the \`error\`; the commands after it are played. Where faces run out, \`needs\` says which die is wanted and for which command, and nothing after it is played.

## Replaying a saved game

\`npm run -s replay -- BACKUP.json\` prints the state of each game of a backup file at its end; \`--entry N\` prints it after entry N, counted from 0.
`

/** The page that documents every procedure, set-up and command, field by field. */
export function caseDocument(): string {
  const chapters = Object.values(books).map((open) => open(chapter))
  return [introduction, ...chapters].join('\n')
}

function chapter<State, Command extends Typed, Effect extends Typed, Rules>(
  book: Book<State, Command, Effect, Rules>,
): string {
  const { rulebook, procedures, commandSchemas, setups, examples } = book
  const procedureSections = Object.entries(procedures).map(([id, { input }]) => {
    const example = { rulebook: rulebook.id, procedure: id, ...examples.procedures[id] }
    return section(`Procedure \`${id}\``, input, '', [example])
  })
  const [usual] = setups
  const setupSections = setups.map((type) => {
    const games = examples.games.filter(({ setup }) => (setup['type'] ?? usual) === type)
    const shown = games.map(({ setup }) => ({ rulebook: rulebook.id, setup, commands: [] }))
    const title = type === usual ? 'Set-up' : `Set-up \`${type}\``
    return section(title, commandSchemas[type], type === usual ? 'type' : '', shown)
  })
  const commandSections = Object.entries(commandSchemas)
    .filter(([type]) => !setups.includes(type))
    .map(([type, schema]) => section(`Command \`${type}\``, schema, 'type', commandExamples(book, type)))
  return [
    `# Rulebook \`${rulebook.id}\`\n`,
    optionTable(book),
    chartTable(book),
    ...procedureSections,
    ...setupSections,
    ...commandSections,
  ].join('\n')
}

/** The first of its type. */
function commandExamples<State, Command extends Typed, Effect extends Typed, Rules>(
  { examples: { games, refused } }: Book<State, Command, Effect, Rules>,
  wanted: string,
): readonly unknown[] {
  const all = [...games.flatMap(({ commands }) => commands), ...refused]
  return all.filter(({ type }) => type === wanted).slice(0, 1)
}

function optionTable<State, Command extends Typed, Effect extends Typed, Rules>({
  rulebook,
}: Book<State, Command, Effect, Rules>): string {
  const rows = rulebook.options.map(({ id, choices, default: standard, provenance }) => [
    code(id),
    choices.map(code).join(', '),
    code(standard),
    `${provenance.kind} ${provenance.section}`,
  ])
  return `## Options\n\n${table(['option', 'choices', 'left out', 'from'], rows)}`
}

function chartTable<State, Command extends Typed, Effect extends Typed, Rules>({
  rulebook,
}: Book<State, Command, Effect, Rules>): string {
  const rows = Object.values(rulebook.charts).map(({ id, rows, columns }) => [
    code(id),
    rows.map((row) => code(row.id)).join(', '),
    columns.map((column) => `${code(column.id)} (${column.unit})`).join(', '),
  ])
  return `## Charts\n\n${table(['chart', 'rows', 'columns'], rows)}`
}

function section(
  title: string,
  schema: GenericSchema | undefined,
  without: string,
  examples: readonly unknown[],
): string {
  const fields = schema === undefined ? [] : fieldsOf(schema).filter(({ path }) => path !== without)
  const shown = examples.map((example) => `\n\`\`\`json\n${JSON.stringify(example, null, 2)}\n\`\`\`\n`)
  return `## ${title}\n\n${fieldTable(fields)}${shown.join('')}`
}

function fieldTable(fields: readonly Field[]): string {
  const rows = fields.map(({ path, takes, standard, description }) => [
    code(path),
    takes,
    leftOut(standard),
    description,
  ])
  return table(['field', 'takes', 'left out', ''], rows)
}

function leftOut(standard: string | null): string {
  if (standard === null) return 'never'
  return standard === '' ? 'may be' : code(standard)
}

function code(text: string): string {
  return `\`${text}\``
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = headings.map(() => '---')
  return [headings, rule, ...rows].map((cells) => `| ${cells.map(escaped).join(' | ')} |\n`).join('')
}

function escaped(cell: string): string {
  return cell.replaceAll('|', '\\|')
}
