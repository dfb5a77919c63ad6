import { defineComponent, h, ref } from 'vue'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import DiceSheet from '@/games/napoleon-in-europe/resolve/DiceSheet.vue'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import type { NapoleonCommand } from '@/rules/napoleon-in-europe/index.ts'
import { allByRole, byRole, findByRole, namesByRole, show, spoken } from '../../ui/parts/reading.ts'
import { campaignStore, openCampaign, written } from './game-store.ts'

const overture: NapoleonCommand = {
  type: 'overtureToMinor',
  nation: 'france',
  territory: { region: 'hanover' },
  leader: false,
}

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => setTimeout(() => paint(0)))
})

/** The sheet over a game, as a screen holds it. */
function openSheet(game: NapoleonGame, command: NapoleonCommand | null = overture) {
  const open = ref(true)
  const screen = defineComponent({
    setup: () => () =>
      h(DiceSheet, {
        open: open.value,
        'onUpdate:open': (isOpen: boolean) => (open.value = isOpen),
        title: 'Overture',
        game,
        command,
      }),
  })
  show(screen, {})
  return open
}

function sheet(): string {
  return allByRole('dialog').map(spoken).join(' ')
}

async function tap(name: string): Promise<void> {
  await vi.waitFor(() => expect(findByRole('button', name)?.getAttribute('aria-disabled')).not.toBe('true'))
  byRole('button', name).click()
  await written()
}

describe('the dice sheet before the dice', () => {
  it('has what it takes, the exact odds, and one button', async () => {
    openSheet(await openCampaign())
    await vi.waitFor(() => expect(sheet()).toContain('27.8'))
    expect(sheet()).toContain('Two dice, this or more 9')
    expect(sheet()).toContain('Hanover joins France')
    expect(sheet()).toContain('72.2')
    expect(namesByRole('button')).toContain('Roll both dice')
  })

  it('says why something is refused, and rolls nothing', async () => {
    const game = await openCampaign()
    openSheet(game, { ...overture, territory: { region: 'atlantis' } })
    await written()
    expect(sheet()).toContain('The map has no region “atlantis”')
    expect(namesByRole('button')).not.toContain('Roll both dice')
  })

  it('waits while something is still to be chosen', async () => {
    openSheet(await openCampaign(), null)
    await written()
    expect(namesByRole('button')).not.toContain('Own dice')
  })
})

describe('the dice sheet with dice of the app', () => {
  it('shows what came of them and what the hand does, once it is written', async () => {
    const game = await openCampaign([5, 5, 3, 4, 5])
    openSheet(game)
    await written()
    await tap('Roll both dice')
    expect(sheet()).toContain('Recorded')
    expect(sheet()).toContain('Hanover joins France')
    expect(game.state.regions.find(({ id }) => id === 'hanover')?.owner).toBe('france')
  })

  it('takes it back', async () => {
    const game = await openCampaign([5, 5, 3, 4, 5])
    openSheet(game)
    await written()
    await tap('Roll both dice')
    await tap('Undo')
    expect(game.state.nations.france.politicalActionPoints).toBe(9)
    expect(namesByRole('button')).toContain('Roll both dice')
  })

  it('is done', async () => {
    const open = openSheet(await openCampaign([1, 2]))
    await written()
    await tap('Roll both dice')
    expect(sheet()).toContain('Hanover stays neutral')
    await tap('Done')
    await vi.waitFor(() => expect(open.value).toBe(false))
  })
})

describe('the dice sheet with own dice', () => {
  async function type(face: number): Promise<void> {
    const key = namesByRole('button').find((name) => new RegExp(`^${face}\\b`, 'u').test(name)) ?? ''
    await tap(key)
  }

  it('asks for one after the other, and shows those that lie on the table', async () => {
    const game = await openCampaign()
    openSheet(game)
    await written()
    await tap('Own dice')
    expect(sheet()).toContain('What did the die show?')
    expect(game.ownDice).toEqual({ france: true })
    await type(2)
    expect(sheet()).toContain('France makes an overture to Hanover')
    await type(3)
    expect(sheet()).toContain('Hanover stays neutral')
    expect(sheet()).toContain('5, where 9 or more was needed')
  })

  it('is not closed by a slip of the thumb, and is given up on purpose', async () => {
    const game = await openCampaign()
    const open = openSheet(game)
    await written()
    await tap('Own dice')
    await type(2)
    await tap('Close')
    await vi.waitFor(() => byRole('button', 'Give up'))
    expect(open.value).toBe(true)
    await tap('Give up')
    expect(open.value).toBe(false)
    expect(game.lastEntry?.command.type).toBe('abandon')
  })

  it('stands as it was left when the game is opened again', async () => {
    const game = await openCampaign()
    openSheet(game)
    await written()
    await tap('Own dice')
    await type(6)
    const again = campaignStore([])
    await again.open(game.game?.id ?? '')
    expect(again.pending?.faces).toEqual([{ face: 6, origin: 'typed' }])
    expect(again.pending?.command).toEqual(overture)
  })
})
