import { beforeEach, describe, expect, it, vi } from 'vitest'
import { computed, defineComponent, h } from 'vue'
import { createMemoryHistory, createRouter } from 'vue-router'
import BasicBoard from '@/games/napoleon-in-europe/battle/basic/BasicBoard.vue'
import { heldWhile, provideDiceSheets } from '@/games/napoleon-in-europe/resolve/diceSheets.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import type { BasicBattle, BasicCourse } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { Side } from '@/rules/napoleon-in-europe/battle/sides.ts'
import type { Pieces } from '@/rules/napoleon-in-europe/pieces.ts'
import { force, lone } from '../../../rules/napoleon-in-europe/battle/opening.cases.ts'
import { basicIn, ranksOf, standing, type Ranks } from '../../../rules/napoleon-in-europe/battle/ranks.ts'
import { allByRole, namesByRole, show, spoken } from '../../../ui/parts/reading.ts'
import { campaignStore, perform, written } from '../game-store.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => setTimeout(() => paint(0)))
})

const armies = { attacker: { rear: '6I 3C 2A 1L' }, defender: { rear: '4I 2C 2A 1L' } }

/** A side's pieces, by how many of each. */
function countsOf(battle: BasicBattle, side: Side): Pieces {
  const own = battle.pieces.filter((piece) => piece.side === side)
  return own.reduce<Pieces>((counts, { unit }) => ({ ...counts, [unit]: (counts[unit] ?? 0) + 1 }), {})
}

/** A battle in Hanover by the Basic Rules, before anybody has set up. */
async function hanover(
  battle = basicIn(ranksOf(armies)),
  faces: readonly number[] = [],
): Promise<NapoleonGame> {
  const game = campaignStore(faces)
  const created = await game.create(
    lone({
      level: 'basic',
      place: 'Hanover',
      attackers: [{ from: '', forces: [force('france', countsOf(battle, 'attacker'))] }],
      defenders: [force('britain', countsOf(battle, 'defender'))],
    }),
  )
  if (created.kind !== 'created') throw new Error(JSON.stringify(created))
  await game.open(created.id)
  return game
}

/** A battle that stands so. */
async function standingSo(
  attacker: Ranks,
  defender: Ranks,
  course: Partial<BasicCourse> = {},
  faces: readonly number[] = [],
): Promise<NapoleonGame> {
  const battle = basicIn(ranksOf({ attacker, defender, course }))
  const game = await hanover(battle, faces)
  await perform(game, {
    type: 'correctBattle',
    note: 'as the test has it',
    correction: { kind: 'basic', pieces: [...battle.pieces], course: battle.course },
  })
  return game
}

/** Shows a battle’s board. @returns what takes it away */
async function showBoard(game: NapoleonGame): Promise<() => void> {
  const screen = defineComponent({
    setup() {
      const state = heldWhile(
        computed(() => game.state),
        provideDiceSheets(),
      )
      return () => h(BasicBoard, { game, state: state.value, battle: state.value.battle })
    },
  })
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
  const shown = show(screen, { global: { plugins: [router] } })
  await written()
  return () => shown.unmount()
}

function heard(): string {
  return spoken(document.body)
}

/** Presses a button as soon as it takes a press. */
async function press(name: string | RegExp): Promise<void> {
  const button = await vi.waitFor(() => {
    const found = allByRole('button').find((one) => {
      const said = one.getAttribute('aria-label') ?? spoken(one)
      return typeof name === 'string' ? said === name : name.test(said)
    })
    if (found === undefined) throw new Error(`no ${name} among ${JSON.stringify(namesByRole('button'))}`)
    if (found.getAttribute('aria-disabled') === 'true') throw new Error(`${name} takes no press`)
    return found
  })
  button.click()
  await written()
}

const full = { attacker: { front: '6I 3C 1L', rear: '2A' }, defender: { front: '4I 2C 2A', rear: '1L' } }

describe('setting up', () => {
  it('is hidden: the phone is passed over, and nobody sees the other’s ranks', async () => {
    const game = await hanover()
    await showBoard(game)
    expect(heard()).toContain('Pass the phone to Britain')
    expect(heard()).not.toContain('Cavalry')
    await press('Britain sets up')
    expect(heard()).toContain('France: 12 pieces behind the divider')
    await press('1 leader in the rear: one forward')
    await press('Ready')
    expect(standing(game.state, 'defender')).toEqual({ front: '4I 2C 2A 1L' })
    expect(heard()).toContain('Britain is ready')
    await press('France sets up')
    expect(heard()).toContain('Britain: 9 pieces behind the divider')
    await press(/^2 artillery in front/u)
    await press(/^1 artillery in front/u)
    await press('Ready, and begin')
    expect(standing(game.state, 'attacker')).toEqual({ front: '6I 3C', rear: '2A 1L' })
    await vi.waitFor(() => expect(heard()).toContain('Britain moves'))
  })

  it('needs an army in front', async () => {
    const game = await hanover()
    await showBoard(game)
    await press('Britain sets up')
    await press('All to the rear')
    expect(heard()).toContain('At least one army in front')
    const button = allByRole('button').find((one) => spoken(one) === 'Ready')
    expect(button?.getAttribute('aria-disabled')).toBe('true')
    await press('All to the front')
    await press('Ready')
    expect(standing(game.state, 'defender')).toEqual({ front: '4I 2C 2A 1L' })
  })

  it('is kept half made while another screen is looked at', async () => {
    const game = await hanover()
    const leave = await showBoard(game)
    await press('Britain sets up')
    await press(/^4 infantry in front/u)
    leave()
    await showBoard(game)
    await press('Britain sets up')
    await press('Ready')
    expect(standing(game.state, 'defender')).toEqual({ front: '3I 2C 2A', rear: '1I 1L' })
  })

  it('may be changed until the other side has set up, too', async () => {
    const game = await hanover()
    await showBoard(game)
    await press('Britain sets up')
    await press('Ready')
    await press('Change the set-up of Britain')
    expect(heard()).toContain('Pass the phone to Britain')
    await press('Britain changes it')
    await press('1 leader in the rear: one forward')
    await press('Ready')
    expect(standing(game.state, 'defender')).toEqual({ front: '4I 2C 2A 1L' })
  })

  it('is open where the table wants it', async () => {
    await showBoard(await hanover())
    const openly = document.querySelectorAll<HTMLInputElement>('input[type=radio]')[1]
    openly?.click()
    await written()
    await press('Britain sets up')
    await press('Ready')
    await press('France sets up')
    expect(heard()).not.toContain('behind the divider')
  })
})

describe('a move', () => {
  it('is by taps, said as it would be, and taken back before it is made', async () => {
    const game = await standingSo(full.attacker, full.defender)
    await showBoard(game)
    expect(heard()).toContain('Britain moves')
    await press(/^2 artillery in front/u)
    expect(heard()).toContain('Artillery: 1 of 2 in front')
    await press('As before')
    await press(/^2 cavalry in front/u)
    await press('Move')
    expect(standing(game.state, 'defender')).toEqual({ front: '4I 1C 2A', rear: '1C 1L' })
    await vi.waitFor(() => expect(namesByRole('button')).toContain('Fire 15 dice'))
  })

  it('that leaves no army in front gives the battle up, once it is said twice', async () => {
    const game = await standingSo({ front: '1I' }, { front: '1I', rear: '2A' })
    await showBoard(game)
    await press('Give up')
    expect(heard()).toContain('Give the battle up?')
    await press('Fight on')
    expect(basicIn(game.state).course.stage).toBe('fight')
    await press(/^1 infantry in front/u)
    expect(heard()).toContain('No army in front')
    await press('Give the battle up')
    allByRole('button')
      .filter((one) => spoken(one) === 'Give the battle up')
      .at(-1)
      ?.click()
    await written()
    expect(basicIn(game.state).course).toMatchObject({
      stage: 'pursuit',
      result: { winner: 'attacker', cause: 'retreat' },
    })
  })
})

describe('fire', () => {
  const toFire = { acting: 'defender', step: 'fire' } as const

  it('has its dice and exact odds, and names what costs the enemy most, unless taps say otherwise', async () => {
    const faces = Array.from({ length: 18 }, (_, place) => (place < 2 ? 6 : 1))
    const game = await standingSo(full.attacker, full.defender, toFire, faces)
    await showBoard(game)
    await press('Fire 18 dice')
    await vi.waitFor(() => expect(heard()).toContain('3 hits 24.5'))
    await press('Roll the dice')
    await vi.waitFor(() => expect(heard()).toContain('2 hits with 18 dice'))
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('2 hits: name them'))
    expect(heard()).toContain('Remove 2 cavalry')
    await press('6 infantry')
    await press(/^Remove 1 infantry and 1 cavalry/u)
    expect(standing(game.state, 'attacker')).toEqual({ front: '5I 2C 1L', rear: '2A', lost: '1I 1C' })
  })

  it('of real dice needs only the number of sixes', async () => {
    const game = await standingSo({ front: '3I' }, { front: '4I 2C 2A', rear: '1L' }, toFire)
    await game.setOwnDice('britain', true)
    await showBoard(game)
    await press('Fire 18 dice')
    await vi.waitFor(() => expect(heard()).toContain('How many of 18 dice show a 6?'))
    await press('2')
    await vi.waitFor(() => expect(heard()).toContain('2 hits with 18 dice'))
    expect(standing(game.state, 'attacker')).toEqual({ front: '1I', lost: '2I' })
    const rolls = game.lastEntry?.rolls ?? []
    expect(rolls.filter(({ face }) => face === 6)).toHaveLength(2)
    expect(new Set(rolls.map(({ origin }) => origin))).toEqual(new Set(['counted']))
  })

  it('of real dice may be typed die by die, too', async () => {
    const game = await standingSo({ front: '3I' }, { front: '4I', rear: '1L' }, toFire)
    await game.setOwnDice('britain', true)
    await showBoard(game)
    await press('Fire 4 dice')
    await vi.waitFor(() => expect(heard()).toContain('How many of 4 dice show a 6?'))
    await press('Die by die')
    for (const face of [6, 1, 2, 3]) {
      await press(new RegExp(`^${face}\\b`, 'u'))
    }
    await vi.waitFor(() => expect(heard()).toContain('1 hit with 4 dice'))
    expect(game.lastEntry?.rolls.map(({ face }) => face)).toEqual([6, 1, 2, 3])
  })
})

describe('a rally', () => {
  it('names what comes back', async () => {
    const game = await standingSo(
      { front: '1I' },
      { front: '1I', rear: '1L', lost: '1I 1A' },
      { step: 'rally' },
      [5, 1],
    )
    await showBoard(game)
    await press('Rally with 2 dice')
    await press('Roll both dice')
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('1 piece comes back'))
    await press('Bring back 1 artillery')
    expect(standing(game.state, 'defender')).toEqual({ front: '1I', rear: '1A 1L', lost: '1I' })
  })
})

describe('the pursuit', () => {
  it('names leaders, too', async () => {
    const game = await standingSo(
      { front: '2I' },
      { rear: '2I 1L' },
      { stage: 'pursuit', result: { winner: 'attacker', cause: 'retreat' } },
      [6, 1],
    )
    await showBoard(game)
    expect(heard()).toContain('Britain gives the battle up')
    await press('Pursue with 2 dice')
    await press('Roll both dice')
    await press('Done')
    await vi.waitFor(() => expect(heard()).toContain('1 hit in pursuit'))
    await press('2 infantry')
    await press('1 leader')
    await press('Remove 1 leader')
    expect(standing(game.state, 'defender')).toEqual({ rear: '2I', lost: '1L' })
    expect(basicIn(game.state).course.stage).toBe('over')
  })
})
