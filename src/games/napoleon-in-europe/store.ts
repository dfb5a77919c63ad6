import { defineStore } from 'pinia'
import { secureFaces } from '@/dice/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { appGames } from '@/stores/app-games.ts'
import { createSession } from '@/stores/session.ts'
import { summarise } from './summary.ts'

/** The game of Napoleon in Europe that is open. */
export const useNapoleonGame = defineStore('napoleon-game', () =>
  createSession(napoleonInEurope, {
    storage: appGames,
    faces: secureFaces(),
    now: Date.now,
    nameOf: ({ name }) => name,
    summarise,
  }),
)

export type NapoleonGame = ReturnType<typeof useNapoleonGame>
