import { expect, type Page } from '@playwright/test'
import { Player } from '../../scripts/player.ts'
import { readStore } from './stored.ts'
import { accessibilityProblems, setTheme, test, themes } from './support.ts'

const list = `Army: Anglo-Allied Army
Nation: Britain
Wellington
Picton’s Division:
Officer: Picton +2
3x Line Infantry, 4 bases
32nd Foot – 4 bases
something nobody knows
1st Guard Grenadiers – guard infantry, 14 bases
2 x Cuirassiers, 3 bases, armoured, fearless
Heavy battery, 3 guns`

async function openArmies(page: Page): Promise<void> {
  await page.goto('./')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Army lists' }).click()
}

async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a list' }).click()
  // A paste comes in one piece; filling a field types it line by line.
  await page.getByLabel('One unit on a line').evaluate((field, pasted) => {
    if (field instanceof HTMLTextAreaElement) field.value = pasted
    field.dispatchEvent(new Event('input'))
  }, text)
  await page.getByRole('button', { name: 'Read it' }).click()
}

test('from home to a sample battle in three taps, with everything on the roster', async ({ page }) => {
  const player = new Player(page)
  await page.goto('./')
  await page.getByRole('link', { name: 'New game' }).click()
  await page.getByRole('button', { name: 'Quatre Bras 16 June 1815' }).click()
  await player.button('Begin').click()
  await expect(player.button('Begin turn 1')).toBeVisible()
  await player.goTo('Forces')
  for (const unit of ['1st Line', '8th Cuirassiers', 'Foot Battery 2', '42nd Highlanders', '95th Rifles']) {
    await expect(player.unit(unit)).toBeVisible()
  }
  await expect(page.getByText('Officers without a unit: Marshal Ney +2 and Bachelu +2')).toBeVisible()
  await expect(page.getByText('36 of 36 bases')).toBeVisible()
  await expect(page.getByText('Nothing lost')).toHaveCount(2)

  await test.step('its ground and what is fought for can be read, and change hands', async () => {
    await player.button('This game').click()
    await player.button('Scenario').click()
    await expect(page.getByText('10 turns')).toBeVisible()
    await expect(page.getByText('The hamlet at the crossroads.')).toBeVisible()
    await player.choose('Gemioncourt', 'France')
    await player.button('Close').click()
    await player.goTo('Log')
    await expect(page.getByRole('article').first()).toContainText('Gemioncourt: held by France')
  })

  await test.step('what is lost is counted', async () => {
    await player.goTo('Forces')
    await player.tell('1st Line', 'Correct')
    await player.button('Bases now: less').click()
    await player.button('Miscounted').click()
    await player.button('Record the correction').click()
    await expect(page.getByText('Lost 1 base, 0 units')).toBeVisible()
  })
})

test('a pasted list keeps every line that is understood, and gives the reason of each other', async ({
  page,
}) => {
  await openArmies(page)
  await paste(page, list)

  await test.step('nothing is dropped in silence', async () => {
    await expect(page.getByRole('heading', { name: '3 lines not understood' })).toBeVisible()
    for (const [line, reason] of [
      ['Line 8', 'No arm in this line: add infantry, cavalry or guns.'],
      ['Line 9', '14 bases: a unit has 1 to 12.'],
      ['Line 10', /“fearless” is not known here/u],
    ] as const) {
      await expect(page.getByLabel(line, { exact: true })).toHaveAccessibleDescription(reason)
    }
  })

  await test.step('a line is corrected in its place, and read again', async () => {
    await page.getByLabel('Line 9', { exact: true }).fill('1st Guard Grenadiers – guard infantry, 4 bases')
    await expect(page.getByRole('heading', { name: '2 lines not understood' })).toBeVisible()
    await expect(page.getByLabel('Line 9', { exact: true })).toHaveAccessibleDescription(
      'Now it is understood: 1 unit, 4 bases.',
    )
  })

  await page.getByRole('button', { name: 'Keep 8 units 2 lines are left out' }).click()

  await test.step('the army is there after a reload', async () => {
    await expect(page.getByRole('heading', { name: 'Anglo-Allied Army' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: /^1st Guard Grenadiers Guard in line/u })).toBeVisible()
    await expect(page.getByText('Britain: 8 units, 23 bases and 2 officers')).toBeVisible()
  })

  await test.step('it begins a game', async () => {
    await page.goto('./#/new')
    await page.getByRole('button', { name: /^Army of Britain/u }).click()
    await page
      .getByRole('region', { name: 'Your armies' })
      .getByRole('button', { name: /^Anglo-Allied Army/u })
      .click()
    await page.getByRole('button', { name: 'Begin' }).click()
    const player = new Player(page)
    await player.goTo('Forces')
    for (const unit of ['Line Infantry 1', 'Line Infantry 3', 'Heavy battery 2']) {
      await expect(player.unit(unit)).toBeVisible()
    }
  })
})

test('a list that is far too long is refused in words', async ({ page }) => {
  await openArmies(page)
  await paste(page, 'Line Infantry, 4 bases\n'.repeat(4_400))
  await expect(page.getByText(/This is far too long for an army list/u)).toBeVisible()
})

test('[fault: foreign-file] an army goes out as a file and comes in again; a wrong one is refused with its place', async ({
  page,
}) => {
  await openArmies(page)
  await paste(page, list)
  await page.getByRole('button', { name: /^Keep/u }).click()
  await page.getByRole('button', { name: 'Menu of Anglo-Allied Army' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save to a file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Anglo-Allied-Army.army.json')
  const text = await (await download.createReadStream()).toArray()
  const file = Buffer.concat(text).toString()

  async function openFile(content: string): Promise<void> {
    await page.goto('./#/armies')
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      (async () => {
        await page.getByRole('button', { name: 'Menu', exact: true }).click()
        await page.getByRole('button', { name: /^Open an army file/u }).click()
      })(),
    ])
    await chooser.setFiles({
      name: 'army.json',
      mimeType: 'application/json',
      buffer: Buffer.from(content),
    })
  }

  await openFile(file.replace('"copies": 3', '"copies": 300'))
  await expect(page.getByText(/at army\.commands\[0\]\.units\[0\]\.copies/u)).toBeVisible()
  await expect(page.getByRole('link', { name: /^Anglo-Allied Army/u })).toHaveCount(1)
  await openFile(file)
  await expect(page.getByRole('heading', { name: 'Anglo-Allied Army' })).toBeVisible()
  await page.goto('./#/armies')
  await expect(page.getByRole('link', { name: /^Anglo-Allied Army/u })).toHaveCount(2)
})

test('the screens of armies are audited in every theme', async ({ page }) => {
  await openArmies(page)
  await page.getByText('Sample armies').click()
  await audit(page, 'the lists')
  await paste(page, list)
  await audit(page, 'a pasted list')
  await page.getByRole('button', { name: /^Keep/u }).click()
  await page.getByRole('button', { name: /^32nd Foot/u }).click()
  await audit(page, 'an army')
  await page.goto('./#/new')
  await page.getByRole('button', { name: 'Ligny 16 June 1815' }).click()
  await audit(page, 'a new game')
  await page.getByRole('button', { name: /^Scenario/u }).click()
  await audit(page, 'the scenario')
})

async function audit(page: Page, screen: string): Promise<void> {
  for (const theme of themes) {
    await setTheme(page, theme)
    expect(await accessibilityProblems(page), `${screen}, ${theme}`).toEqual([])
  }
}

/** Adds a command to the army list that is shown. */
async function addCommand(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a command' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name of the command').fill(name)
  await sheet.getByRole('button', { name: 'Add a command' }).click()
  await sheet.waitFor({ state: 'hidden' })
}

test('[fault: two-tabs] an army list that two windows change is kept twice, and each goes on with its own', async ({
  page,
}) => {
  await openArmies(page)
  await page.getByRole('button', { name: 'New army' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New army' }).click()
  await page.getByRole('button', { name: 'Add a command' }).waitFor()
  const other = await page.context().newPage()
  await other.goto(page.url())

  await addCommand(other, 'The left')
  await addCommand(page, 'The right')
  await expect(page.getByText(/kept beside it as “Army of France \(2\)”/)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Army of France (2)' })).toBeVisible()
  await addCommand(page, 'The reserve')
  await addCommand(other, 'The rear')
  await expect
    .poll(async () => JSON.stringify(await readStore(page, 'armies')))
    .toMatch(/The re(ar|serve).*The re/)

  await other.goto('./#/armies')
  for (const [army, commands] of [
    ['Army of France', ['The left', 'The rear']],
    ['Army of France (2)', ['The right', 'The reserve']],
  ] as const) {
    await other.goto('./#/armies')
    await other.reload()
    await other
      .getByRole('link', { name: `${army} France`, exact: false })
      .first()
      .click()
    await expect(other.getByRole('heading', { level: 2, name: /^The/ })).toHaveText([...commands])
  }
})
