import * as v from 'valibot'
import {
  commandSchemas,
  miniatures,
  type MiniaturesCommand,
  type MiniaturesEffect,
  type MiniaturesState,
} from '@/rules/miniatures/index.ts'
import { beforeAll, turnAfter, type EndlessGame, type Turn } from './journal.ts'

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

const volley = v.parse(commandSchemas.fire, {
  type: 'fire',
  firers: [{ unit: 'u1' }],
  target: 'u2',
  distance: 6,
})

/** At this distance it misses, so that the game goes on for ever. */
const missingFace = 1

type Volley = Turn<MiniaturesState, MiniaturesCommand, MiniaturesEffect>

/** A battle of as many volleys as one asks for; its entries have the reasons that entries have. */
export const volleys: EndlessGame<MiniaturesState, MiniaturesCommand, MiniaturesEffect> = {
  rulebook: miniatures,
  *play() {
    let turn = played(beforeAll(miniatures), begin)
    for (;;) {
      yield turn
      turn = played(turn, volley)
    }
  },
}

function played(last: Pick<Volley, 'after' | 'state'>, command: MiniaturesCommand): Volley {
  const turn = turnAfter(miniatures, last, command, missingFace)
  if (turn === null) throw new Error(`the bench's ${command.type} was not decided`)
  return turn
}
