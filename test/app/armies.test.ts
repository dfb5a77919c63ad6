import { beforeEach, describe, expect, it, vi } from 'vitest'
import * as v from 'valibot'
import { aside } from '@/messages/aside.ts'
import { later } from '@/messages/later.ts'
import { messages } from '@/messages/index.ts'
import { armyFileText, armySchema, armyUnits, type ArmyDraft } from '@/rules/miniatures/armies/index.ts'
import { printArmy, readArmy } from '@/rules/miniatures/armies/text.ts'
import { StorageProblem } from '@/storage/index.ts'
import { choose, flip, write } from '../games/form.ts'
import { allByRole, byRole, findByRole, spoken } from '../ui/parts/reading.ts'
import { appArmies, stockArmies, storedArmies } from './army-shelf.ts'
import { stock } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-armies.ts', () => import('./army-shelf.ts'))

const { armies, game } = later
const { pasting } = aside

function draft(text: string): ArmyDraft {
  const read = readArmy(text)
  if (read === null) throw new Error('too long')
  const { name, nation, officers, commands, notes } = read
  return { name: name ?? 'Unnamed', nation: nation ?? 'britain', officers, commands, notes }
}

const anglo = draft(`Army: Anglo-Allied Army
Wellington
Picton’s Division:
Officer: Picton +2
3x Line Infantry, 4 bases
32nd Foot, 4 bases, with Kempt +1
Reserve:
Heavy battery, 2 guns
> Hold the crossroads.`)

function keep(army: ArmyDraft, id = 'anglo') {
  return { id, changedAt: 1_000, army }
}

beforeEach(() => {
  stock()
  stockArmies([keep(anglo)])
})

function said(): string {
  return spoken(document.body)
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await settle()
}

/** Waits until something is said: a screen that comes for the first time has to be loaded. */
async function hear(words: string): Promise<void> {
  await vi.waitFor(() => expect(said()).toContain(words))
}

/** Presses the first button whose name begins so. */
async function pressRow(beginning: string): Promise<void> {
  const row = allByRole('button').find((button) => spoken(button).startsWith(beginning))
  if (row === undefined) throw new Error(`no button ${beginning}`)
  row.click()
  await settle()
}

function textArea(): HTMLTextAreaElement {
  const area = document.querySelector('textarea')
  if (area === null) throw new Error('no text area')
  return area
}

/** Opens the sheet that takes a pasted list, which has to be loaded when it is first asked for. */
async function startPasting(button: string): Promise<void> {
  await press(button)
  await vi.waitFor(textArea)
}

/** Unfolds the samples, which have to be loaded when they are first asked for. */
async function unfoldSamples(): Promise<void> {
  const fold = document.querySelector('details')
  if (fold === null) throw new Error('nothing is folded')
  fold.open = true
  fold.dispatchEvent(new Event('toggle'))
  await hear('Davout’s Corps')
}

async function pasteText(text: string): Promise<void> {
  textArea().value = text
  textArea().dispatchEvent(new Event('input'))
  await settle()
  await press(pasting.read)
}

/** The army that is stored under an id, as text. */
function storedText(id = 'anglo'): string {
  const stored = storedArmies().find((army) => army.id === id)
  return printArmy(v.parse(armySchema, stored?.army))
}

function unitNames(): readonly string[] {
  const stored = storedArmies().find((army) => army.id === 'anglo')
  return armyUnits(v.parse(armySchema, stored?.army)).map(({ name }) => name)
}

describe('the army lists', () => {
  it('are reached from home, and lead to each army', async () => {
    const { router } = await openApp()
    await press(messages.ui.menu)
    await vi.waitFor(() => byRole('button', messages.app.home.menu.armies))
    await press(messages.app.home.menu.armies)
    await hear('Anglo-Allied Army Britain: 6 units, 18 bases and 3 officers')
    expect(router.currentRoute.value.path).toBe('/armies')
    const [link] = allByRole('link').filter((each) => spoken(each).startsWith('Anglo-Allied'))
    expect(link?.getAttribute('href')).toBe('/armies/anglo')
  })

  it('begin with a new one, named after its nation', async () => {
    stockArmies()
    const { router } = await openApp('/armies')
    expect(said()).toContain(armies.empty)
    await press(armies.newArmy)
    await choose('Nation', 'Prussia')
    allByRole('button')
      .filter((button) => spoken(button) === armies.newArmy)
      .at(-1)
      ?.click()
    await hear(armies.officersHelp)
    expect(router.currentRoute.value.path).toMatch(/^\/armies\/[0-9a-f]{32}$/)
    expect(storedArmies()).toMatchObject([{ army: { name: 'Army of Prussia', nation: 'prussia' } }])
  })

  it('take a copy of a sample', async () => {
    await openApp('/armies')
    await unfoldSamples()
    await press(armies.copySample('Davout’s Corps'))
    await hear('Gudin’s Division')
    expect(storedArmies()).toHaveLength(2)
  })

  it('tell of lists that cannot be read, and leave them alone', async () => {
    stockArmies([{ ...keep(anglo), army: { gold: 1 } }])
    await openApp('/armies')
    expect(said()).toContain(armies.unreadable(1))
    expect(storedArmies()).toHaveLength(1)
  })

  it('say what is wrong with storage', async () => {
    appArmies.listArmies.mockRejectedValueOnce(new StorageProblem('blocked'))
    await openApp('/armies')
    expect(said()).toContain(later.storage.problems.blocked.what)
    await press(later.storage.tryAgain)
    expect(said()).not.toContain(later.storage.problems.blocked.what)
    expect(said()).toContain('Anglo-Allied Army')
  })
})

describe('a pasted list', () => {
  const list = `Army of Galicia
Nation: Russia
3x Line Infantry, 4 bases
what stood here
Cuirassiers, 13 bases`

  it('keeps what is understood, and shows each other line with its reason', async () => {
    const { router } = await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText(list)
    expect(said()).toContain(pasting.unknown(2))
    expect(said()).toContain('Line 4 No arm in this line: add infantry, cavalry or guns.')
    expect(said()).toContain('Line 5 13 bases: a unit has 1 to 12.')
    expect(said()).toContain('Line Infantry Line 3 of them, in line')
    await pressRow(pasting.keep(3))
    expect(router.currentRoute.value.path).toMatch(/^\/armies\/[0-9a-f]{32}$/)
    expect(storedArmies().at(-1)).toMatchObject({
      army: { name: 'Army of Galicia', nation: 'russia', commands: [{ units: [{ copies: 3 }] }] },
    })
  })

  it('is read again where a line is corrected in its place', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText(list)
    await write(pasting.lineNumber(4), 'Grenadiers, 4 bases')
    expect(said()).toContain(pasting.nowUnit('1 unit, 4 bases'))
    expect(said()).toContain(pasting.unknown(1))
    await write(pasting.lineNumber(5), 'Cuirassiers, 3 bases')
    expect(said()).toContain(pasting.unknown(0))
    await pressRow(pasting.keep(5))
    expect(storedArmies()).toHaveLength(2)
  })

  it('can be written on, with what was corrected', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText(list)
    await write(pasting.lineNumber(4), 'Grenadiers, 4 bases')
    await press(pasting.back)
    expect(textArea().value).toBe(list.replace('what stood here', 'Grenadiers, 4 bases'))
  })

  it('is refused in words where it is empty, far too long or of far too many lines', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await press(pasting.read)
    expect(said()).toContain(pasting.empty)
    await pasteText('x'.repeat(100_000))
    expect(said()).toContain(pasting.tooLong(65_536))
    await pasteText('x\n'.repeat(32_768))
    expect(said()).toContain(pasting.tooManyLines(2_500))
  })

  it('of which hardly anything is understood shows the first lines to correct, and says how many more there are', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText('what is this\n'.repeat(2_500))
    expect(said()).toContain(pasting.unknown(2_500))
    expect(allByRole('textbox')).toHaveLength(100)
    expect(said()).toContain(pasting.notShown(2_400))
  })

  it('keeps nothing where nothing is understood', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText('what is this')
    expect(said()).toContain(pasting.nothing)
    await pressRow(pasting.keep(0))
    expect(storedArmies()).toHaveLength(1)
  })

  it('is asked for its nation where it names none that is known; none is guessed', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText('Nation: Narnia\nHussars, 3 bases')
    expect(said()).toContain(pasting.whichNation)
    expect(said()).toContain('Line 1 “Narnia” is no nation that is known here.')
    await pressRow(`${pasting.keep(1)} ${pasting.nationFirst}`)
    expect(storedArmies()).toHaveLength(1)
    await choose(pasting.whichNation, 'Austria')
    await pressRow(`${pasting.keep(1)} ${pasting.leftOut(1)}`)
    expect(storedArmies().at(-1)).toMatchObject({ army: { nation: 'austria' } })
  })

  it('of more units than a list holds says so once, with the lines that are left out', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText(
      `Nation: Russia\n${'Hussars\n'.repeat(81)}# Reserve\n${'Hussars\n\n'.repeat(3)}Hussars, fearless`,
    )
    expect(said()).toContain('An army list holds 80 units. Lines 82 and 84–88 are left out.')
    expect(said()).toContain(pasting.unknown(1))
    expect(allByRole('textbox')).toHaveLength(1)
    await pressRow(`${pasting.keep(80)} ${pasting.leftOut(5)}`)
    expect(storedArmies()).toHaveLength(2)
  })

  it('is not thrown away unasked: by its cross, or by the way back', async () => {
    const { router } = await openApp('/armies')
    await startPasting(armies.paste)
    await pasteText(list)
    await press(messages.ui.close)
    expect(said()).toContain(pasting.leave.question)
    await press(pasting.leave.cancel)
    expect(said()).toContain(pasting.unknown(2))
    await router.push('/')
    await settle()
    expect(router.currentRoute.value.path).toBe('/armies')
    await press(pasting.leave.confirm)
    expect(document.querySelector('dialog')).toBeNull()
    expect(storedArmies()).toHaveLength(1)
  })

  it('that holds nothing yet closes at once', async () => {
    await openApp('/armies')
    await startPasting(armies.paste)
    await press(messages.ui.close)
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is added to an army, its units with their own nation where it is another', async () => {
    await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await startPasting(armies.pasteInto)
    await pasteText('Army: Brunswickers\nNation: Prussia\nHussars, 3 bases\n> Late.')
    await pressRow(pasting.keep(1))
    expect(storedText()).toContain('Brunswickers:\nHussars – light cavalry, 3 bases, Prussian')
    expect(storedText()).toContain('> Hold the crossroads.\n> Late.')
  })

  it('is not added where the army cannot hold it all', async () => {
    await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await startPasting(armies.pasteInto)
    await pasteText('20x Hussars\n'.repeat(4))
    expect(said()).toContain(pasting.beyond)
    await pressRow(pasting.keep(80))
    expect(unitNames()).toHaveLength(3)
  })
})

describe('an army list', () => {
  it('shows its commands, officers, units and notes', async () => {
    await openApp('/armies/anglo')
    expect(said()).toContain(armies.leadsAll('Wellington +3'))
    expect(said()).toContain(`Picton’s Division 4 units, 16 bases`)
    expect(said()).toContain(armies.leads('Picton +2'))
    expect(said()).toContain('Heavy battery Line 2 guns, heavy foot 2 of 2 bases')
    expect(said()).toContain('Hold the crossroads.')
  })

  it('says so where it is not there any more', async () => {
    await openApp('/armies/gone')
    expect(said()).toContain(armies.missing)
  })

  it('takes more units, one after another', async () => {
    await openApp('/armies/anglo')
    await press(armies.addUnits('Reserve'))
    await choose('Class', 'Guard')
    await write('Name', '1st Foot Guards')
    await write('How many', '2')
    await press(game.forces.addOne(2))
    await press(game.forces.addOne(1))
    await press(messages.ui.done)
    expect(unitNames()).toEqual([
      'Line Infantry',
      '32nd Foot',
      'Heavy battery',
      '1st Foot Guards',
      '2nd Foot Guards',
    ])
    expect(storedText()).toContain('2x 1st Foot Guards – guard infantry, 4 bases')
  })

  it('changes a unit, with the officer of the first of several', async () => {
    await openApp('/armies/anglo')
    await pressRow('Line Infantry')
    await press(game.forces.edit)
    await flip('Officer')
    expect(said()).toContain(armies.withFirst)
    await write('Officer’s name', ' Halkett ')
    await choose('Nation', 'Another nation')
    await press(game.forces.save)
    expect(storedText()).toContain('3x Line Infantry – infantry, 4 bases, allied, with Halkett +1')
  })

  it('duplicates, moves and removes units, and takes a removal back', async () => {
    await openApp('/armies/anglo')
    await pressRow('32nd Foot')
    await press(game.forces.duplicate)
    expect(unitNames()).toEqual(['Line Infantry', '32nd Foot', '33rd Foot', 'Heavy battery'])
    await press(armies.unitMenu('32nd Foot'))
    await press(armies.unitUp)
    expect(unitNames()[0]).toBe('32nd Foot')
    await pressRow('33rd Foot')
    await press(armies.unitMenu('33rd Foot'))
    await press(armies.unitDown)
    expect(storedText()).toContain('Reserve:\n33rd Foot')
    await pressRow('33rd Foot')
    await press(armies.unitMenu('33rd Foot'))
    await press(armies.removeUnit)
    expect(said()).toContain(armies.removed('33rd Foot'))
    expect(unitNames()).not.toContain('33rd Foot')
    await press(messages.ui.undo)
    expect(unitNames()).toContain('33rd Foot')
  })

  it('takes no unit beyond what it holds', async () => {
    stockArmies([keep(draft('20x Foot\n20x Horse\n20x Guns\n20x Line Infantry'))])
    await openApp('/armies/anglo')
    await press(armies.addUnits(armies.unnamed))
    expect(said()).toContain(armies.full(80))
    await press(game.forces.addOne(1))
    expect(unitNames()).toHaveLength(4)
  })

  it('has commands added, named, led, moved and removed', async () => {
    await openApp('/armies/anglo')
    await press(armies.addCommand)
    await write(armies.commandName, 'Brunswickers')
    await flip('Officer')
    await write('Officer’s name', 'Olfermann')
    allByRole('button')
      .filter((button) => spoken(button) === armies.addCommand)
      .at(-1)
      ?.click()
    await settle()
    expect(storedText()).toContain('Brunswickers:\nOfficer: Olfermann +1')
    await press(armies.commandMenu('Brunswickers'))
    await press(armies.commandUp)
    expect(storedText()).toMatch(/Brunswickers:[^]*Reserve:/u)
    await press(armies.commandMenu('Picton’s Division'))
    await press(armies.editCommand)
    await write(armies.commandName, 'Fifth Division')
    await flip('Officer')
    await press(game.forces.save)
    expect(storedText()).toContain('Fifth Division:\n3x Line Infantry')
    await press(armies.commandMenu('Fifth Division'))
    await press(armies.removeCommand)
    expect(said()).toContain(armies.removedCommand('Fifth Division', 4))
    expect(unitNames()).toEqual(['Heavy battery'])
    await press(messages.ui.undo)
    expect(unitNames()).toHaveLength(3)
  })

  it('has officers of its own', async () => {
    await openApp('/armies/anglo')
    await press(armies.addOfficer)
    await write('Officer’s name', 'Uxbridge')
    await choose('Officer’s value', '+2')
    await press(game.forces.save)
    expect(storedText()).toContain('Officer: Wellington +3\nOfficer: Uxbridge +2')
    await press(armies.leadsAll('Wellington +3'))
    await flip('Officer')
    await press(game.forces.save)
    expect(storedText()).not.toContain('Wellington')
    expect(said()).toContain(armies.removed('Wellington +3'))
  })

  it('is renamed, and its units follow its nation', async () => {
    await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await press(armies.about)
    await write(armies.name, ' ')
    expect(said()).toContain(armies.nameMissing)
    await write(armies.name, 'King’s German Legion')
    await choose('Nation', 'Austria')
    await press(game.forces.save)
    expect(storedText()).toContain('Army: King’s German Legion\nNation: Austria')
    expect(said()).toContain('Austria: 6 units')
  })

  it('is copied, and the copy changed alone', async () => {
    const { router } = await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await press(armies.copy)
    expect(router.currentRoute.value.path).not.toBe('/armies/anglo')
    expect(said()).toContain('Anglo-Allied Army, copy')
    await press(armies.commandMenu('Reserve'))
    await press(armies.removeCommand)
    expect(unitNames()).toHaveLength(3)
  })

  it('is deleted only when that is meant', async () => {
    const { router } = await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await press(armies.delete)
    await press(messages.ui.cancel)
    expect(storedArmies()).toHaveLength(1)
    await press(armies.menuOf('Anglo-Allied Army'))
    await press(armies.delete)
    allByRole('button')
      .filter((button) => spoken(button) === armies.deletion.confirm)
      .at(-1)
      ?.click()
    await settle()
    expect(storedArmies()).toEqual([])
    expect(router.currentRoute.value.path).toBe('/armies')
  })

  it('is shared as text, and saved as a file that can be opened again', async () => {
    const clipboard = { writeText: vi.fn().mockResolvedValue(undefined) }
    const shared: File[] = []
    vi.stubGlobal('navigator', { clipboard })
    await openApp('/armies/anglo')
    await press(armies.menuOf('Anglo-Allied Army'))
    await press(armies.share)
    expect(clipboard.writeText).toHaveBeenCalledWith(printArmy(anglo))
    expect(said()).toContain(armies.sharing.copied)
    vi.stubGlobal('navigator', {
      canShare: () => true,
      share: async ({ files }: { files: File[] }) => void shared.push(...files),
    })
    await press(armies.menuOf('Anglo-Allied Army'))
    await pressRow(armies.save)
    expect(said()).toContain(armies.saved.shared('Anglo-Allied Army'))
    expect([shared[0]?.name, await shared[0]?.text()]).toEqual([
      'Anglo-Allied-Army.army.json',
      armyFileText(anglo),
    ])
    vi.unstubAllGlobals()
  })

  it('stays on the screen where it cannot be stored, and is stored with the next try', async () => {
    await openApp('/armies/anglo')
    appArmies.saveArmy.mockRejectedValueOnce(new StorageProblem('quota'))
    await press(armies.commandMenu('Reserve'))
    await press(armies.removeCommand)
    expect(said()).toContain(later.storage.problems.quota.what)
    expect(findByRole('heading', 'Reserve')).toBeUndefined()
    expect(unitNames()).toHaveLength(3)
    await press(later.storage.tryAgain)
    expect(unitNames()).toHaveLength(2)
  })
})

describe('an army file', () => {
  /** Answers the question for a file as a player does. */
  function giveFile(text: string): void {
    const click = vi.spyOn(HTMLInputElement.prototype, 'click')
    click.mockImplementation(function (this: HTMLInputElement) {
      if (this.type !== 'file') return
      Object.defineProperty(this, 'files', { value: [new File([text], 'army.json')] })
      this.dispatchEvent(new Event('change'))
    })
  }

  async function open(text: string): Promise<void> {
    await openApp('/armies')
    giveFile(text)
    await press(messages.ui.menu)
    byRole('button', `${armies.openFile} ${armies.openFileNote}`).click()
    await vi.waitFor(() => expect(said()).toMatch(/file|Davout/u))
    await settle()
  }

  it('is an army of its own once it is opened', async () => {
    await open(armyFileText({ ...anglo, name: 'From Davout' }))
    await vi.waitFor(() => expect(storedArmies()).toHaveLength(2))
    expect(storedArmies().at(-1)).toMatchObject({ army: { name: 'From Davout' } })
  })

  it('that is wrong is refused with its place, and nothing changes', async () => {
    await open(armyFileText(anglo).replace('"startingBases": 4', '"startingBases": 40'))
    await vi.waitFor(() =>
      expect(said()).toContain(armies.fileProblems.malformed('army.commands[0].units[0].startingBases')),
    )
    expect(storedArmies()).toHaveLength(1)
  })
})
