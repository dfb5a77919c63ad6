const copyEnding = / \(\d+\)$/u

/** No name of anything that is stored may be longer. */
const mostCharacters = 60
/** So much of a name stays in the name of every copy. */
const comparedCharacters = 50

/** The name of a copy: "Ulm (2)" beside "Ulm". */
export function nameOfCopy(name: string, copy: number): string {
  const ending = ` (${copy})`
  const plain = name.replace(copyEnding, '')
  return `${plain.slice(0, mostCharacters - ending.length).trimEnd()}${ending}`
}

/** What a game is called whose own name is `name`: a copy says which one it is. */
export function nameOfRecord(name: string, { copy }: { readonly copy?: number }): string {
  return copy === undefined ? name : nameOfCopy(name, copy)
}

/** What a name and the names of its copies have in common. */
export function baseOfName(name: string): string {
  return name.replace(copyEnding, '').slice(0, comparedCharacters).trimEnd()
}

/** Which copy of a name is not taken yet, from 2. */
export function freeCopy(name: string, taken: ReadonlySet<string>): number {
  let copy = 2
  while (taken.has(nameOfCopy(name, copy))) copy += 1
  return copy
}
