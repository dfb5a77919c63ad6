const { MUTATION_FOLDER: folder = 'src/dice', MUTATION_CODE: code = `${folder}/**/*.ts` } = process.env
const cache = `.cache/mutation/${folder.replaceAll('/', '-')}`

/**
 * What is mutated, and by which tests: see scripts/mutation.mjs. Charts and scenarios are data; fixtures with
 * every one of their cells hold them. Of the rules, what is put together once while a file is loaded is left
 * out, too: no test can be said to run it, so that each such change would cost a run of all of them.
 */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/mutation/vitest.config.ts' },
  mutate: [code, '!src/**/charts/**', '!src/**/*charts.ts', '!src/**/scenarios/**', '!src/**/index.ts'],
  coverageAnalysis: 'perTest',
  ignoreStatic: folder.startsWith('src/rules'),
  incremental: true,
  incrementalFile: `${cache}.json`,
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `${cache}-report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.cache/stryker',
  ignorePatterns: ['dist', 'docs', '.cache', 'test/browser', 'test-results'],
}
