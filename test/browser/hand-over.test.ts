import { expect } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { miniatures } from '../../src/rules/miniatures/index.ts'
import { napoleonInEurope } from '../../src/rules/napoleon-in-europe/index.ts'
import { boardFileText } from '../../src/rules/napoleon-in-europe/setup/files.ts'
import { opening } from '../rules/napoleon-in-europe/quarter.ts'
import { CampaignPlayer } from './campaign-player.ts'
import { smallGame } from './games.ts'
import {
  cameraSees,
  codesShown,
  atHome,
  goHome,
  handOver,
  openHanded,
  openHandOver,
  showToCamera,
  standOf,
  test,
} from './two-phones.ts'

const menu = 'This game'
const campaignMenu = 'This campaign'

async function takeIn(player: Player, act: string): Promise<void> {
  await player.button(act).click()
  await player.sheet().waitFor({ state: 'hidden' })
}

async function goOn({ page }: Player, name: string): Promise<void> {
  await goHome(page)
  await page.getByRole('link', { name: `Continue ${name}` }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

async function fire(player: Player, firer: string, target: string): Promise<void> {
  await player.goTo('Forces')
  await player.aim('Fire', firer, target)
  await player.roll()
  await player.result().waitFor()
  await player.done()
}

/** Has a phone read codes. */
async function scan({ page }: Player, codes: readonly string[]): Promise<void> {
  await page.goto('./#/receive')
  await page.getByText('Looking for a code').waitFor()
  await showToCamera(page, codes)
  await page.getByRole('dialog').waitFor()
}

test('[fault: hand-over] two phones play a battle in turns by files, and end identical', async ({
  page,
  otherPhone,
}) => {
  const french = await smallGame(page)
  const british = new Player(otherPhone)

  await test.step('the whole game goes across first', async () => {
    const file = await handOver(french, menu)
    expect(file.name).toMatch(/^Quatre-Bras\.aide-de-camp\.txt$/)
    await expect(page.getByText(/^Handed over at entry 3\./)).toBeVisible()
    await openHanded(british, file)
    await expect(british.sheet()).toContainText('Comes to this phone with 3 entries.')
    await takeIn(british, 'Add to this phone')
  })

  for (const [turn, [here, there]] of [
    [british, french],
    [french, british],
    [british, french],
  ].entries()) {
    if (here === undefined || there === undefined) throw new Error('two play')
    await test.step(`turn ${turn + 1}: only what is new goes across`, async () => {
      await goOn(here, 'Quatre Bras')
      await fire(here, '42nd Highlanders', '1st Guard')
      await fire(here, '1st Guard', '42nd Highlanders')
      const file = await handOver(here, menu)
      await openHanded(there, file)
      await expect(there.sheet()).toContainText('Goes on: 2 entries are added')
      await expect(there.sheet()).toContainText('42nd Highlanders fires at 1st Guard')
      await takeIn(there, 'Bring up to date')
      expect(await standOf(there.page, miniatures)).toEqual(await standOf(here.page, miniatures))
    })
  }

  await goOn(french, 'Quatre Bras')
  await expect(page.getByText(/^Handed over at entry/)).toHaveCount(0)
})

test('[fault: hand-over] a game that comes back with nothing new is played here again once that is agreed to', async ({
  page,
  otherPhone,
}) => {
  const french = await smallGame(page)
  const british = new Player(otherPhone)
  await openHanded(british, await handOver(french, menu))
  await takeIn(british, 'Add to this phone')
  await goOn(british, 'Quatre Bras')
  const back = await handOver(british, menu)

  await openHanded(french, back)
  await expect(french.sheet()).toContainText('If the other phone has given the game back as it was')
  await french.button('Leave as it is').click()
  await goOn(french, 'Quatre Bras')
  await expect(page.getByText(/^Handed over at entry 3\./)).toBeVisible()

  await openHanded(french, back)
  await takeIn(french, 'Play here again')
  await expect(page.getByText('Quatre Bras is played here again.')).toBeVisible()
  await goOn(french, 'Quatre Bras')
  await expect(page.getByText(/^Handed over at entry/)).toHaveCount(0)
})

/** An action whose die the app throws. */
async function askMinorNation(player: CampaignPlayer): Promise<void> {
  await player.politicalAction('Overture to a minor nation')
  await player.button('A minor nation not named here').click()
  await player.roll()
  await player.result().waitFor()
  await player.done()
}

test('[fault: hand-over] two phones play a campaign in turns by files, and end identical', async ({
  page,
  otherPhone,
}) => {
  if (opening.type !== 'begin' || opening.setUp === undefined) throw new TypeError('the game has a board')
  const board = boardFileText({ kind: 'setUp', name: 'The board of 1802', setUp: opening.setUp })
  await page.goto('./')
  const first = new CampaignPlayer(page)
  await first.beginCampaign('The war of 1802', 6, board)
  const second = new CampaignPlayer(otherPhone)
  await openHanded(second, await handOver(first, campaignMenu))
  await takeIn(second, 'Add to this phone')

  for (const [here, there, nation] of [
    [second, first, 'france'],
    [first, second, 'britain'],
    [second, first, 'prussia'],
  ] as const) {
    await test.step(`the turn of ${nation}`, async () => {
      await goOn(here, 'The war of 1802')
      if (nation === 'france') await askMinorNation(here)
      await here.endTurn(nation)
      await openHanded(there, await handOver(here, campaignMenu))
      await takeIn(there, 'Bring up to date')
      expect(await standOf(there.page, napoleonInEurope)).toEqual(await standOf(here.page, napoleonInEurope))
    })
  }
})

test('[fault: hand-over] news that does not fit, the same file twice, and games that part', async ({
  page,
  otherPhone,
}) => {
  const here = await smallGame(page)
  const there = new Player(otherPhone)
  const whole = await handOver(here, menu)
  await fire(here, '1st Guard', '42nd Highlanders')
  const news = await handOver(here, menu)
  await fire(here, '1st Guard', '42nd Highlanders')
  const later = await handOver(here, menu)

  await test.step('news of a game that is not here', async () => {
    await openHanded(there, news)
    await expect(there.sheet()).toContainText(
      'the game is not on this phone. Ask for a file of the whole game.',
    )
    await there.button('Close').first().click()
  })

  await test.step('news that begins after the end of the game here', async () => {
    await openHanded(there, whole)
    await takeIn(there, 'Add to this phone')
    await openHanded(there, later)
    await expect(there.sheet()).toContainText('the game here ends at entry 3. Open the file before it first.')
    await there.button('Close').first().click()
  })

  await test.step('in order they fit, and a second time there is nothing to do', async () => {
    for (const file of [news, later]) {
      await openHanded(there, file)
      await takeIn(there, 'Bring up to date')
    }
    const before = await standOf(there.page, miniatures)
    expect(before).toEqual(await standOf(page, miniatures))
    await openHanded(there, later)
    await expect(there.sheet()).toContainText('Everything in it is here already. There is nothing to do.')
    await there.button('Close').first().click()
    expect(await standOf(there.page, miniatures)).toEqual(before)
  })

  await test.step('both have played: the other game is kept beside', async () => {
    await goOn(there, 'Quatre Bras')
    await fire(there, '42nd Highlanders', '1st Guard')
    await goOn(here, 'Quatre Bras')
    await fire(here, '1st Guard', '42nd Highlanders')
    await openHanded(there, await handOver(here, menu))
    await expect(there.sheet()).toContainText('the two part after entry 5. The game here stays as it is')
    await takeIn(there, 'Keep it beside')
    await expect(there.page.getByRole('link', { name: /^(Continue )?Quatre Bras/ })).toHaveCount(2)
  })
})

test('[fault: hand-over] a short game goes across as codes, which the other camera reads in any order', async ({
  page,
  otherPhone,
}) => {
  const here = await smallGame(page)
  const there = new Player(otherPhone)
  await cameraSees(otherPhone)
  await openHandOver(here, menu)
  await page.getByRole('button', { name: /^Show as codes/ }).click()
  await expect(page.getByRole('dialog', { name: 'Has the other phone got it?' })).toBeVisible()
  const codes = await codesShown(page)
  expect(codes.length).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Yes, it is there' }).click()

  await goHome(there.page)
  await there.button('Menu').click()
  await there.page.getByRole('button', { name: /^Scan a code/ }).click()
  await expect(there.page.getByText('Looking for a code')).toBeVisible()
  await showToCamera(there.page, ['https://example.org/', codes[2], codes[0], codes[2]])
  await expect(there.page.getByText(`2 of ${codes.length}`)).toBeVisible()
  await showToCamera(there.page, codes.toReversed())
  await expect(there.sheet()).toContainText('Comes to this phone with 3 entries.')
  await takeIn(there, 'Add to this phone')
  expect(await standOf(there.page, miniatures)).toEqual(await standOf(page, miniatures))
})

test('[fault: hand-over] an army list and rules of one’s own go across as codes, and a second time change nothing', async ({
  page,
  otherPhone,
}) => {
  const here = new Player(page)
  const there = new Player(otherPhone)
  await cameraSees(otherPhone)
  await page.goto('./#/armies')
  await here.button('Paste a list').click()
  await page.getByLabel('One unit on a line').fill('Nation: Britain\nArmy: The Reserve\n32nd Foot – 4 bases')
  await here.button('Read it').click()
  await page.getByRole('button', { name: /^Keep/ }).click()
  await here.button('Menu of The Reserve').click()
  await page.getByRole('button', { name: /^Show as codes/ }).click()
  const army = await codesShown(page)
  await here.button('Done').click()

  await page.goto('./#/rules/sets')
  await here.button('Make your own').click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Thursday rules')
  await here.button('Save').click()
  await page.getByRole('tab', { name: /^Melee result/ }).waitFor()
  await page.goto('./#/rules/sets')
  await page.getByRole('button', { name: /^Menu of Thursday rules/ }).click()
  await page.getByRole('button', { name: /^Show as codes/ }).click()
  const rules = await codesShown(page)

  for (const [codes, told] of [
    [army, 'Army list. Comes to this phone.'],
    [rules, 'Set of rules. Comes to this phone.'],
  ] as const) {
    await scan(there, codes)
    await expect(there.sheet()).toContainText(told)
    await takeIn(there, 'Add to this phone')
    await atHome(otherPhone)
    await scan(there, codes)
    await expect(there.sheet()).toContainText('Everything in it is here already. There is nothing to do.')
    await there.button('Close').first().click()
    await atHome(otherPhone)
  }
  await otherPhone.goto('./#/armies')
  await expect(otherPhone.getByText('The Reserve')).toBeVisible()
  await otherPhone.goto('./#/rules/sets')
  await expect(otherPhone.getByRole('link', { name: /^Thursday rules/ })).toBeVisible()
})

test('[fault: hand-over] a phone that reads no codes says why, and offers the other way', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { BarcodeDetector: undefined })
  })
  await page.goto('./#/receive')
  await expect(page.getByText(/^This browser cannot read codes from the camera\./)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open a file instead' })).toBeVisible()
})
