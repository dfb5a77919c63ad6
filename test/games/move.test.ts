import { describe, expect, it } from 'vitest'
import MoveSheet from '@/games/miniatures/move/MoveSheet.vue'
import { later } from '@/messages/later.ts'
import type { useMiniaturesGame } from '@/games/miniatures/store.ts'
import { correct } from '../rules/game.ts'
import { byRole, findByRole, namesByRole, show, spoken } from '../ui/parts/reading.ts'
import { arrive, choose, chosenIn, offered } from './form.ts'
import { openQuatreBras, perform, written } from './game-store.ts'

const { move } = later.play

type Game = ReturnType<typeof useMiniaturesGame>

/** The sheet over a game in its first half-turn, which is the French one, in the step of other moves. */
async function moving(game: Game, id: string, before: readonly object[] = []) {
  for (const command of [{ type: 'beginTurn' }, { type: 'chooseFirst', side: 'a' }, ...before]) {
    await perform(game, { ...command })
  }
  await perform(game, { type: 'goToStep', step: 'moves' })
  const unit = game.state.units.find((candidate) => candidate.id === id)
  if (unit === undefined) throw new Error(`no unit ${id}`)
  const wrapper = show(MoveSheet, { props: { state: game.state, game, unit } })
  await arrive()
  return wrapper
}

function said(): string {
  return spoken(document.body)
}

async function press(name: string): Promise<void> {
  byRole('button', name).click()
  await written()
  await arrive()
}

describe('how far a unit may go', () => {
  it('is told at once, with what it is made of and what to mind', async () => {
    await moving(await openQuatreBras(), 'u1')
    expect(said()).toContain('Move house 8 Inches it may go 8 in Stays 2 in or more from the enemy')
  })

  it('takes hills and fences off', async () => {
    await moving(await openQuatreBras(), 'u1')
    await press(`${move.hillLevels}: more`)
    await press(`${move.hillLevels}: more`)
    await press(`${move.fences}: more`)
    expect(said()).toContain('2 levels of hill −2 1 fence −1 Inches it may go 5 in')
    expect(said()).toContain('Hills and fences 2 levels and 1 fence')
  })

  it('follows the ground', async () => {
    await moving(await openQuatreBras(), 'u1')
    await choose(move.ground, move.grounds.road)
    expect(said()).toContain('Along a road house 12 Inches it may go 12 in')
    await choose(move.ground, move.grounds.woods)
    expect(said()).toContain('Through woods house 3 Inches it may go 3 in')
  })

  it('is not told where the ground is barred: the sheet says why, and records no move', async () => {
    await moving(await openQuatreBras(), 'u3')
    await choose(move.ground, move.grounds.woods)
    expect(said()).toContain('6th Lancers is cavalry and does not enter woods.')
    expect(namesByRole('button')).not.toContain(move.record)
  })

  it('says that a unit has moved already', async () => {
    await moving(await openQuatreBras(), 'u1', [{ type: 'moveUnit', unit: 'u1' }])
    expect(said()).toContain('1st Line has moved in this turn')
  })
})

describe('a change of formation', () => {
  it('comes when the unit gets farther by it, unless a player says otherwise', async () => {
    const game = await openQuatreBras()
    await moving(game, 'u1')
    await choose(move.formation, 'Line')
    expect(offered(move.changes)).toEqual(['Before: 6 in', 'After: 8 in'])
    expect(chosenIn(move.changes)).toBe('After: 8 in')
    await choose(move.changes, 'Before: 6 in')
    expect(said()).toContain('Inches it may go 6 in')
    await press(move.record)
    expect(game.lastEntry?.command).toMatchObject({
      type: 'moveUnit',
      unit: 'u1',
      moves: true,
      formation: 'line',
      changes: 'before',
    })
  })

  it('into a square comes after the move, for a square does not move', async () => {
    await moving(await openQuatreBras(), 'u1')
    await choose(move.formation, 'Square')
    expect(offered(move.changes)).toEqual(['Before: no move', 'After: 8 in'])
    expect(chosenIn(move.changes)).toBe('After: 8 in')
  })

  it('lets a square move', async () => {
    await moving(await openQuatreBras(), 'u1', [
      { type: 'changeUnit', unit: 'u1', changes: { formation: 'square' } },
    ])
    expect(said()).toContain('1st Line is in square and does not move.')
    expect(findByRole('button', move.record)).toBeUndefined()
    await choose(move.formation, 'Column')
    expect(chosenIn(move.changes)).toBe('Before: 8 in')
  })

  it('can be all that is recorded', async () => {
    const game = await openQuatreBras()
    const wrapper = await moving(game, 'u1')
    expect(findByRole('button', move.formOnly)).toBeUndefined()
    await choose(move.formation, 'Line')
    await press(move.formOnly)
    expect(game.lastEntry?.command).toMatchObject({ type: 'moveUnit', moves: false, formation: 'line' })
    expect(game.state.moved).toEqual([])
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('is nothing that guns are asked about', async () => {
    await moving(await openQuatreBras(), 'u4')
    expect(offered(move.formation)).toEqual([])
  })
})

describe('what is recorded', () => {
  it('is the move, its ground and where it ends', async () => {
    const game = await openQuatreBras()
    const wrapper = await moving(game, 'u1')
    await choose(move.ground, move.grounds.rough)
    await choose('Ground', 'Woods')
    await press(move.record)
    expect(game.lastEntry?.command).toEqual({
      type: 'moveUnit',
      unit: 'u1',
      moves: true,
      ground: { kind: 'rough', hillLevels: 0, fences: 0 },
      changes: 'before',
      cover: ['woods'],
    })
    expect(game.state.moved).toEqual(['u1'])
    expect(wrapper.emitted('close')).toHaveLength(1)
  })

  it('is the ground that its way ends in, unless a player says otherwise', async () => {
    const game = await openQuatreBras()
    await moving(game, 'u1')
    const fold = [...document.querySelectorAll('details')].find((part) =>
      spoken(part).startsWith(move.endsIn),
    )
    await choose(move.ground, move.grounds.building)
    expect([chosenIn('Ground'), fold?.open]).toEqual(['House', true])
    await choose(move.ground, move.grounds.woods)
    expect(chosenIn('Ground')).toBe('Woods')
    expect(findByRole('button', move.standOnly)).toBeUndefined()
    await choose(move.ground, move.grounds.open)
    expect([chosenIn('Ground'), fold?.open]).toEqual(['Open', false])
    await choose(move.ground, move.grounds.building)
    await press(move.record)
    expect(game.lastEntry?.command).toMatchObject({ moves: true, cover: ['house'] })
  })

  it('is where a player says that it ends, whatever the way', async () => {
    const game = await openQuatreBras()
    await moving(game, 'u1')
    await choose(move.ground, move.grounds.woods)
    await choose('Ground', 'Open')
    await choose(move.ground, move.grounds.building)
    expect(chosenIn('Ground')).toBe('Open')
    await press(move.record)
    expect(game.lastEntry?.command).toMatchObject({ ground: { kind: 'building' }, cover: [] })
  })

  it('is no other ground where a unit only changes formation', async () => {
    const game = await openQuatreBras()
    await moving(game, 'u1')
    await choose(move.ground, move.grounds.woods)
    await choose(move.formation, 'Line')
    await press(move.formOnly)
    expect(game.lastEntry?.command).not.toHaveProperty('cover')
  })

  it('can be where it stands alone', async () => {
    const game = await openQuatreBras()
    await moving(game, 'u1')
    await choose('Ground', 'Hill')
    await press(move.standOnly)
    expect(game.lastEntry?.command).toMatchObject({ moves: false, cover: ['hill'] })
  })

  it('is nothing for a unit that is locked', async () => {
    const game = await openQuatreBras([6, 6, 9])
    await game.resolve({
      type: 'melee',
      attacker: 'u1',
      defender: 'u5',
      aspect: 'front',
      attackerCharging: false,
      defenderCharging: false,
      attackerSupported: false,
      defenderSupported: false,
      attackerOthers: [],
      defenderOthers: [],
    })
    await moving(game, 'u1')
    await choose(move.formation, 'Line')
    expect(said()).toContain('1st Line is locked in melee and stays as it is.')
    expect([move.record, move.formOnly].some((name) => namesByRole('button').includes(name))).toBe(false)
  })
})

describe('an officer', () => {
  it('alone is told how far he may ride, and nothing is recorded of it', async () => {
    const game = await openQuatreBras()
    const wrapper = await moving(game, 'u2')
    await choose(move.who, 'Napoleon alone')
    expect(said()).toContain('Move house 18 Inches it may go 18 in')
    await choose(move.ground, move.grounds.road)
    expect(said()).toContain('Inches it may go 24 in')
    expect(namesByRole('button')).not.toContain(move.record)
    await press('Done')
    expect(wrapper.emitted('close')).toHaveLength(1)
    expect(game.state.moved).toEqual([])
  })

  it('is not asked about where there is none', async () => {
    const game = await openQuatreBras()
    await perform(game, correct('u2', { officer: null }))
    await moving(game, 'u2')
    expect(offered(move.who)).toEqual([])
  })
})
