import { expect } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { smallGame } from './games.ts'
import { readStore } from './stored.ts'
import { test } from './support.ts'

test('a write of a second tab is seen: the first is refused, told, and reads the game again', async ({
  page,
  context,
}) => {
  const first = await smallGame(page)
  const secondPage = await context.newPage()
  await secondPage.goto(page.url())
  const second = new Player(secondPage)

  await second.openUnit('1st Guard')
  await second.choose('Formation', 'Column')
  await expect(second.unit('1st Guard')).toHaveAccessibleName(/in column/)
  const written = await readStore(page, 'entries')

  await expect(first.unit('1st Guard')).toHaveAccessibleName(/in line/)
  await first.aim('Fire', '1st Guard', '42nd Highlanders')
  await first.roll()
  await expect(page.getByRole('dialog').getByText('4 bases, in column')).toBeVisible()
  await expect(page.getByText('Recorded', { exact: true })).toHaveCount(0)
  expect(await readStore(page, 'entries')).toEqual(written)
  await first.button('Close').click()
  await expect(page.getByText(/^This game was played on in another tab or window\./)).toBeVisible()

  await first.aim('Fire', '1st Guard', '42nd Highlanders')
  await first.roll()
  await expect(page.getByText('Recorded', { exact: true })).toBeVisible()
  await first.done()
  await expect(page.getByText(/^This game was played on in another tab or window\./)).toHaveCount(0)
  expect(await readStore(page, 'entries')).toHaveLength(written.length + 1)
})

test('a face that was seen in one tab holds in the other', async ({ page, context }) => {
  const first = await smallGame(page)
  await first.aim('Fire', '42nd Highlanders', '1st Guard')
  await first.useOwnDice()
  await first.button('Close').click()
  const secondPage = await context.newPage()
  await secondPage.goto(page.url())
  const second = new Player(secondPage)
  await expect(second.addButtons()).toHaveCount(2)

  await first.aim('Melee', '1st Guard', '42nd Highlanders')
  await first.roll()
  await first.knownDice().waitFor()
  const seen = await first.knownDice().getByRole('img').getAttribute('aria-label')

  await second.aim('Melee', '1st Guard', '42nd Highlanders')
  await second.roll()
  await expect(second.knownDice().getByRole('img')).toHaveAccessibleName(seen ?? '')
})
