import type { RouteLocationNormalized } from 'vue-router'

declare module 'vue-router' {
  interface RouteMeta {
    /** What the screen, or the place in it, is called. */
    title?: (to: RouteLocationNormalized) => string
  }
}
