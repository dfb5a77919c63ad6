import { app } from './en/app.ts'
import { miniatures } from './en/miniatures.ts'
import { ui } from './en/ui.ts'

const en = { app, ui, miniatures }

/** What a second language must provide. */
export type Messages = typeof en

/** Every text that the app shows. */
export const messages: Messages = en

export * from './format.ts'
export { word } from './en/miniatures/words.ts'
