import type { Locator } from '@playwright/test'
import { Player } from '../player.ts'
import type { PlayedBattle } from './battle.ts'
import { SlowPhone, type LongestTasks } from './slow-phone.ts'

const rounds = 5
/** How long after an action its tasks still count as its own, in milliseconds. */
const settling = 900

/**
 * Opens a battle in the built app on a slow phone, and does what players do with it, again and again.
 *
 * @param address where the built app is served
 */
export function longestTasks(address: string, battle: PlayedBattle): Promise<LongestTasks> {
  return SlowPhone.use(address, settling, async (phone) => {
    const hand = new Hand(phone)
    await phone.openFile(battle)
    await hand.place('Turn').waitFor()
    await phone.slowDown()
    for (let round = 0; round < rounds; round += 1) await hand.play()
  })
}

class Hand {
  readonly #phone: SlowPhone
  readonly #player: Player

  constructor(phone: SlowPhone) {
    this.#phone = phone
    this.#player = new Player(phone.page)
  }

  /** One of everything: the lists, and a volley with a real die. */
  async play(): Promise<void> {
    const phone = this.#phone
    await phone.tap('the log comes', this.place('Log'))
    await phone.scroll('the log scrolls')
    await phone.tap('the turn comes', this.place('Turn'))
    await phone.scroll('the turn scrolls')
    await phone.tap('the roster comes', this.place('Forces'))
    await phone.scroll('the roster scrolls')
    await phone.tap('a unit unfolds', this.#firer())
    await phone.tap('the sheet opens', this.#player.button('Fire'))
    await phone.tap('a target is chosen', this.#targets().first())
    if (!(await this.#player.keypad().isVisible())) await this.#player.useOwnDice()
    await phone.tap('a face is typed and recorded', this.#player.key(9))
    await phone.tap('the sheet closes', this.#player.button('Done'))
  }

  place(name: string): Locator {
    return this.#phone.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name })
  }

  /** The first unit that can fire: foot, in line or in column. */
  #firer(): Locator {
    return this.#player
      .front()
      .getByRole('button', { name: / Line in (line|column)/ })
      .first()
  }

  #targets(): Locator {
    return this.#phone.page.getByRole('region', { name: 'At whom?' }).getByRole('button')
  }
}
