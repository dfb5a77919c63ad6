import { defineComponent, h } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import SummaryOfBattle from '@/games/miniatures/summary/SummaryOfBattle.vue'
import { summaryPicture } from '@/games/miniatures/summary/poster/summaryPicture.ts'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { later } from '@/messages/later.ts'
import { StorageProblem } from '@/storage/index.ts'
import { correct, fire, quatreBras } from '../rules/game.ts'
import { emptyBrowser } from '../support/stored-games.ts'
import { allByRole, byRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

vi.mock('@/games/miniatures/summary/poster/summaryPicture.ts', () => ({ summaryPicture: vi.fn() }))

const { afterBattle, diceRecord } = later

type Game = ReturnType<typeof useMiniaturesGame>

beforeEach(emptyBrowser)

/** The summary of a game, once it is there. */
async function summaryOf(game: Game): Promise<{ readonly said: readonly string[] }> {
  const said: string[] = []
  const say = (text: string): void => void said.push(text)
  const page = defineComponent(() => () => h(SummaryOfBattle, { state: game.state, game, onSay: say }))
  show(page, {})
  await vi.waitFor(() => expect(namesByRole('section')).toContain(afterBattle.losses.of('Britain')))
  await vi.waitFor(() => expect(allByRole('img').length).toBeGreaterThan(0))
  return { said }
}

function words(): string {
  return spoken(document.body)
}

const scenario = {
  type: 'changeScenario',
  changes: { turnLimit: 8, objectives: [{ name: 'Crossroads', heldBy: 'b' }] },
}

/** A volley that costs the 1st Line a base, in the first turn. */
async function volley(): Promise<Game> {
  const game = await openQuatreBras([7, 2])
  for (const command of [
    scenario,
    { type: 'beginTurn' },
    { type: 'chooseFirst', side: 'b' },
    fire(),
    fire(),
  ]) {
    await perform(game, command)
  }
  await game.undo()
  return game
}

describe('the summary of a battle', () => {
  it('says what is left, what was lost, and who held what', async () => {
    await summaryOf(await volley())
    expect(words()).toContain('Turn 1 of 8.')
    expect(words()).toMatch(/France Played by Anne 0 of 4 units lost 12 of 13 bases left/)
    expect(words()).toMatch(/Crossroads Britain/)
    expect(words()).toMatch(/By fire 1 Bases lost 1 Morale markers taken 1/)
    expect(words()).toMatch(/1st Line .*1 by fire, 1 marker 3 of 4 bases/)
    expect(words()).toContain(afterBattle.losses.nothing)
  })

  it('counts the dice, the undone ones too', async () => {
    await summaryOf(await volley())
    await vi.waitFor(() => expect(namesByRole('section')).toContain(diceRecord.title))
    expect(words()).toContain(diceRecord.what)
    expect(words()).toContain('Rolled by the app 2 dice, mean 4.5, 5.5 expected. Under 50 dice')
    expect(words()).toContain('2: 1 time')
  })

  it('names its picture, and holds all of it as a table', async () => {
    await summaryOf(await volley())
    expect(namesByRole('img')[0]).toBe(
      'Bases left of each side. France from 13 to 12 and Britain from 13 to 13. All of it stands in the table below.',
    )
    expect(document.querySelector('table')).toBeNull()
    document.querySelector('details')?.dispatchEvent(new Event('toggle'))
    await vi.waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2))
    const rows = [...document.querySelectorAll('tbody tr')].map((row) => spoken(row))
    expect(rows).toEqual(['Start 13 13', '1, Britain 12 13'])
  })

  it('follows the game', async () => {
    const game = await volley()
    await summaryOf(game)
    await perform(game, correct('u1', { onTable: false }))
    await vi.waitFor(() => expect(words()).toContain('1 of 4 units lost'))
    expect(words()).toMatch(/9 of 13 bases left/)
  })

  it('is there before anything was resolved', async () => {
    const game = await openQuatreBras()
    show(SummaryOfBattle, { props: { state: game.state, game } })
    await vi.waitFor(() => expect(words()).toContain(afterBattle.course.none))
    expect(namesByRole('section')).not.toContain(diceRecord.title)
  })

  it('says what cannot be read, and counts the dice after it', async () => {
    const game = await volley()
    const { readEntries } = game
    game.readEntries = async (before, count) => {
      const { entries } = await readEntries(before, count)
      return { entries: entries.filter(({ index }) => index > 2), fault: { problem: 'altered', index: 2 } }
    }
    show(SummaryOfBattle, { props: { state: game.state, game } })
    await vi.waitFor(() => expect(words()).toContain(afterBattle.damaged(2)))
    await vi.waitFor(() => expect(words()).toContain('2 dice, mean 4.5'))
    expect(namesByRole('section')).not.toContain(afterBattle.losses.title)
    expect(namesByRole('button')).not.toContain(afterBattle.share.text)
  })

  it('can be asked for again where storage failed', async () => {
    const game = await volley()
    const { readEntries } = game
    game.readEntries = () => Promise.reject(new StorageProblem('lost'))
    show(SummaryOfBattle, { props: { state: game.state, game } })
    await vi.waitFor(() => expect(words()).toContain(afterBattle.notRead))
    game.readEntries = readEntries
    byRole('button', afterBattle.tryAgain).click()
    await vi.waitFor(() => expect(namesByRole('section')).toContain(afterBattle.losses.title))
    expect(words()).not.toContain(afterBattle.notRead)
  })
})

describe('sharing the summary', () => {
  const { share } = afterBattle
  const png = new Blob(['png'], { type: 'image/png' })

  function give(name: string, value: unknown): void {
    Object.defineProperty(window.navigator, name, { value, configurable: true })
  }

  beforeEach(() => {
    vi.mocked(summaryPicture).mockReset().mockResolvedValue(png)
  })

  afterEach(() => {
    for (const name of ['canShare', 'share', 'clipboard']) Reflect.deleteProperty(window.navigator, name)
  })

  async function press(label: string, game: Game): Promise<readonly string[]> {
    const { said } = await summaryOf(game)
    byRole('button', label).click()
    await vi.waitFor(() => expect(byRole('button', share.picture).ariaDisabled).not.toBe('true'))
    await written()
    return said
  }

  it('hands the picture to another app as a file of the game’s name', async () => {
    const files: File[] = []
    give('canShare', () => true)
    give('share', async (data: ShareData) => void files.push(...(data.files ?? [])))
    const said = await press(share.picture, await volley())
    await vi.waitFor(() => expect(said).toEqual([share.shared]))
    expect(files.map(({ name, type }) => [name, type])).toEqual([['Quatre-Bras-summary.png', 'image/png']])
  })

  it('says nothing where the player changes their mind', async () => {
    give('canShare', () => true)
    const shared = vi.fn().mockRejectedValue(new DOMException('no', 'AbortError'))
    give('share', shared)
    const said = await press(share.picture, await volley())
    await vi.waitFor(() => expect(shared).toHaveBeenCalled())
    await written()
    expect(said).toEqual([])
  })

  it('says so where the picture cannot be made', async () => {
    vi.mocked(summaryPicture).mockRejectedValue(new TypeError('no canvas'))
    const said = await press(share.picture, await volley())
    await vi.waitFor(() => expect(said).toEqual([share.notDrawn]))
  })

  it('copies the text where nothing can be shared', async () => {
    const copied: string[] = []
    give('clipboard', { writeText: async (text: string) => void copied.push(text) })
    const said = await press(share.text, await volley())
    await vi.waitFor(() => expect(said).toEqual([share.copied]))
    expect(copied[0]).toContain(`${quatreBras.name}\n`)
  })
})
