// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ref, shallowRef } from 'vue'
import type { FaceSource } from '@/dice/index.ts'
import { refusalText } from '@/games/miniatures/describe/refusals.ts'
import { createQuickTable } from '@/games/miniatures/resolve/quickTable.ts'
import type { ResolveTable } from '@/games/miniatures/resolve/table.ts'
import { whileWriting, type Asked } from '@/games/miniatures/resolve/view.ts'
import type { ResolveView } from '@/ui/resolve/view.ts'
import { begun, correct, fire, melee, type Game } from '../rules/game.ts'
import type { Difference } from '../rules/standard.ts'
import { bothMarked, combatCommand, dealt, inTheWoods, sheetText } from './combat.ts'
import { wholeView } from './wholeView.ts'

function asked(command: Difference, title = 'Fire'): Asked {
  return { title, command: combatCommand(command) }
}

function tableOn(game: Game, own: readonly string[] = [], faces: FaceSource = dealt()): ResolveTable {
  const table = createQuickTable(shallowRef(game.state), faces, {
    uses: (side) => own.includes(side),
    set: async () => undefined,
  })
  return { ...table, refusalText }
}

/** The sheet once a command was put to a table. */
async function put(command: Difference, table: ResolveTable): Promise<ResolveView> {
  await table.resolve(combatCommand(command))
  return wholeView(asked(command), table)
}

const charge = melee({ defender: 'u8' })
const kempt = { type: 'fallenLeader', unit: 'u5', basesRemoved: 3, danger: 'melee' }

describe('before the roll', () => {
  it('the sheet has the sums, the odds, the die and the button', () => {
    const view = wholeView(asked(fire()), tableOn(inTheWoods()))
    expect(view).toMatchObject({
      title: 'Fire',
      phase: 'before',
      odds: { sides: 10 },
      die: { sides: 10, label: 'What did the D10 show?', who: 'Britain' },
      action: { label: 'Roll the D10' },
    })
    expect(sheetText(view.sums)).toContain('= Fire points 16 (row 15–19, family)')
  })

  it('is empty while a unit is missing', () => {
    const view = wholeView({ title: 'Melee', command: null }, tableOn(begun()))
    expect(view).toEqual({ title: 'Melee', phase: 'before', sums: [] })
  })

  it('has no button where no die is thrown', () => {
    const view = wholeView(asked({ ...kempt, unit: 'u2', danger: 'fire' }), tableOn(begun()))
    expect(view.phase).toBe('before')
    expect(view).not.toHaveProperty('action')
    expect(sheetText(view.sums)).toEqual(['Napoleon falls only in melee'])
  })

  it.each([
    ['a melee', begun(), charge, 'Roll both D10'],
    ['a check before contact', bothMarked(), charge, 'Roll the dice'],
    ['a leader', begun(), kempt, 'Roll the D10'],
  ])('the button of %s says which dice it throws', (_what, game, command, label) => {
    expect(wholeView(asked(command), tableOn(game)).action?.label).toBe(label)
  })

  it('shows the chance that an officer falls in passing, and not where he is the matter', () => {
    const risky = wholeView(asked(melee({ attacker: 'u2' })), tableOn(begun()))
    expect(sheetText(risky.sums).slice(-2)).toEqual(['Kempt falls 53.7\u00a0%', 'Napoleon falls 14.6\u00a0%'])
    const leader = wholeView(asked(kempt), tableOn(begun()))
    expect(leader.sums).toEqual([])
    expect(leader.odds?.segments.map(({ label }) => label)).toEqual(['Unhurt', 'Falls'])
  })

  it('each sum has an id of its own', () => {
    const game = bothMarked()
    game.play({ type: 'changeUnit', unit: 'u8', changes: { officer: { name: 'Kielmansegge', value: 1 } } })
    for (const command of [charge, fire(), kempt]) {
      const ids = wholeView(asked(command), tableOn(game)).sums.map(({ id }) => id)
      expect(ids).toEqual([...new Set(ids)])
    }
  })
})

describe('a unit with a marker', () => {
  it('shows its check and both sides of the melee that may follow', () => {
    const { sums, odds } = wholeView(asked(charge), tableOn(bothMarked()))
    expect(sums.map(({ heading }) => heading)).toEqual([
      '1st Line before contact',
      'Lüneburg before contact',
      '1st Line',
      'Lüneburg',
    ])
    expect(sums.filter(({ side }) => side === true).map(({ id }) => id)).toEqual(['attacker', 'defender'])
    expect(odds?.segments.map(({ label }) => label)).toEqual([
      '1st Line breaks through',
      'Lüneburg runs for good',
      '1st Line wins',
      'Lüneburg falls back',
      'Locked in melee',
      'Lüneburg wins',
      '1st Line falls back',
    ])
  })

  it('still shows them once its own check is passed', async () => {
    const { sums, dice } = await put(charge, tableOn(bothMarked(), ['b'], dealt(9)))
    expect(sums.map(({ id }) => id)).toEqual(['attackerCheck', 'defenderCheck', 'attacker', 'defender'])
    expect(dice).toEqual([{ face: 9, sides: 10, origin: 'rolled', label: 'Check before contact' }])
  })
})

describe('a refusal', () => {
  it('says why, with the house rule where it is one', () => {
    const view = wholeView(asked(fire({ distance: 8.5 })), tableOn(begun()))
    expect(view).toMatchObject({
      phase: 'refused',
      sums: [],
      refusal: { reason: 'Out of range: infantry reaches 8 in, the target is at 8½ in.' },
    })
    const gone = begun()
    gone.play(correct('u1', { onTable: false }))
    expect(wholeView(asked(fire()), tableOn(gone)).refusal?.reason).toBe(
      '1st Line is no longer on the table.',
    )
  })

  it('of a rule of ours says so', () => {
    const view = wholeView(asked({ type: 'rally', unit: 'u1' }), tableOn(begun()))
    expect(view.refusal).toEqual({
      reason: '1st Line has no morale marker to rally from.',
      provenance: { word: 'house', place: null },
    })
  })
})

describe('with real dice', () => {
  it('the keypad stands there from the first', () => {
    const view = wholeView(asked(fire()), tableOn(begun(), ['b']))
    expect(view).toMatchObject({ phase: 'typing', die: { who: 'Britain' } })
  })

  it('of the other side the button rolls first', () => {
    expect(wholeView(asked(charge), tableOn(begun(), ['b'])).phase).toBe('before')
  })

  it('asks for one die after the other, and shows what lies there', async () => {
    const view = await put(charge, tableOn(begun(), ['b'], dealt(7)))
    expect(view).toMatchObject({
      phase: 'typing',
      dice: [{ face: 7, origin: 'rolled', label: 'Attacker' }],
      die: { label: 'What did the defender’s D10 show?', who: 'Britain' },
      odds: { sides: 10 },
    })
  })

  it('takes back a typed face, and no other', async () => {
    const table = tableOn(begun(), ['b'])
    expect((await put(kempt, table)).mayTakeBack).toBe(false)
    await table.typeFace(9)
    expect(wholeView(asked(kempt), table).mayTakeBack).toBe(true)
    expect((await put(charge, tableOn(begun(), ['b'], dealt(7)))).mayTakeBack).toBe(false)
  })

  it('asks for a leader’s die by his name, with the odds of that die', async () => {
    const view = await put(kempt, tableOn(begun(), ['b']))
    expect(view.die?.label).toBe('What did the D10 for Kempt show?')
    expect(view.odds).toMatchObject({
      sides: 10,
      segments: [
        { label: 'Unhurt', probability: 0.6 },
        { label: 'Falls', probability: 0.4 },
      ],
    })
  })

  it('goes on with the app’s where they are put away', async () => {
    const owners = ['b']
    const table = createQuickTable(shallowRef(begun().state), dealt(7), {
      uses: (side) => owners.includes(side),
      set: async () => undefined,
    })
    await put(charge, table)
    owners.pop()
    expect(wholeView(asked(charge), table)).toMatchObject({
      phase: 'before',
      action: { label: 'Roll the next D10' },
    })
  })
})

it('while it is written nothing changes but the phase', () => {
  const still = wholeView(asked(fire()), tableOn(begun()))
  expect(whileWriting(still, true)).toEqual({ ...still, phase: 'waiting' })
  expect(whileWriting(still, false)).toBe(still)
})

describe('after the roll', () => {
  it('the sheet has the dice, the outcome, the odds as they were, and the face among them', async () => {
    const view = await put(fire(), tableOn(inTheWoods(), [], dealt(7)))
    expect(view).toMatchObject({
      title: 'Fire',
      phase: 'after',
      outcome: { heading: 'Telling fire' },
      sumLines: [{ result: '6' }],
      rolled: 7,
      undoable: true,
    })
    expect(view.odds?.segments.map(({ probability }) => probability)).toEqual([0.3, 0.3, 0.3, 0.1])
    expect(view.recorded).toBeUndefined()
  })

  it('marks no face where two dice decide', async () => {
    const view = await put(charge, tableOn(begun(), [], dealt(7, 7)))
    expect(view.phase).toBe('after')
    expect(view).not.toHaveProperty('rolled')
  })

  it.each([true, false])('says whether it is recorded: %s', async (recorded) => {
    const table = tableOn(begun(), [], dealt(7))
    await table.resolve(combatCommand(fire()))
    expect(wholeView(asked(fire()), { ...table, recorded: ref(recorded) }).recorded).toBe(recorded)
  })

  it('stays, even while something else is written', async () => {
    const table = tableOn(begun(), [], dealt(7))
    await table.resolve(combatCommand(fire()))
    expect(wholeView(asked(fire()), { ...table, busy: ref(true) }).phase).toBe('after')
  })
})
