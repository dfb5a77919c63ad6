import { defineStore } from 'pinia'
import { secureFaces } from '@/dice/index.ts'
import { appGames } from '@/stores/app-games.ts'
import { createSession } from '@/stores/session.ts'
import { appWriters } from '@/stores/writer/app-writers.ts'
import { kept } from './kept.ts'

/** The miniatures game that is open. */
export const useMiniaturesGame = defineStore('miniatures-game', () =>
  createSession(kept.rulebook, {
    ...kept,
    storage: appGames,
    faces: secureFaces(),
    writers: appWriters,
    now: Date.now,
  }),
)
