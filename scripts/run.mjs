import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Runs a program in the project's folder with its output to the terminal.
 *
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Readonly<Record<string, string>>} [env] environment variables beside the usual ones
 * @returns {Promise<number>} its exit code; 1 where it could not be started or was ended by a signal
 */
export function run(program, parameters, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', (problem) => {
      console.error(`${program} could not be started: ${problem.message}`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Runs a JavaScript file, named from the project's folder, with the Node that runs this. */
export function runNode(file, parameters, env = {}) {
  return run(process.execPath, [file, ...parameters], env)
}
