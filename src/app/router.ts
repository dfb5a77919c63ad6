import { createRouter, type Router, type RouterHistory } from 'vue-router'
import { messages } from '@/messages/index.ts'
import QuickResolveScreen from '@/games/miniatures/QuickResolveScreen.vue'
import { closeTopSheet } from '@/ui/openSheets.ts'
import HomeScreen from './home/HomeScreen.vue'
import { titleIn } from './page-title.ts'
import { lazyScreen } from '@/ui/screen-missing.ts'

const { procedureTitles } = messages.miniatures.screens

/** The pages beyond the first screens are listed in a file of their own, which comes when it is first needed. */
const loadPages = lazyScreen(() => import('./pages.ts'))
const beyond = 'beyond'

/** Lets the router know every page. @throws ScreenMissing */
export async function addPages(router: Router): Promise<void> {
  const { pages } = await loadPages()
  if (!router.hasRoute(beyond)) return
  router.removeRoute(beyond)
  for (const page of pages) router.addRoute(page)
}

/** The router of the app. Every address lives behind the hash, so that any static host serves it. */
export function createAppRouter(history: RouterHistory): Router {
  const router: Router = createRouter({
    history,
    scrollBehavior(to, from, saved) {
      if (saved !== null) return saved
      return to.path === from.path ? false : { top: 0 }
    },
    routes: [
      { path: '/', name: 'home', component: HomeScreen },
      {
        path: '/quick/:procedure(fire|charge|melee|morale|leader)',
        component: QuickResolveScreen,
        props: true,
        meta: { title: ({ params }) => titleIn(procedureTitles, params.procedure) },
      },
      {
        path: '/:rest(.*)*',
        name: beyond,
        component: HomeScreen,
        // Asked for again, the address is found, or known not to be there.
        beforeEnter: (to) => addPages(router).then(() => to.fullPath),
      },
    ],
  })
  // The way back closes an open sheet first.
  router.beforeEach(() => !closeTopSheet())
  return router
}
