import {
  createRouter,
  type RouteComponent,
  type RouteParamValue,
  type Router,
  type RouterHistory,
} from 'vue-router'
import { messages } from '@/messages/index.ts'
import QuickResolveScreen from '@/games/miniatures/QuickResolveScreen.vue'
import { closeTopSheet } from '@/ui/openSheets.ts'
import HomeScreen from './home/HomeScreen.vue'
import { useNotices } from './notices.ts'
import { lazyScreen } from './screen-missing.ts'

const { app, miniatures } = messages
const { pages, places, procedureTitles } = miniatures.screens

/** The title that a part of the address stands for. */
function titleIn(titles: Readonly<Record<string, string>>, part: RouteParamValue | RouteParamValue[] = '') {
  return titles[String(part)] ?? app.name
}

/** Screens that stand together behind one address, each loaded when it is first asked for. */
function together<Name extends string>(
  load: () => Promise<{ readonly screens: Readonly<Record<Name, () => Promise<RouteComponent>>> }>,
) {
  return (name: Name) => lazyScreen(() => load().then(({ screens }) => screens[name]()))
}

const miniaturesScreen = together(() => import('@/games/miniatures/screens.ts'))
const europeScreen = together(() => import('@/games/napoleon-in-europe/screens.ts'))

/** Nothing is at that address: home, with a word about it. */
function toHome(): string {
  useNotices().show({ id: 'unknownAddress', text: app.notices.unknownAddress })
  return '/'
}

/** The router of the app. Every address lives behind the hash, so that any static host serves it. */
export function createAppRouter(history: RouterHistory): Router {
  const router = createRouter({
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
        path: '/new',
        component: lazyScreen(() => import('@/games/miniatures/NewGameScreen.vue')),
        meta: { title: () => app.home.newGame },
      },
      {
        path: '/new/napoleon-in-europe',
        component: europeScreen('newCampaign'),
        meta: { title: () => app.home.newGame },
      },
      {
        path: '/new/napoleon-in-europe/battle',
        component: europeScreen('newBattle'),
        meta: { title: () => app.home.newGame },
      },
      {
        path: '/game/:id/:place(turn|forces|resolve|log|rules)',
        component: lazyScreen(() => import('@/games/miniatures/GameScreen.vue')),
        props: true,
        meta: { title: ({ params }) => titleIn(places, params.place) },
      },
      {
        path: '/campaign/:id/battle',
        component: europeScreen('battle'),
        props: true,
        meta: { title: () => app.home.campaign.places.battle },
      },
      {
        path: '/campaign/:id/record/:battle?',
        component: europeScreen('record'),
        props: true,
        meta: { title: () => app.home.campaign.places.battle },
      },
      {
        path: '/campaign/:id/production',
        component: europeScreen('production'),
        props: true,
        meta: { title: () => app.home.campaign.places.production },
      },
      {
        path: `/campaign/:id/:place(${Object.keys(app.home.campaign.places).join('|')})`,
        component: europeScreen('campaign'),
        props: true,
        meta: { title: ({ params }) => titleIn(app.home.campaign.places, params.place) },
      },
      {
        path: '/game/:id/check',
        component: miniaturesScreen('check'),
        props: true,
        meta: { title: () => pages.check },
      },
      {
        path: '/game/:id/summary',
        component: miniaturesScreen('summary'),
        props: true,
        meta: { title: () => pages.summary },
      },
      {
        path: '/game/:id/reference',
        component: miniaturesScreen('gameReference'),
        props: true,
        meta: { title: () => pages.reference },
      },
      {
        path: '/rules/reference',
        component: miniaturesScreen('rulesReference'),
        meta: { title: () => pages.reference },
      },
      {
        path: '/armies',
        component: miniaturesScreen('armies'),
        meta: { title: () => app.home.menu.armies },
      },
      {
        path: '/armies/:id',
        component: miniaturesScreen('army'),
        props: true,
        meta: { title: () => app.home.menu.armies },
      },
      {
        path: '/rules',
        component: miniaturesScreen('rules'),
        meta: { title: () => app.home.menu.rules },
      },
      {
        path: '/rules/sets',
        component: miniaturesScreen('ruleSets'),
        meta: { title: () => app.home.menu.rules },
      },
      {
        path: '/rules/sets/:id',
        component: miniaturesScreen('ruleSet'),
        props: true,
        meta: { title: () => app.home.menu.rules },
      },
      {
        path: '/settings',
        component: lazyScreen(() => import('./settings/SettingsScreen.vue')),
        meta: { title: () => app.home.menu.settings },
      },
      { path: '/:rest(.*)*', redirect: toHome },
    ],
  })
  // The way back closes an open sheet first.
  router.beforeEach(() => !closeTopSheet())
  return router
}
