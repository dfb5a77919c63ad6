import { beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import PreparationBoard from '@/games/napoleon-in-europe/battle/opening/PreparationBoard.vue'
import { heldWhile, provideDiceSheets } from '@/games/napoleon-in-europe/resolve/diceSheets.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonOptions } from '@/rules/napoleon-in-europe/options.ts'
import { rulesWith } from '@/rules/napoleon-in-europe/rules.ts'
import { battleIn } from '../../../rules/napoleon-in-europe/battle/board.ts'
import { armies, force, groups, lone } from '../../../rules/napoleon-in-europe/battle/opening.cases.ts'
import { allByRole, namesByRole, show, spoken } from '../../../ui/parts/reading.ts'
import { campaignStore, written } from '../game-store.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => setTimeout(() => paint(0)))
})

const usual = armies({ infantry: 6, cavalry: 3, leader: 1 }, { infantry: 7, artillery: 2 })

/** A battle that is about to be prepared, on its screen. */
async function prepare(
  about: Parameters<typeof lone>[0] = usual,
  options: Partial<NapoleonOptions> = {},
  faces: readonly number[] = [],
): Promise<NapoleonGame> {
  const game = campaignStore(faces)
  const created = await game.create(lone({ ...usual, ...about, options: rulesWith(options).options }))
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  await look(game)
  return game
}

/** Takes the screen away. */
let leave: () => void = () => undefined

async function look(game: NapoleonGame): Promise<void> {
  const screen = defineComponent({
    setup() {
      const state = heldWhile(
        computed(() => game.state),
        provideDiceSheets(),
      )
      return () => h(PreparationBoard, { game, state: state.value, battle: state.value.battle })
    },
  })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const shown = show(screen, { global: { plugins: [router] } })
  leave = () => shown.unmount()
  await written()
}

function heard(): string {
  return spoken(document.body)
}

function nameOf(element: HTMLElement): string {
  return element.getAttribute('aria-label') ?? spoken(element)
}

/** Presses a button as soon as it takes a press; beneath an open sheet nothing is pressed. */
async function press(name: string | RegExp): Promise<void> {
  const button = await vi.waitFor(() => {
    const open = document.querySelector('dialog')
    const found = allByRole('button')
      .filter((one) => open === null || open.contains(one))
      .find((one) => (typeof name === 'string' ? nameOf(one) === name : name.test(nameOf(one))))
    if (found === undefined)
      throw new Error(`no ${String(name)} among ${JSON.stringify(namesByRole('button'))}`)
    if (found.getAttribute('aria-disabled') === 'true') throw new Error(`${String(name)} takes no press`)
    return found
  })
  button.click()
  await written()
}

/** Chooses one of a row of segments, by the row's label. */
async function choose(row: string, choice: string): Promise<void> {
  const found = [...document.querySelectorAll('fieldset')].find(
    (one) => one.querySelector('legend')?.textContent === row,
  )
  const input = [...(found?.querySelectorAll('label') ?? [])]
    .find((label) => spoken(label) === choice)
    ?.querySelector('input')
  if (input === null || input === undefined) throw new Error(`no ${choice} in ${row}`)
  input.click()
  await written()
}

function at(game: NapoleonGame, area: string): readonly string[] {
  return battle(game)
    .pieces.filter((piece) => piece.at === area)
    .map(({ id }) => id)
}

function battle(game: NapoleonGame): StandardBattle {
  return battleIn(game.state)
}

describe('setting up', () => {
  it('is hidden: the phone goes over, and the divider is lifted for both', async () => {
    const game = await prepare()
    expect(heard()).toContain('Pass the phone to France')
    await press('France sets up')
    expect(heard()).toContain('Britain behind the divider')
    await press('Spread evenly')
    await press('Ready')
    expect(battle(game).course.deployed).toEqual(['attacker'])
    expect(heard()).toContain('Pass the phone to Britain')
    expect(heard()).not.toContain('cavalry')
    await press('Britain sets up')
    expect(heard()).toContain('France behind the divider')
    expect(allByRole('button').map(nameOf).join()).not.toContain('cavalry')
    await press('Spread evenly')
    await press('Ready')
    expect(battle(game).course).toMatchObject({ stage: 'fight', deployed: ['attacker', 'defender'] })
    expect(heard()).toContain('Both sides are ready')
    expect(namesByRole('button')).not.toContain('Change the set-up of France')
    expect(heard()).not.toContain('cavalry')
    await press('Lift the divider')
    expect(heard()).not.toContain('Both sides are ready')
    expect(at(game, 'attacker.reserve')).toEqual(['france.leader.1'])
    expect(at(game, 'defender.centre')).toHaveLength(3)
  })

  it('is taken back before the divider is lifted: whoever was last sets up again from how it stood', async () => {
    const game = await prepare()
    for (const nation of ['France', 'Britain']) {
      await press(`${nation} sets up`)
      await press('Spread evenly')
      await press('Ready')
    }
    expect(heard()).toContain('Both sides are ready')
    await game.undo()
    await written()
    expect(battle(game).course).toMatchObject({ stage: 'deployment', deployed: ['attacker'] })
    expect(namesByRole('button')).not.toContain('Lift the divider')
    expect(heard()).toContain('Britain is still to set up')
    await press('Britain sets up')
    await press('Ready')
    expect(battle(game).course.stage).toBe('fight')
  })

  it('is kept half made, and how it is made, while another screen is looked at', async () => {
    const game = await prepare()
    await choose('How you set up', 'Openly')
    await press('France sets up')
    await press('Spread evenly')
    leave()
    await look(game)
    expect(document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]?.checked).toBe(true)
    await press('France sets up')
    await press('Ready')
    expect(at(game, 'attacker.centre')).toHaveLength(3)
  })

  it('goes by pieces and areas: some of a kind here, some there', async () => {
    const game = await prepare()
    await press('France sets up')
    await press(/^Your reserve:/u)
    expect(heard()).toContain('6 infantry in the reserve')
    for (let fewer = 0; fewer < 4; fewer += 1) await press('Fewer')
    await press(/^Your left:/u)
    await press(/^Your centre:/u)
    await press('Fewer')
    await press(/^Your right:/u)
    expect(heard()).toContain('Your right: 1 infantry')
    await press('Undo')
    expect(heard()).toContain('Your right: nobody')
    await press(/^Your reserve:/u)
    await press('Fewer')
    await press(/^Your right:/u)
    await press('Ready')
    expect(at(game, 'attacker.left')).toEqual(['france.infantry.1', 'france.infantry.2'])
    expect(at(game, 'attacker.centre')).toEqual(['france.infantry.3', 'france.infantry.4'])
    expect(at(game, 'attacker.right')).toEqual(['france.infantry.5'])
    expect(at(game, 'attacker.reserve')).toHaveLength(5)
  })

  it('asks for a unit in every area', async () => {
    await prepare()
    await press('France sets up')
    expect(heard()).toContain('Each area of the line needs a unit')
    const done = allByRole('button').find((one) => nameOf(one) === 'Ready')
    expect(done?.getAttribute('aria-disabled')).toBe('true')
  })

  it('may be open: the other line is in sight', async () => {
    const game = await prepare()
    await choose('How you set up', 'Openly')
    await press('France sets up')
    expect(heard()).toContain('Britain has not set up yet')
    await press('Spread evenly')
    await press('Ready')
    await press('Britain sets up')
    expect(namesByRole('img').join()).toContain('French left: 2 infantry and 1 cavalry')
    await press('Spread evenly')
    await press('Ready, and begin')
    expect(battle(game).course.stage).toBe('fight')
  })

  it('can be changed while the other has not', async () => {
    const game = await prepare()
    await press('France sets up')
    await press('Spread evenly')
    await press('Ready')
    await press('Change the set-up of France')
    expect(heard()).toContain('Pass the phone to France')
    expect(heard()).not.toContain('cavalry')
    await press('Leave it')
    expect(heard()).toContain('Pass the phone to Britain')
    await press('Change the set-up of France')
    await press('France changes it')
    await press(/^Your left:/u)
    await press(/^Your reserve:/u)
    await press('Ready')
    expect(at(game, 'attacker.left')).toEqual(['france.cavalry.2'])
  })
})

describe('what is rolled before', () => {
  it('the initiative, with what each side adds; the loser then sets up in view', async () => {
    const game = await prepare(usual, { initiative: 'on' }, [6, 5, 1, 1])
    expect(heard()).toContain('+5')
    await press('Roll for the initiative')
    await press('Roll the dice')
    await vi.waitFor(() => expect(heard()).toContain('France surprises Britain'))
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('France surprises Britain, acts first'))
    expect(battle(game).course).toMatchObject({ openly: 'defender', surprised: 'attacker' })
    expect(heard()).not.toContain('How you set up')
    await press('Britain sets up')
  })

  it('the initiative of allies, who are all named', async () => {
    const together = {
      attackers: [{ from: '', forces: [force('france', { infantry: 6 }), force('spain', { cavalry: 2 })] }],
    }
    await prepare(together, { initiative: 'on' })
    expect(heard()).toContain('France and Spain')
  })

  it('the arrival of a group', async () => {
    const about = groups({ infantry: 6 }, { cavalry: 2 })
    const game = await prepare(about, { reinforcement: 'on' }, [2])
    expect(heard()).toContain('From Saxony')
    await press('Roll for its arrival')
    await press('Roll the die')
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('From Saxony: turn 2'))
    expect(battle(game).groups.at(1)?.arrives).toBe(2)
    expect(heard()).toContain('6 pieces')
  })

  it('terrain, and where it lies; a feature lies but as often as it was rolled', async () => {
    const game = await prepare(usual, { terrain: 'on' }, [5, 4, 3, 3, 4, 4])
    await press('Roll for France')
    await press(/^Roll/u)
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('Woods and hill to place'))
    await choose('Left', 'Hill')
    await choose('Right', 'Hill')
    await choose('Centre', 'Woods')
    await press('Place it so')
    expect(battle(game).ground.attacker.features).toEqual({ right: 'hill', centre: 'woods' })
    await press('Leave out')
    expect(battle(game).course.stage).toBe('deployment')
    expect(heard()).toContain('France: woods in the centre and hill on the right')
  })
})
