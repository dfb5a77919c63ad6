/** Runs a task when the browser is idle; Safari does not say, so there after a moment. */
export function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  else setTimeout(task, 200)
}
