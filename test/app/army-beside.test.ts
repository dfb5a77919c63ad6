import { beforeEach, expect, test, vi } from 'vitest'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { readArmy } from '@/rules/miniatures/armies/text.ts'
import { StorageProblem } from '@/storage/index.ts'
import { byRole, spoken } from '../ui/parts/reading.ts'
import { appArmies, stockArmies, storedArmies } from './army-shelf.ts'
import { stock } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-armies.ts', () => import('./army-shelf.ts'))

const { armies, game } = later

beforeEach(() => {
  stock()
  const { officers, commands, notes } = readArmy('# Reserve\n1st Line') ?? {}
  const army = { name: 'Nord', nation: 'france', officers, commands, notes }
  stockArmies([{ id: 'nord', changedAt: 1_000, army }])
})

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await settle()
}

async function note(notes: string): Promise<void> {
  const [menu] = [...document.querySelectorAll('button')].filter((button) =>
    button.getAttribute('aria-label')?.startsWith('Menu of Nord'),
  )
  menu?.click()
  await settle()
  await press(armies.about)
  const area = document.querySelector('textarea')
  if (area === null) throw new Error('no notes')
  area.value = notes
  area.dispatchEvent(new Event('input'))
  await settle()
  await press(game.forces.save)
}

test.each([
  ['conflict', armies.changedElsewhere('Nord', 'Nord (2)')],
  ['missing', armies.deletedElsewhere('Nord')],
] as const)(
  '[fault: two-tabs] a list that another window changed or deleted, %s, goes on as one of its own, and says so',
  async (code, words) => {
    const { router } = await openApp('/armies/nord')
    appArmies.saveArmy.mockRejectedValueOnce(new StorageProblem(code))
    await note('To the right.')
    expect(spoken(document.body)).toContain(words)
    expect(router.currentRoute.value.path).toMatch(/^\/armies\/[0-9a-f]{32}$/u)
    expect(storedArmies()[0]).toMatchObject({ army: { name: 'Nord', notes: '' } })
    await note('To the right, quickly.')
    expect(storedArmies()).toHaveLength(2)
    expect(storedArmies()[1]).toMatchObject({ army: { notes: 'To the right, quickly.' } })
    await press(messages.ui.dismiss)
    expect(spoken(document.body)).not.toContain(words)
  },
)
