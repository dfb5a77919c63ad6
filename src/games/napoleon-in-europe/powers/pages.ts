import { napoleon } from '@/messages/napoleon-in-europe.ts'
import type { NapoleonState } from '@/rules/napoleon-in-europe/index.ts'
import { pages } from '../pages.ts'

const { pages: texts } = napoleon.screens.powers

/** A page about all the nations, by the last part of its address. */
export interface OfferedPage {
  readonly id: keyof typeof symbols
  readonly label: string
  readonly note: string
  readonly symbol: string
}

const symbols = {
  relations: 'relation-allied',
  regions: 'relation-controlled',
  squadrons: 'squadron',
  cards: 'duplicate',
  course: 'advance',
  victory: 'class-guard',
  evening: 'share',
} as const

type PageId = keyof typeof symbols

const whole: readonly PageId[] = ['relations', 'regions', 'squadrons', 'course', 'victory', 'evening']

/** The pages that a game has something to show on, in the order that they are asked for. */
export function offeredPages({ level, rules: { options } }: NapoleonState): readonly OfferedPage[] {
  const hasCards = level === 'basic' || options.cards === 'on'
  return [...whole.slice(0, 3), ...(hasCards ? (['cards'] as const) : []), ...whole.slice(3)]
    .filter((id) => pages[id] !== undefined)
    .map((id) => {
      const [label = '', note = ''] = texts[id]
      return { id, label, note, symbol: symbols[id] }
    })
}
