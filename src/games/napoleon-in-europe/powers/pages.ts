import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { pages } from '../pages.ts'

const { about: texts } = napoleon.screens.powers.pages

type PageId = keyof typeof texts

/** A page about all the nations, by the last part of its address. */
export interface OfferedPage {
  readonly id: PageId
  readonly label: string
  readonly note: string
  readonly symbol: string
}

const whole: readonly PageId[] = ['relations', 'regions', 'squadrons', 'course', 'victory', 'evening']
const basic: readonly PageId[] = ['relations', 'regions', 'hand', 'course', 'standing', 'evening']

/** The pages that a game has something to show on, in the order that they are asked for. */
export function offeredPages({ level, rules: { options } }: NapoleonState): readonly OfferedPage[] {
  const cards: readonly PageId[] = options.cards === 'on' ? ['cards'] : []
  const ids = level === 'basic' ? basic : [...whole.slice(0, 3), ...cards, ...whole.slice(3)]
  return ids.flatMap((id) => {
    const page = pages[id]
    const [label, note] = texts[id]
    return page === undefined ? [] : [{ id, label, note, symbol: page.symbol ?? 'forward' }]
  })
}
