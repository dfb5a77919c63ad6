import type { Fault, faults as table } from '../../test/faults.ts'
import type { Shown } from './reports.ts'

type Chapters = typeof table

const introduction = `# Faults

What can go wrong while a game is played and kept, how the tests bring it about, what a player sees of it, and what is still there afterwards. This page is made by \`npm run faults\` from \`test/faults.ts\` and from how the tests of the last \`npm test\` ended; the last stage of \`npm test\` fails where a fault has no test that passed, or where this page is not what the tests say.`

/** What the tests do not show of the table, or show beside it: each a sentence. */
export function gaps(chapters: Chapters, tests: readonly Shown[]): string[] {
  const ids = chapters.flatMap(({ faults }) => faults.map(({ id }) => id))
  const unknown = tests.flatMap(({ faults, file, title }) =>
    faults
      .filter((id) => !ids.includes(id))
      .map((id) => `${file}: “${title}” names the fault “${id}”, which is not in test/faults.ts`),
  )
  const unseen = ids
    .filter((id) => !tests.some(({ faults, passed }) => passed && faults.includes(id)))
    .map((id) => `no test that passed shows the fault “${id}”`)
  return [...unseen, ...unknown]
}

/** The page as Markdown, not yet laid out. */
export function faultPage(chapters: Chapters, tests: readonly Shown[]): string {
  const sections = chapters.flatMap(({ heading, faults }) => [
    `## ${heading}`,
    ...faults.map((fault) => section(fault, testsOf(fault, tests))),
  ])
  return [introduction, overview(chapters, tests), ...sections].join('\n\n')
}

function overview(chapters: Chapters, tests: readonly Shown[]): string {
  const rows = chapters.flatMap(({ faults }) => faults.map((fault) => row(fault, testsOf(fault, tests))))
  return [
    '| fault | tests | of them in a real browser | failed |',
    '| --- | --: | --: | --: |',
    ...rows,
  ].join('\n')
}

function row(fault: Fault, tests: readonly Shown[]): string {
  const inBrowser = tests.filter(({ file }) => /^(?:test\/browser|scripts)\//.test(file))
  const failed = tests.filter(({ passed }) => !passed)
  const cells = [`[${fault.name}](#${anchor(fault)})`, tests.length, inBrowser.length, failed.length]
  return `| ${cells.join(' | ')} |`
}

function section(fault: Fault, tests: readonly Shown[]): string {
  return [
    `### ${fault.name}`,
    [
      `- **How it is made:** ${fault.made}`,
      `- **What is seen:** ${fault.seen}`,
      `- **What is kept:** ${fault.kept}`,
      ...(fault.elsewhere.length > 0 ? [`- **Met elsewhere:** ${elsewhere(fault)}.`] : []),
    ].join('\n'),
    `Its tests name it \`[fault: ${fault.id}]\`:`,
    testList(tests),
  ].join('\n\n')
}

/** The address that a heading has within the page. */
function anchor({ name }: Fault): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number} -]/gu, '')
    .replaceAll(' ', '-')
}

function elsewhere({ elsewhere: places }: Fault): string {
  return places.map(({ project, issues }) => `${project} ${issues.join(', ')}`).join('; ')
}

function testList(tests: readonly Shown[]): string {
  if (tests.length === 0) return '- none yet'
  const files = [...new Set(tests.map(({ file }) => file))]
  return files.map((file) => fileOf(file, tests)).join('\n')
}

function fileOf(file: string, tests: readonly Shown[]): string {
  const lines = tests
    .filter((test) => test.file === file)
    .map(({ title, passed }) => `  - ${passed ? '✓' : '✗ failed:'} ${asText(title)}`)
  return [`- \`${file}\``, ...new Set(lines)].join('\n')
}

/** A title as it was written: nothing in it is a mark of the page. */
function asText(title: string): string {
  return title.replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
}

function testsOf({ id }: Fault, tests: readonly Shown[]): Shown[] {
  return tests.filter(({ faults }) => faults.includes(id))
}
