import fc from 'fast-check'
import { describe, it } from 'vitest'
import type { Typed } from '@/rules/index.ts'
import { emptyBrowser } from '../support/stored-games.ts'
import { miniaturesHand, napoleonHands, type Hand } from './hands.ts'
import { anyPlay, FuzzedGame } from './play.ts'
import { patience, withstands } from './runs.ts'

/** A run is some thirty things that are done, each looked at. */
const effort = { usual: 16, share: 1 / 20 }

function withstandsAnyHand<State, Command extends Typed, Effect extends Typed, Tapped>(
  hand: Hand<State, Command, Effect, Tapped>,
): void {
  it(
    `[fault: round-trip] [fault: undo-to-the-start] a game of ${hand.game} stays whole, whatever is done with it`,
    { timeout: patience },
    async () => {
      await withstands(
        fc.asyncProperty(anyPlay(hand), fc.nat(40), async (play, most) => {
          emptyBrowser()
          const game = new FuzzedGame(hand, play.seed)
          try {
            await game.begin(play)
            for (const deed of play.deeds) await game.act(deed)
            await game.reopen()
            await game.expectFolded()
            await game.expectRoundTrip()
            await game.expectUndoneAndRedone(most)
            await game.expectFolded()
          } finally {
            await game.close()
          }
        }),
        effort,
      )
    },
  )
}

describe('through session and storage', () => {
  withstandsAnyHand(miniaturesHand)
  for (const hand of napoleonHands) withstandsAnyHand(hand)
})
