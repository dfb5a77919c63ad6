import config from '../../vite.config.ts'

const usual = config({ command: 'serve', mode: 'test' })

/** The tests as ever, but only those beside the folder that is mutated: see scripts/mutation.mjs. */
export default {
  ...usual,
  test: { ...usual.test, include: [process.env.MUTATION_TESTS ?? 'test/**/*.test.ts'] },
}
