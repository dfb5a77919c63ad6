import type { Locator } from '@playwright/test'
import { whenReady } from '../../scripts/player.ts'
import { CampaignPlayer } from './campaign-player.ts'

/** A player's hand on the phone that mirrors the battle board. */
export class BattlePlayer extends CampaignPlayer {
  /** Begins the rulebook's Standard battle as a game of its own, up to the divider. */
  async beginBelgium(): Promise<void> {
    const { page } = this
    await page.goto('./#/new/napoleon-in-europe/battle')
    await page.getByRole('button', { name: /^To the battle board/u }).click()
    await page.waitForURL(/\/battle$/u)
  }

  /** Both sides set up evenly behind the divider, which is lifted then. */
  async setUpEvenly(first: string, second: string): Promise<void> {
    for (const nation of [first, second]) {
      await this.button(`${nation} sets up`).click()
      await this.button('Spread evenly').click()
      await this.button('Set up so').click()
    }
    await this.button('Lift the divider').click()
    await this.area('Your left').waitFor()
  }

  /** An area of the board, by how it is called by whoever acts. */
  area(name: string): Locator {
    return this.front().getByRole('button', { name: new RegExp(`^${name}: `, 'u') })
  }

  /** A side has done all it will in its part of the phase. */
  async endPart(next: RegExp): Promise<void> {
    await (await whenReady(this.button('Done'))).click()
    await this.page.getByText(next).waitFor()
  }

  /** Real dice are thrown on the sheet that is open, and the result is read. */
  async throwThrough(...faces: readonly number[]): Promise<void> {
    await this.throwOwn(faces)
    await this.done()
  }
}
