import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNode } from './run.mjs'

/** Folders whose tests do not stand in a folder of the same name. */
const testsElsewhere = { 'src/rules/miniatures': 'test/rules' }

/**
 * Changes one thing after another in the code of a folder, and looks each time whether a test of that folder
 * fails: `npm run mutation -- src/dice`. What was found is kept, so that the next run tries only what changed.
 */
function mutate(folder) {
  const tests = testsElsewhere[folder] ?? folder.replace(/^src/, 'test')
  if (!folder.startsWith('src/') || !existsSync(join(root, folder)) || !existsSync(join(root, tests))) {
    throw new Error('npm run mutation -- FOLDER, with a folder of src that has tests, such as src/dice')
  }
  return runNode(
    'node_modules/@stryker-mutator/core/bin/stryker.js',
    ['run', 'scripts/mutation/stryker.config.mjs'],
    {
      MUTATION_FOLDER: folder,
      MUTATION_TESTS: tests,
    },
  )
}

try {
  process.exitCode = await mutate((process.argv[2] ?? '').replace(/\/$/, ''))
} catch (problem) {
  console.error(problem.message)
  process.exitCode = 1
}
