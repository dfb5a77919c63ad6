import type { Player } from '../../../scripts/player.ts'
import { framesOf } from '../../../src/ui/qr/frames.ts'
import { cameraSees, openHandOver, showToCamera } from '../two-phones.ts'
import { inPlay, stop, type Stop } from './stop.ts'

/** From any place of a game: it is handed over as codes, and taken back. */
export async function* handingOver(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  await openHandOver(player, 'This game')
  await page.getByRole('button', { name: /^Show as codes/ }).waitFor()
  yield stop('handing over')
  await page.getByRole('button', { name: /^Show as codes/ }).click()
  await page.getByRole('img', { name: /^Code/ }).waitFor()
  yield stop('handing over, codes')
  await player.button('Yes, it is there').click()
  await page.getByRole('dialog', { name: 'Handed over' }).waitFor()
  yield stop('handed over')
  await player.button('Done').click()
  await page.getByText(/^Handed over at entry/).waitFor()
  yield stop('a game that was handed over', inPlay)
  await player.button('Play here again').click()
  await page.getByText(/^Handed over at entry/).waitFor({ state: 'hidden' })
}

/** From home and back: codes are read with a camera, and one that is not wanted comes between. */
export async function* scanning(player: Player): AsyncGenerator<Stop> {
  const { page } = player
  const [first, , , fourth] = framesOf(new Uint8Array(1_900).fill(1)) ?? []
  const [other] = framesOf(new Uint8Array(100).fill(2)) ?? []
  await page.evaluate(() => Object.assign(window, { BarcodeDetector: undefined }))
  await page.goto('./#/receive')
  await page.getByText(/^This browser cannot read codes/).waitFor()
  yield stop('scanning where no codes are read')
  await cameraSees(page)
  await page.reload()
  await showToCamera(page, [first, fourth, 'another program'])
  await page.getByText(/^This code is not from/).waitFor()
  yield stop('scanning')
  await showToCamera(page, [other])
  await page.getByRole('dialog', { name: 'Start with the other one?' }).waitFor()
  yield stop('scanning, another code')
  await player.button('Go on with the first').click()
  await player.button('Back').click()
  await page.getByRole('link', { name: 'New game' }).waitFor()
}
