import { ruleEditing } from './en/app/rule-editing.ts'
import { pasting } from './en/miniatures/pasting.ts'

const en = { pasting, ruleEditing }

/** What a second language must provide, besides `Messages` and `LaterMessages`. */
export type AsideMessages = typeof en

/** Texts of screens that are set aside: see `aside` in vite.config.ts. */
export const aside: AsideMessages = en
