import { expect, type Page } from '@playwright/test'
import { Player, type OfficerEntry } from '../../scripts/player.ts'
import { test } from './support.ts'

/** What is put into the form of one of the two units, control by control. */
interface Seat {
  readonly choose?: Readonly<Record<string, string>>
  readonly numbers?: Readonly<Record<string, number>>
  readonly on?: readonly string[]
  readonly officer?: OfficerEntry
}

interface Case {
  readonly name: string
  readonly procedure: 'fire' | 'melee' | 'morale' | 'leader'
  readonly first?: Seat
  readonly second?: Seat
  /** What is chosen between the two. */
  readonly choose?: Readonly<Record<string, string>>
  /** Who has a second line in support. */
  readonly supported?: 'Defender'
  /** Lines of the sums, as they are read: what, and how much. */
  readonly reasons: readonly string[]
}

const cases: readonly Case[] = [
  {
    name: 'skirmishers with a marker fire into the flank of a column in woods',
    procedure: 'fire',
    first: { choose: { Class: 'Light', Formation: 'Skirmish' }, on: ['Morale marker'] },
    second: { choose: { 'Taken from': 'Flank', Formation: 'Column', Ground: 'Woods' } },
    reasons: [
      '4 bases × 2, up to 4 in 8',
      'Skirmishers fire ×½',
      'Morale marker on the firer ×½',
      'Target in column and taken in flank ×2',
      'Fire points 4',
      'Target in column and taken in flank +1',
      'Target in woods −2',
      'On the die −1',
    ],
  },
  {
    name: 'damaged guns that moved fire at skirmishers in a house',
    procedure: 'fire',
    first: {
      choose: { Arm: 'Artillery', Kind: 'Heavy' },
      numbers: { Guns: 2 },
      on: ['The guns moved this turn', 'Damage marker'],
    },
    second: { choose: { Class: 'Light', Formation: 'Skirmish', Ground: 'House' } },
    reasons: [
      '2 guns × 8, up to 4 in 16',
      'Damage marker on the gun ×½',
      'Gun moved this turn ×½',
      'Target skirmishes ×½',
      'Fire points 2',
      'Target in a house −3',
      'On the die −3',
    ],
  },
  {
    name: 'a volley at a square on a hill',
    procedure: 'fire',
    second: { choose: { Formation: 'Square', Ground: 'Hill' } },
    reasons: [
      '4 bases × 2, up to 4 in 8',
      'Target in square ×2',
      'Fire points 16',
      'Target in square +1',
      'Target on a hill −1',
      'On the die 0',
    ],
  },
  {
    name: 'a volley from the rear at a line in light cover',
    procedure: 'fire',
    second: { choose: { 'Taken from': 'Rear', Ground: 'Cover' } },
    reasons: ['Target taken from the rear ×2', 'Target taken from the rear +1', 'Target in light cover −1'],
  },
  {
    name: 'the Scots Greys charge militia in the open, in the flank, two to one',
    procedure: 'melee',
    choose: { 'Strikes the': 'Flank' },
    first: {
      choose: { Arm: 'Cavalry', Kind: 'Heavy', Class: 'Guard' },
      numbers: { 'Bases of others beside it': 4 },
      officer: { name: 'Uxbridge', value: 2 },
    },
    second: { choose: { Class: 'Militia' }, numbers: { 'Bases now': 3 } },
    reasons: [
      'Guard +2',
      'Officer: Uxbridge +2',
      'Charging +1',
      'Two to one: 7 bases against 3 +2',
      'Cavalry charges infantry in the open +2',
      'Heavy cavalry +1',
      'Into the flank +2',
      'In support +2',
      'On the die +14',
      'Militia −1',
      '1 base lost −1',
      'On the die −2',
    ],
  },
  {
    name: 'lancers charge a square of light infantry',
    procedure: 'melee',
    first: { choose: { Arm: 'Cavalry', Kind: 'Lancers' } },
    second: { choose: { Class: 'Light', Formation: 'Square' } },
    reasons: [
      'Charging +1',
      'Lancers charge infantry +1',
      'On the die +2',
      'Light infantry +1',
      'In square +3',
      'On the die +4',
    ],
  },
  {
    name: 'an elite column takes a house of the guard from the rear',
    procedure: 'melee',
    choose: { 'Strikes the': 'Rear' },
    first: { choose: { Class: 'Elite', Formation: 'Column' } },
    second: { choose: { Class: 'Guard', Ground: 'House' } },
    supported: 'Defender',
    reasons: [
      'Elite +1',
      'Charging +1',
      'Into the rear +3',
      'Attacks in column +1',
      'On the die +6',
      'Guard +2',
      'In support +2',
      'Holds a house +3',
      'On the die +7',
    ],
  },
  {
    name: 'cuirassiers meet cavalry that counter-charges from a hill',
    procedure: 'melee',
    first: { choose: { Arm: 'Cavalry', Kind: 'Armoured' } },
    second: { choose: { Arm: 'Cavalry', Ground: 'Hill' }, on: ['Counter-charges'] },
    reasons: [
      'Elite +1',
      'Charging +1',
      'Armoured cavalry +2',
      'On the die +4',
      'Line 0',
      'Charging +1',
      'Holds a hill +1',
      'On the die +2',
    ],
  },
  {
    name: 'lancers with a marker check before contact',
    procedure: 'melee',
    first: { choose: { Arm: 'Cavalry', Kind: 'Lancers' }, on: ['Morale marker'] },
    reasons: ['Line 0', 'French +1', 'On the die +1'],
  },
  {
    name: 'infantry attacks woods',
    procedure: 'melee',
    second: { choose: { Ground: 'Woods' } },
    reasons: ['Holds woods +2'],
  },
  {
    name: 'infantry attacks light cover',
    procedure: 'melee',
    second: { choose: { Ground: 'Cover' } },
    reasons: ['Holds light cover +1'],
  },
  {
    name: 'militia that lost a base, with an officer, rallies',
    procedure: 'morale',
    first: {
      choose: { Class: 'Militia', Nation: 'Prussia' },
      numbers: { 'Bases now': 3 },
      officer: { name: 'Steinmetz', value: 1 },
    },
    reasons: ['Militia −1', 'Officer: Steinmetz +1', '1 base lost −1', 'On the die −1'],
  },
  {
    name: 'French heavy cavalry rallies',
    procedure: 'morale',
    first: { choose: { Arm: 'Cavalry', Kind: 'Heavy', Class: 'Elite' } },
    reasons: ['Heavy cavalry +1', 'French +1', 'On the die +2'],
  },
  {
    name: 'light infantry rallies',
    procedure: 'morale',
    first: { choose: { Class: 'Light' } },
    reasons: ['Light infantry +1', 'French +1', 'On the die +2'],
  },
  {
    name: 'the guard rallies',
    procedure: 'morale',
    first: { choose: { Class: 'Guard' } },
    reasons: ['Guard +2', 'French +1', 'On the die +3'],
  },
  {
    name: 'Wellington is fired at',
    procedure: 'leader',
    first: { officer: { name: 'Wellington' } },
    choose: { 'Removed by': 'Fire' },
    reasons: ['Wellington falls only in melee'],
  },
]

/** The lines of all sums on the screen, without the words for where a number comes from. */
function linesOn(page: Page): Promise<string[]> {
  const lines = page.locator('dl > div').filter({ has: page.getByRole('term') })
  return lines.evaluateAll((elements) =>
    elements.map((line) => {
      const label = line.querySelector('dt')?.firstChild?.textContent ?? ''
      const value = line.querySelector('dd')?.textContent ?? ''
      return `${label.trim()} ${value.trim()}`.trim()
    }),
  )
}

async function fillIn(page: Page, row: number, { choose, numbers, on, officer }: Seat): Promise<void> {
  const player = new Player(page)
  const opens = page.getByRole('main').locator('button[aria-expanded]')
  await opens.nth(row).click()
  for (const [label, option] of Object.entries(choose ?? {})) await player.choose(label, option)
  for (const [label, value] of Object.entries(numbers ?? {})) await player.setNumber(label, value)
  for (const label of on ?? []) await player.turn(label)
  if (officer !== undefined) await player.appoint(officer)
  await opens.nth(row).click()
}

for (const { name, procedure, first, second, choose, supported, reasons } of cases) {
  test(`reasons on the sheet: ${name}`, async ({ page }) => {
    const player = new Player(page)
    await page.goto(`./#/quick/${procedure}`)
    if (first !== undefined) await fillIn(page, 0, first)
    if (second !== undefined) await fillIn(page, 1, second)
    for (const [label, option] of Object.entries(choose ?? {})) await player.choose(label, option)
    if (supported !== undefined) await player.support(supported)
    await expect.poll(() => linesOn(page)).toEqual(expect.arrayContaining([...reasons]))
  })
}
