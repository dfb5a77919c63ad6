import type { Component } from 'vue'
import type { Level } from '@/rules/napoleon-in-europe/state.ts'

/** The four places of a campaign, which stand in the bar at the bottom. */
export const placeIds = ['turn', 'powers', 'resolve', 'log'] as const
export type PlaceId = (typeof placeIds)[number]

/**
 * A page of a campaign that is no place. Its component takes `state` and `game`; the screen around it gives the
 * top bar, the places, and a foot (`PlaceFoot`).
 */
export interface CampaignPage {
  /** The place that is marked in the bar, and that one goes back to. */
  readonly place: PlaceId
  /** Its sign in the menu. */
  readonly symbol?: string
  /** The level that it is of; absent: every level. */
  readonly level?: Level
  readonly load: () => Promise<{ readonly default: Component }>
}

/** The pages by the last part of their address; the router (`src/app/router.ts`) knows the same words. */
export const pages: Readonly<Record<string, CampaignPage>> = {
  regions: { place: 'powers', symbol: 'relation-controlled', load: () => import('./map/RegionsPage.vue') },
  relations: {
    place: 'powers',
    symbol: 'relation-allied',
    load: () => import('./relations/RelationsPage.vue'),
  },
  course: { place: 'powers', symbol: 'advance', load: () => import('./course/CoursePage.vue') },
  hand: {
    place: 'turn',
    symbol: 'duplicate',
    level: 'basic',
    load: () => import('./basic/HandPage.vue'),
  },
  standing: {
    place: 'powers',
    symbol: 'class-guard',
    level: 'basic',
    load: () => import('./basic/StandingPage.vue'),
  },
  squadrons: {
    place: 'powers',
    symbol: 'squadron',
    level: 'standard',
    load: () => import('./naval/SquadronsPage.vue'),
  },
  cards: {
    place: 'powers',
    symbol: 'duplicate',
    level: 'standard',
    load: () => import('./advanced/CardsPage.vue'),
  },
  victory: {
    place: 'powers',
    symbol: 'class-guard',
    level: 'standard',
    load: () => import('./victory/VictoryPage.vue'),
  },
  rules: { place: 'powers', symbol: 'place-rules', load: () => import('./rules/RulesPage.vue') },
  evening: { place: 'powers', symbol: 'share', load: () => import('./evening/EveningPage.vue') },
}
