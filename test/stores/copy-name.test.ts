import { expect, it } from 'vitest'
import { longJournal, storeJournal, tallyStorage, withDatabase } from '../support/stored-games.ts'
import { sessionOn } from './sessions.ts'

it('a game that is a copy of another says so in its name, also while it is played', async () => {
  await storeJournal(tallyStorage(), longJournal(3))
  await withDatabase(async (database) => {
    const record = await database.get('games', 'game')
    await database.put('games', Object.assign({}, record, { name: 'Ligny (2)', copy: 2 }))
  })
  const session = sessionOn(tallyStorage())
  await session.open('game')
  expect(session.name.value).toBe('Ligny (2)')
  await session.resolve({ type: 'set', value: 9 })
  expect(session.name.value).toBe('Ligny (2)')
  expect(await tallyStorage().listGames()).toMatchObject([{ name: 'Ligny (2)' }])
  await session.close()
  expect(session.name.value).toBe('')
})
