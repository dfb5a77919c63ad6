import type { Locator } from '@playwright/test'
import { BattlePlayer } from '../../test/browser/battle-player.ts'
import { fileOf } from '../../test/support/campaign-file.ts'
import { twelveASide } from '../../test/support/lone-battles.ts'
import { whenReady } from '../player.ts'
import { SlowPhone, type LongestTasks } from './slow-phone.ts'

/** How long after an action its tasks still count as its own, in milliseconds. */
const settling = 400
/** No battle takes so many taps. */
const mostTaps = 1_000

/**
 * A Standard battle of twelve units and a leader a side is fought on the board to its end, with the app's dice, on a
 * slow phone: whoever can attack does, and else goes forward.
 *
 * @param address where the built app is served
 */
export function longestTasksOfBattle(address: string): Promise<LongestTasks> {
  return SlowPhone.use(address, settling, async (phone) => {
    const battle = twelveASide()
    await phone.openFile({ name: battle.state.name, file: fileOf(battle) })
    const hand = new Hand(phone)
    await hand.fight()
  })
}

class Hand {
  readonly #phone: SlowPhone
  readonly #player: BattlePlayer
  /** The areas where nothing could be done as they stand, by what is read of them. */
  readonly #idle = new Set<string>()
  #taps = 0

  constructor(phone: SlowPhone) {
    this.#phone = phone
    this.#player = new BattlePlayer(phone.page)
  }

  async fight(): Promise<void> {
    await this.#player.area('Your left').waitFor()
    await this.#phone.slowDown()
    while (!(await this.#isOver())) await this.#act()
  }

  #isOver(): Promise<boolean> {
    return this.#phone.page.getByRole('heading', { level: 2, name: / wins$/u }).isVisible()
  }

  async #act(): Promise<void> {
    const choice = this.#player.front().getByRole('button', { name: /^(?:Stand|Charge home)(?: |$)/u })
    if (await choice.isVisible()) {
      await this.#tap('a charge is answered', choice)
      return this.#throw()
    }
    const group = await this.#nextGroup()
    if (group === null) return this.#endPart()
    await this.#tap('pieces are chosen', group)
    const goal = await this.#goal()
    if (goal === null) return this.#giveUp(group)
    await this.#tap('an area is tapped', goal)
    const declare = this.#player.front().getByRole('button', { name: /^Charge \D+$/u })
    if (await declare.and(this.#player.sheet().getByRole('button')).isVisible()) {
      await this.#tap('a charge is declared', declare)
    }
    await this.#throw()
  }

  /** The dice of the sheet that has opened, if one has. */
  async #throw(): Promise<void> {
    if (!(await this.#player.sheet().isVisible())) return
    await this.#tap('dice are rolled', await whenReady(this.#player.rollButton()))
    await this.#tap('the sheet closes', await whenReady(this.#player.button('Done')))
  }

  async #endPart(): Promise<void> {
    this.#idle.clear()
    const done = this.#player.front().getByRole('button', { name: /^(?:Done|End the pursuit)$/u })
    await this.#tap('the part ends', await whenReady(done))
  }

  /** An area where somebody can act and has not been found to have nothing to do. */
  async #nextGroup(): Promise<Locator | null> {
    for (const area of await this.#phone.page.locator('button.area.ready').all()) {
      if (!this.#idle.has(await named(area))) return area
    }
    return null
  }

  /** Where the chosen pieces attack, or else go forward. */
  async #goal(): Promise<Locator | null> {
    const legal = this.#player.front().getByRole('button', { name: /; can be chosen$/u })
    const moves = this.#player.button('Move').and(this.#phone.page.locator('[aria-pressed="true"]'))
    const goals = (await moves.isVisible())
      ? this.#player.front().getByRole('button', { name: /^Middle of .*; can be chosen$/u })
      : legal
    return (await goals.count()) > 0 ? goals.first() : null
  }

  /** Whoever was chosen and can do nothing is let be. */
  async #giveUp(group: Locator): Promise<void> {
    const chosen = this.#phone.page.locator('button.area.chosen')
    while (await chosen.isVisible()) await this.#tap('pieces are let be', chosen)
    this.#idle.add(await named(group))
  }

  async #tap(what: string, target: Locator): Promise<void> {
    this.#taps += 1
    if (this.#taps > mostTaps) throw new Error('the battle does not end')
    await this.#phone.tap(what, target)
  }
}

async function named(area: Locator): Promise<string> {
  return (await area.getAttribute('aria-label')) ?? ''
}
