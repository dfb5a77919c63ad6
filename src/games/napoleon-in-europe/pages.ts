import type { Component } from 'vue'

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
  readonly load: () => Promise<{ readonly default: Component }>
}

/** The pages by the last part of their address; the router (`src/app/router.ts`) knows the same words. */
export const pages: Readonly<Record<string, CampaignPage>> = {
  relations: {
    place: 'powers',
    symbol: 'relation-allied',
    load: () => import('./relations/RelationsPage.vue'),
  },
  course: { place: 'powers', symbol: 'advance', load: () => import('./course/CoursePage.vue') },
  evening: { place: 'powers', symbol: 'share', load: () => import('./evening/EveningPage.vue') },
}
