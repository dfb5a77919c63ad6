import { describe, expect, it, vi } from 'vitest'
import { createGameTable } from '@/games/miniatures/resolve/gameTable.ts'
import { correct, fire, melee } from '../rules/game.ts'
import { fragile } from '../stores/sessions.ts'
import { combatCommand } from './combat.ts'
import { gameStore, openQuatreBras, perform, reopenedGame } from './game-store.ts'
import { wholeView } from './wholeView.ts'

const volley = combatCommand(fire())
const charge = combatCommand(melee({ defender: 'u8' }))

function basesOf(
  state: { readonly units: readonly { readonly id: string; readonly bases: number }[] },
  id: string,
) {
  return state.units.find((unit) => unit.id === id)?.bases
}

describe('the table of a game', () => {
  it('shows a result once it is an entry of the journal', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.resolve(volley)
    expect(table.recorded.value).toBe(true)
    expect(table.resolved.value).toMatchObject({ command: volley, rolls: [{ face: 7, origin: 'rolled' }] })
    expect(table.resolved.value && basesOf(table.resolved.value.before, 'u1')).toBe(4)
    expect(table.resolved.value && basesOf(table.resolved.value.after, 'u1')).toBe(3)
    expect(table.state.value).toEqual(table.resolved.value?.after)
    expect((await reopenedGame(game)).state).toEqual(game.state)
  })

  it('puts a result away without taking it back', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.resolve(volley)
    table.finish()
    expect(table.resolved.value).toBeNull()
    expect(basesOf(game.state, 'u1')).toBe(3)
  })

  it('takes a result back by an undo in the journal', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.resolve(volley)
    await table.undo()
    expect(table.resolved.value).toBeNull()
    expect(basesOf(game.state, 'u1')).toBe(4)
    expect(game.lastEntry?.command).toEqual({ type: 'undo' })
  })

  it('shows nothing where the rules refuse', async () => {
    const game = await openQuatreBras()
    const table = createGameTable(game)
    await table.resolve(combatCommand(fire({ target: 'u6' })))
    expect([table.resolved.value, table.waitingCommand.value, game.head.nextIndex]).toEqual([null, null, 1])
  })

  it('shows the result of the new command, and not of the one before', async () => {
    const game = await openQuatreBras([7, 10])
    const table = createGameTable(game)
    await table.resolve(volley)
    table.finish()
    await table.resolve(volley)
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 10 }])
    expect(table.resolved.value && basesOf(table.resolved.value.before, 'u1')).toBe(3)
  })

  it('forgets its result when another game is opened', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.resolve(volley)
    await game.close()
    await vi.waitFor(() => expect(table.resolved.value).toBeNull())
  })
})

describe('a result that is not on the disk', () => {
  it('is shown as not yet saved, with what it came to; the roster waits', async () => {
    const { storage, ...fragility } = fragile()
    const game = await openQuatreBras([7], storage)
    const table = createGameTable(game)
    fragility.break('quota')
    await table.resolve(volley)
    expect(table.recorded.value).toBe(false)
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 7 }])
    expect(table.resolved.value && basesOf(table.resolved.value.after, 'u1')).toBe(3)
    expect(basesOf(table.state.value, 'u1')).toBe(4)
    const view = wholeView({ title: 'Fire', command: volley }, table)
    expect(view).toMatchObject({ phase: 'after', recorded: false, outcome: { heading: 'Telling fire' } })
  })

  it('[fault: quota] stays on the sheet, and is recorded as soon as it can be saved: no second roll', async () => {
    const { storage, ...fragility } = fragile()
    const game = await openQuatreBras([7], storage)
    const table = createGameTable(game)
    fragility.break('lost')
    await table.resolve(volley)
    await table.resolve(volley)
    await table.undo()
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 7 }])
    fragility.mend()
    await game.saveAgain()
    expect(table.recorded.value).toBe(true)
    expect(table.resolved.value?.rolls).toMatchObject([{ face: 7 }])
    expect(table.resolved.value && basesOf(table.resolved.value.after, 'u1')).toBe(3)
    expect(basesOf(game.state, 'u1')).toBe(3)
  })
})

describe('a command that waits at the table of a game', () => {
  it('is typed to its end', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.setOwnDice('b', true)
    expect([table.usesOwnDice('a'), table.usesOwnDice('b')]).toEqual([false, true])
    await table.resolve(charge)
    expect(table.waitingCommand.value).toMatchObject({
      command: charge,
      rolls: [{ face: 7 }],
      die: { side: 'b' },
    })
    await table.typeFace(7)
    expect(table.waitingCommand.value).toBeNull()
    expect(table.resolved.value?.rolls).toMatchObject([{ origin: 'rolled' }, { face: 7, origin: 'typed' }])
  })

  it('takes back what was mistyped', async () => {
    const game = await openQuatreBras()
    const table = createGameTable(game)
    for (const side of ['a', 'b']) await table.setOwnDice(side, true)
    await table.resolve(charge)
    await table.typeFace(9)
    await table.takeBack()
    expect(table.waitingCommand.value?.rolls).toEqual([])
  })

  it('is taken up where it was left, when the game is opened again, with the odds it then has', async () => {
    const game = await openQuatreBras([7])
    await createGameTable(game).setOwnDice('b', true)
    await createGameTable(game).resolve(charge)
    const table = createGameTable(await reopenedGame(game))
    expect(table.waitingCommand.value).toMatchObject({
      command: charge,
      rolls: [{ face: 7, origin: 'rolled' }],
    })
    expect(wholeView({ title: 'Melee', command: null }, table)).toMatchObject({
      phase: 'typing',
      dice: [{ face: 7, label: 'Attacker' }],
      die: { who: 'Britain' },
    })
    await table.typeFace(7)
    expect(table.resolved.value).toMatchObject({ command: charge })
    expect(table.recorded.value).toBe(true)
  })

  it('goes on in the app', async () => {
    const game = await openQuatreBras([7, 3])
    const table = createGameTable(game)
    await table.setOwnDice('b', true)
    await table.resolve(charge)
    await table.rollWaiting()
    expect(table.resolved.value?.rolls).toMatchObject([
      { face: 7, origin: 'rolled' },
      { face: 3, origin: 'rolled' },
    ])
  })

  it('is given up, and its dice stay in the journal', async () => {
    const game = await openQuatreBras([7])
    const table = createGameTable(game)
    await table.setOwnDice('b', true)
    await table.resolve(charge)
    await table.abandon()
    expect(table.waitingCommand.value).toBeNull()
    expect(table.resolved.value).toBeNull()
    expect(game.lastEntry).toMatchObject({ command: { type: 'abandon' }, rolls: [{ face: 7 }], effects: [] })
  })
})

it('what is done to the roster is no result of a roll', async () => {
  const game = await openQuatreBras()
  const table = createGameTable(game)
  await perform(game, correct('u1', { bases: 3 }))
  expect(table.resolved.value).toBeNull()
})

it('no game has nothing on the table', () => {
  const table = createGameTable(gameStore())
  expect([table.resolved.value, table.waitingCommand.value, table.busy.value]).toEqual([null, null, false])
})
