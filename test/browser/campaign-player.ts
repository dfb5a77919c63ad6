import type { Locator } from '@playwright/test'
import { Player, whenReady } from '../../scripts/player.ts'
import { nationNames, pieceNames } from '../../src/messages/en/napoleon-in-europe/names.ts'
import { opening } from '../../src/messages/index.ts'
import { nationIds, type NationId } from '../../src/rules/napoleon-in-europe/nations.ts'
import type { Pieces } from '../../src/rules/napoleon-in-europe/pieces.ts'
import type { Basket } from '../../src/rules/napoleon-in-europe/production/basket.ts'

type CampaignPlace = 'Turn' | 'Powers' | 'Resolve' | 'Log'

/** Points, political action points, regions and squadrons of each nation, as the Turn screen has them. */
type SeenLedger = Readonly<Record<string, readonly number[]>>

/** A player's hand on the phone that lies beside the map. */
export class CampaignPlayer extends Player {
  /** Begins the usual scenario from home, on a board that is opened from a file. */
  async beginCampaign(name: string, players: number, board: string): Promise<void> {
    const { page } = this
    await page.getByRole('link', { name: 'New game' }).click()
    await page.getByRole('link', { name: 'Napoleon in Europe' }).click()
    await this.choose('How many play', String(players))
    await this.unfold('Length and sudden death')
    await this.choose('The game ends', 'When agreed')
    await page.getByRole('button', { name: /^Pieces and map/ }).click()
    const chooser = page.waitForEvent('filechooser')
    await this.button('Open a file').click()
    const file = { name: 'board.json', mimeType: 'application/json', buffer: Buffer.from(board) }
    await (await chooser).setFiles(file)
    await this.sheet().waitFor({ state: 'hidden' })
    await page.getByLabel('Name of the game').fill(name)
    await this.button('Begin').click()
    await page.waitForURL(/\/turn$/)
  }

  /** Goes to one of the places, also from the page of production. */
  async visit(place: CampaignPlace): Promise<void> {
    await this.putAway()
    if (this.page.url().endsWith(`/${place.toLowerCase()}`)) return
    if (this.page.url().endsWith('/production')) await this.button('Back').click()
    await this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click()
    await this.page.waitForURL(new RegExp(`/${place.toLowerCase()}$`))
  }

  /** Opens what can be resolved, from the place that lists all of it. */
  async resolveOf(act: string): Promise<void> {
    await this.visit('Resolve')
    await this.page.getByRole('button', { name: new RegExp(`^${act} `) }).click()
    await this.sheet().waitFor()
  }

  /** Opens one of the acts that stand at the thumb in a turn. */
  async act(label: string): Promise<void> {
    await this.visit('Turn')
    await this.button(label).click()
    await this.sheet().waitFor()
  }

  /** Takes what a result leads to. */
  async goOn(label: string): Promise<void> {
    await (await whenReady(this.button(label))).click()
    await this.button(label).waitFor({ state: 'hidden' })
  }

  /** Opens a political action of the nation whose turn it is. */
  async politicalAction(title: string): Promise<void> {
    await this.act('Political action')
    await this.front()
      .getByRole('button', { name: new RegExp(`^${title} `) })
      .click()
  }

  /** What needs no dice is written down. */
  async record(): Promise<void> {
    await this.button('Record it').click()
    await this.result().waitFor()
  }

  /** Throws real dice; whoever has thrown them before is asked for faces at once. */
  async throwOwn(faces: readonly number[]): Promise<void> {
    await this.toKeypad()
    await this.typeFaces(...faces)
    await this.result().waitFor()
  }

  /** The keys for real dice, which are there already for whoever has thrown them before. */
  async toKeypad(): Promise<void> {
    const [own, singly] = [this.button('Own dice'), this.button('Die by die')]
    await this.keypad().or(own).or(singly).first().waitFor()
    if (await own.isVisible()) await this.useOwnDice()
    else await this.countNothing()
  }

  /** Opens a fold of the sheet and takes what is in it. */
  async chooseIn(fold: string, option: string): Promise<void> {
    await this.unfold(fold)
    await this.choose(fold, option)
  }

  /** Enters what a nation lost, tap by tap. */
  async enterLosses(nation: NationId, pieces: Pieces): Promise<void> {
    const title = `${nationNames[nation]} lost`
    await this.unfold(title)
    const part = this.front().locator('details').filter({ hasText: title })
    for (const [unit, [, name]] of Object.entries(pieceNames)) {
      const more = part.getByRole('button', { name: `${opening(name)}: more`, exact: true })
      const counts: Readonly<Record<string, number>> = pieces
      for (let left = counts[unit] ?? 0; left > 0; left -= 1) await more.click()
    }
  }

  /** The nation whose turn it is has moved. */
  async endTurn(nation: NationId): Promise<void> {
    await this.visit('Turn')
    await this.button(`${nationNames[nation]} has moved`).click()
  }

  /** Everybody has had a turn, or has produced. */
  async endRound(): Promise<void> {
    const onward = this.front().getByRole('button', { name: /^(End|On to) \S+ \d{4}$/ })
    await onward.click()
    await onward.waitFor({ state: 'hidden' })
  }

  /** The page of production, where it is a nation's turn. */
  async produceAs(nation: NationId): Promise<Locator> {
    if (!this.page.url().endsWith('/production')) {
      await this.visit('Turn')
      await this.page.getByRole('link', { name: 'Production' }).click()
    }
    const main = this.page.getByRole('main')
    await main.getByRole('heading', { level: 2, name: nationNames[nation], exact: true }).waitFor()
    return main
  }

  /** Fills the basket by taps. */
  async fill(basket: Basket): Promise<void> {
    const counts: Readonly<Record<string, number>> = basket
    for (const [item, name] of Object.entries(itemNames)) {
      const wanted = counts[item] ?? 0
      if (wanted > 0) await this.fillRow(name, wanted)
    }
  }

  /** How many of the things in a basket have a row: what a nation never builds has none. */
  async rowsOf(basket: Basket): Promise<number> {
    const names = Object.keys(basket).map((item) => `One more ${itemNames[item] ?? item}`)
    const counts = await Promise.all(names.map((name) => this.button(name).count()))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  private async fillRow(name: string, wanted: number): Promise<void> {
    const row = this.page.getByRole('group', { name: new RegExp(`^${opening(name)}: \\d+$`) })
    const label = (await row.getAttribute('aria-label')) ?? ''
    const more = row.getByRole('button', { name: `One more ${name}`, exact: true })
    for (let count = Number(label.split(': ')[1]); count < wanted; count += 1) await more.click()
  }

  async buy(): Promise<void> {
    await this.page.getByRole('button', { name: /^Buy for / }).click()
    await this.endOfProduction().waitFor()
  }

  /** What is not spent is saved. */
  async endProduction(): Promise<void> {
    await this.endOfProduction().click()
  }

  private endOfProduction(): Locator {
    return this.page.getByRole('button', { name: /^(Save \d+|End the production turn)/ })
  }

  /** What stands in the table of the Turn screen. */
  async ledger(): Promise<SeenLedger> {
    await this.visit('Turn')
    const rows = this.page.getByRole('table', { name: 'Where the nations stand' }).locator('tbody tr')
    const figures = await rows.evaluateAll((lines) =>
      lines.map((line) => [...line.querySelectorAll('td')].slice(0, 4).map(({ textContent }) => textContent)),
    )
    // A nation that nobody plays has a dash for points.
    return Object.fromEntries(
      nationIds.map((nation, place) => [nation, (figures[place] ?? []).map((figure) => Number(figure) || 0)]),
    )
  }

  /** The whole log as it is shared, without the lines of what was taken back and done again. */
  async sharedLog(): Promise<readonly string[]> {
    const { page } = this
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await this.button('This campaign').click()
    await this.button('Share the log as text').click()
    await page.getByText('Log copied: paste it where you like.').waitFor()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    return text.split('\n').filter((line) => !/^\d\d:\d\d {2}(Undo|Redo): /.test(line))
  }

  /** The button that puts a result aside: in the bar behind the sheet there is one of that name too. */
  override result(): Locator {
    return this.sheet().getByRole('button', { name: 'Undo', exact: true })
  }
}

const itemNames: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(pieceNames).map(([item, [one]]) => [item, one])),
  politicalActionPoint: 'political action point',
}
