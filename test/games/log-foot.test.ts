import { describe, expect, it, vi } from 'vitest'
import { h, reactive } from 'vue'
import { entryActor, entryHeading } from '@/games/miniatures/describe/log.ts'
import LogFoot from '@/games/shared/log/LogFoot.vue'
import { useTakingBack } from '@/games/shared/log/useTakingBack.ts'
import type { Entry } from '@/journal/index.ts'
import type { MiniaturesCommand, MiniaturesEffect } from '@/rules/miniatures/index.ts'
import { fire } from '../rules/game.ts'
import { namesByRole, show } from '../ui/parts/reading.ts'
import { rolled } from './combat.ts'
import { PlayedGame } from './journal.ts'

/** The volley of a game, and the entry that took it back. */
function volleyTakenBack() {
  const game = new PlayedGame()
  game.play(fire(), rolled(7))
  const volley = game.entries.at(-1)
  game.undo()
  const undone = game.entries.at(-1)
  if (volley === undefined || undone === undefined) throw new Error('there are two entries')
  return { volley, undone }
}

type Bar = Parameters<typeof useTakingBack<MiniaturesCommand, MiniaturesEffect>>[0] & {
  lastEntry: { readonly index: number } | null
  redoTarget: Entry<MiniaturesCommand, MiniaturesEffect> | null
}

const idle = { undoTarget: null, redoTarget: null, busy: false, undo: vi.fn(), redo: vi.fn() }

function foot(game: object, slots: Readonly<Record<string, () => unknown>> = {}): readonly string[] {
  show(LogFoot, { props: { game: { ...idle, ...game }, actorOf: entryActor }, slots })
  return namesByRole('button')
}

describe('the foot of a log', () => {
  const { volley } = volleyTakenBack()

  const instead = () => h('button', 'Correct a unit')

  it('takes back, naming whose it was', () => {
    expect(foot({ undoTarget: volley })).toEqual(['Undo 32nd Foot', 'Redo'])
  })

  it('does again, naming whose it was', () => {
    expect(foot({ redoTarget: volley }, { instead })).toEqual(['Undo', 'Redo 32nd Foot'])
  })

  it('has something else in place of a redo that does nothing', () => {
    expect(foot({}, { instead })).toEqual(['Undo', 'Correct a unit'])
  })
})

it('an undo in the bar says what it took back, until anything else happens', async () => {
  const { volley, undone } = volleyTakenBack()
  const game = reactive<Bar>({
    lastEntry: { index: volley.index },
    undoTarget: volley,
    redoTarget: null,
    undo: async () => {
      game.lastEntry = { index: undone.index }
      game.redoTarget = volley
      return { kind: 'recorded', entry: undone }
    },
    redo: () => Promise.resolve({ kind: 'failed', problem: 'failed' }),
  })
  const { undo, undoTitle, takenBack } = useTakingBack(game, entryHeading)
  expect(undoTitle.value).toContain('32nd Foot fires at 1st Line')
  expect(takenBack.value).toBeNull()
  await undo()
  expect(takenBack.value).toEqual(volley)
  game.lastEntry = { index: undone.index + 1 }
  expect(takenBack.value).toBeNull()
})

it('a redo in the bar stays as long as there is something to bring back', async () => {
  const { volley, undone } = volleyTakenBack()
  const redone = { ...undone, index: undone.index + 1 }
  const game = reactive<Bar>({
    lastEntry: { index: volley.index },
    undoTarget: volley,
    redoTarget: null,
    undo: async () => {
      game.lastEntry = { index: undone.index }
      game.redoTarget = volley
      return { kind: 'recorded', entry: undone }
    },
    redo: async () => {
      game.lastEntry = { index: redone.index }
      return { kind: 'recorded', entry: redone }
    },
  })
  const { undo, redo, takenBack } = useTakingBack(game, entryHeading)
  await undo()
  await redo()
  expect(takenBack.value).toEqual(volley)
  game.redoTarget = null
  expect(takenBack.value).toBeNull()
})
