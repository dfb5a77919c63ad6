const folder = process.env.MUTATION_FOLDER ?? 'src/dice'
const cache = `.cache/mutation/${folder.replaceAll('/', '-')}`

/**
 * What is mutated, and by which tests: see scripts/mutation.mjs. Charts and scenarios are data; fixtures with
 * every one of their cells hold them.
 */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [
    `${folder}/**/*.ts`,
    '!src/**/charts/**',
    '!src/**/*charts.ts',
    '!src/**/scenarios/**',
    '!src/**/index.ts',
  ],
  coverageAnalysis: 'perTest',
  incremental: true,
  incrementalFile: `${cache}.json`,
  reporters: ['clear-text', 'json'],
  jsonReporter: { fileName: `${cache}-report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 20_000,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'docs', '.cache', 'test/browser', 'test-results'],
}
