import { expect, type Page } from '@playwright/test'
import { marchOnBelgium } from '../support/battle-campaign.ts'
import { fileOf } from '../support/campaign-file.ts'
import { belgiumIn1805 } from './battle/belgium-1805.ts'
import { BattlePlayer } from './battle-player.ts'
import { hurry, test } from './support.ts'
import { openFile, openPage, openSheet, takeUp } from './tour/campaigns.ts'

/** What the rules answer to what they forbid. */
const said = {
  fromEnemyToEnemy:
    'The piece stands next to the enemy, and the middle of the centre is next to the enemy too. From one such area to another nobody may move.',
  fireStraightAhead:
    'The enemy’s left is not straight ahead of the centre. Fire goes neither sideways nor diagonally.',
}

async function beforeTheMarch(page: Page): Promise<BattlePlayer> {
  const player = new BattlePlayer(page)
  await hurry(page)
  await page.goto('./')
  await openFile(player, fileOf(marchOnBelgium('The war of 1805')))
  await takeUp(player, 'The war of 1805')
  return player
}

test('a battle of a campaign, from the march into a region to the peace of its vanquished', async ({
  page,
}) => {
  const player = await beforeTheMarch(page)

  await test.step('the army marches into Belgium, where the enemy stands', async () => {
    await player.resolveOf('March')
    for (const [unit, count] of [
      ['Infantry', 5],
      ['Cavalry', 2],
      ['Artillery', 2],
      ['Leaders', 1],
    ] as const)
      await player.setNumber(unit, count)
    await player.button('Belgium').click()
    await player.record()
    await player.done()
  })

  await test.step('the battle is opened from the turn, with the armies that stand there', async () => {
    await player.visit('Turn')
    await page.getByRole('button', { name: /^Battle Belgium/u }).click()
    await player.choose('How the battle is fought', 'Fight it here')
    for (const army of ['5 infantry, 2 cavalry, 2 artillery and 1 leader', '6 infantry, 1 cavalry'])
      await expect(player.sheet()).toContainText(army)
    await player
      .front()
      .getByRole('button', { name: /^To the battle board/u })
      .click()
    await page.waitForURL(/\/battle$/u)
  })

  await test.step('each sets up behind the divider, no area without a unit', async () => {
    await player.button('France sets up').click()
    await expect(player.button('Ready')).toBeDisabled()
    await expect(page.getByText('Each area of the line needs a unit')).toBeVisible()
    await player.station('cavalry', 2, 'Your left')
    await player.station('artillery', 2, 'Your centre')
    await player.station('infantry', 3, 'Your right')
    await player.button('Ready').click()
    await expect(page.getByText('Pass the phone to Austria')).toBeVisible()
    await player.button('Austria sets up').click()
    await expect(page.getByText('France behind the divider')).toBeVisible()
    await player.station('infantry', 3, 'Your right')
    await player.station('infantry', 1, 'Your centre')
    await player.station('artillery', 1, 'Your centre')
    await player.station('leader', 1, 'Your centre')
    await player.station('infantry', 1, 'Your left')
    await player.button('Ready').click()
    await player.button('Lift the divider').click()
    await player.area('Your left').waitFor()
  })

  await test.step('cavalry moves up, and may not go from enemy to enemy', async () => {
    await player.area('Your left').click()
    await player.area('Middle of your left').click()
    await expect(player.area('Middle of your left')).toHaveAccessibleName(/2 cavalry with 1 action left/u)
    await player.button('Move').click()
    await player.area('Middle of your centre').click()
    await expect(page.getByText(said.fromEnemyToEnemy)).toBeVisible()
  })

  await test.step('a charge is answered by a square, and cancelled; the next one comes home', async () => {
    await player.button('Charge').click()
    await player.area('Austrian right').click()
    await player.button('Charge infantry').click()
    await player.answer('Square')
    await player.answer('Cancel')
    // The other one is chosen now.
    await player.area('Austrian right').click()
    await player.button('Charge infantry').click()
    await player.answer('Stand')
    await player.throwThrough(6, 4, 1, 2)
    await player.endPart(/turn 1, Austria acts/u)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('a gun fires over two areas, the phone is put away with one die on the table', async () => {
    await player.area('Your centre').click()
    await player.area('Austrian left').click()
    await expect(page.getByText(said.fireStraightAhead)).toBeVisible()
    await player.area('Austrian centre').click()
    await player.toKeypad()
    await player.typeFaces(6)
    await page.reload()
    await expect(player.knownDice().first()).toContainText('Fire')
    await player.typeFaces(6, 2)
    await expect(player.sheet()).toContainText('The leader has fallen: remove Austria’s leader.')
    await player.done()
    await expect(player.area('Austrian centre')).toHaveAccessibleName(/: 1 artillery;/u)
  })

  await test.step('the guns of both sides have it out', async () => {
    await player.area('Your centre').click()
    await player.area('Austrian centre').click()
    await player.throwThrough(2, 3)
    await player.endPart(/turn 1, Austria acts/u)
    await player.area('Your centre').click()
    await player.area('French centre').click()
    await player.throwThrough(5, 6, 1)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('infantry advances, and is fired at from the next area', async () => {
    await player.area('Your right').click()
    await player.area('Middle of your right').click()
    await player.endPart(/turn 1, Austria acts/u)
    await player.area('Your left').click()
    await player.area('Middle of your left').click()
    await player.throwThrough(6, 5, 5)
    await player.endPart(/turn 1, France acts/u)
  })

  await test.step('a leader rallies what fell back, and a turn is over', async () => {
    await player.area('Your reserve').click()
    await player.area('Your retreat area').click()
    await player.throwThrough(4, 4)
    await expect(player.area('Your reserve')).toHaveAccessibleName(/3 infantry/u)
    await player.endPart(/turn 1, Austria acts/u)
    await player.endPart(/turn 2, France acts/u)
    const before = await player.standing()
    await page.reload()
    await expect.poll(() => player.standing()).toEqual(before)
  })

  await test.step('a charge goes home against a square', async () => {
    await player.area('Middle of your left').click()
    await player.area('Austrian right').click()
    await player.button('Charge infantry').click()
    await player.answer('Square')
    await player.answer('Charge home')
    await player.throwThrough(6, 5, 1, 1)
    await player.endPart(/turn 2, Austria acts/u)
    await player.endPart(/turn 2, France acts/u)
  })

  await test.step('the last gun of the centre falls, and with it the line', async () => {
    await player.area('Your centre').click()
    await player.area('Austrian centre').click()
    await player.throwThrough(5, 5, 2)
    await expect(page.getByRole('heading', { level: 1, name: 'Pursuit' })).toBeVisible()
  })

  await test.step('the covering cavalry is pursued first, then the infantry', async () => {
    await player.area('Middle of your left').click()
    await player.area('Austrian reserve').click()
    await player.throwOwn([6])
    await player.goOn('The next pursues')
    await player.throwOwn([5])
    await player.done()
    await expect(page.getByRole('heading', { level: 2, name: 'France wins' })).toBeVisible()
  })

  await test.step('it goes back into the campaign: points, and what each army has lost', async () => {
    await enter(player)
    await expect.poll(() => pointsOf(player)).toEqual({ france: 3, austria: 1 })
    await seeArmies(player, ['France 9', 'Austria 2'])
  })

  await test.step('undo puts the board back, and it is entered again', async () => {
    await player.visit('Turn')
    await page.getByRole('button', { name: /^Undo: /u }).click()
    await page.getByRole('button', { name: /^Battle of Belgium/u }).click()
    await expect(page.getByRole('heading', { level: 2, name: 'France wins' })).toBeVisible()
    await enter(player)
  })

  await test.step('Austria rolls whether it fights on', async () => {
    await page.getByRole('button', { name: /^Commitment roll/u }).click()
    await player.throwOwn([6, 6])
    await player.done()
  })

  await test.step('the log has what was worked out by hand', async () => {
    const lines = (await player.sharedLog()).filter((line) => !/ Undone at /u.test(line))
    expect(lines.slice(2).map(asWorkedOut)).toEqual(belgiumIn1805)
  })
})

/** The parts of a line that were worked out, if it has them all in order; else the line itself. */
function asWorkedOut(line: string, place: number): readonly string[] {
  const parts = belgiumIn1805[place] ?? []
  const words = line.replace(/^\d\d:\d\d {2}/u, '')
  const places = parts.map((part) => words.indexOf(part))
  const isInOrder = places.every((at, index) => at >= 0 && at >= (places[index - 1] ?? 0))
  return places[0] === 0 && isInOrder ? parts : [words]
}

async function enter(player: BattlePlayer): Promise<void> {
  await player.button('Enter it in the campaign').click()
  await player.page.waitForURL(/\/turn$/u)
}

/** Political action points of the two that fought. */
async function pointsOf(player: BattlePlayer): Promise<Readonly<Record<string, number | undefined>>> {
  const { france, austria } = await player.ledger()
  return { france: france?.[1], austria: austria?.[1] }
}

/** What stands in Belgium, as its own sheet has it. */
async function seeArmies(player: BattlePlayer, armies: readonly string[]): Promise<void> {
  await openPage(player, 'Regions')
  await openSheet(player, 'Belgium')
  for (const army of armies) await expect(player.sheet()).toContainText(army)
  await player.close()
  await player.button('Back').click()
}
