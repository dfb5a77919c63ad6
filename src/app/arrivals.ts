import { nextTick, ref, type Ref } from 'vue'
import type { RouteLocationNormalized, Router } from 'vue-router'
import { isWithinScreen } from '@/games/shared/within-screen.ts'
import { messages } from '@/messages/index.ts'

function titleOf(to: RouteLocationNormalized): string {
  return to.meta.title?.(to) ?? messages.app.name
}

/** The title of the page: that of the screen, and the app's name. */
function pageTitle(title: string): string {
  const { name } = messages.app
  return title === name ? name : messages.app.pageTitle(title)
}

/** A sheet that opened with the screen has the focus already. */
function focusHeading(): void {
  if (document.querySelector('dialog[open]') !== null) return
  const heading = document.querySelector<HTMLElement>('h1')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Tells screen readers of every arrival: on another screen the focus goes to its heading, which is then
 * read; from one place of a screen to another the words to announce are returned, and the focus stays.
 */
export function useArrivals(router: Router): Readonly<Ref<string>> {
  const announcement = ref('')
  router.afterEach(async (to, from, failure) => {
    if (failure !== undefined) return
    const title = titleOf(to)
    document.title = pageTitle(title)
    const isFirst = from.matched.length === 0
    if (isFirst || to.path === from.path) return
    if (isWithinScreen(to, from)) {
      announcement.value = title
      return
    }
    announcement.value = ''
    await nextTick()
    focusHeading()
  })
  return announcement
}
