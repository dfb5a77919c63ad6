import {
  applyEntry,
  commandContent,
  emptyHead,
  entryReader,
  headAfter,
  nextEntry,
  readBack,
} from '@/journal/index.ts'
import type { Rulebook, Typed } from '@/rules/index.ts'
import { newGameId } from '@/storage/index.ts'
import { rollOn } from './roll-on.ts'
import type { Creation, SessionOptions } from './session-types.ts'

/**
 * Stores a new game with its set-up as the first entry. The app rolls the dice of a set-up.
 *
 * @throws StorageProblem
 */
export async function storeNewGame<State, Command extends Typed, Effect extends Typed>(
  rulebook: Rulebook<State, Command, Effect>,
  { storage, faces, now, nameOf, summarise }: SessionOptions<State>,
  setUp: Command,
): Promise<Creation> {
  const before = rulebook.nothing
  const { deliberation } = rollOn(rulebook, before, setUp, [], ({ sides }) => faces(sides))
  if (deliberation.kind === 'refused') return deliberation
  if (deliberation.kind === 'needsDie') throw new TypeError('every die of a set-up is rolled')
  const sealed = nextEntry(emptyHead, null, commandContent(rulebook, before, setUp, deliberation, now()))
  const entry = readBack(entryReader(rulebook), sealed)
  const after = applyEntry(rulebook, before, entry)
  const id = newGameId()
  await storage.createGame({
    id,
    rulebook: rulebook.id,
    name: nameOf(after),
    summary: summarise(after),
    entry,
    text: sealed.text,
    head: headAfter(emptyHead, entry),
  })
  return { kind: 'created', id }
}
