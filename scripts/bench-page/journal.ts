import * as v from 'valibot'
import {
  applyEntry,
  commandContent,
  emptyHead,
  headAfter,
  nextEntry,
  type Head,
  type SealedEntry,
} from '@/journal/index.ts'
import { deliberate } from '@/rules/index.ts'
import {
  commandSchemas,
  miniatures,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'

const begin = v.parse(commandSchemas.begin, {
  type: 'begin',
  name: 'Bench',
  sides: [
    { name: 'French', nation: 'france' },
    { name: 'Prussians', nation: 'prussia' },
  ],
  units: [
    { side: 'a', name: '1st Line', nation: 'france', arm: 'infantry', bases: 4 },
    { side: 'b', name: '2nd Line', nation: 'prussia', arm: 'infantry', bases: 6 },
  ],
})

/** A volley that misses: the game goes on for ever, and its entries have the reasons that entries have. */
const volley = v.parse(commandSchemas.fire, {
  type: 'fire',
  firers: [{ unit: 'u1' }],
  target: 'u2',
  distance: 6,
})

/** An entry of the bench's game, with the heads before and after it and the state that it leads to. */
export interface Turn extends SealedEntry<MiniaturesCommand, MiniaturesEffect> {
  readonly before: Head
  readonly after: Head
  readonly state: MiniaturesState
}

/** A game of as many volleys as one asks for, its set-up first. */
export function* playForEver(): Generator<Turn, never> {
  let turn = turnAfter(emptyHead, miniatures.nothing, begin)
  for (;;) {
    yield turn
    turn = turnAfter(turn.after, turn.state, volley)
  }
}

function turnAfter(before: Head, state: MiniaturesState, command: MiniaturesCommand): Turn {
  const faces = command.type === 'fire' ? [{ face: 1, origin: 'given' as const }] : []
  const result = deliberate(miniatures, state, command, faces)
  if (result.kind !== 'decided') throw new Error(`the bench's ${command.type} was not decided`)
  const content = commandContent(miniatures, state, command, result, before.nextIndex)
  const sealed = nextEntry(before, before.position, content)
  const after = headAfter(before, sealed.entry)
  return { ...sealed, before, after, state: applyEntry(miniatures, state, sealed.entry) }
}
