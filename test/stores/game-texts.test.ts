import { describe, expect, it, vi } from 'vitest'
import { readBackup, type CheckedBackup } from '@/storage/backup/check.ts'
import { tallyKeeperOf } from '../support/backups.ts'
import { longJournal, storeAtOnce, tallyStorage } from '../support/stored-games.ts'
import { faces, rollTwo, sessionOn, set } from './sessions.ts'

/** Storage that reads entries only once it is let, and whatever was asked meanwhile with it. */
function slowToRead() {
  const storage = tallyStorage()
  const waiting: (() => void)[] = []
  let isOpen = true
  async function gate(): Promise<void> {
    if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve))
  }
  return {
    storage: {
      ...storage,
      readEntries: async (...asked: Parameters<typeof storage.readEntries>) => {
        await gate()
        return storage.readEntries(...asked)
      },
    },
    hold: () => (isOpen = false),
    isAsked: () => vi.waitFor(() => expect(waiting.length).toBeGreaterThan(0)),
    release() {
      isOpen = true
      for (const go of waiting.splice(0)) go()
    },
  }
}

/** A long game that is open, most of which was not read yet. */
async function longGame(given: readonly number[] = []) {
  const { storage, ...reading } = slowToRead()
  await storeAtOnce(storage, longJournal(120))
  const session = sessionOn(storage, { faces: faces(...given) })
  await session.open('game')
  return { session, ...reading }
}

async function gameIn(text: string): Promise<CheckedBackup['games'][number]['game']> {
  const backup = await readBackup(text, tallyKeeperOf)
  if ('problem' in backup) throw new Error(backup.problem.code)
  const [only] = backup.games
  if (only === undefined) throw new Error('no game is in the file')
  return only.game
}

describe('a game that is saved to a file while it is played', () => {
  it('[fault: kill-mid-append] has the roll that was finished while its older entries were read', async () => {
    const { session, hold, isAsked, release } = await longGame([9])
    await session.setOwnDice('b', true)
    await session.resolve(rollTwo)
    hold()
    const saving = session.exportText()
    await isAsked()
    await session.typeFace(2)
    release()
    expect(await gameIn(await saving)).toMatchObject({ entries: { length: 122 }, draft: null })
  })

  it('[fault: kill-mid-append] has the die that was thrown while its older entries were read', async () => {
    const { session, hold, isAsked, release } = await longGame([9])
    await session.setOwnDice('b', true)
    hold()
    const saving = session.exportText()
    await isAsked()
    await session.perform(set(3))
    await session.resolve(rollTwo)
    release()
    expect(await gameIn(await saving)).toMatchObject({
      entries: { length: 122 },
      draft: { command: rollTwo, faces: [{ face: 9 }] },
    })
  })

  it('has what the other window played, where it was read again meanwhile', async () => {
    const { session, hold, isAsked, release } = await longGame()
    const { storage } = slowToRead()
    const other = sessionOn(storage)
    await other.open('game')
    hold()
    const saving = session.exportText()
    await isAsked()
    await other.perform(set(3))
    await vi.waitFor(() => expect(session.state.value.count).toBe(3))
    release()
    expect(await gameIn(await saving)).toMatchObject({ entries: { length: 122 } })
  })

  it('is no file of nothing where it was left meanwhile', async () => {
    const { session, hold, isAsked, release } = await longGame()
    hold()
    const saving = session.exportText()
    await isAsked()
    await session.close()
    release()
    await expect(saving).rejects.toMatchObject({ code: 'missing' })
  })
})
