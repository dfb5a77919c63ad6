import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './run.mjs'

/** Where code and tests lie otherwise than in all of two folders of the same name. */
const places = {
  'src/rules': { code: 'src/rules/*.ts', tests: 'test/rules/*.test.ts' },
  'src/rules/miniatures': { tests: 'test/rules/*.test.ts' },
}

/**
 * Changes one thing after another in the code of a folder, and looks each time whether a test of that folder
 * fails: `npm run mutation -- src/dice`. What was found is kept, so that the next run tries only what changed.
 */
function mutate(folder) {
  const beside = folder.replace(/^src/, 'test')
  if (!folder.startsWith('src/') || !existsSync(join(root, folder))) throw new Error(usage)
  if (!(folder in places) && !existsSync(join(root, beside))) throw new Error(usage)
  const { code = `${folder}/**/*.ts`, tests = `${beside}/**/*.test.ts` } = places[folder] ?? {}
  return runNode(
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    ['run', 'scripts/mutation/stryker.config.mjs'],
    { MUTATION_FOLDER: folder, MUTATION_CODE: code, MUTATION_TESTS: tests },
  )
}

const usage = 'npm run mutation -- FOLDER, with a folder of src that has tests, such as src/dice'

try {
  process.exitCode = await mutate((process.argv[2] ?? '').replace(/\/$/, ''))
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
