import type { Player } from '../../../scripts/player.ts'

/** Opens the games of a file from home. */
export async function openFile(player: Player, buffer: Buffer): Promise<void> {
  const { page } = player
  await player.button('Menu').click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: /^Open a saved game/ }).click(),
  ])
  await chooser.setFiles({ name: 'campaigns.json', mimeType: 'application/json', buffer })
  const notice = page.getByRole('status').filter({ hasText: 'here now' })
  await notice.getByRole('button', { name: 'Dismiss' }).click()
}

/** Takes a campaign up from home. */
export async function takeUp({ page }: Player, name: string): Promise<void> {
  await page.getByRole('link', { name: new RegExp(`^(Continue )?${name}`) }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
}

/** From one of the places of a campaign. */
export async function goHome(player: Player): Promise<void> {
  await player.button('Back').click()
  await player.page.getByRole('link', { name: 'New game' }).waitFor()
}

/** Goes to one of the places of a campaign. */
export async function goTo({ page }: Player, place: 'Turn' | 'Powers' | 'Resolve' | 'Log'): Promise<void> {
  await page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place }).click()
  await page.waitForURL(new RegExp(`/${place.toLowerCase()}$`))
}

/** Opens a page of a campaign that is no place. */
export async function openPage(player: Player, name: string): Promise<void> {
  await player.button('This campaign').click()
  await player.button(name).click()
  await player.page.getByRole('heading', { level: 1, name }).waitFor()
}

/** Opens something by the first words of its button, as a sheet over the screen. */
export async function openSheet(player: Player, words: string): Promise<void> {
  await player
    .front()
    .getByRole('button', { name: new RegExp(`^${words}`) })
    .first()
    .click()
  await player.sheet().last().waitFor()
}
