import { expect, type Page } from '@playwright/test'
import { whenReady } from '../../scripts/player.ts'
import { CampaignPlayer } from './campaign-player.ts'
import { sidewaysProblems, smallTargets, unreachableControls } from './measures.ts'
import { accessibilityProblems, hurry, setTheme, test, themes } from './support.ts'

/** A player's hand on the two ranks of the Basic Rules. */
class RanksPlayer extends CampaignPlayer {
  /** Begins the rulebook's battle of Hanover as a game of its own, up to the divider. */
  async beginHanover(): Promise<void> {
    await this.page.goto('./#/new/napoleon-in-europe/battle')
    await this.choose('Rules', 'Basic')
    await this.kind(/^To the battle board/u).click()
    await this.page.waitForURL(/campaign\/[^/]+\/battle$/u)
  }

  /** Pieces of a kind, as they are called where they stand. */
  kind(name: string | RegExp) {
    return this.front().getByRole('button', { name })
  }

  /** Sets up with every piece of a kind in its other rank than usual. */
  async setUp(nation: string, others: readonly RegExp[], done: string): Promise<void> {
    await this.button(`${nation} sets up`).click()
    for (const kind of others) await this.kind(kind).click()
    await this.button(done).click()
  }

  async move(...kinds: readonly RegExp[]): Promise<void> {
    for (const kind of kinds) await this.kind(kind).click()
    await this.button(kinds.length === 0 ? 'Stand as it is' : 'Move').click()
  }

  /** Throws many real dice, of which only the sixes are counted. */
  async count(throwing: string, dice: number, sixes: number): Promise<void> {
    await (await whenReady(this.button(throwing))).click()
    const keys = this.page.getByRole('group', { name: new RegExp(`^How many of ${dice} dice`, 'u') })
    await keys.or(this.button('Own dice')).first().waitFor()
    if (!(await keys.isVisible())) await this.button('Own dice').click()
    await (await whenReady(keys.getByRole('button', { name: String(sixes), exact: true }))).click()
    await this.result().waitFor()
    await this.done()
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
}

async function openHanover(page: Page): Promise<RanksPlayer> {
  await hurry(page)
  const player = new RanksPlayer(page)
  await player.beginHanover()
  return player
}

test('a battle of the Basic Rules, with real dice, from behind the divider to the end of pursuit', async ({
  page,
}) => {
  const player = await openHanover(page)

  await test.step('both set up, the phone passed over', async () => {
    await expect(page.getByText('Pass the phone to Britain')).toBeVisible()
    await player.setUp('Britain', [/^1 leader in the rear/u], 'Ready')
    await expect(page.getByText('Britain is ready')).toBeVisible()
    const guns = [/^2 artillery in front/u, /^1 artillery in front/u]
    await player.setUp('France', guns, 'Ready, and begin')
    await player.expectTitle('Britain moves')
  })

  await test.step('Britain fires 21 dice, and only its sixes are counted', async () => {
    await player.move()
    await player.count('Fire 21 dice', 21, 5)
    await player.expectTitle('5 hits: name them')
    for (let infantry = 0; infantry < 5; infantry += 1) await player.kind(/^6 infantry/u).click()
    await player.button('Remove 5 infantry').click()
  })

  await test.step('France fires, and names what it hits', async () => {
    await player.expectTitle('France moves')
    await player.move()
    await player.count('Fire 14 dice', 14, 4)
    await player.button('Remove 2 cavalry and 2 artillery').click()
  })

  await test.step('its leader in the rear rallies, with dice typed one by one', async () => {
    await player.expectTitle('France rallies')
    await player.button('Rally with 2 dice').click()
    await player.throwOwn([5, 1])
    await player.done()
    await player.expectTitle('Britain moves')
    await expect(page.getByText('Battle of Hanover, turn 2')).toBeVisible()
  })

  await test.step('it stands there again after a reload', async () => {
    await page.reload()
    await player.expectTitle('Britain moves')
  })

  await test.step('Britain gives the battle up, and France pursues', async () => {
    await player.button('Give up').click()
    await player.button('Give the battle up').last().click()
    await player.expectTitle('France pursues')
    await player.count('Pursue with 14 dice', 14, 1)
    await player.expectTitle('1 hit in pursuit')
    await player.kind(/^4 infantry/u).click()
    await player.button('Remove 1 infantry').waitFor()
    await player.kind(/^1 leader/u).click()
    await player.button('Remove 1 leader').click()
  })

  await test.step('it is over, and says so', async () => {
    await expect(page.getByText('France wins').first()).toBeVisible()
  })
})

for (const theme of themes) {
  test(`the two ranks fit a small phone, and everybody: ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    const player = await openHanover(page)
    await setTheme(page, theme)
    await player.setUp('Britain', [], 'Ready')
    await player.setUp('France', [], 'Ready, and begin')
    await player.expectTitle('Britain moves')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await sidewaysProblems(page)).toEqual([])
    expect(await smallTargets(page, 48)).toEqual([])
    expect(await unreachableControls(page)).toEqual([])
  })
}
