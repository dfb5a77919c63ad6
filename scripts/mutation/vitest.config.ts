import config from '../../vite.config.ts'

const usual = config({ command: 'serve', mode: 'test' })
const tests = process.env.MUTATION_TESTS ?? 'test/**/*.test.ts'

/** What reads the source itself sees that it is changed; what plays by chance takes too long for each change. */
const exclude = [
  'test/rules/keys.test.ts',
  'test/rules/**/texts.test.ts',
  'test/rules/**/*properties.test.ts',
  // Walks through every throw that there is: for the code that walks.
  ...(process.env.MUTATION_FOLDER === 'src/rules/miniatures' ? ['test/rules/odds.test.ts'] : []),
]

/** The rules need no page, and one test of theirs leaves nothing behind for the next. */
const quick = { environment: 'node', isolate: false }

/** The tests as ever, but only those beside the folder that is mutated: see scripts/mutation.mjs. */
export default {
  ...usual,
  test: { ...usual.test, include: [tests], exclude, ...(tests.startsWith('test/rules') ? quick : {}) },
}
