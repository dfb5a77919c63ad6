import { defineStore } from 'pinia'
import { secureFaces } from '@/dice/index.ts'
import { miniatures } from '@/rules/miniatures/index.ts'
import { appGames } from '@/stores/app-games.ts'
import { createSession } from '@/stores/session.ts'
import { summarise } from './summary.ts'

/** The miniatures game that is open. */
export const useMiniaturesGame = defineStore('miniatures-game', () =>
  createSession(miniatures, {
    storage: appGames,
    faces: secureFaces(),
    now: Date.now,
    nameOf: ({ name }) => name,
    summarise,
  }),
)
