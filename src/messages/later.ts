import { about } from './en/app/about.ts'
import { diceRecord } from './en/dice-record.ts'
import { handOver } from './en/app/hand-over.ts'
import { backups } from './en/app/backups.ts'
import { newGame } from './en/app/new-game.ts'
import { ruleSets } from './en/app/rule-sets.ts'
import { rules } from './en/app/rules.ts'
import { keptGames } from './en/app/kept-games.ts'
import { opening } from './en/app/opening.ts'
import { keeping } from './en/keeping.ts'
import { settings } from './en/app/settings.ts'
import { armies } from './en/miniatures/armies.ts'
import { check } from './en/miniatures/check.ts'
import { afterBattle } from './en/miniatures/after-battle.ts'
import { reference } from './en/miniatures/reference.ts'
import { scenario } from './en/miniatures/scenario.ts'
import { compare } from './en/miniatures/compare.ts'
import { logReasons } from './en/miniatures/log-reasons.ts'
import { seal } from './en/seal.ts'
import { storage } from './en/storage.ts'
import { storedGames } from './en/stored-games.ts'
import { fields } from './en/miniatures/fields.ts'
import { game } from './en/miniatures/game.ts'
import { gameRefusals } from './en/miniatures/game-refusals.ts'
import { picking } from './en/miniatures/picking.ts'
import { play } from './en/miniatures/play.ts'
import { turn } from './en/miniatures/turn.ts'
import { usualNames } from './en/miniatures/usual-names.ts'
import { cellWords, charts, options } from './en/miniatures/charts.ts'

const en = {
  about,
  handOver,
  backups,
  newGame,
  rules,
  ruleSets,
  keptGames,
  opening,
  keeping,
  settings,
  charts,
  cellWords,
  options,
  fields,
  game,
  gameRefusals,
  picking,
  play,
  turn,
  usualNames,
  logReasons,
  seal,
  storage,
  storedGames,
  check,
  afterBattle,
  diceRecord,
  armies,
  scenario,
  reference,
  compare,
}

/** What a second language must provide, besides `Messages`. */
export type LaterMessages = typeof en

/** Texts of screens that are loaded when they are first asked for; apart, so that the first load stays small. */
export const later: LaterMessages = en
