import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openFile } from '@/app/open-file/opening.ts'
import { commandContent, emptyHead, nextEntry } from '@/journal/index.ts'
import { deliberate, type Rulebook, type Typed } from '@/rules/index.ts'
import { beginSchema, miniatures } from '@/rules/miniatures/index.ts'
import { napoleonInEurope } from '@/rules/napoleon-in-europe/index.ts'
import { appShelf } from '@/stores/app-storage.ts'
import * as v from 'valibot'
import { beginOf } from '../rules/napoleon-in-europe/setup/begin.ts'
import { emptyBrowser } from '../support/stored-games.ts'
import { packFile } from '@/storage/backup/pack.ts'
import { readFile } from '@/storage/backup/read.ts'
import { later } from '@/messages/later.ts'
import { appConnection } from '@/stores/app-storage.ts'
import { createHandOvers, useHandOvers } from '@/stores/hand-over.ts'
import { createPinia, setActivePinia } from 'pinia'
import { version1Text } from '../support/version-1.ts'

const begin = v.parse(beginSchema, {
  type: 'begin',
  name: 'Quatre Bras',
  sides: [
    { name: 'France', nation: 'france' },
    { name: 'Britain', nation: 'britain' },
  ],
  units: [{ side: 'a', name: '1st Line', arm: 'infantry', bases: 4 }],
})

function savedGame(change: (text: string) => string = (text) => text): string {
  return savedBy(miniatures, begin, 'Quatre Bras', change)
}

/** A game that has just begun, as the text of its file. */
function savedBy<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  setUp: Command,
  name: string,
  change: (text: string) => string = (text) => text,
): string {
  const decided = deliberate(rulebook, rulebook.nothing, setUp, [])
  if (decided.kind !== 'decided') throw new Error('the game does not begin')
  const content = commandContent(rulebook, rulebook.nothing, setUp, decided, 1_000)
  const { text, entry } = nextEntry(emptyHead, null, content)
  const entries = [{ text: change(text), hash: entry.hash }]
  return version1Text([{ id: 'g', rulebook: rulebook.id, name, createdAt: 1_000, entries }], 2_000)
}

function fileOf(text: string): File {
  return new File([text], 'game.json')
}

function close(): void {
  press('Close')
}

function press(name: string): void {
  footButton(name)?.dispatchEvent(new MouseEvent('click'))
}

function footButton(name: string): Element | undefined {
  const buttons = [...document.querySelectorAll('footer button')]
  return buttons.find(({ textContent }) => textContent?.trim() === name)
}

describe('opening a saved game', () => {
  beforeAll(emptyBrowser)

  it('keeps it as a game of its own, once', async () => {
    const opening = await openFile(fileOf(savedGame()))
    expect(opening).toEqual({ words: 'Quatre Bras is here now.', hasFailed: false })
    const again = openFile(fileOf(savedGame()))
    await vi.waitFor(() => expect(document.body.textContent).toContain('There is nothing to do.'))
    close()
    expect(await again).toBeNull()
    const games = await appShelf.listGames()
    expect(games.map(({ name }) => name)).toEqual(['Quatre Bras'])
    expect(games[0]).toMatchObject({ problem: null, summary: { strength: [{ present: 4, started: 4 }, {}] } })
  })

  it('keeps a campaign with where it stands', async () => {
    const opening = await openFile(fileOf(savedBy(napoleonInEurope, beginOf(), 'Tuesdays')))
    expect(opening).toEqual({ words: 'Tuesdays is here now.', hasFailed: false })
    const games = await appShelf.listGames()
    expect(games.find(({ name }) => name === 'Tuesdays')).toMatchObject({
      rulebook: 'napoleon-in-europe',
      problem: null,
      summary: { phase: 'movement', acting: 'france', isOver: false },
    })
  })

  it.each([
    { what: 'no JSON', text: '{"format":', words: /cannot be read/u },
    { what: 'another program’s', text: '{"format":"other"}', words: /no file of Aide-de-Camp/u },
    {
      what: 'an army list',
      text: '{"format":"aide-de-camp-army"}',
      words: /an army list\. Open it .*Army lists/u,
    },
    {
      what: 'rules',
      text: '{"format":"aide-de-camp-rules"}',
      words: /a file of rules\. Open it under Rules/u,
    },
    { what: 'a newer one', text: '{"format":"aide-de-camp","formatVersion":9}', words: /newer version/u },
    { what: 'half a one', text: '{"format":"aide-de-camp","formatVersion":1}', words: /savedAt/u },
    {
      what: 'an altered one',
      text: savedGame((text) => text.replace('1st', '2nd')),
      words: /changed after/u,
    },
  ])('says what is wrong with a file, and stores nothing: $what', async ({ text, words }) => {
    const before = await appShelf.listGames()
    const opening = await openFile(fileOf(text))
    expect(opening?.hasFailed).toBe(true)
    expect(opening?.words).toMatch(words)
    expect(await appShelf.listGames()).toEqual(before)
  })

  it('says what is wrong with a game of an unknown rulebook, and stores nothing', async () => {
    const before = await appShelf.listGames()
    const opening = openFile(fileOf(savedGame().replace('"miniatures"', '"chess"')))
    await vi.waitFor(() =>
      expect(document.body.textContent).toMatch(/played by a rulebook that this version/u),
    )
    expect(document.body.textContent).toContain('Nothing of it can be taken in.')
    close()
    expect(await opening).toBeNull()
    expect(await appShelf.listGames()).toEqual(before)
  })
})

describe('opening what another phone hands over', () => {
  /** The same game as a file of another kind. */
  async function handedOver(text: string): Promise<File> {
    const read = await readFile(text)
    if ('problem' in read) throw new Error('the file holds')
    return fileOf(await packFile(read.contents, { ...read.about, kind: 'handOver' }, []))
  }

  beforeAll(async () => {
    emptyBrowser()
    await appConnection.close()
    setActivePinia(createPinia())
    await openFile(fileOf(savedGame()))
  })

  it('[fault: hand-over] offers to play on where the game comes back with nothing new', async () => {
    const [game] = await appConnection.use((database) => database.getAll('games'))
    const { id, head } = v.parse(
      v.object({ id: v.string(), head: v.object({ nextIndex: v.number(), lastHash: v.string() }) }),
      game,
    )
    await useHandOvers().confirm(id, head)
    const opening = openFile(await handedOver(savedGame()))
    await vi.waitFor(() => expect(document.body.textContent).toContain(later.handOver.comesBack))
    expect(footButton(later.opening.close)).toBeUndefined()
    expect(footButton(later.opening.leave)).toBeDefined()
    press(later.handOver.takeBack)
    expect(await opening).toEqual({ words: 'Quatre Bras is played here again.', hasFailed: false })
    const known = createHandOvers(appConnection, Date.now)
    await known.look(id)
    expect(known.awayFrom.value).toBeNull()
  })

  it('closes what has nothing to do once it is back', async () => {
    const opening = openFile(await handedOver(savedGame()))
    await vi.waitFor(() => expect(document.body.textContent).toContain('There is nothing to do.'))
    expect(footButton(later.handOver.takeBack)).toBeUndefined()
    close()
    expect(await opening).toBeNull()
  })
})
