import config from '../../vite.config.ts'

const usual = config({ command: 'serve', mode: 'test' })

/** What reads the source itself sees that it is changed; what plays by chance takes too long for each change. */
const exclude = [
  'test/rules/keys.test.ts',
  'test/rules/**/texts.test.ts',
  'test/rules/**/*properties.test.ts',
]

/** The tests as ever, but only those beside the folder that is mutated: see scripts/mutation.mjs. */
export default {
  ...usual,
  test: { ...usual.test, include: [process.env.MUTATION_TESTS ?? 'test/**/*.test.ts'], exclude },
}
