import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { later } from '@/messages/later.ts'
import { StorageProblem } from '@/storage/index.ts'
import { rulesFileText } from '@/storage/rules-file.ts'
import { chooseFile } from '@/ui/chooseFile.ts'
import { write } from '../games/form.ts'
import { at } from '../rules/own-charts.ts'
import { findByRole, namesByRole, spoken } from '../ui/parts/reading.ts'
import { loadScreens, onPhone, press, pressIn, rulesOf, stockRules } from './rule-sets-shelf.ts'
import { appRuleSets } from './shelf.ts'
import { openApp } from './shell.ts'

vi.mock('@/stores/app-storage.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-games.ts', () => import('./shelf.ts'))
vi.mock('@/stores/app-rule-sets.ts', () => import('./shelf.ts'))
vi.mock('@/ui/chooseFile.ts', () => ({ chooseFile: vi.fn() }))

const { ruleSets } = later
const thursday = rulesOf('Thursday rules', [[at('fireEffect', 'from12', 'deadly'), 9]])
const sunday = rulesOf('Sunday rules')

beforeAll(loadScreens)

beforeEach(() => {
  stockRules()
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
})

function text(): string {
  return spoken(document.body)
}

function namesOnPhone(): readonly string[] {
  return onPhone.map(({ chartSet }) => chartSet.name)
}

describe('the list of own rules', () => {
  it('is reached from the rules, and says when there are none', async () => {
    await openApp('/rules')
    await press(ruleSets.open, 'link')
    expect(text()).toContain(ruleSets.empty)
    expect(findByRole('link', `${ruleSets.usual} ${ruleSets.usualNote}`)).toBeDefined()
  })

  it('names each with what differs', async () => {
    stockRules(thursday, sunday)
    await openApp('/rules/sets')
    expect(namesByRole('link').filter((name) => name.includes(', saved'))).toEqual([
      'Sunday rules nothing changed, saved 1 Jan 1970',
      'Thursday rules 1 number changed, saved 1 Jan 1970',
    ])
  })

  it('says why it cannot be read, until it can', async () => {
    appRuleSets.list.mockRejectedValueOnce(new StorageProblem('unavailable'))
    await openApp('/rules/sets')
    expect(text()).toContain(later.storage.problems.unavailable.what)
    await press(later.storage.tryAgain)
    expect(text()).not.toContain(later.storage.problems.unavailable.what)
  })

  it('leaves what it cannot read, and says so', async () => {
    appRuleSets.list.mockResolvedValue([{ id: 'x', name: null, problem: 'malformed' }])
    await openApp('/rules/sets')
    expect(text()).toContain(`${ruleSets.nameless} ${ruleSets.unreadableNote.malformed}`)
  })
})

describe('new rules', () => {
  it('start from the charts as they come, under a name, and are opened', async () => {
    const { router } = await openApp('/rules/sets')
    await press(ruleSets.make)
    await write(ruleSets.naming.label, 'Club rules')
    await press(ruleSets.naming.save)
    expect(namesOnPhone()).toEqual(['Club rules'])
    expect(router.currentRoute.value.path).toBe(`/rules/sets/${onPhone[0]?.id}`)
    expect(findByRole('heading', 'Club rules')).toBeDefined()
  })

  it('need a name of their own', async () => {
    stockRules(thursday)
    await openApp('/rules/sets')
    await press(ruleSets.make)
    for (const [name, error] of [
      [' ', ruleSets.naming.missing],
      ['Thursday rules', ruleSets.naming.taken],
    ] as const) {
      await write(ruleSets.naming.label, name)
      await press(ruleSets.naming.save)
      expect(text()).toContain(error)
    }
    expect(namesOnPhone()).toEqual(['Thursday rules'])
  })

  it('may be a copy of others', async () => {
    stockRules(thursday)
    await openApp('/rules/sets')
    await pressIn('Menu of Thursday rules', ruleSets.copy)
    await press(ruleSets.naming.save)
    expect(namesOnPhone()).toEqual(['Thursday rules', 'Thursday rules 2'])
    expect(onPhone[1]?.chartSet.charts).toEqual(thursday.chartSet.charts)
  })
})

describe('rules in the list', () => {
  beforeEach(() => stockRules(thursday))

  it('get another name', async () => {
    await openApp('/rules/sets')
    await pressIn('Menu of Thursday rules', ruleSets.rename)
    await write(ruleSets.naming.label, 'Friday rules')
    await press(ruleSets.naming.save)
    expect(onPhone).toMatchObject([{ id: thursday.id, chartSet: { name: 'Friday rules' } }])
  })

  it('are deleted once that was meant', async () => {
    await openApp('/rules/sets')
    await pressIn('Menu of Thursday rules', ruleSets.remove)
    expect(text()).toContain(ruleSets.deletion.consequence(true))
    expect(namesOnPhone()).toEqual(['Thursday rules'])
    await press(ruleSets.deletion.confirm)
    expect(onPhone).toEqual([])
    expect(text()).toContain(ruleSets.said.removed('Thursday rules'))
  })

  it('are saved to a file', async () => {
    const share = vi.fn<(data: { files: File[] }) => Promise<void>>().mockResolvedValue()
    Object.defineProperty(window.navigator, 'canShare', { value: () => true, configurable: true })
    Object.defineProperty(window.navigator, 'share', { value: share, configurable: true })
    await openApp('/rules/sets')
    await pressIn('Menu of Thursday rules', ruleSets.share)
    const [file] = share.mock.calls[0]?.[0].files ?? []
    expect(file?.name).toBe('Thursday-rules.aide-de-camp-rules.json')
    expect(await file?.text()).toBe(rulesFileText(thursday.chartSet))
    expect(text()).toContain(ruleSets.said.shared('Thursday rules'))
  })
})

describe('rules from a file', () => {
  const chosen = vi.mocked(chooseFile)

  function choose(content: string): void {
    chosen.mockResolvedValue(new File([content], 'rules.json'))
  }

  it('are kept', async () => {
    choose(rulesFileText(thursday.chartSet))
    await openApp('/rules/sets')
    await press(ruleSets.read)
    expect(onPhone).toMatchObject([{ chartSet: thursday.chartSet }])
    expect(text()).toContain(ruleSets.said.added('Thursday rules'))
  })

  it('are refused with the reason and the place, and nothing changes', async () => {
    stockRules(sunday)
    choose(rulesFileText(thursday.chartSet).replace('"deadly": 9', '"deadly": 99'))
    await openApp('/rules/sets')
    await press(ruleSets.read)
    expect(text()).toContain('It must lie from −9 to 20. (set.charts.fireEffect.rows[8].cells.deadly)')
    expect(onPhone).toEqual([sunday])
  })

  it('are not asked for twice where the player changed their mind', async () => {
    chosen.mockResolvedValue(null)
    await openApp('/rules/sets')
    await press(ruleSets.read)
    expect(appRuleSets.save).not.toHaveBeenCalled()
  })
})

describe('rules that are not there', () => {
  it('are said to be gone, with the way to the list', async () => {
    const { router } = await openApp('/rules/sets/nowhere')
    expect(text()).toContain(ruleSets.gone)
    await press(ruleSets.toList, 'link')
    expect(router.currentRoute.value.path).toBe('/rules/sets')
  })
})
