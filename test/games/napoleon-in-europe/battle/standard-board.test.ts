import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { StandardBattle } from '@/rules/napoleon-in-europe/battle/battle.ts'
import type { NapoleonGame } from '@/games/napoleon-in-europe/store.ts'
import { byRole, spoken } from '../../../ui/parts/reading.ts'
import { battleIn } from '../../../rules/napoleon-in-europe/battle/board.ts'
import { showBoard, standardGame } from './standard-table.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => setTimeout(() => paint(0)))
})

/** The rulebook's example as its second turn begins. */
const belgium = {
  attacker: {
    left: { infantry: 1, cavalry: 4, artillery: 3 },
    centre: { infantry: 2 },
    right: { infantry: 2 },
    'middle.left': { infantry: 4, leader: 1 },
    reserve: { leader: 1 },
    retreat: { infantry: 1 },
  },
  defender: {
    left: { infantry: 4 },
    centre: { infantry: 1, cavalry: 2, artillery: 2 },
    right: { infantry: 2 },
    'middle.centre': { infantry: 1 },
    reserve: { infantry: 1, leader: 1 },
  },
  course: { turn: 2 },
} as const

function at(game: NapoleonGame, area: string): readonly string[] {
  return battle(game)
    .pieces.filter((piece) => piece.at === area)
    .map(({ id }) => id)
}

function battle(game: NapoleonGame): StandardBattle {
  return battleIn(game.state)
}

describe('the board', () => {
  it('says whose phase it is, and what stands where', async () => {
    const board = await showBoard(await standardGame(belgium))
    expect(board.heard()).toContain('Cavalry phase')
    expect(board.heard()).toContain('Belgium, turn 2, France acts')
    expect(board.heard()).toContain('4 cavalry can act')
    expect(board.area('Your left')).toBe('Your left: 1 infantry, 4 cavalry and 3 artillery')
    expect(board.area('Middle of your left')).toBe(
      'Middle of your left: 4 infantry and 1 leader; next to the enemy',
    )
    expect(board.area('British left')).toContain('2 infantry')
    expect(board.area('Your retreat area')).toContain('1 infantry')
  })

  it('says what is in danger', async () => {
    const { attacker, defender } = belgium
    const board = await showBoard(
      await standardGame({
        attacker: { ...attacker, right: { infantry: 1 } },
        defender: { ...defender, right: { leader: 1 } },
      }),
    )
    expect(board.area('Your right')).toContain('held by one piece')
    expect(board.area('British left')).toContain('held by a leader alone')
    expect(document.body.textContent).toContain('One piece')
    expect(document.body.textContent).toContain('Leader only')
  })

  it('is turned round, and stays so for this game', async () => {
    const game = await standardGame(belgium)
    const board = await showBoard(game)
    const areas = () => [...document.querySelectorAll('.area')].map((one) => one.getAttribute('aria-label'))
    expect(areas()[0]).toMatch(/^British reserve/u)
    await board.press('Turn the board round')
    expect(areas()[0]).toMatch(/^Your reserve/u)
    await showBoard(game)
    expect(areas().at(-1)).toMatch(/^British retreat/u)
  })
})

describe('moving', () => {
  it('goes by two taps, as many as are wanted', async () => {
    const game = await standardGame(belgium)
    const board = await showBoard(game)
    await board.tapArea('Your left')
    expect(board.heard()).toContain('4 cavalry on the left 2 actions each')
    expect(board.area('Your centre')).toContain('can be chosen')
    await board.press('How many −')
    await board.tapArea('Your centre')
    expect(at(game, 'attacker.centre').filter((id) => id.includes('cavalry'))).toHaveLength(3)
    expect(board.heard()).toContain('3 cavalry in the centre 1 action each')
    await board.press(/^Undo/u)
    expect(at(game, 'attacker.centre')).toHaveLength(2)
  })

  it('that the rules forbid is refused in their words, and nothing moves', async () => {
    const game = await standardGame(belgium)
    const board = await showBoard(game)
    await board.tapArea('Your left')
    await board.tapArea('Your right')
    expect(board.heard()).toContain('does not border')
    expect(at(game, 'attacker.left')).toHaveLength(8)
  })

  it('chooses another that can act, where those chosen cannot go', async () => {
    const { attacker, defender } = belgium
    const armies = { attacker: { ...attacker, right: { infantry: 1, cavalry: 1 } }, defender }
    const game = await standardGame({ ...armies, course: { turn: 2 } })
    const board = await showBoard(game)
    await board.tapArea('Your left')
    await board.tapArea('Your right')
    expect(board.heard()).toContain('1 cavalry on the right')
  })

  it('says why what cannot be done now cannot', async () => {
    const board = await showBoard(await standardGame(belgium))
    await board.tapArea('Your left')
    expect(board.heard()).toContain('Charge: No enemy is in reach.')
  })

  it('of those whose phase it is not is refused, too', async () => {
    const board = await showBoard(await standardGame(belgium))
    await board.tapArea('British left')
    expect(board.heard()).toMatch(/Britain/u)
    await board.tapArea('Your right')
    expect(board.heard()).toMatch(/phase/u)
  })

  it('a second tap on the area takes the next group, and after the last nobody', async () => {
    const game = await standardGame({
      attacker: { ...belgium.attacker, left: { cavalry: 2, heavyCavalry: 1 } },
      defender: belgium.defender,
    })
    const board = await showBoard(game)
    await board.tapArea('Your left')
    expect(board.heard()).toContain('2 cavalry on the left')
    await board.tapArea('Your left')
    expect(board.heard()).toContain('1 heavy cavalry on the left')
    await board.tapArea('Your left')
    expect(board.heard()).toContain('3 cavalry can act')
  })
})

describe('charging', () => {
  async function charged(faces: readonly number[] = []) {
    const game = await standardGame(belgium, faces)
    const board = await showBoard(game)
    await board.tapArea('Your left')
    await board.tapArea('Middle of your left')
    await board.tapArea('British right')
    await vi.waitFor(() => expect(board.heard()).toContain('If it squares'))
    await board.press('Charge infantry')
    return { game, board }
  }

  it('is answered by who is charged, and gone on with or cancelled by the charger', async () => {
    const { game, board } = await charged()
    expect(board.heard()).toContain('Britain: infantry is charged by cavalry')
    await board.press(/^Square/u)
    expect(board.heard()).toContain('France: Britain’s infantry has squared before cavalry')
    expect(board.area('British right')).toContain('1 infantry in square')
    await board.press(/^Cancel/u)
    expect(board.heard()).toContain('3 cavalry in the middle of the left 1 action each')
    expect(battle(game).course.owed).toEqual([])
  })

  it('comes home over dice', async () => {
    const { game, board } = await charged([6, 5, 1, 2])
    await board.press(/^Stand/u)
    await board.press('Roll the dice')
    await vi.waitFor(() => expect(board.heard()).toContain('destroyed'))
    await board.press('Done')
    expect(battle(game).pieces.filter((piece) => piece.at === 'lost')).toHaveLength(1)
  })

  it('shows what each answer would mean', async () => {
    const { board } = await charged()
    await vi.waitFor(() => expect(board.buttons().join(' ')).toMatch(/Stand lost \d+\s%, back \d+\s%/u))
  })
})

describe('countercharging', () => {
  it('is offered to cavalry beside who was charged, and may be let be', async () => {
    const { attacker, defender } = belgium
    const armies = { attacker, defender: { ...defender, left: { infantry: 3, cavalry: 1 } } }
    const game = await standardGame(armies, [3, 3, 3, 3], { countercharges: 'on' })
    const board = await showBoard(game)
    await board.tapArea('Your left')
    await board.tapArea('Middle of your left')
    await board.tapArea('British right')
    await board.press('Charge infantry')
    await board.press(/^Stand/u)
    await board.press('Roll the dice')
    await board.press('Done')
    await vi.waitFor(() => expect(board.heard()).toContain('Britain: who countercharges the cavalry?'))
    await vi.waitFor(() =>
      expect(board.buttons().join('; ')).toMatch(/Cavalry lost \d+\s%, back \d+\s%; Nobody/u),
    )
    await board.press('Nobody')
    expect(battle(game).course.owed).toEqual([])
  })
})

describe('a leader', () => {
  it('that falls among several is named by its owner', async () => {
    const { attacker, defender } = belgium
    const armies = {
      attacker: { ...attacker, left: { leader: 2, infantry: 1, artillery: 3 } },
      defender,
      course: { turn: 2, owed: [{ kind: 'leaderFalls', side: 'attacker', area: 'attacker.left' }] },
    } as const
    const game = await standardGame(armies, [], { napoleon: 'on' })
    const board = await showBoard(game)
    expect(board.area('Your left')).toContain('Napoleon')
    expect(board.heard()).toContain('France: which leader has fallen?')
    await board.tapArea('Your right')
    expect(board.heard()).toMatch(/choice|owed|first/u)
    await board.press('Leader')
    expect(at(game, 'lost')).toHaveLength(1)
    expect(board.area('Your left')).toContain('Napoleon')
  })
})

describe('firing', () => {
  it('goes on with the next gun at the same target', async () => {
    const course = { turn: 2, phase: 'artillery' } as const
    const game = await standardGame(
      {
        ...belgium,
        attacker: { left: { artillery: 3 }, centre: { infantry: 3 }, right: { infantry: 3 } },
        course,
      },
      [1, 2, 1, 1],
    )
    const board = await showBoard(game)
    await board.tapArea('Your left')
    await board.tapArea('British right')
    await board.press('Roll both dice')
    await vi.waitFor(() => expect(board.heard()).toContain('Missed'))
    expect(board.heard()).toContain('Fire the next 2 left')
    await board.press(/^Fire the next/u)
    await board.press('Roll both dice')
    await board.press('Done')
    await vi.waitFor(() => expect(board.heard()).toContain('1 artillery on the left'))
    expect(board.area('Your left')).toBe('Your left: 1 artillery and 2 artillery, done')
  })

  it('at nobody, or sideways, is refused', async () => {
    const game = await standardGame({ ...belgium, course: { turn: 2, phase: 'infantry' } })
    const board = await showBoard(game)
    await board.tapArea('Middle of your left')
    await board.tapArea('Middle of your right')
    expect(board.heard()).toContain('No enemy stands there')
    await board.tapArea('Middle of your centre')
    expect(board.heard()).toMatch(/straight ahead/u)
  })
})

describe('the end of a part', () => {
  it('hands over to the other side', async () => {
    const board = await showBoard(await standardGame(belgium))
    await board.press('Done')
    expect(board.heard()).toContain('Britain acts')
    expect(board.area('Your centre')).toContain('2 cavalry')
  })

  it('squares are left in it', async () => {
    const game = await standardGame({ ...belgium, course: { turn: 2, phase: 'infantry' } })
    const piece = battle(game).pieces.find(({ at: place }) => place === 'attacker.right')
    if (piece === undefined) throw new Error('nobody on the right')
    const correction = { kind: 'standard', pieces: [{ ...piece, inSquare: true }] } as const
    await game.perform({
      type: 'correctBattle',
      note: 'a square',
      correction: { ...correction, pieces: [...correction.pieces] },
    })
    const board = await showBoard(game)
    await board.tapArea('Your right')
    await board.tapArea('Your right')
    await board.press('Unsquare')
    expect(board.area('Your right')).not.toContain('in square')
  })
})

describe('leaders', () => {
  it('rally at once where but one area can be rallied from', async () => {
    const game = await standardGame({ ...belgium, course: { turn: 2, phase: 'leader' } }, [6, 6])
    const board = await showBoard(game)
    await board.tapArea('Your reserve')
    await board.press('Rally')
    await board.press('Roll both dice')
    await board.press('Done')
    expect(at(game, 'attacker.reserve').some((id) => id.includes('infantry'))).toBe(true)
  })

  it('rally from the reserve, and try again', async () => {
    const game = await standardGame({ ...belgium, course: { turn: 2, phase: 'leader' } }, [1, 1, 6, 6])
    const board = await showBoard(game)
    await board.tapArea('Your reserve')
    await board.tapArea('Your retreat area')
    await board.press('Roll both dice')
    await board.press('Try again')
    await board.press('Roll both dice')
    await board.press('Done')
    expect(at(game, 'attacker.reserve').some((id) => id.includes('infantry'))).toBe(true)
  })
})

describe('retreat and pursuit', () => {
  it('is not offered before the rule allows it, and says why', async () => {
    const game = await standardGame({ ...belgium, course: { turn: 1 } })
    const board = await showBoard(game)
    await board.press('More to do')
    const dialog = await vi.waitFor(() => byRole('dialog', 'More to do'))
    expect(spoken(dialog)).toContain('from turn 2')
    expect(dialog.querySelector('.item')?.getAttribute('aria-disabled')).toBe('true')
  })

  it('is asked about first, and then the victor pursues to the end', async () => {
    const { attacker } = belgium
    const game = await standardGame(
      {
        attacker,
        defender: { left: { infantry: 2 }, centre: { infantry: 2 }, right: { infantry: 2 } },
        course: { turn: 2, acting: 'defender' },
      },
      [6],
    )
    const board = await showBoard(game)
    await board.press('More to do')
    await vi.waitFor(() => byRole('dialog', 'More to do'))
    await board.press(/^Retreat/u)
    expect(board.heard()).toContain('Does Britain retreat?')
    await board.press('Retreat')
    expect(board.heard()).toContain('Belgium, France pursues')
    await board.tapArea('Your left')
    await board.tapArea('British right')
    await board.press('Roll the die')
    await board.press('Done')
    expect(battle(game).pieces.filter((piece) => piece.at === 'lost')).toHaveLength(1)
    await board.press('End the pursuit')
    expect(board.heard()).toMatch(/End the pursuit with \d+ shots left\?/u)
    expect(battle(game).course.stage).toBe('pursuit')
    await board.press('End the pursuit')
    expect(battle(game).course.stage).toBe('over')
  })
})
