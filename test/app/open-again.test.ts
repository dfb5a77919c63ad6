import { beforeEach, expect, test, vi } from 'vitest'
import type * as Opening from '@/app/open-file/opening.ts'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { allByRole, byRole, spoken } from '../ui/parts/reading.ts'
import { stock } from './shelf.ts'
import { noticeTexts, openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))

const { openFile } = vi.hoisted(() => ({ openFile: vi.fn<typeof Opening.openFile>() }))
vi.mock('@/app/open-file/opening.ts', () => ({
  chooseFile: () => Promise.resolve(new File(['?'], 'game.txt')),
  openFile,
}))

const damaged = { words: 'Something in this file was changed on its way.', hasFailed: true }

/** One file that fails, and the next one, which is being looked at. */
beforeEach(() => {
  stock()
  openFile.mockReset().mockResolvedValueOnce(damaged)
  openFile.mockReturnValueOnce(new Promise(() => undefined))
})

async function pressFirst(beginning: string): Promise<void> {
  await vi.waitFor(() => {
    const button = allByRole('button').find((each) => spoken(each).startsWith(beginning))
    if (button === undefined) throw new Error(`no button ${beginning}`)
    button.click()
  })
  await settle()
}

test('at home what is said of a file goes when the next one is looked at', async () => {
  await openApp()
  byRole('button', messages.ui.menu).click()
  await pressFirst(messages.app.home.menu.open)
  await vi.waitFor(() => expect(noticeTexts()).toContain(damaged.words))
  byRole('button', messages.ui.menu).click()
  await pressFirst(messages.app.home.menu.open)
  await vi.waitFor(() => expect(openFile).toHaveBeenCalledTimes(2))
  expect(noticeTexts()).not.toContain(damaged.words)
})

test('among backups what is said of a file goes when the next one is looked at', async () => {
  await openApp('/settings/backups')
  await pressFirst(later.backups.screen.everything.open)
  await vi.waitFor(() => expect(spoken(document.body)).toContain(damaged.words))
  byRole('button', later.backups.screen.everything.open).click()
  await vi.waitFor(() => expect(openFile).toHaveBeenCalledTimes(2))
  await settle()
  expect(spoken(document.body)).not.toContain(damaged.words)
})
