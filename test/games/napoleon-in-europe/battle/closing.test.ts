import { flushPromises } from '@vue/test-utils'
import { createMemoryHistory, createRouter } from 'vue-router'
import { describe, expect, it, vi } from 'vitest'
import AbandonSheet from '@/games/napoleon-in-europe/battle/closing/AbandonSheet.vue'
import BattleMenu from '@/games/napoleon-in-europe/battle/closing/BattleMenu.vue'
import CorrectBattleSheet from '@/games/napoleon-in-europe/battle/closing/CorrectBattleSheet.vue'
import OverBoard from '@/games/napoleon-in-europe/battle/closing/OverBoard.vue'
import {
  correctionOf,
  courseDraftOf,
  groupsIn,
  hasBegun,
  placesOf,
} from '@/games/napoleon-in-europe/battle/closing/correction.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import type { Battle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import {
  belgiumBattle,
  fighting,
  hanoverBattle,
} from '../../../rules/napoleon-in-europe/battle/closing.cases.ts'
import { armies, open } from '../../../rules/napoleon-in-europe/battle/opening.cases.ts'
import { byRole, inputByLabel, namesByRole, show, spoken } from '../../../ui/parts/reading.ts'
import { openCampaign, perform, written } from '../game-store.ts'
import { showPart, type ShownPart } from '../table.ts'

const begun: Battle = fighting.battle ?? belgiumBattle

describe('an umpire’s correction', () => {
  it('tells alike pieces in one place together, the front of the board first', () => {
    const groups = groupsIn(belgiumBattle, belgiumBattle.pieces).filter(({ side }) => side === 'defender')
    expect(groups.map(({ at, pieces }) => `${at} ${pieces.length}`)).toEqual([
      'defender.right 1',
      'defender.left 3',
      'defender.retreat 2',
      'lost 2',
      'lost 1',
      'lost 3',
    ])
  })

  it('offers each side its own areas, as it sees them', () => {
    const { defender } = placesOf(belgiumBattle)
    expect(defender.slice(0, 4)).toEqual([
      'defender.right',
      'defender.centre',
      'defender.left',
      'middle.right',
    ])
    expect(defender).not.toContain('attacker.reserve')
    expect(placesOf(hanoverBattle).attacker).toEqual(['front', 'rear', 'lost'])
  })

  it('decides a battle that is called over, and takes the decision from one that goes on', () => {
    const over = correctionOf(begun, [], { ...courseDraftOf(begun), stage: 'over', winner: 'defender' })
    expect(over.course).toMatchObject({ stage: 'over', result: { winner: 'defender', cause: 'retreat' } })
    const again = correctionOf(belgiumBattle, [], { ...courseDraftOf(belgiumBattle), stage: 'fight' })
    expect(again.course).toMatchObject({ stage: 'fight', result: null })
    const kept = correctionOf(belgiumBattle, [], courseDraftOf(belgiumBattle))
    expect(kept.course).toEqual(belgiumBattle.course)
    const basic = correctionOf(hanoverBattle, [], {
      ...courseDraftOf(hanoverBattle),
      stage: 'fight',
      part: 'rally',
    })
    expect(basic.course).toMatchObject({ stage: 'fight', step: 'rally', result: null })
    expect(correctionOf(begun, [], null)).toEqual({ kind: 'standard', pieces: [] })
    expect(hasBegun(begun)).toBe(true)
  })

  it('puts some of a group elsewhere, with a reason', async () => {
    const part = showPart(CorrectBattleSheet, fighting, { battle: begun })
    button(/^3 infantry On the right$/u).click()
    await part.settle()
    button(/How many: less/u).click()
    inputByLabel('radio', 'Lost').click()
    await part.settle()
    await press(part, 'Put them there')
    expect(spoken(document.body)).toContain('2 pieces changed')
    await press(part, 'Record the correction')
    expect(part.asked).toEqual([])
    await press(part, 'Miscounted')
    await press(part, 'Record the correction')
    const after = part.state().battle
    if (after?.kind !== 'standard') throw new Error('no battle')
    expect(after.pieces.filter(({ at }) => at === 'defender.left')).toHaveLength(1)
    expect(part.wrapper.emitted('close')).toHaveLength(1)
  })
})

it('an umpire is told whose pieces stand there, and which leader is Napoleon', () => {
  const [leader] = begun.kind === 'standard' ? begun.pieces.filter(({ unit }) => unit === 'leader') : []
  if (leader === undefined || begun.kind !== 'standard') throw new Error('no leader')
  const allied: Battle = {
    ...begun,
    nations: { ...begun.nations, [leader.side]: ['france', 'spain'] },
    pieces: begun.pieces.map((piece) => (piece.id === leader.id ? { ...piece, isNapoleon: true } : piece)),
  }
  showPart(CorrectBattleSheet, fighting, { battle: allied })
  expect(spoken(document.body)).toMatch(/Napoleon, (?:France|Britain|Spain)/u)
})

it('a battle is taken off the board by a button that says so', async () => {
  const game = await openCampaign()
  await perform(game, open(armies({ infantry: 3 }, { infantry: 3 })))
  show(AbandonSheet, { props: { game } })
  byRole('button', 'Fought on the table').click()
  await flushPromises()
  byRole('button', 'Take it off the board').click()
  await written()
  expect(game.state.battle).toBeNull()
})

it('a menu warns before it shows what both sides have set up', async () => {
  const game = await openCampaign()
  await perform(game, open(armies({ infantry: 3 }, { infantry: 3 })))
  const { battle } = game.state
  if (battle === null) throw new Error('no battle')
  const own = battle.pieces.filter(({ side }) => side === 'defender')
  const places = own.map(({ id }) => ({ piece: id, at: 'defender.centre' as const }))
  await perform(game, { type: 'deploy', side: 'defender', places })
  show(BattleMenu, { props: { game, undoTitle: null }, global: { plugins: [routerAnywhere()] } })
  byRole('button', 'Menu of the battle').click()
  await flushPromises()
  await vi.waitFor(() => button(/^Put the battle right/u)).then((entry) => entry.click())
  const confirm = await vi.waitFor(() => byRole('button', 'Show both'))
  expect(spoken(document.body)).toContain('This sheet shows where the pieces of both stand.')
  confirm.click()
  await vi.waitFor(() => byRole('button', 'Record the correction'))
})

function button(name: RegExp): HTMLElement {
  const found = namesByRole('button').find((one) => name.test(one))
  if (found === undefined) throw new Error(`no ${name.source} among ${JSON.stringify(namesByRole('button'))}`)
  return byRole('button', found)
}

async function press(part: ShownPart, name: string): Promise<void> {
  byRole('button', name).click()
  await part.settle()
}

/** A campaign with the battle of Belgium on its board, over. */
async function overGame(): Promise<NapoleonGame> {
  const game = await openCampaign()
  await perform(game, {
    type: 'openBattle',
    due: null,
    region: null,
    place: 'Belgium',
    attackers: [{ from: 'Picardy', forces: [{ nation: 'france', pieces: { infantry: 3, leader: 1 } }] }],
    defenders: [{ nation: 'britain', pieces: { infantry: 7 } }],
    landed: null,
    napoleon: false,
    innovations: { attacker: [], defender: [] },
  })
  const { battle } = game.state
  if (battle?.kind !== 'standard') throw new Error('no battle')
  await perform(game, {
    type: 'correctBattle',
    note: 'a test',
    correction: {
      kind: 'standard',
      pieces: battle.pieces
        .filter(({ id }) => id.startsWith('britain.'))
        .slice(0, 6)
        .map((piece) => ({ ...piece, at: 'lost' })),
      course: {
        ...battle.course,
        stage: 'over',
        turn: 3,
        result: { winner: 'attacker', cause: 'lineBroken' },
      },
    },
  })
  return game
}

function routerAnywhere() {
  return createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/:rest(.*)*', component: { render: () => null } }],
  })
}

describe('a battle that is over', () => {
  it('says who won and why, what it cost, and what it will bring; one button enters it', async () => {
    const game = await overGame()
    const router = routerAnywhere()
    show(OverBoard, {
      props: { game, state: game.state, battle: game.state.battle },
      global: { plugins: [router] },
    })
    await flushPromises()
    const heard = spoken(document.body)
    expect(heard).toContain('France wins')
    expect(heard).toContain('The battle line of Britain was broken.')
    expect(heard).toContain('A skirmish, 3 turns')
    expect(heard).toContain('Britain 1 piece left')
    expect(heard).toContain('6 infantry')
    expect(heard).toContain('none that an attacker came from (Picardy), never by sea')
    byRole('button', 'Enter it in the campaign').click()
    await written()
    expect(game.state.battle).toBeNull()
    expect(router.currentRoute.value.path).toBe(`/campaign/${game.game?.id ?? ''}/turn`)
  })

  it('tells what is left of each ally by itself', async () => {
    const game = await overGame()
    const { battle } = game.state
    if (battle?.kind !== 'standard') throw new Error('no battle')
    const [first] = battle.pieces
    if (first === undefined) throw new Error('no piece')
    const ally: Battle = {
      ...battle,
      nations: { attacker: ['france', 'spain'], defender: ['britain'] },
      pieces: battle.pieces.map((piece) => (piece.id === first.id ? { ...piece, nation: 'spain' } : piece)),
    }
    const french = battle.pieces.filter(({ nation }) => nation === 'france').length - 1
    show(OverBoard, {
      props: { game, state: game.state, battle: ally },
      global: { plugins: [routerAnywhere()] },
    })
    await flushPromises()
    const heard = spoken(document.body)
    expect(heard).toContain(`France ${french} pieces left`)
    expect(heard).toContain('Spain 1 piece left')
  })
})
