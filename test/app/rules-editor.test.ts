import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aside } from '@/messages/aside.ts'
import { later } from '@/messages/later.ts'
import { StorageProblem } from '@/storage/index.ts'
import { choose, write } from '../games/form.ts'
import { at } from '../rules/own-charts.ts'
import { byRole, findByRole, namesByRole, spoken } from '../ui/parts/reading.ts'
import { loadScreens, onPhone, press, pressIn, rulesOf, stockRules } from './rule-sets-shelf.ts'
import { appRuleSets } from './shelf.ts'
import { openApp, settle } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-rule-sets.ts', () => import('./shelf.ts'))

const ruleSets = { ...later.ruleSets, ...aside.ruleEditing }
const usual = rulesOf('Thursday rules')
const cell = 'Fire points 12–14, Deadly'

// The page has hundreds of buttons, and every name is read as a screen reader would.
vi.setConfig({ testTimeout: 20_000 })

beforeAll(loadScreens)

beforeEach(() => {
  stockRules(usual)
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
})

function text(): string {
  return spoken(document.body)
}

async function edit() {
  return openApp(`/rules/sets/${usual.id}`)
}

/** Opens the tab of a chart. */
async function turnTo(chart: string): Promise<void> {
  const name = namesByRole('tab').find((each) => each.startsWith(chart)) ?? chart
  byRole('tab', name).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
  await settle()
}

async function steps(what: string, count: number): Promise<void> {
  for (let step = 0; step < count; step += 1) await press(what)
}

function storedCell(chart: 'fireEffect' | 'meleeResult' | 'firePoints', row: string, column: string) {
  const rows: readonly { id: string; cells: Readonly<Record<string, { value: unknown }>> }[] =
    onPhone[0]?.chartSet.charts[chart].rows ?? []
  return rows.find(({ id }) => id === row)?.cells[column]?.value
}

describe('a number', () => {
  it('is tapped, changed, counted, and says what it was', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    expect(text()).toContain(`${cell} Close As in the published family of rules`)
    await press(`${cell}: less`)
    expect(findByRole('button', 'Deadly, 12–14: 9 (changed)')).toBeDefined()
    expect(text()).toContain(`${cell} changed Close 10 in the published family of rules`)
    expect(text()).toContain('1 changed')
  })

  it('goes back to what it was', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await steps(`${cell}: less`, 2)
    await press('Back to 10')
    expect(findByRole('button', 'Deadly, 12–14: 10 (family)')).toBeDefined()
    expect(text()).not.toContain('1 changed')
  })

  it('may be typed, and is refused in words outside of its range', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await write(cell, '21')
    expect(text()).toContain('At most 20.')
    await write(cell, '12')
    expect(findByRole('button', 'Deadly, 12–14: 12 (changed)')).toBeDefined()
  })

  it('is left blank where that may be, and is given again', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(ruleSets.blank)
    expect(findByRole('button', 'Deadly, 12–14: cannot happen (changed)')).toBeDefined()
    await press(ruleSets.giveNumber)
    expect(findByRole('button', 'Deadly, 12–14: 10 (family)')).toBeDefined()
    await press('Withering, 12–14: cannot happen (family)')
    await press(ruleSets.giveNumber)
    expect(findByRole('button', 'Withering, 12–14: 11 (changed)')).toBeDefined()
  })

  it('is not left blank where it may not be', async () => {
    await edit()
    await turnTo('On the fire die')
    await press('Die, Target in woods: −2 (house)')
    expect(findByRole('button', ruleSets.blank)).toBeUndefined()
  })

  it('is kept when it is saved', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(`${cell}: less`)
    await press(ruleSets.save)
    expect(storedCell('fireEffect', 'from12', 'deadly')).toBe(9)
    expect(text()).toContain(ruleSets.saved)
  })
})

describe('a word', () => {
  it('is one of those that the procedure knows', async () => {
    await edit()
    await turnTo('Melee result')
    await press('Winner, 3–4: holds (house)')
    await choose('Difference 3–4, Winner', 'breaks through')
    await press(ruleSets.save)
    expect(storedCell('meleeResult', 'from3', 'winner')).toBe('breaksThrough')
  })
})

describe('what a change does to the odds', () => {
  it('is shown on a roll that reads the number, before and after', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(`${cell}: less`)
    // Until the number is read the roll is shown without a difference.
    const change = 'Telling fire. The defender loses 1 base and takes a marker.: 30 %, now 20 %'
    await vi.waitFor(() => expect(text()).toContain(change))
    expect(text()).toContain('6 bases of infantry at 4 in')
    expect(text()).toContain('with 10 with 9')
  })

  it('is outcome by outcome on a tap', async () => {
    await edit()
    await turnTo('Melee result')
    await press('Loser loses, 1–2: 1 (house)')
    await press('Difference 1–2, Loser loses: more')
    await vi.waitFor(() => expect(text()).toContain('Infantry charges a line'))
    const [preview] = namesByRole('button').filter((name) => name.startsWith('Infantry charges'))
    await press(preview ?? '')
    expect(byRole('heading', ruleSets.preview.title)).toBeDefined()
    expect(text()).toContain(
      'The attacker wins. The attacker loses 1 base and holds. The defender loses 2 bases',
    )
  })
})

describe('rows', () => {
  const row = 'Fire points 12–14'

  it('end elsewhere, and the next one begins there', async () => {
    await edit()
    await press(row)
    await steps(`${ruleSets.endsAt}: more`, 2)
    expect(namesByRole('button')).toEqual(expect.arrayContaining(['Fire points 12–16', 'Fire points 17–19']))
    expect(text()).toContain('Fire points 12–16 changed Close')
  })

  it('are parted and taken out', async () => {
    await edit()
    await press(row)
    await press(ruleSets.split)
    expect(namesByRole('button')).toEqual(expect.arrayContaining(['Fire points 12–13', 'Fire points 14']))
    await press(ruleSets.removeBand)
    expect(namesByRole('button')).not.toContain('Fire points 12–13')
    expect(namesByRole('button')).toContain('Fire points 10–13')
  })

  it('that are named stay as they are', async () => {
    await edit()
    await turnTo('On the fire die')
    expect(namesByRole('button')).not.toContain('When Target in woods')
  })
})

describe('everything back', () => {
  it('a chart at once', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(`${cell}: less`)
    await pressIn('Menu of Thursday rules', ruleSets.resetChart)
    expect(findByRole('button', 'Deadly, 12–14: 10 (family)')).toBeDefined()
  })

  it('the whole set once that was meant', async () => {
    stockRules(rulesOf('Thursday rules', [[at('fireDie', 'woods'), -4]], { movedGuns: 'full' }))
    await edit()
    await pressIn('Menu of Thursday rules', ruleSets.resetAll)
    await press(ruleSets.resetting.confirm)
    await press(ruleSets.save)
    expect(onPhone[0]?.chartSet).toEqual(usual.chartSet)
  })
})

describe('options', () => {
  it('are chosen and kept', async () => {
    await edit()
    await turnTo(ruleSets.optionsTab)
    await choose('Guns that moved', 'Fire in full')
    await press(ruleSets.save)
    expect(onPhone[0]?.chartSet.options.movedGuns).toBe('full')
  })
})

describe('a fire effect chart that is not monotone', () => {
  async function milder(): Promise<void> {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await steps(`${cell}: less`, 4)
  }

  it('is said to be so, place by place', async () => {
    await milder()
    expect(text()).toContain('2 places are out of order')
    await press(ruleSets.warnings.show)
    expect(text()).toContain('Fire points 12–14, Deadly: needs less than Telling does.')
    expect(text()).toContain('Fire points 15–19, Deadly: needs more than with 12–14 points.')
  })

  it('is saved only after it was said to be meant, and is not asked of again', async () => {
    await milder()
    await press(ruleSets.save)
    expect(appRuleSets.save).not.toHaveBeenCalled()
    await press(ruleSets.warnings.keep)
    expect(storedCell('fireEffect', 'from12', 'deadly')).toBe(6)
    await press('Lively, 1: 10 (family)')
    await press('Fire points 1, Lively: more')
    await press(ruleSets.save)
    expect(storedCell('fireEffect', 'from1', 'lively')).toBe(11)
  })

  it('is put right from the list', async () => {
    await milder()
    await press(ruleSets.save)
    await press('Show: Fire points 15–19, Deadly: needs more than with 12–14 points.')
    expect(text()).toContain('Fire points 15–19, Deadly Close')
  })
})

describe('what cannot be played by', () => {
  it('is not saved, and leads to its place', async () => {
    await edit()
    await turnTo('Melee result')
    await press('Loser, 1–2: falls back (house)')
    await choose('Difference 1–2, Loser', 'stays locked')
    await turnTo('Fire effect')
    await press(ruleSets.save)
    expect(text()).toContain(ruleSets.faultsTitle)
    expect(appRuleSets.save).not.toHaveBeenCalled()
    await press(`Show: Difference 1–2, Winner: ${ruleSets.faults.lockedAlone()}`)
    expect(text()).toContain('Difference 1–2, Winner Close')
  })
})

describe('leaving', () => {
  async function changed() {
    const shell = await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(`${cell}: less`)
    return shell
  }

  it('is free where nothing was changed', async () => {
    const { router } = await edit()
    await press('Back')
    expect(router.currentRoute.value.path).toBe('/rules/sets')
  })

  it('is asked of, and staying keeps what was changed', async () => {
    const { router } = await changed()
    await press('Back')
    expect(text()).toContain(ruleSets.leaving.question('Thursday rules'))
    await press(ruleSets.leaving.stay)
    expect(router.currentRoute.value.path).toBe(`/rules/sets/${usual.id}`)
    expect(findByRole('button', 'Deadly, 12–14: 9 (changed)')).toBeDefined()
  })

  it('goes on without saving where that is meant', async () => {
    const { router } = await changed()
    await router.push('/settings')
    await settle()
    await press(ruleSets.leaving.discard)
    await vi.waitFor(() => expect(router.currentRoute.value.path).toBe('/settings'))
    expect(onPhone).toEqual([usual])
  })

  it('goes on after saving', async () => {
    const { router } = await changed()
    await press('Back')
    await press(ruleSets.leaving.save)
    expect(router.currentRoute.value.path).toBe('/rules/sets')
    expect(storedCell('fireEffect', 'from12', 'deadly')).toBe(9)
  })

  it('the page is asked of by the browser', async () => {
    const shut = () => {
      const event = new Event('beforeunload', { cancelable: true })
      window.dispatchEvent(event)
      return event.defaultPrevented
    }
    await changed()
    expect(shut()).toBe(true)
    await press(ruleSets.save)
    expect(shut()).toBe(false)
  })
})

describe('what storage could not take', () => {
  it('is said, and stays to be saved', async () => {
    await edit()
    await press('Deadly, 12–14: 10 (family)')
    await press(`${cell}: less`)
    appRuleSets.save.mockRejectedValueOnce(new StorageProblem('quota'))
    await press(ruleSets.save)
    expect(text()).toContain(later.storage.problems.quota.what)
    await press(later.storage.tryAgain)
    expect(storedCell('fireEffect', 'from12', 'deadly')).toBe(9)
  })

  it('tells what another tab has saved', async () => {
    await edit()
    appRuleSets.save.mockRejectedValueOnce(new StorageProblem('conflict'))
    await press(ruleSets.save)
    expect(text()).toContain(ruleSets.problems.conflict)
  })
})
