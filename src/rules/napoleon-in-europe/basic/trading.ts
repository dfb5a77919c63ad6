import { rule } from '../../chart-building.ts'
import { writeHeading } from '../../heading.ts'
import { refuse } from '../../reason.ts'
import type { Deciders } from '../decider.ts'
import { handLeft } from './cashing.ts'
import type { cardCommands } from './commands.ts'
import { requirePrinted } from './hand.ts'
import { say } from './lines.ts'
import { noteTurn, requireBasic, requirePlayed } from './turn.ts'

const trading = rule('Trading Cards')
const playing = rule('Playing Cards')

type TradeCommands = Pick<typeof cardCommands, 'tradeSymbolCards' | 'returnBlankCards' | 'correctSymbolCards'>

export const tradingDeciders: Deciders<TradeCommands> = {
  /** The log tells how many cards change hands, and never which. */
  tradeSymbolCards(state, { nation, to, gives, takes }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    requirePlayed(state, to, 'to')
    if (state.nations[nation].player === state.nations[to].player) {
      refuse('tradeOfOnePlayer', 'to', trading, { nation, to })
    }
    if (gives.length + takes.length === 0) refuse('nothingTraded', 'gives', trading)
    const mine = handLeft(state, nation, gives, 'gives')
    const theirs = handLeft(state, to, takes, 'takes')
    writeHeading(ledger, 'tradeSymbolCards', { nation, to, gives: gives.length, takes: takes.length })
    noteTurn(state, nation, ledger)
    return [
      { type: 'symbolCardsSet', nation, cards: [...mine, ...takes] },
      { type: 'symbolCardsSet', nation: to, cards: [...theirs, ...gives] },
    ]
  },

  returnBlankCards(state, { nation, cards }, { ledger }) {
    requirePlayed(state, nation, 'nation')
    const blank = Array.from({ length: cards }, () => ({ symbol: 'blank', colour: 'none' }) as const)
    const left = handLeft(state, nation, blank, 'cards')
    writeHeading(ledger, 'returnBlankCards', { nation, count: cards })
    noteTurn(state, nation, ledger)
    say(ledger, 'order', 'basic.backToDeck', playing, { count: cards })
    return [{ type: 'symbolCardsSet', nation, cards: [...left] }]
  },

  correctSymbolCards(state, { nation, cards, note }, { ledger }) {
    requireBasic(state)
    requirePrinted(cards, 'cards')
    writeHeading(ledger, 'correctSymbolCards', { nation, count: cards.length, note })
    return [{ type: 'symbolCardsSet', nation, cards }]
  },
}
