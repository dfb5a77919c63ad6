import type { Locator } from '@playwright/test'
import { whenReady } from '../../scripts/player.ts'
import type { LandUnit } from '../../src/rules/napoleon-in-europe/pieces.ts'
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
      await this.button('Ready').click()
    }
    await this.button('Lift the divider').click()
    await this.area('Your left').waitFor()
  }

  /** An area of the board, by how it is called by whoever acts. */
  area(name: string): Locator {
    return this.front().getByRole('button', { name: new RegExp(`^${name}: `, 'u') })
  }

  /** What is read aloud of every area of the board. */
  async standing(): Promise<readonly (string | null)[]> {
    const areas = this.page.getByRole('group', { name: 'Battle board' }).getByRole('button')
    return areas.evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')))
  }

  /** Pieces of a kind in an area, as they are tapped. */
  pieces(area: string, unit: LandUnit): Locator {
    return this.area(area).locator(`[data-group*=".${unit}."]`).first()
  }

  /** Puts so many pieces from the reserve into an area, while a side sets up. */
  async station(unit: LandUnit, count: number, area: string): Promise<void> {
    await this.pieces('Your reserve', unit).click()
    await this.front()
      .getByText(/ in the reserve$/u)
      .waitFor()
    const chosen = this.front().getByText(new RegExp(`^(${count} \\D+|Napoleon) in the reserve$`, 'u'))
    while (!(await chosen.isVisible())) await this.button('Fewer').click()
    await this.area(area).click()
    // Who was left behind stays chosen.
    const left = this.area('Your reserve').and(this.page.locator('[aria-pressed="true"]'))
    while (await left.isVisible()) await this.area('Your reserve').press('Enter')
  }

  /** One of the answers to a choice that is owed. */
  async answer(words: string): Promise<void> {
    await this.front()
      .getByRole('button', { name: new RegExp(`^${words}`, 'u') })
      .click()
  }

  /** A result is taken back on its sheet, which is as it was before. */
  async takeResultBack(): Promise<void> {
    await (await whenReady(this.result())).click()
    await this.result().waitFor({ state: 'hidden' })
  }

  /** A side has done all it will in its part of the phase. */
  async endPart(next: RegExp): Promise<void> {
    await (await whenReady(this.button('Done'))).click()
    await this.page.getByText(next).waitFor()
  }

  /** The victor pursues no more, though there are shots left. */
  async endPursuit(): Promise<void> {
    await (await whenReady(this.button('End the pursuit'))).click()
    await this.sheet().getByRole('button', { name: 'End the pursuit' }).click()
  }

  /** Real dice are thrown on the sheet that is open, and the result is read. */
  async throwThrough(...faces: readonly number[]): Promise<void> {
    await this.throwOwn(faces)
    await this.done()
  }
}
