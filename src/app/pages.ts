import type { RouteComponent, RouteRecordRaw } from 'vue-router'
import { messages } from '@/messages/index.ts'
import { pageTitles } from '@/messages/pages.ts'
import { useNotices } from './notices.ts'
import { titleIn } from './page-title.ts'
import { lazyScreen } from '@/ui/screen-missing.ts'

const { app, miniatures } = messages
const { pages: titles, places } = miniatures.screens
const { campaignPlaces } = pageTitles

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

/** Every page beyond the first screens, by its address. */
export const pages: readonly RouteRecordRaw[] = [
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
    meta: { title: () => campaignPlaces.battle },
  },
  {
    path: '/campaign/:id/record/:battle?',
    component: europeScreen('record'),
    props: true,
    meta: { title: () => campaignPlaces.battle },
  },
  {
    path: '/campaign/:id/production',
    component: europeScreen('production'),
    props: true,
    meta: { title: () => campaignPlaces.production },
  },
  {
    path: `/campaign/:id/:place(${Object.keys(campaignPlaces).join('|')})`,
    component: europeScreen('campaign'),
    props: true,
    meta: { title: ({ params }) => titleIn(campaignPlaces, params.place) },
  },
  {
    path: '/game/:id/check',
    component: miniaturesScreen('check'),
    props: true,
    meta: { title: () => titles.check },
  },
  {
    path: '/game/:id/summary',
    component: miniaturesScreen('summary'),
    props: true,
    meta: { title: () => titles.summary },
  },
  {
    path: '/game/:id/reference',
    component: miniaturesScreen('gameReference'),
    props: true,
    meta: { title: () => titles.reference },
  },
  {
    path: '/rules/reference',
    component: miniaturesScreen('rulesReference'),
    meta: { title: () => titles.reference },
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
    path: '/receive',
    component: lazyScreen(() => import('./receive/ReceiveScreen.vue')),
    meta: { title: () => app.home.menu.receive },
  },
  {
    path: '/settings',
    component: lazyScreen(() => import('./settings/SettingsScreen.vue')),
    meta: { title: () => app.home.menu.settings },
  },
  {
    path: '/settings/backups',
    component: lazyScreen(() => import('./settings/backups/BackupsScreen.vue')),
    meta: { title: () => pageTitles.backups },
  },
  {
    path: '/settings/whats-new',
    component: lazyScreen(() => import('./about/WhatsNewScreen.vue')),
    meta: { title: () => pageTitles.whatsNew },
  },
  {
    path: '/settings/licences',
    component: lazyScreen(() => import('./about/LicencesScreen.vue')),
    meta: { title: () => pageTitles.licences },
  },
  { path: '/:rest(.*)*', redirect: toHome },
]
