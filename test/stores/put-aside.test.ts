import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { diceRecord, rolledAgain } from '@/journal/index.ts'
import { refuse } from '@/rules/index.ts'
import { readBackup } from '@/storage/backup/check.ts'
import type { Draft } from '@/storage/index.ts'
import { tallyKeeperOf } from '../support/backups.ts'
import { tallyStorage } from '../support/stored-games.ts'
import { tally } from '../support/tally.ts'
import { faces, fragile, idOf, played, reopened, rollTwo, set } from './sessions.ts'

/** The tally of a later version, which does not allow two dice any more. */
const stricter: typeof tally = {
  ...tally,
  decide: (state, command, table) =>
    command.type === 'rollTwo'
      ? refuse('tally.forbidden', 'type', { kind: 'house', section: 'tally' })
      : tally.decide(state, command, table),
}

/** One that does not know two dice at all. */
const forgetful: typeof tally = {
  ...tally,
  commandSchema: v.pipe(
    tally.commandSchema,
    v.check(({ type }) => type !== 'rollTwo'),
  ),
}

/** One whose rules fail over two dice. */
const failing: typeof tally = {
  ...tally,
  decide(state, command, table) {
    if (command.type === 'rollTwo') throw new TypeError('no such unit')
    return tally.decide(state, command, table)
  },
}

/** A game in which side a has thrown a nine, and b’s die is waited for. */
async function halfRolled(storage = tallyStorage()): Promise<Awaited<ReturnType<typeof played>>> {
  const session = await played(storage, { faces: faces(9) })
  await session.resolve(set(5))
  await session.setOwnDice('b', true)
  await session.resolve(rollTwo)
  return session
}

async function keep(session: Awaited<ReturnType<typeof played>>, draft: Draft): Promise<void> {
  await tallyStorage().saveDraft(idOf(session), { head: session.head.value, draft: null }, draft)
}

const nine = { sides: 10, label: 'tally.die', side: 'a', face: 9, origin: 'rolled' }

describe('a roll that waits for a die and cannot go on', () => {
  it.each([
    ['refused', 'the rules do not allow it any more', stricter],
    ['unknown', 'this version does not know it', forgetful],
    ['unknown', 'the rules of this version fail over it', failing],
  ] as const)('[fault: old-rules] is put aside with its dice (%s): %s', async (why, _says, rules) => {
    const session = await halfRolled()
    const again = await reopened(session, {}, rules)
    expect(again.pending.value).toBeNull()
    expect(again.lastEntry.value).toMatchObject({
      index: 2,
      parent: 1,
      version: 1,
      side: null,
      command: { type: 'abandon', command: rollTwo },
      rolls: [nine],
      effects: [],
    })
    expect(again.lastEntry.value?.reasons.at(-1)).toMatchObject({ key: `abandon.${why}`, operation: 'note' })
    expect(again.putAside.value).toMatchObject({ why, command: { type: 'abandon', command: rollTwo } })
    expect(again.state.value.count).toBe(5)
    expect(await tallyStorage().readStand(idOf(session))).toMatchObject({ draft: null })
    expect(await again.perform(set(4))).toMatchObject({ kind: 'recorded', entry: { index: 3 } })
  })

  it('[fault: dice-record] counts in the dice record, and as a roll that was rolled again', async () => {
    const session = await halfRolled()
    const again = await reopened(session, {}, stricter)
    const { entries } = await again.readEntries(3, 3)
    expect(diceRecord(entries)).toMatchObject([{ side: 'a', sides: 10, origin: 'rolled' }])
    const [putAside] = entries
    if (putAside === undefined) throw new Error('nothing was written')
    const rolled = { ...putAside, index: 3, parent: 1, command: rollTwo }
    expect(rolledAgain([...entries.toReversed(), rolled])).toEqual([{ side: null, count: 1 }])
  })

  it('says so once: an entry is written the first time only, and the word can be put away', async () => {
    const session = await halfRolled()
    const again = await reopened(session, {}, stricter)
    again.forgetPutAside()
    expect(again.putAside.value).toBeNull()
    const third = await reopened(session, {}, stricter)
    expect(third.putAside.value).toBeNull()
    expect(third.head.value.nextIndex).toBe(3)
  })

  it('says so until it is put away, whatever is played, and nothing of it in another game', async () => {
    const session = await halfRolled()
    const again = await reopened(session, {}, stricter)
    await again.perform(set(4))
    expect(again.putAside.value).not.toBeNull()
    await again.close()
    expect(again.putAside.value).toBeNull()
  })

  it('keeps the faces in words where it was stored without its dice', async () => {
    const session = await played(tallyStorage())
    await keep(session, { command: { type: 'surrender' }, faces: [{ face: 6, origin: 'typed' }] })
    const again = await reopened(session)
    expect(again.lastEntry.value).toMatchObject({
      command: { type: 'abandon', command: { type: 'surrender' } },
      rolls: [],
      reasons: [{ key: 'abandon.unknown', parameters: { faces: '6' }, value: 1 }],
    })
    expect(await again.perform(set(4))).toMatchObject({ kind: 'recorded' })
  })

  it.each([
    ['other faces', [{ ...nine, face: 3 }]],
    ['fewer', []],
    ['another origin', [{ ...nine, origin: 'typed' }]],
    ['none that can be read', 'nine'],
  ])(
    '[fault: altered-journal] does not believe dice that are not those that were thrown: %s',
    async (_what, rolls) => {
      const session = await played(tallyStorage())
      const draft = { command: rollTwo, faces: [{ face: 9, origin: 'rolled' as const }] }
      await keep(session, { ...draft, seen: { side: 'b', rolls, reasons: [] } })
      const again = await reopened(session, {}, stricter)
      expect(again.lastEntry.value).toMatchObject({
        side: null,
        rolls: [],
        reasons: [{ key: 'abandon.refused', parameters: { faces: '9' } }],
      })
    },
  )

  it('[fault: hostile-backup] opens its game also where a face is on no die', async () => {
    const session = await played(tallyStorage())
    await keep(session, { command: rollTwo, faces: [{ face: -1, origin: 'rolled' }] })
    const again = await reopened(session)
    expect(again.lastEntry.value).toMatchObject({ rolls: [], reasons: [{ parameters: { faces: '-1' } }] })
  })

  it('goes without a word where no die was thrown', async () => {
    const session = await played(tallyStorage())
    await keep(session, { command: { type: 'forbidden' }, faces: [] })
    const again = await reopened(session)
    expect(again.head.value.nextIndex).toBe(1)
    expect(again.putAside.value).toBeNull()
  })

  it('[fault: two-tabs] is left alone by a window that only looks on', async () => {
    const session = await halfRolled()
    const id = idOf(session)
    const looking = await reopened(
      session,
      {
        writers: {
          mayOutlive: false,
          take: async () => null,
          wait: () => new Promise(() => undefined),
          seize: () => new Promise(() => undefined),
        },
      },
      stricter,
    )
    expect(looking.readOnly.value).toBe('elsewhere')
    expect(looking.head.value.nextIndex).toBe(2)
    expect(looking.putAside.value).toBeNull()
    expect(await tallyStorage().readStand(id)).toMatchObject({
      head: { nextIndex: 2 },
      draft: { command: rollTwo },
    })
  })

  it('[fault: quota] is not lost where the entry finds no room: it can be saved again, and to a file', async () => {
    const session = await halfRolled()
    const { storage, break: fail, mend } = fragile()
    fail('quota')
    const again = await reopened(session, {}, stricter, storage)
    expect(again.unsaved.value).toMatchObject({ kind: 'entry', entry: { rolls: [nine] } })
    expect(again.putAside.value).toMatchObject({ why: 'refused' })
    expect(await readBackup(await again.exportText(), tallyKeeperOf)).toMatchObject({
      games: [{ game: { entries: { length: 3 }, draft: null } }],
    })
    mend()
    expect(await again.saveAgain()).toMatchObject({ kind: 'recorded' })
    expect(await tallyStorage().readStand(idOf(session))).toMatchObject({ draft: null })
  })
})

describe('a roll that waits for a die and goes on', () => {
  it('[fault: kill-mid-append] has the dice themselves beside it, and goes on in the version that knows it', async () => {
    const session = await halfRolled()
    expect(await tallyStorage().readStand(idOf(session))).toMatchObject({
      draft: { command: rollTwo, faces: [{ face: 9 }], seen: { side: null, rolls: [nine] } },
    })
    const again = await reopened(session)
    expect(again.putAside.value).toBeNull()
    expect(await again.typeFace(2)).toMatchObject({ kind: 'recorded' })
  })

  it('[fault: old-rules] goes on as well where it was stored by a version that kept no dice beside it', async () => {
    const session = await played(tallyStorage())
    await keep(session, { command: rollTwo, faces: [{ face: 9, origin: 'rolled' }] })
    const again = await reopened(session)
    expect(again.pending.value).toMatchObject({ faces: [{ face: 9 }] })
    expect(await again.typeFace(2)).toMatchObject({ kind: 'recorded' })
  })
})
