import type { RouteLocationNormalized } from 'vue-router'

/** Whether one goes from one place of a screen to another, and the screen stays. */
export function isWithinScreen(to: RouteLocationNormalized, from: RouteLocationNormalized): boolean {
  return to.matched[0] === from.matched[0] && to.params.id === from.params.id
}
