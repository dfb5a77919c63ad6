import { newGameId } from '../new-game.ts'

/** What stands in addresses. */
const fitForAddress = /^[\w-]{1,64}$/u

/** The id that a thing had in its file where that is free here and fit for an address, else a new one. */
export function freeId(id: string, taken: ReadonlySet<string>): string {
  return taken.has(id) || !fitForAddress.test(id) ? newGameId() : id
}
