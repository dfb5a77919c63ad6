import { expect } from '@playwright/test'
import { whenReady } from '../../scripts/player.ts'
import { nationNames, pieceNames } from '../../src/messages/en/napoleon-in-europe/names.ts'
import { opening as capital } from '../../src/messages/index.ts'
import { shippedMap } from '../../src/rules/napoleon-in-europe/map/shipped.ts'
import type { NationId } from '../../src/rules/napoleon-in-europe/nations.ts'
import { boardFileText } from '../../src/rules/napoleon-in-europe/setup/files.ts'
import { ledgerInJuly, opening, quarter, type Step } from '../rules/napoleon-in-europe/quarter.ts'
import { CampaignPlayer } from './campaign-player.ts'
import { hurry, test, untilOffline } from './support.ts'

test.setTimeout(600_000)

/** The board as the table keeps it in a file. */
function boardOfTheTable(): string {
  if (opening.type !== 'begin' || opening.setUp === undefined) throw new TypeError('the game has a board')
  return boardFileText({ kind: 'setUp', name: 'The board of 1802', setUp: opening.setUp })
}

const ledgerInApril = {
  france: [0, 2, 14, 3],
  britain: [0, 1, 6, 5],
  prussia: [0, 1, 6, 0],
  russia: [0, 1, 11, 0],
  ottoman: [0, 0, 13, 0],
  austria: [0, 1, 9, 0],
  spain: [0, 1, 6, 0],
}

/** What comes in after June, and what there is to spend with it. */
const incomes: Readonly<Partial<Record<NationId, readonly [income: string, toSpend: string]>>> = {
  france: ['Paris 10, 14 regions 28, saved 0', 'left of 38'],
  britain: ['London 10, 5 regions 10, saved 0', 'left of 20'],
  prussia: ['Berlin 10, 5 regions 10, saved 0', 'left of 20'],
  russia: ['St. Petersburg 2, Moscow 2, 9 regions 18, saved 0', 'left of 22'],
  austria: ['Vienna 8, 8 regions 16, saved 0', 'left of 32'],
  spain: ['Madrid 2, 5 regions 10, saved 0', 'left of 12'],
}

/** What stands beside the row of what a rule forbids. */
const refusals: Readonly<Record<string, string>> = {
  britishArmy: 'Britain builds at most 2 land units in a production turn.',
  prussianMilitiaLater: 'Prussia builds militia only after 1809.',
  irregularsOnly: 'Only Russia and the Ottoman Empire build irregular cavalry.',
}

function seaCalled(sea: string | null | undefined): string {
  return shippedMap.seas.find(({ id }) => id === sea)?.name ?? 'Not told'
}

function regionCalled(region: string): string {
  return shippedMap.regions.find(({ id }) => id === region)?.name ?? region
}

/** Does on the screen what a step of the record says. */
async function perform(player: CampaignPlayer, { command, faces = [], refused }: Step): Promise<void> {
  switch (command.type) {
    case 'overtureToMinor':
      await player.politicalAction('Overture to a minor nation')
      await player.button('A minor nation not named here').click()
      return player.throwOwn(faces)
    case 'overtureToMajor':
      await player.resolveOf('Diplomatic overture')
      await player.choose('Whom to ask', nationNames[command.to])
      return player.throwOwn(faces)
    case 'declareWar':
      await player.politicalAction('Declare war')
      await player.choose('On whom', nationNames[command.on])
      return player.record()
    case 'moveSquadrons':
      await player.resolveOf('Move squadrons')
      if (command.to?.kind === 'sea') await player.choose('To', seaCalled(command.to.sea))
      return player.record()
    case 'interceptSquadrons':
      await player.goOn('Interception')
      return player.throwOwn(faces)
    case 'navalBattle':
      await player.goOn('Fight the battle')
      return player.throwOwn(faces)
    case 'transport':
      await sail(player, command)
      return player.throwOwn(faces)
    case 'reportBattle':
      return reportBattle(player, command)
    case 'rollCommitment':
      await player.goOn(`On to ${nationNames[command.nation]}’s commitment`)
      return player.throwOwn(faces)
    case 'endTurn':
      return player.endTurn(command.nation)
    case 'endRound':
      return player.endRound()
    case 'purchase':
      return refused === undefined ? buy(player, command) : buyInVain(player, command, refused)
    case 'grantPoints':
      return give(player, command)
    case 'endProductionTurn':
      await player.produceAs(command.nation)
      return player.endProduction()
    default:
      throw new TypeError(`${command.type} is not in the record`)
  }
}

type CommandOf<Type> = Extract<Step['command'], { readonly type: Type }>

async function sail(player: CampaignPlayer, { to, troops, legs }: CommandOf<'transport'>): Promise<void> {
  await player.resolveOf('Transports')
  if ('region' in to) await player.button(regionCalled(to.region)).click()
  const [leg] = legs
  await player.chooseIn('Sea area 1', seaCalled(leg?.sea))
  // The squadrons that are there stand there already.
  await expect(player.numberField('Enemy squadrons')).toHaveValue(String(leg?.enemy))
  await expect(player.numberField('Own and allied')).toHaveValue(String(leg?.own))
  for (const unit of ['infantry', 'cavalry', 'artillery', 'leader'] as const) {
    const count = troops.find((troop) => troop.unit === unit)?.count ?? 0
    await player.setNumber(capital(pieceNames[unit][1]), count)
  }
}

async function reportBattle(player: CampaignPlayer, battle: CommandOf<'reportBattle'>): Promise<void> {
  if (battle.due === null) await player.act('Battle')
  else await player.goOn('Enter the battle')
  const front = player.front()
  for (const [label, nations] of [
    ['Attackers', battle.attackers],
    ['Defenders', battle.defenders],
  ] as const) {
    for (const nation of nations) {
      const side = front.getByRole('group', { name: label, exact: true })
      await expect(side.getByRole('checkbox', { name: nationNames[nation] })).toBeChecked()
    }
  }
  await player.choose('Who won', battle.winner === 'attackers' ? 'Attackers' : 'Defenders')
  if (battle.major) await front.getByText('Major battle', { exact: true }).click()
  if (battle.due === null && battle.region !== null)
    await player.chooseIn('Where', regionCalled(battle.region))
  for (const { nation, pieces } of battle.losses) await player.enterLosses(nation, pieces)
  await player.record()
}

async function buy(player: CampaignPlayer, { nation, basket }: CommandOf<'purchase'>): Promise<void> {
  await seeIncome(player, nation)
  await player.fill(basket)
  await player.buy()
}

/** Asks for what a rule forbids, and reads why beside it. */
async function buyInVain(
  player: CampaignPlayer,
  { nation, basket }: CommandOf<'purchase'>,
  refused: string,
): Promise<void> {
  await seeIncome(player, nation)
  const reason = player.page.getByText(refusals[refused] ?? refused)
  await expect(reason).toHaveCount(0)
  const rows = await player.rowsOf(basket)
  if (rows > 0) await player.fill(basket)
  else
    await player
      .front()
      .getByRole('button', { name: new RegExp(`^Not for ${nationNames[nation]}: `) })
      .click()
  await expect(reason).toBeVisible()
}

async function seeIncome(player: CampaignPlayer, nation: NationId): Promise<void> {
  const main = await player.produceAs(nation)
  for (const words of incomes[nation] ?? []) await expect(main).toContainText(words)
}

async function give(player: CampaignPlayer, { nation, to, points }: CommandOf<'grantPoints'>): Promise<void> {
  await player.produceAs(nation)
  await player.button('Give points').click()
  await player.choose('To', nationNames[to])
  await player.setNumber('Points', points)
  await player.button(`Give ${points} to ${nationNames[to]}`).click()
  await player.sheet().waitFor({ state: 'hidden' })
  const given = `${nationNames[nation]} gives ${points} production points to ${nationNames[to]}`
  await expect(player.page.getByRole('region', { name: 'Just done' })).toContainText(given)
}

async function seeRelations(player: CampaignPlayer): Promise<void> {
  await player.visit('Powers')
  await player.page.getByRole('link', { name: /^Relations/ }).click()
  for (const relation of [
    'France to Britain: at war',
    'Russia to Ottoman: controlled',
    'France to Russia: neutral',
  ])
    await expect(player.page.getByRole('gridcell', { name: relation, exact: true })).toBeVisible()
}

async function press(player: CampaignPlayer, name: RegExp, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await (await whenReady(player.page.getByRole('button', { name }).first())).click()
  }
}

test('a quarter of Scenario III with seven nations, played on the screen, ends as it was worked out', async ({
  serve,
  phone,
}) => {
  const server = await serve()
  const page = await (await phone.open()).newPage()
  const player = new CampaignPlayer(page)
  await hurry(page)
  await page.goto(server.url)
  await player.beginCampaign('A quarter of 1802', 6, boardOfTheTable())
  await expect.poll(() => player.ledger()).toEqual(ledgerInApril)

  const done = quarter.filter(({ refused }) => refused === undefined).length
  const production = quarter.findIndex(({ command }) => command.type === 'purchase')
  const landed = quarter.findIndex(({ command }) => command.type === 'reportBattle')

  await test.step('April and May, until a landing: reloaded then', async () => {
    for (const step of quarter.slice(0, landed + 1)) await perform(player, step)
    await player.visit('Turn')
    const before = await player.ledger()
    await page.reload()
    await expect.poll(() => player.ledger()).toEqual(before)
  })

  await test.step('to the production after June: the server is gone', async () => {
    for (const step of quarter.slice(landed + 1, production)) await perform(player, step)
    await untilOffline(page)
    await server.stop()
    await page.reload()
    await page.getByRole('link', { name: 'Production' }).waitFor()
  })

  await test.step('production without a network', async () => {
    for (const step of quarter.slice(production)) await perform(player, step)
    await expect(page.getByRole('heading', { level: 2, name: 'July 1802' })).toBeVisible()
    await expect.poll(() => player.ledger()).toEqual(ledgerInJuly)
  })

  await test.step('the relations', () => seeRelations(player))

  await test.step('undo leads back to the first entry, redo to the same end', async () => {
    await player.visit('Turn')
    const log = await player.sharedLog()
    expect(log).toHaveLength(done + 2)
    await press(player, /^Undo: /, done)
    await expect(page.getByRole('button', { name: /^Undo: / })).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2, name: 'April 1802' })).toBeVisible()
    await expect.poll(() => player.ledger()).toEqual(ledgerInApril)
    await player.visit('Log')
    await press(player, /^Redo( |$)/, done)
    await expect.poll(() => player.ledger()).toEqual(ledgerInJuly)
    expect(await player.sharedLog()).toEqual(log)
  })
})
