import { reasons } from './miniatures/reasons.ts'
import { refusals } from './miniatures/refusals.ts'
import { screens } from './miniatures/screens.ts'
import { words } from './miniatures/words.ts'

/** Texts of the miniatures rulebook. */
export const miniatures = { words, reasons, refusals, screens }
