import { flushPromises } from '@vue/test-utils'
import { parse } from 'valibot'
import { createMemoryHistory, createRouter } from 'vue-router'
import { describe, expect, it, vi } from 'vitest'
import BattleRecordScreen from '@/games/napoleon-in-europe/battle/record/BattleRecordScreen.vue'
import { courseOf } from '@/games/napoleon-in-europe/battle/record/course.ts'
import { BattlesReading, type BattleRecord } from '@/games/napoleon-in-europe/battle/record/reading.ts'
import { recordText } from '@/games/napoleon-in-europe/battle/record/recordText.ts'
import { armiesOf, fateOf, lastStand, reasonOf } from '@/games/napoleon-in-europe/battle/record/view.ts'
import { sumLinesOf } from '@/games/napoleon-in-europe/describe/outcome.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { pathTo } from '@/journal/index.ts'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import { titleOfSide } from '@/rules/napoleon-in-europe/battle/seat.ts'
import { commandSchema } from '@/rules/napoleon-in-europe/commands.ts'
import { readJournal } from '@/stores/journal-reading.ts'
import { basicBattle, standardBattle } from '../../../../scripts/command-line/examples/battles.ts'
import type { ExampleGame } from '../../../../scripts/command-line/examples.ts'
import { armies, open } from '../../../rules/napoleon-in-europe/battle/opening.cases.ts'
import { byRole, namesByRole, show, spoken } from '../../../ui/parts/reading.ts'
import { campaignStore, openCampaign, perform, written } from '../game-store.ts'

/** A battle of the command line's examples, played as far as its commands are taken. */
async function played({ setup, commands }: ExampleGame, count = commands.length): Promise<NapoleonGame> {
  const taken = commands.slice(0, count)
  const game = campaignStore(taken.flatMap(({ faces = [] }) => faces))
  const created = await game.create(parse(commandSchema, setup))
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  for (const example of taken) {
    const fields = Object.entries(example).filter(([field]) => field !== 'faces')
    await perform(game, parse(commandSchema, Object.fromEntries(fields)))
  }
  await written()
  return game
}

async function recordsOf(game: NapoleonGame): Promise<readonly BattleRecord[]> {
  const { entries } = await readJournal(game.readEntries, game.head.nextIndex, () => Promise.resolve())
  const reading = new BattlesReading()
  for (const entry of pathTo(entries, game.head.position)) reading.take(entry)
  return reading.result()
}

async function recordOf(game: NapoleonGame): Promise<BattleRecord> {
  const [record] = await recordsOf(game)
  if (record === undefined) throw new Error('no battle')
  return record
}

/** Shows the battles of a game. */
async function shown(game: NapoleonGame, battle?: string): Promise<void> {
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const id = game.game?.id ?? ''
  show(BattleRecordScreen, { props: { id, battle }, global: { plugins: [router] } })
  await flushPromises()
  await vi.waitFor(() => {
    expect(game.status).toBe('open')
    expect(spoken(document.body)).not.toContain('Reading the journal')
  })
  await flushPromises()
}

/** Taps what is there, or is on its way. */
async function press(role: string, name: string): Promise<void> {
  const found = await vi.waitFor(() => byRole(role, name))
  found.click()
  await flushPromises()
}

describe('the record of a battle', () => {
  it('tells its course by turns and their parts; where nothing was done nothing stands', async () => {
    const course = courseOf(await recordOf(await played(standardBattle)))
    expect(course.map(({ title, parts }) => [title, ...parts.map((part) => part.title)])).toEqual([
      ['Before the battle', ''],
      ['Turn 1', 'Artillery: France', 'Artillery: Britain', 'Infantry: France', 'Leaders: Britain'],
      ['Turn 2', 'Cavalry: France', 'Infantry: Britain'],
      ['Turn 3', 'Cavalry: Britain'],
      ['Pursuit', ''],
      ['After the battle', ''],
    ])
    const charges = course
      .find(({ title }) => title === 'Turn 2')
      ?.parts[0]?.lines.map(({ view }) => view.heading)
    expect(charges?.slice(1, 4)).toEqual([
      'France’s cavalry in the middle of the centre charges Britain’s infantry',
      'Britain’s infantry in the centre forms square against France’s cavalry',
      'France’s cavalry in the middle of the centre cancels its charge on the square of Britain’s infantry',
    ])
  })

  it('says who won, why, and what each army lost', async () => {
    const record = await recordOf(await played(standardBattle))
    expect(fateOf(record)).toBe('France won')
    expect(reasonOf(record)).toBe('Britain retreated.')
    expect(armiesOf(record)).toMatchObject([
      { name: 'France', lost: { leader: 1 }, share: '1 of 8 pieces' },
      { name: 'Britain', lost: { infantry: 1, cavalry: 1 }, share: '2 of 6 pieces' },
    ])
  })

  it('leaves out what was undone', async () => {
    const game = await played(standardBattle, 12)
    const before = (await recordOf(game)).steps.length
    await game.undo()
    await written()
    expect((await recordOf(game)).steps).toHaveLength(before - 1)
  })

  it('is shared as a text that stands alone', async () => {
    const text = recordText(await recordOf(await played(basicBattle)), [])
    expect(text).toContain('Battle of Hanover')
    expect(text).toContain('France won.\nBritain had no army left in the front rank.')
    expect(text).toContain('Armies\nFrance: 2 infantry, 1 cavalry, 1 artillery and 1 leader')
    expect(text).toContain('Turn 2\nBritain\n- Britain moves between its ranks')
    expect(text).toContain('Losses\nFrance: 1 infantry\nBritain: 2 infantry and 1 leader')
  })

  it('is shared with where each side set up, many dice by their faces, and no number after a number', async () => {
    const standard = recordText(await recordOf(await played(standardBattle)), [])
    expect(standard).toMatch(/Set-up\nFrance: .* in the centre.*\nBritain: .* in the centre/u)
    expect(standard).toContain('+2 (2 cavalry) +4 (2 leaders) = 16')
    const basic = recordText(await recordOf(await played(basicBattle)), [])
    expect(basic).toContain('7 D6: 6 ×1, 5 ×1, 4 ×1, 3 ×1, 2 ×1, 1 ×2, 1 hit with 7 dice')
  })

  it('tells dice that were only counted, with how many of them succeeded', () => {
    const die = { sides: 6, label: 'basicBattle.fire', side: 'france', origin: 'counted' } as const
    const [line] = sumLinesOf([{ ...die, face: 6 }, ...[1, 1, 1].map((face) => ({ ...die, face }))], [])
    expect(line?.terms).toEqual([{ value: '4', label: 'dice counted: 1 success' }])
    const [other] = sumLinesOf([{ ...die, label: 'attrition', face: 2 }], [])
    expect(other?.terms).toEqual([{ value: '1', label: 'dice counted' }])
  })

  it('calls a minor nation by its region', async () => {
    const record = await recordOf(await played(standardBattle))
    const battle = lastStand(record)
    const minor: Battle = {
      ...battle,
      nations: { ...battle.nations, defender: [] },
      region: 'hanover',
      place: 'Hanover',
    }
    expect([titleOfSide(minor, 'attacker'), titleOfSide(minor, 'defender')]).toEqual(['france', 'Hanover'])
    expect(titleOfSide({ ...minor, region: null }, 'defender')).toBe('defender')
  })

  it('holds every battle of a campaign, and what became of each', async () => {
    const game = await openCampaign()
    const note = 'Fought on the table'
    const hanover = { ...open(armies({ infantry: 6 }, { infantry: 6 })), region: null, place: 'Hanover' }
    await perform(game, hanover)
    await perform(game, { type: 'abandonBattle', note })
    await perform(game, { ...hanover, place: 'Ulm' })
    await written()
    const records = await recordsOf(game)
    expect(records.map(({ ended }) => ended === null)).toEqual([false, true])
    expect(records.map(fateOf)).toEqual(['Broken off', 'Setting up'])
  })
})

describe('the screen of a battle’s record', () => {
  it('goes through the battle again on the board', async () => {
    await shown(await played(standardBattle))
    await vi.waitFor(() => byRole('heading', 'Battle of the Sambre'))
    await press('button', 'Replay from Turn 2')
    expect(byRole('heading', 'Turn 2, Cavalry: France')).toBeDefined()
    expect(spoken(document.body)).toContain('France moves 2 cavalry')
    await press('button', 'Step forward')
    expect(spoken(document.body)).toContain('charges Britain’s infantry')
    await press('button', 'Step back')
    await press('button', 'Step back')
    expect(byRole('heading', 'Turn 1, Leaders: Britain')).toBeDefined()
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))
    await flushPromises()
    expect(byRole('heading', 'Turn 2, Cavalry: France')).toBeDefined()
  })

  it('marks in the ranks what has become more and fewer', async () => {
    await shown(await played(basicBattle))
    await press('button', 'Replay from Turn 1')
    await press('button', 'Step forward')
    await press('button', 'Step forward')
    expect(spoken(document.body)).toContain('Britain names what it has hit')
    expect(document.body.textContent).toContain('−1')
  })

  it('tells the losses, and the dice of both', async () => {
    await shown(await played(standardBattle))
    await press('radio', 'Losses')
    const words = spoken(document.body)
    expect(words).toContain('Britain retreated.')
    expect(words).toContain('2 of 6 pieces')
    expect(words).toContain('a hill in the centre')
    await vi.waitFor(() => {
      expect(namesByRole('heading')).toEqual(expect.arrayContaining(['France (Anna)', 'Britain (Ben)']))
    })
  })

  it('shows nobody where the enemy stands before both have set up', async () => {
    await shown(await played(basicBattle, 1))
    expect(namesByRole('button')).not.toContain('Replay from Before the battle')
    await press('radio', 'Replay')
    expect(spoken(document.body)).toContain('The replay can be seen once both sides have set up.')
  })

  it('says that no battle has been fought', async () => {
    await shown(await openCampaign())
    expect(spoken(document.body)).toContain('No battle has been fought on the board yet.')
  })

  it('lists several battles, the newest first', async () => {
    const game = await openCampaign()
    const ulm = { ...open(armies({ infantry: 6 }, { infantry: 6 })), region: null, place: 'Ulm' }
    await perform(game, ulm)
    await perform(game, { type: 'abandonBattle', note: 'Fought on the table' })
    await perform(game, { ...ulm, place: 'Jena' })
    await written()
    await shown(game)
    const [first, second] = namesByRole('link')
    expect(first).toMatch(/^Battle of Jena France against Britain, .* Setting up/u)
    expect(second).toMatch(/^Battle of Ulm .*Broken off$/u)
  })
})
