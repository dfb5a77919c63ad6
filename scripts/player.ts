import type { Locator, Page } from '@playwright/test'

/** A unit as a player describes it on the sheet; what is left out stays as the sheet has it. */
export interface UnitEntry {
  readonly name: string
  readonly nation?: string
  readonly arm?: 'Infantry' | 'Cavalry' | 'Artillery'
  readonly kind?: string
  readonly class?: string
  readonly bases?: number
  readonly formation?: string
  readonly copies?: number
  readonly officer?: OfficerEntry
}

export interface OfficerEntry {
  readonly name: string
  /** 0 to 3; left out, the sheet's own. */
  readonly value?: number
}

export interface SideEntry {
  readonly nation: string
  readonly name?: string
}

export type Place = 'Turn' | 'Forces' | 'Resolve' | 'Log'

/** A player's hand on the phone: finds everything by what it is called, as a player does. */
export class Player {
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  /** Sets up a game from home and enters it. Without rules, by the charts as they come. */
  async beginGame(sides: readonly [SideEntry, SideEntry], name?: string, rules?: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New game' }).click()
    if (name !== undefined) await this.page.getByLabel('Name of the game').fill(name)
    for (const [index, side] of sides.entries()) await this.describeSide(index, side)
    if (rules !== undefined) await this.choose('Rules', rules)
    await this.button('Begin').click()
    await this.addButtons().first().waitFor()
  }

  /** Sets a sample battle up from home and enters it, ready for its first turn. */
  async beginSample(name: string): Promise<void> {
    await this.page.getByRole('link', { name: 'New game' }).click()
    await this.page.getByRole('button', { name }).click()
    await this.button('Begin').click()
    await this.button('Begin turn 1').waitFor()
  }

  private async describeSide(index: number, { nation, name }: SideEntry): Promise<void> {
    const nations = this.page.getByRole('radiogroup', { name: 'Nation' }).nth(index)
    await nations.getByText(nation, { exact: true }).click()
    if (name !== undefined) await this.page.getByLabel('Name of the side').nth(index).fill(name)
  }

  /** Adds units to a side, one entry after another on the same sheet. */
  async addUnits(side: string, entries: readonly UnitEntry[]): Promise<void> {
    await this.button(`Add units to ${side}`).click()
    for (const entry of entries) await this.addUnit(entry)
    await this.button('Done').click()
    await this.sheet().waitFor({ state: 'hidden' })
  }

  private async addUnit(entry: UnitEntry): Promise<void> {
    await this.describeUnit(entry)
    if (entry.copies !== undefined)
      await this.setNumber(entry.arm === 'Artillery' ? 'Guns' : 'How many', entry.copies)
    if (entry.officer !== undefined) await this.appoint(entry.officer)
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(entry.name)
    await this.page.getByRole('button', { name: /^Add( \d+)?$/ }).click()
    await this.page.getByRole('status').getByText(entry.name).waitFor()
  }

  /** Chooses what a unit is on any form that has its fields. */
  async describeUnit({ nation, arm, kind, class: unitClass, bases, formation }: Partial<UnitEntry>) {
    if (arm !== undefined) await this.choose('Arm', arm)
    if (kind !== undefined) await this.choose('Kind', kind)
    if (unitClass !== undefined) await this.choose('Class', unitClass)
    if (bases !== undefined) await this.setNumber('Bases at the start', bases)
    if (formation !== undefined) await this.choose('Formation', formation)
    if (nation !== undefined) await this.choose('Nation', nation)
  }

  /** Puts an officer with the unit of a form. */
  async appoint({ name, value }: OfficerEntry): Promise<void> {
    await this.page.getByRole('switch', { name: 'Officer', exact: true }).setChecked(true)
    await this.page.getByLabel('Officer’s name').fill(name)
    if (value !== undefined) await this.choose('Officer’s value', value === 0 ? '0' : `+${value}`)
  }

  /** Taps one of the segments of a choice. */
  async choose(label: string, option: string): Promise<void> {
    const group = this.front().getByRole('radiogroup', { name: label, exact: true })
    await group.getByText(option, { exact: true }).click()
  }

  /** Gives a unit of a melee a second line in support, or takes it away. */
  async support(unit: string): Promise<void> {
    await this.front().getByText(`${unit} supported`, { exact: true }).click()
  }

  /** Taps a switch. */
  async turn(label: string): Promise<void> {
    await this.front().getByRole('switch', { name: label, exact: true }).click()
  }

  /** Types a number into a stepper. */
  async setNumber(label: string, value: number | string): Promise<void> {
    const field = this.numberField(label)
    // What was tapped before may yet take the focus away from the field.
    do await this.typeOver(field, String(value))
    while ((await field.inputValue()) !== String(value))
    await field.press('Enter')
  }

  private async typeOver(field: Locator, text: string): Promise<void> {
    await field.focus()
    // The field drops its unit and selects its number in the frame after.
    await field.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    await field.fill(text)
  }

  numberField(label: string): Locator {
    return this.front().getByRole('textbox', { name: label, exact: true })
  }

  /** Goes to one of the places of the game. */
  async goTo(place: Place): Promise<void> {
    const link = this.page.getByRole('navigation', { name: 'Places' }).getByRole('link', { name: place })
    await link.click()
    await this.page.waitForURL(new RegExp(`/${place.toLowerCase()}(\\?|$)`))
  }

  /** Opens one of the pages of the game that are no place, from its menu. */
  async openPage(name: string): Promise<void> {
    await this.button('This game').click()
    await this.button(name).click()
    await this.page.getByRole('heading', { level: 1, name }).waitFor()
  }

  /** Takes up what is on the step's list for a unit. */
  async takeTask(unit: string): Promise<void> {
    await this.task(unit).click()
    await this.sheet().waitFor()
  }

  /** Unfolds a line of the step's list. */
  async openTask(unit: string): Promise<void> {
    const row = this.task(unit)
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
  }

  /** Unfolds a part of a form. */
  async unfold(title: string): Promise<void> {
    const part = this.front().locator('details').filter({ hasText: title })
    if ((await part.getAttribute('open')) === null) await part.locator('summary').click()
  }

  /** Opens a unit of the roster, so that what can be done with it is there. */
  async openUnit(name: string): Promise<void> {
    const row = this.unit(name)
    if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
  }

  /** Opens a unit of the roster and presses one of its buttons. */
  async tell(name: string, order: string): Promise<void> {
    await this.openUnit(name)
    await this.button(order).click()
  }

  /** Opens a unit of the roster and chooses from its menu. */
  async tellMore(name: string, order: string): Promise<void> {
    await this.tell(name, `More for ${name}`)
    await this.button(order).click()
    await this.sheet().waitFor({ state: 'hidden' })
  }

  /** Opens the resolve sheet for a unit and picks its enemy, where it is not there yet. */
  async aim(procedure: 'Fire' | 'Melee', first: string, second: string): Promise<void> {
    await this.tell(first, procedure)
    // Until then the enemy that is found is the one on the roster.
    await this.sheet().waitFor()
    const asked = this.page.getByRole('region', { name: procedure === 'Fire' ? 'At whom?' : 'Whom?' })
    const enemy = this.unit(second)
    await enemy.waitFor()
    if (await asked.isVisible()) await enemy.click()
    await asked.waitFor({ state: 'hidden' })
  }

  /** Picks the target of a volley, where another one or none stands on the sheet. */
  async aimAt(target: string): Promise<void> {
    const asked = this.front().getByRole('region', { name: 'At whom?' })
    const aimed = this.front().locator('button[aria-expanded]').nth(1)
    await asked.or(aimed).first().waitFor()
    if (!(await asked.isVisible())) {
      if ((await aimed.textContent())?.trim().startsWith(target) === true) return
      await aimed.click()
    }
    await asked.getByRole('button', { name: new RegExp(`^${target} `) }).click()
    await asked.waitFor({ state: 'hidden' })
  }

  /** Whoever throws the next die does so with real dice from here on. */
  async useOwnDice(): Promise<void> {
    await this.button('Own dice').click()
    await this.countNothing()
    await this.keypad().waitFor()
  }

  /** Many dice of one throw are typed one by one, too, not only counted. */
  async countNothing(): Promise<void> {
    const singly = this.button('Die by die')
    await this.keypad().or(singly).first().waitFor()
    if (await singly.isVisible()) await (await whenReady(singly)).click()
  }

  /** Types faces of real dice, one after another. */
  async typeFaces(...faces: readonly number[]): Promise<void> {
    for (const face of faces) {
      const known = await this.knownDice().count()
      await (await whenReady(this.key(face))).click()
      await this.result().or(this.knownDice().nth(known)).first().waitFor()
    }
  }

  /** Presses the button that rolls. */
  async roll(): Promise<void> {
    await (await whenReady(this.rollButton())).click()
  }

  /** Closes the sheet by its cross. */
  async close(): Promise<void> {
    await this.button('Close').click()
    await this.sheet().waitFor({ state: 'hidden' })
  }

  /** Puts the result aside. */
  async done(): Promise<void> {
    await (await whenReady(this.button('Done'))).click()
    await this.sheet().waitFor({ state: 'hidden' })
  }

  /** Puts the result aside, where one is on the screen. */
  async putAway(): Promise<void> {
    if (await this.sheet().isVisible()) await this.done()
  }

  /** Whatever can be touched: the sheet on top, or the screen where no sheet is open. */
  front(): Locator {
    return this.page.locator('dialog[open], body:not(:has(dialog[open]))').last()
  }

  unit(name: string): Locator {
    return this.front().getByRole('button', { name: new RegExp(`^${name} `) })
  }

  /** A line of the list of the step that is played, where it can be tapped. */
  task(unit: string): Locator {
    const list = this.page.getByRole('list', { name: 'What is there to do' })
    return list.getByRole('button', { name: new RegExp(`^(open|may move|done) ${unit} `) }).first()
  }

  button(name: string): Locator {
    return this.front().getByRole('button', { name, exact: true })
  }

  addButtons(): Locator {
    return this.page.getByRole('button', { name: /^Add units to / })
  }

  rollButton(): Locator {
    return this.page.getByRole('button', { name: /^Roll (the|both)( next)? (die|dice|D10)/ })
  }

  keypad(): Locator {
    return this.page.getByRole('group', { name: /^What did / })
  }

  key(face: number): Locator {
    return this.keypad().getByRole('button', { name: new RegExp(`^${face}(:|$)`) })
  }

  /** The dice of a roll that is not finished. */
  knownDice(): Locator {
    return this.page.getByRole('list', { name: 'On the table' }).getByRole('listitem')
  }

  /** The button that puts a result aside: it is there when the roll is resolved. */
  result(): Locator {
    return this.page.getByRole('button', { name: 'Undo', exact: true })
  }

  sheet(): Locator {
    return this.page.getByRole('dialog')
  }
}

/** The faces of dice on the screen, by what a screen reader says of them: "D10: 7, rolled". */
export async function facesOf(dice: Locator): Promise<readonly number[]> {
  const labels = await dice.evaluateAll((elements) =>
    elements.map((element) => element.getAttribute('aria-label') ?? ''),
  )
  return labels.map((label) => Number(/: (\d+),/.exec(label)?.[1]))
}

/** A button, as soon as it may be pressed: for a moment after each tap the next one answers none. */
export async function whenReady(button: Locator): Promise<Locator> {
  await button.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const timer = setInterval(() => {
          if (element.isConnected && element.getAttribute('aria-disabled') === 'true') return
          clearInterval(timer)
          resolve()
        }, 10)
      }),
  )
  return button
}
